import type { Lexicon } from '../lexicon.ts';

export const DAILY_PHRASES: Lexicon['phrases'] = {
  restOf: 'le reste | tout le reste | (tous|toutes)? les autres',
  softly: '(tout|tres|plus|bien|assez)? (bas|basse|doucement|douce|discrete|faible|en sourdine|en fond)',
  talks:
    'parle|parlent|parlons|raconte|racontent|dit|disent|explique|expliquent|cause | (est|sont) en train de parler',
  atSpeed: '(au|en) super? ralenti | ralenti|ralentie | (en|a l|en mode) accelere',
  background: 'de fond | en fond | derriere',
  tooMuch:
    '(parle|parlent|cause|raconte|chante|dure|durent) (beaucoup|un peu|bien)? (trop|trop longtemps|beaucoup|des heures|sans arret|longtemps) | (est|sont|c est) (beaucoup|un peu|bien|vraiment)? trop (long|longue|longs|longues) | (n)? arrete pas (de parler)? | (est|sont) (interminable|interminables)',
  keptTo:
    '(garde|gardez|coupe|coupez|laisse|mets|limite|reduis|prends) (en|le|la|les|lui)? (juste|seulement|a|que)?',
  onScreenMore: 'plus (longtemps|de temps)? (a l ecran|a l image|en scene|dans le {video}|dans la {video})?',
};

