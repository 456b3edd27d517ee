import type { Lexicon } from '../lexicon.ts';

export const MORE_PHRASES: Lexicon['phrases'] = {
  others:
    '(le|du|au) reste | tout le reste | (les|des|aux) autres {shots}? | (tous|toutes|de tous|de toutes) les autres {shots}? | tout ce qui reste',
  only: 'seulement|uniquement|juste|exclusivement|que',
  exact: 'exactement|pile|juste|seulement|precisement',
  anyShot:
    'aucun|aucune|rien | (aucun|aucune|pas un|pas une|pas un seul) plan|clip|image|scene|coupe|video|sequence',
  fromIt:
    'garde|gardez|prends|prenez|utilise|utilisez|mets|mettez|montre|montrez|laisse|coupe|veux|voudrais|garder|prendre|montrer',
  once: '(exactement|juste|seulement)? une (seule)? fois',
};

/** Places, order and which clips. */
const CHOICE: Lexicon['frames'] = {
  open: `(le|la)? (premier|premiere) (plan|image|clip|scene|sequence) (c est|sur|avec|:|sera)? <clips>
    la (toute)? premiere chose (qu on|que l on)? (voit|voie|verra)? (c est|est|doit etre|soit|sera|:) <clips>
    (que|qu) <clips> (ouvre|ouvrent|commence|commencent|debute) {reel}?
    (le)? (debut|depart|commencement|premier plan) (c est|est|ce sera|sera|doit etre) <clips>
    <clips> {exact}? <times> {first}
    {start} plutot {with} <clips>
    (on|nous)? (commence|demarre|ouvre|debute|commencons|demarrons|attaque|attaquons|lance|lancons) {reel}? {with} <clips>
    (que|qu|je veux que|j aimerais que|qui)? (ca|la video|le film|le reel)? (s)? (ouvre|commence|demarre|debute) {with} <clips>
    (en|pour) (ouverture|intro|introduction|entree|guise d ouverture|commencer|demarrer|ouvrir|debuter) ,? {put}? <clips>
    <clips> (en|pour) (ouverture|intro|introduction|entree|commencer|ouvrir|demarrer|debuter)
    (d|tout d) abord ,? <clips>
    <clips> (tout au debut|tout debut|des le debut|d entree|avant tout le reste|en premier)`,
  close: `(le|la)? (dernier|derniere) (plan|image|clip|scene|sequence) (c est|sur|avec|:|sera)? <clips>
    la (toute)? derniere chose (qu on|que l on)? (voit|voie|verra)? (c est|est|doit etre|soit|sera|:) <clips>
    (que|qu) <clips> (ferme|ferment|cloture|cloturent|termine|terminent|finisse|finissent|conclue) {reel}?
    (la)? (fin|conclusion) (c est|est|ce sera|sera|doit etre) <clips>
    (le)? dernier plan (c est|est|ce sera|sera) <clips>
    <clips> {exact}? <times> {last}
    (on|nous)? (finit|termine|conclut|cloture|finissons|terminons|acheve|ferme) {reel}? {with} <clips>
    (que|qu|je veux que|j aimerais que|qui)? (ca|la video|le film|le reel)? (se)? (termine|finisse|finit|acheve|conclue|ferme) {with} <clips>
    (en|pour|a) (cloture|conclusion|finir|terminer|fermer|conclure|la toute fin|la fin) ,? {put}? <clips>
    <clips> (en dernier|en tout dernier|en conclusion|en cloture|pour finir|pour terminer|pour la fin|a la toute fin|tout a la fin|comme bouquet final|pour conclure)
    (en dernier|en tout dernier|enfin|pour finir en beaute) ,? <clips>`,
  openNot: `ne? (commence|commencez|commencer|ouvre|demarre|demarrez|debute) (surtout)? pas {with} <clips>`,
  closeNot: `ne? (finis|finissez|termine|terminez|terminer|finir|conclus) (surtout)? pas {with} <clips>`,
  neitherEnd: `<clips> (ne|n)? (doit|peut|soit)? (etre)? (pas)? ni (le|la|l)? (premier|premiere) (plan|clip|image|scene|chose)? ni (le|la|l)? (dernier|derniere) (plan|clip|image|scene|chose)?
    <clips> <times>? ,? (mais)? (pas|ni|jamais) {first} ,? (ni|et|ou) (pas|non plus)? {last}
    (pas|ni|jamais) {first} ,? (ni|et) (pas)? {last} :? <clips>`,
  neitherEndOfIt: `(pas|ni|jamais) {first} ,? (ni|et|ou) (pas)? {last}`,
  openThenClose: `de|du|des|d <clips> (a|au|jusqu a|jusqu au) <than> dans cet ordre`,
  openAndClose: `<clips> (au debut et a la fin|au debut puis a la fin|au debut et encore a la fin|au debut et de nouveau a la fin|en ouverture et en cloture|en premier et en dernier)
    (commence|ouvre|commencer|commencez) et (finis|termine|finir|terminer|finissez) (avec|par|sur) <clips>
    <clips> (ouvre|commence) et (ferme|termine|cloture)`,
  orderThose: `(et|mais)? (exactement|precisement)? dans (cet|ce|l) ordre (la|exact|precis)?
    (et)? (respecte|respectez|garde|gardez) (cet|l) ordre`,
  orderNamed: `<clips> ,? (exactement|precisement) dans (cet|l) ordre
    <clips> ,? (suivi|suivie|suivis|suivies) (de|du|des|d|par) <than>
    <clips> et (apres|ensuite|puis) <than>`,
  after: `apres <than> ,? (il y a|vient|viennent|c est|ce sera|on a|on voit) <clips>
    <clips> (pas|jamais) avant <than>
    <clips> {be}? (plus tard que|a la suite de|a la suite du|derriere) <than>`,
  before: `<clips> (passe|vient|arrive|doit passer|doit venir|doit arriver) avant <than>`,
  alternate: `(en)? (alternant|alternance|passant|sautant) (entre|de)? <clips>
    (alterne|alternez|alterner|intercale|melange|fais alterner|faire alterner) (entre)? <clips> (avec|et) <than>
    <clips> (en alternance|a tour de role|tour a tour|un coup l un un coup l autre|alternativement|en alternant|entrecroises)
    (tantot|un coup|une fois) <clips> (tantot|un coup|une fois) <than>
    (des allers retours|aller retour|allers et retours|fais des allers retours) entre <clips>`,
  alternateThose: `(alterne|alternez|alterner|en alternant|alternant|en alternance|passe) (entre)? (les deux|l un et l autre|eux|elles|l un a l autre)?
    (des allers retours|aller retour) entre (les deux|eux|elles)`,
  together: `<clips> (ensemble|a la suite|cote a cote|l un apres l autre|l une apres l autre|les uns apres les autres|d affilee)
    (regroupe|groupe|mets ensemble|rassemble) <clips>`,
  betweenEach: `entre (chacun|chacune|chaque fois|l un et l autre) ,? {put}? <clips>
    <clips> entre (chacun|chacune|chaque fois|l un et l autre)`,
  between: `entre <than> ,? {put} <clips>
    {put}? <clips> entre (les deux|eux|elles|tous les deux)
    entre (les deux|eux|elles|tous les deux) {put}? <clips>`,
  include: `<clips> (est|sont) (obligatoire|obligatoires|indispensable|indispensables)
    <clips> il (le|la|les) faut
    <clips> (tu|vous|on)? (le|la|les)? (gardes|garde|gardez|laisses|laisse|laissez) (dedans)?
    <clips> (reste|restent) (dedans)?
    (il faut|faut|je veux|je voudrais|on veut|j aimerais) que <clips> (soit|soient|apparaisse|apparaissent|figure|figurent|reste|restent) (dedans|la|present|presente|visible)?
    <clips> (ne)? (doit|doivent|peut|peuvent) pas manquer
    <clips> (oui|dedans|obligatoire|obligatoires|absolument|sans faute|indispensable)
    (il)? ne? (faut surtout)? (pas)? (oublie|oublier|oubliez|rater|manquer) (surtout)? (pas)? <clips>
    (n)? (oublie|oubliez|oublie surtout|oubliez surtout) pas <clips>
    <clips> (doit|doivent|devrait|devraient) (absolument|aussi|bien|au moins)? (apparaitre|etre la|etre dedans|figurer|etre dans la video|etre present|y etre|etre visible|se voir)
    (il)? (faut|faudrait) (absolument|aussi|bien|qu on voie|que l on voie|voir)? <clips>
    (qu|que) (on|l on) (voie|voit|apercoive) (bien|aussi|absolument)? <clips>
    (n|ne) (manque|doit pas manquer|rate pas|zappe pas) <clips>
    (rajoute|rajoutez|insere|glisse|colle|mets moi|mettez moi|je veux aussi|je voudrais aussi) <clips>`,
  exclude: `<clips> (n est|ne sont|n est vraiment) pas (necessaire|necessaires|utile|utiles|indispensable|indispensables)
    {drop} (tout|tous les clips|tous les plans|tout ce) (qui|ou) (a|ont|montre|montrent|il y a|on voit) (de la|de l|du|des|le|la|les)? <clips>
    <clips> (ne|n)? (veut|veulent|voulait) pas (etre|apparaitre|figurer) (dans la video|dedans|filme|filmee|a l image|visible|sur la video)?
    <clips> {askedNot} (etre|apparaitre|figurer) (dans la video|dedans|filme|filmee|visible)?
    (a la place|au lieu) de|du|des|d <clips>
    ce que (tu|vous) (enleves|enlevez|retires) (c est|ce sont) <clips>
    (remplace|remplacez|remplacer|echange|echangez) <clips> (par|contre) <than>
    ({put})? <than> (au lieu|a la place) de|du|des|d <clips>
    <clips> ,? (on|tu|vous) (peut|peux|pouvez) (s en|t en|vous en) passer
    <clips> ,? (on|tu|vous) (l|les|le|la) (oublie|oublies|oubliez|zappe|zappes|saute|sautes|sautez|laisse tomber|laisses tomber)
    <clips> ,? (on|tu|vous) (l|les|le|la) (enleve|enlevez|enleves|retire|retires|coupe|coupes|supprime|supprimes|vire|vires)
    c est <clips> (que|qu) (tu|on|vous) (enleves|enleve|enlevez|retires|retire|coupes|coupe|supprimes|vires)
    (et|ni)? (pas)? <clips> non plus
    <clips> (tu|vous|on)? (laisses|laissez|laisse) tomber
    <clips> (tu|vous|on) (oublies|oubliez|oublie|enleves|enlevez|vires|virez|coupes|coupez|sautes|sautez|retires|retirez)
    <clips> (non|pas du tout|dehors|a la poubelle|hors de question|on oublie|on zappe|on enleve|on vire|on coupe|pas besoin|surtout pas|a virer|a enlever|a couper|degage|poubelle)
    (surtout pas|pas question de|hors de question de|pas besoin de|pas besoin du|pas besoin des|sans aucun|sans aucune|sans le moindre|on oublie|on zappe|on enleve|on vire|on laisse tomber|rien sur|rien avec|pas envie de voir) (de|d|du|des|le|la|les|l)? <clips>
    <clips> (tu|vous|on)? (peux|peut|pouvez) (l|le|la|les)? (enlever|virer|couper|supprimer|retirer|oublier|zapper|laisser de cote)
    (tu|vous|on)? (peux|peut|pouvez) (enlever|virer|couper|supprimer|retirer|oublier|zapper) <clips>
    <clips> (ne)? (doit|doivent|devrait) pas (apparaitre|etre dedans|figurer|y etre|etre la|se voir)
    (que|qu|on) (on)? (ne)? (voie|voit|veut|garde|met) pas <clips>
    (je)? (ne)? (veux|voudrais|souhaite) (surtout)? pas (de|d|du|des|voir|qu on voie)? <clips>
    (je)? ne (veux|voudrais|souhaite) (surtout)? plus (de|d|du|des|voir|qu on voie)? <clips>
    (veux|voudrais) plus voir <clips>
    (laisse|laissez|laisser) <clips> (de cote|dehors|tomber)
    (laisse|laissez|laisser) (de cote|tomber) <clips>
    (mets|mettez|montre|montrez|garde|gardez|utilise|prends) (surtout)? pas <clips>
    (passe|passez|saute|sautez|epargne nous|evite nous) <clips>
    tout (sans) <clips>`,
  only: `(aujourd'hui|cette fois|ce soir) (c est|ce sera|il y a)? {only} <clips>
    {only} avec <clips>
    rien (qu|que) (avec)? <clips>
    <clips> (et)? (c est tout|basta|point|point final|et puis c est tout|rien de plus|rien d autre|personne d autre|seul|seule|seuls|seules)
    (ne)? (garde|gardez|montre|montrez|mets|mettez|veux|voudrais|utilise|prends|garder) (que|seulement|uniquement|exclusivement) <clips>
    (qu|que) (on)? (ne)? (voie|voit|garde) que <clips>
    (contente|limite) toi (de|a) <clips>
    tout (dehors|enlever) {apart} <clips>`,
  restOnly: `(le|pour le)? reste (c est|est|soit|ce sera)? (juste|seulement|uniquement|que) <clips>
    (sinon|a part ca|pour le reste) ,? (juste|seulement|uniquement|que) <clips>`,
  nothingElse: `(et)? (rien|personne|aucun|aucune) (d)? (autre|de plus|autres)
    (et)? (pas d|aucun|aucune|sans) autre|autres {shots}?
    (et)? (le reste|tout le reste|les autres) (non|dehors|poubelle|tu enleves|on enleve|tu vires|on oublie|tu oublies|a la poubelle)
    (et)? (c est tout|basta|rien de plus|point)
    (juste|seulement|que|uniquement) (ces) (deux|trois|quatre|cinq) (la)?`,
  everythingBut: `{want}? (tout|toutes|tous) (ce que j ai|ce qu il y a|ce que j ai filme|ce qu on a filme)? (sauf|hormis|excepte|a part|a l exception de|a l exception du) <clips>`,
  mostly: `(en majorite|la plupart du temps|pour l essentiel|avant tout|presque que|quasiment que|en grande partie|surtout) <clips>
    <clips> (la plupart du temps|presque tout le temps|en vedette|au centre|majoritairement|en majorite)
    (priorite|place|mets en avant|met en avant|l accent sur) (a|au|aux|sur)? <clips>`,
  less: `(tres peu|juste un peu|un tout petit peu|le moins possible|pas trop) (de|d|du|des) <clips>`,
  everyOnce: `(chaque|tous les|toutes les) (clip|clips|plan|plans|scene|scenes|video|videos) {once}
    (chacun|chacune|tous|toutes) ,? {once}`,
  onePerClip: `(un|une|un seul|une seule) (plan|scene|extrait|coupe|moment|passage|morceau) (par|de|de chaque) (chaque)? (clip|video)`,
};

/** How long, how many, and which part. */
const AMOUNTS: Lexicon['frames'] = {
  times: `<clips> (doit|doivent|devrait|peut)? (apparaitre|passer|revenir|etre vu|se voir|etre montre|apparait|passe|revient|figurer) {exact}? <times>
    <clips> {exact} <times>
    {exact} <times> <clips>
    ({put}|passe|passez|repete|remets) <clips> {exact}? <times>
    <clips> (juste|seulement) <times>
    (qu|que) (on) (voie|voit) <clips> {exact}? <times>`,
  shareOfReel: `<share> (de la|du|de l|de|d) ({video}|temps|duree|temps total) (doit etre|c est|sur|pour|avec|consacre a|consacree a|de|du|dedie a|dediee a|a|au|aux)? <clips>
    <clips> (occupe|occupent|prend|prennent|remplit|pendant|sur|fait|represente)? (la)? <share> (de la|du|de l|de|d) ({video}|temps|duree)
    <share> pour <clips>`,
  asMuchAs: `(meme|le meme|autant de|la meme) (temps|duree|place)? (pour|a|au|aux|entre) <clips>
    <clips> (autant|le meme temps|la meme duree|a egalite|aussi longtemps)`,
  splitBetween: `<clips> (a parts egales|moitie moitie|moitie et moitie)
    (partage|repartis|divise|repartir|partager|diviser) (le temps|la duree|la {video}|le {video})? (a parts egales|equitablement|egalement)? entre <clips> (a parts egales|equitablement|egalement)?`,
  moreThan: `(qu|que)? (on voie|on voit)? <clips> plus (longtemps|souvent)? (que|qu) <than>
    plus (de temps|longtemps) (pour|sur|a|au|avec) <clips> que (pour|sur|a|au|avec)? <than>
    plus (de|d|du|des) <clips> que (de|d|du|des) <than>`,
  ratio: `<clips> {be}? <times> (plus longtemps|plus long|plus longue|plus) (que|qu) <than>
    <times> plus (de|d|du|des) <clips> (que|qu) (de|d|du|des|pour|sur)? <than>`,
  partRange: `(de|du|des|d|dans|pour) <clips> ,? {fromIt}? {only}? (la partie|le passage|le bout|le morceau|les secondes|l extrait)? (qui va|allant)? (de|du|entre|depuis)? <range>
    <clips> ,? (mais)? {only}? (la partie|le passage)? (de|du|entre|depuis)? <range>
    {fromIt} {only}? (la partie|le passage|le bout|le morceau|l extrait)? (qui va|allant)? (de|du|entre)? <range> (de|du|des|d|dans) <clips>
    (coupe|raccourcis|reduis) <clips> (de|a)? <range>`,
  partSaid: `(de|du|des|dans) (l|la|le|les)? <than> ,? {fromIt}? {only}? (la partie|le passage|le moment|la phrase) (ou)? <said>
    (de|du|des|dans) (l|la|le|les)? <than> ,? {fromIt}? {only} <said>`,
  partRangeOfIt: `{fromIt} {only}? (la partie|le passage|le bout|le morceau|les secondes|l extrait)? (qui va|allant)? (de|du|entre|depuis)? <range>
    {only} (la partie|le passage|le bout|le morceau|les secondes)? (qui va|allant)? (de|du|entre|depuis)? <range>`,
  partFrom: `<clips> (a partir de|a partir du|a partir de la|depuis|des) (la)? <s>
    (commence|demarre) <clips> (a|a partir de|au bout de) (la)? <s>`,
  partUntil: `<clips> jusqu (a|au|a la) <s>`,
  partFirst: `<clips> ,? (mais)? {only} (les|ses)? premieres <s>
    {only}? les premieres <s> (de|du|des|d) <clips>`,
  partLast: `<clips> ,? (mais)? {only} (les|ses)? dernieres <s>
    {only}? les dernieres <s> (de|du|des|d) <clips>`,
  dropFirstOfIt: `{drop} ses premieres <s> | {drop} (lui)? les premieres <s>`,
  dropLastOfIt: `{drop} ses dernieres <s> | {drop} (lui)? les dernieres <s>`,
  partBeginning: `{only} (le debut|la premiere moitie|le commencement) (de|du|des|d) <clips>
    {want} (le debut|la premiere moitie) (de|du|des|d) <clips>`,
  partEnding: `{only} (la fin|la deuxieme moitie|la seconde moitie) (de|du|des|d) <clips>
    {want} (la fin|la deuxieme moitie|la seconde moitie) (de|du|des|d) <clips>`,
  partMiddle: `{want}? {only}? (le milieu|la partie du milieu|la partie centrale) (de|du|des|d) <clips>`,
  section: `(les)? <s> (restantes|qui restent|suivantes|finales) {be}? (avec|sur|pour|:)? <clips>
    (les)? autres <s> {be}? (avec|sur|pour|:)? <clips>
    <clips> (ensemble|reunis|reunies|cumules|au total) <s>
    (pendant|pour|dans|durant) les (premieres|dernieres|prochaines) <s> ,? {want}? <clips>
    <clips> (pendant|pour|durant|dans|sur) les (premieres|dernieres|prochaines|suivantes) <s>
    (la|dans la) (premiere|deuxieme|seconde) moitie (avec|sur|c est|pour|:)? <clips>
    <clips> (dans|pendant|pour|sur) la (premiere|deuxieme|seconde) moitie
    (le reste|ce qui reste) (du temps|de la video|du film)? (ce soit|soit|c est|avec|pour|sur|que|:)? {only}? <clips>`,
  equalSections: `<n> (parties|blocs|sections|actes|chapitres) (egales|egaux)? de? <s>? (chacune|chacun)? :? <clips>`,
  holdNot: `ne? (montre|montrez|montrer|utilise|utilisez|mets|mettez|garde|gardez|laisse|laissez|veux) pas (que)? <clips> (dure|reste)? (pendant|durant)? <s>`,
  timesNot: `ne? (montre|montrez|montrer|utilise|utilisez|mets|mettez|repete|repetez) pas <clips> <times>`,
  hold: `<clips> ,? <s> ,? (pas plus pas moins|ni plus ni moins|pas plus|pas une de plus|pile|maximum)
    <clips> ,? <s> ,? pas plus ,? pas moins
    <clips> (pendant|durant|environ|pour|au moins|sur) <s>
    <clips> (qui|doit|devrait|peut)? (dure|durer|reste|rester|tienne|tenir|apparaitre|fasse|faire) (a l ecran|visible)? (pendant|environ|au moins)? <s>
    (reste|restez|rester|attarde toi|arrete toi|tiens|maintiens|laisse|montre|garde|mets) (sur|le plan sur|le plan de)? <clips> (a l ecran)? (pendant|durant|environ)? <s>
    (donne|accorde|consacre|laisse) <s> (a|au|aux|pour) <clips>
    (donne|accorde|consacre|laisse) (a|au|aux)? <clips> <s>
    <clips> : (environ)? <s>
    (coupe|raccourcis|reduis|ramene) <clips> (a|en) <s>
    {only} <s> (de|du|des|d|pour|sur) <clips>`,
  holdEach: `<clips> ,? <s> (chacun|chacune|par personne|l un|l une)
    <s> (pour chacun|pour chacune|par|pour chaque|chacun pour|chacune pour) (de|des|d)? <clips>
    (donne|accorde) <s> a chaque <clips>`,
  longer: `(allonge|allongez|rallonge|rallongez|prolonge|prolongez) (un peu)? <clips>
    (attarde toi|attardez vous|prends ton temps|prenez le temps|insiste) sur <clips>
    <clips> (un peu|bien|nettement)? plus (longtemps|long|longue|longues|longs)
    (,|et|{put}|laisse) <clips> (bien)? (long|longue|longs|longues)`,
  titleOver: `({put}|ecris|affiche) (le texte|le titre|un texte|la phrase)? <quote> (sur|au dessus de|par dessus) <clips>`,
  shorter: `(raccourcis|raccourcissez|ecourte|ecourtez) (un peu)? <clips>
    <clips> (doit|doivent|peut|peuvent) (rester|etre|durer) (tres|assez|plus|bien)? (court|courte|courts|courtes|bref|breve|peu)
    (abrege|raccourcis|raccourcir|ecourte) <clips>
    <clips> (un peu|juste un instant|tres bref|tres breve|rapidement|vite fait|plus vite|brievement)
    <clips> (court|courte|courts|courtes|bref|breve)`,
  length: `(que)? {reel} (doit|devrait|puisse|peut)? (durer|dure|faire|fasse|fait|rester) (dans les|environ|autour de)? <s>
    (en tout|au total|total|duree totale|le tout|en totalite|duree) ,? (en|de|:|sur|environ|fait|dure)? <s>
    <s> (en tout et pour tout|tout compris|au final|ca suffit|suffisent|c est bien|c est parfait|ca ira|me suffisent|top|chrono|montre en main)
    (maximum|max|limite) :? <s>
    (me faut|il me faut|ai besoin de|me faudrait|voudrais|aimerais) (environ)? <s>`,
  lengthNot: `(ne)? (doit|dois|devrait)? (pas|jamais) (durer|depasser|exceder|depasse|dure|excede) (de|plus de|les)? <s>
    (que ca|qu elle) (ne)? (depasse|dure|excede) pas (plus de|les)? <s>
    pas une seconde de plus que? <s>`,
  cutLengthNot: `{anyShot} (de|ne|qui)? (dure|depasse|depasser|depassant|durant|au dela|au dessus|plus longtemps)? (de|que|les)? <s> {each}?
    (pas|jamais) (de|un|une)? {shots} (de|qui dure|qui durent|plus longs|plus longues) (que)? <s>`,
  cutLength: `<s> (le|la|par|chaque) (plan|clip|piece|image|scene|prise)
    (chaque|tous les|toutes les) {shots} (de|a|dure|durent|font|fait|doit durer|doivent durer|pendant|:)? {exact}? <s> (pile|chacun|chacune)?
    (tous|toutes) (de|a) <s>
    (change|coupe|changer|couper|un plan|une coupe|coupes|changement|changement de plan|nouveau plan) (de plan)? (toutes les) <s>
    {shots} (courts|courtes|longs|longues|rapides)? ,? (de|d) {exact}? <s> (chacun|chacune)?
    {shots} (qui durent|qui font) {exact}? <s>`,
  cutLengthOthers: `{others} (a|de)? <s> (chacun|chacune)`,
  countOfLength: `<n> {shots} (courts|courtes|rapides|differents)? (de|d|qui durent) {exact}? <s> (chacun|chacune)?`,
  count: `<n> {shots} (en tout|au total|pile|pas plus)
    (en|avec) <n> {shots}
    (choisis|choisissez|selectionne|utilise|utilisez|montre|garde|gardez|prends|prenez|mets|mettez|veux)? (n importe lesquels)? <n> (de|des|parmi|d entre) (les|mes|ces|tes|vos|nos|tous les|toutes les|tous mes)? {shots}
    (choisis|choisissez|prends|prenez|garde|gardez|mets|mettez|utilise|utilisez) en <n>
    (seulement|juste|uniquement) (les|mes|tes|vos)? <n> (meilleurs|meilleures) {shots}
    (les|mes|tes|vos) <n> (meilleurs|meilleures) {shots}
    (choisis|choisissez|selectionne|utilise|utilisez|montre|garde|gardez) (seulement|juste)? (les|mes|tes|vos)? <n> (meilleurs|meilleures) {shots}?`,
  oneCut: `(un seul|une seule|en un seul|en une seule) (plan|prise|scene) | (sans coupe|sans coupes|plan sequence)`,
  cutsShort: 'plans|clips|scenes courts|courtes|brefs|breves',
  cutsLong: 'plans|clips|scenes longs|longues',
};