/** Everyday wordings over real clips; the other languages have the same in their tables of that name. */
export const DAILY: Lexicon['frames'] = {
  musicUnderSpeech: `(baisse|baissez|baisser|diminue|reduis|coupe) {abit}? (le son|le volume)? (de)? (la|l)? {music} {whenSo} (que|qu)? <clips> {talks}
    (baisse|baissez|baisser|diminue|reduis|coupe) {abit}? (le son|le volume)? (de)? (la|l)? {music} {whenSo} (que|qu)? {talks} <clips>
    (baisse|baissez|baisser|diminue|reduis|coupe) {abit}? (le son|le volume)? (de)? (la|l)? {music} {whenSo} (que|qu)? (il|elle|on|ils|elles|ca) {talks}
    {put}? (avec|la|une|et)? {music} {background}? {softly} {background}? {whenSo} (que|qu)? <clips> {talks}
    {put}? (avec|la|une|et)? {music} {background}? {softly} {background}? {whenSo} (que|qu)? <clips>
    {put}? (avec|la|une|et)? {music} {background}? {softly} {background}? {whenSo} (que|qu)? (il|elle|on|ils|elles|ca) {talks}
    {put}? (avec|la|une)? {music} {background}? (tout|tres|plus|bien|assez) (bas|basse|doucement|faible) {background}?
    {put}? (avec|la|une)? {music} {background}? (en sourdine|pas trop forte|pas fort)`,
  musicAdd: `(avec|une|de la|mets)? {music} (tres|bien|plus|assez)? (chill|douce|calme|tranquille|relaxante|posee|joyeuse|gaie|entrainante|rythmee|triste|emouvante|cool) (en fond|de fond)?
    (avec|une|de la|mets)? (petite|jolie|belle) {music} (chill|douce|calme|joyeuse)?`,
  longer: `<clips> {be}? (le|la|les)? plus (long|longue|longs|longues|longtemps) (de tous|de toutes|de tout|(que {restOf}))
    <clips> {be}? (le|la|les) plus (long|longue|longs|longues|longtemps)
    <clips> {be}? (celui|celle|ceux) (qui|qu on|que l on) (dure|reste|voit) le plus (longtemps)?
    (que)? <clips> (dure|durent|reste|restent|soit) plus longtemps (que {restOf})?
    plus de temps (pour|sur|a|au|avec) <clips> que (pour|sur|a|au|avec)? {restOf}`,
  shorter: `<clips> {be}? (tout|tres|super|le plus|bien|vraiment) (court|courte|courts|courtes|bref|breve|court possible)
    que <clips> (soit|soient|dure|durent|reste) (tout|tres|super|bien)? (court|courte|courts|courtes|bref|breve|peu)`,
  openOfIt: `{first}`,
  closeOfIt: `{last}`,
  shorterOfIt: `(mais)? (tout|tres|super|vraiment|bien) (court|courte|bref|breve)`,
  paceFast: `(que)? {restOf} (aille|aillent|va|vont|passe|passent|soit|doit aller)? (plus|tres|bien|super)? (vite|rapide|rapidement|rapides)`,
  hold: `<clips> (doit|doivent|devrait)? (occuper|occupe|occupent|prendre|prend|remplir) <s>
    {want}? (que|qu)? <clips> (reste|restent|reste a l ecran|dure|durent|soit la|soit a l ecran) (pendant|durant)? <s> (a l ecran)?
    <clips> {tooMuch} ,? (donc|alors|mais|et)? {keptTo}? <s>`,
  ratio: `<clips> {be}? <times> plus (long|longue|longs|longues|longtemps|de temps) que <than>
    <clips> {be}? <times> (la duree|le temps|la longueur) (de|du|des|d|de la|de l) <than>
    <clips> (doit|doivent|devrait)? (passer|rester|apparaitre|etre|durer) <times> plus (longtemps|de temps)? (a l ecran|a l image)? (que|qu) <than>`,
  ratioOfIt: `<times> plus (long|longue|longs|longues|longtemps|de temps) que <than>`,
  shareOfEach: `<clips> <share> (chacun|chacune)
    <share> (chacun|chacune|pour chacun|pour chacune) :? (pour|de)? <clips>`,
  shareOfReel: `(et)? (l|la|le)? autre <share> (partagee|partage|repartie|reparti|divisee|divise)? (entre|pour|sur|de|du|d|avec|a)? <clips>
    <share> du temps (sur|pour|avec|a|au) <clips>
    <share> (sur|pour|avec) <clips>
    <clips> (doit|doivent|devrait|devraient) (occuper|remplir|prendre|faire|representer|apparaitre|etre|avoir) <share> (du|de la|de) ({video}|temps|duree)`,
  keepAudioOf: `(qu|que)? on (entende|entend) (bien)? (tout)? ce que <clips> (dit|raconte|disent|racontent)
    {want} (entendre|ecouter) (bien)? ce que <clips> (dit|raconte|disent|racontent)
    (laisse|laissez|laisser) <clips> (parler|raconter|dire|finir|terminer) (tranquille|jusqu au bout|jusqu a la fin)?
    {want} (entendre|ecouter) <clips> (parler|raconter|dire|en entier|jusqu au bout|jusqu a la fin)?`,
  exclude: `(ne)? (montre|montrez|mets|mettez|garde) pas (la ou|quand|le moment ou|le passage ou) <clips>
    (la ou|quand|le moment ou|le passage ou) <clips> ,? (ne)? (montre|montrez|mets|mettez|garde) pas`,
  titleOpening: `({put}|ecris|affiche) {first} (un|le|une|la)? {writing} (qui)? (dit|dise|disant|avec) :? <text>
    ({put}|ecris|affiche)? (un|le|une|la)? {writing} {first} (qui)? (dit|dise|disant|avec) :? <text>
    {first} ({put}|ecris|affiche)? (un|le|une|la)? {writing} (qui)? (dit|dise|disant|avec) :? <text>
    (avec)? titre <text>
    (avec)? titre {first} :? <text>`,
  only: `<n> {shots} (seulement|uniquement|pas plus)? : <clips>
    (seulement|juste|uniquement) <n> {shots} : <clips>`,
  holdOfIt: `(mais|car|parce que|et)? (il|elle|ils|elles|ca)? {tooMuch} ,? (donc|alors)? {keptTo}? <s>`,
  moreThan: `(que)? <clips> (doit|doivent|devrait|dois)? (passer|rester|apparaitre|etre|etre vu|etre vue|durer|passe|reste|apparaisse|dure|soit) {onScreenMore} (que|qu) <than>`,
  alternateThose: `(je|on)? {want}? (tous|toutes)? (les deux|les trois) (en alternance|alternes|alternees|a tour de role|tour a tour)`,
  halvesOfThem: `(moitie et moitie|moitie moitie|a parts egales|cinquante cinquante|fifty fifty)`,
  exception: `{surelyApart} (pour|sur)? <clips> ,? qui (dure|reste|a|fait|soit) <s>
    {surelyApart} (pour|sur)? <clips> (pendant|de)? <s>`,
  close: `{put} <clips> pour (le|la) (dernier|derniere|toute derniere) (plan|image|scene|clip|seconde)`,
  open: `{put} <clips> pour (le|la) (premier|premiere|toute premiere) (plan|image|scene|clip)`,
  speechUnder: `<clips> qui? (raconte|parle|explique|commente)? en voix off (sur|par dessus) (les|des)? (images|plans)? (de|du|des|d)? <than>
    voix off (de|du|d) <clips> (sur|par dessus) (les|des)? (images|plans)? (de|du|des|d)? <than>`,
  cutLength: `(un|une)? {shots} de <s> (pour|par|a) (chaque|chacun|chacune) {shots}?`,
  titleEnding: `({put}|ecris|affiche) {last} (un|le|une|la)? {writing} (qui)? (dit|dise|disant|avec) :? <text>
    ({put}|ecris|affiche)? (un|le|une|la)? {writing} {last} (qui)? (dit|dise|disant|avec) :? <text>
    {last} ({put}|ecris|affiche)? (un|le|une|la)? {writing} (qui)? (dit|dise|disant|avec) :? <text>`,
  section: `les? premieres <s> ,? ({only}|rien que|rien d autre que|que) (avec|sur|pour|de)? <clips>
    (les|la) <n> (premieres|premiers) secondes? ,? ({only}|rien que|rien d autre que|que) (avec|sur|pour|de)? <clips>`,
  apartOfIt: `(et)? (avec)? (d)? (autres|autre) {shots}|chose|choses (entre|entre les deux|entre deux|au milieu|entre temps)`,
};