/** What is heard. */
const HEARD: Lexicon['frames'] = {
  speechUnder: `<clips> (qui|en)? (parle|parlant|chante|raconte) (par dessus|au dessus de|sur) <than>
    (utilise|utiliser|utilisez|mets|mettez|prends|garde|veux)? <clips> (en|comme) (voix off|voiceover|narration)
    (la|une)? (voix off|narration) (de|du|avec) <clips>`,
  hearOnly: `(qu|que)? (on)? (n)? (entende|entend|entends|entendre|ecoute) (que|seulement|uniquement|juste) <clips>
    {only} <clips> (avec le son|avec du son|avec son|audible|s entend|qu on entend)
    <clips> avec (le)? {sound} ,? (et)? {others} (muet|muets|en silence|sans son|sans le son|silencieux|coupe|coupes)
    (son|le son|le son original|l audio) {only} (de|du|des|d|sur|pour) <clips>
    (garde|gardez|laisse|mets) (le son) {only} (de|du|des|d|sur|pour) <clips>
    (garde|gardez|laisse) {only} (le son) (de|du|des|d|sur|pour) <clips>
    (tout|tout le reste) (muet|en silence|sans son|silencieux|coupe) {apart} (pour|sur|de)? <clips>
    {drop} (le)? {sound} (de tout|partout|de tous les clips|de tous les plans)? {apart} (pour|sur|de|du|celui de|celui du)? <clips>
    (pas de|sans|aucun) {sound} {apart} (pour|sur|de|du|celui de|celui du)? <clips>
    <clips> (est|soit) (le seul|la seule) (avec du son|avec le son|qu on entende|qu on entend)`,
  hearOnlyOfIt: `(le seul|la seule|la seule chose|le seul clip) (avec du son|avec le son|qu on entende|qu on entend|audible)
    (qu on)? (n)? (entende|entend) (que|seulement) (ca|lui|elle|celui la|celle la)`,
  muteOthers: `(coupe|coupez|enleve|enlevez|retire|vire|mute) (celui|le son|l audio) (de|du|des) (tout|tous|toutes)? (le reste|les autres)
    (coupe|coupez|enleve|enlevez) (tout|tous|toutes) (le reste|les autres) en son
    {others} (doit etre|doivent etre|est|sont|soit|soient|reste|restent|en|mets)? (muet|muets|muette|muettes|en silence|sans son|sans le son|sans audio|silencieux|coupe|coupes|en sourdine)
    (coupe|coupez|couper|enleve|enlevez|enlever|retire|vire|supprime|baisse a zero) le {sound} (de|d|du|des|sur)? {others}
    (mets|met|mettez|passe) {others} (en muet|en silence|en sourdine|sans son)
    (pas de|sans|aucun) {sound} (sur|pour|dans|de) {others}`,
  quieterOthers: `{others} (un peu)? (moins fort|plus bas|en sourdine legere)
    (baisse|baissez) (le son de|le son du|le volume du|le volume des|le son des)? {others}`,
  mute: `(coupe|coupez|enleve|retire|vire|supprime) (le)? {sound} (de|du|des|d|sur) <clips>
    <clips> (en silence|muet|muette|muets|sans son|sans le son|en sourdine)`,
  audioMute: `{sound} (completement|totalement|entierement)? (coupe|off|a zero|eteint)
    (coupe|coupez|enleve|enlevez|vire|supprime|couper|enlever) (tout)? le {sound} (completement|totalement|entierement|de tout|partout|en entier)?
    (qu on|que l on) (n)? (entende|entend) rien
    (tout|completement|totalement|entierement) (muet|en silence|sans son|silencieux)
    (aucun|zero|je ne veux pas de|je veux pas de|pas le moindre) {sound}`,
  speechNone: `(que)? personne (ne)? (parle|parlant|qui parle|ne parle|doit parler|discute)
    (sans|aucun|aucune|pas de|zero|pas un) (personne qui parle|gens qui parlent|mot|mots|blabla|bavardage|bavardages|conversation|conversations|discussion|discussions|parole|paroles|voix)
    (qu|que) (on|l on|ca) (ne)? parle (pas|nulle part|jamais)
    (nulle part|a aucun moment) (on)? (ne)? parle
    {drop} (le passage|le moment|la partie|la sequence|le clip|les passages|les moments|tous les passages|tout|les parties|la ou|les plans) (ou|quand|qui) (on|ca|quelqu un|quelqu'un|je|les gens|il|elle)? (parle|parlent|discute)`,
  speechOnly: `{only} (les|des)? (passages|moments|plans|parties|extraits|clips) (ou|dans lesquels|quand|qui) (on|ca|quelqu un|quelqu'un|je|les gens|il|elle)? (parle|parlent|discute|discutent)`,
  holdOfIt: `(ne serait ce|ne fut ce|meme si ce n est) (que|qu) (pour|pendant)? <s>`,
  titleOpening: `{put} (un|le)? (titre|texte) (au|dans le|des le) (debut|depart|commencement) : <text>`,
  excludeOfIt: `(finalement)? (je|j)? n en veux (pas|plus)
    (finalement)? (je)? (n|ne) (le|la|les) veux (pas|plus)`,
};

export const MORE: Lexicon['frames'] = { ...CHOICE, ...AMOUNTS, ...HEARD };
