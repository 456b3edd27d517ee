import type { Lexicon } from '../lexicon.ts';

export const FRAMES: Lexicon['frames'] = {
  nothingElseOf: `et? rien d? autre de|du|d|sur <clips>`,
  nothingElse: `et? rien d? autre
    (juste|seulement|que|rien que) ca
    (juste|seulement|que) ces (deux|trois|quatre)?
    et? c est tout
    et? rien de plus`,
  muteOthers: `(le reste|les autres|tout le reste) (muet|muets|en silence|sans son|silencieux)
    (coupe|coupez) le son (du reste|des autres)`,
  open: '(la|le) premiere|premier (chose|image|plan) (qu on voit|que l on voit|qu on voie) c? est <clips>\n    {start} {reel}? (doucement|lentement|calmement|tranquillement)? {with} <clips>\n    {put} <clips> {first}\n    <clips> {be}? {first}\n    {first} :? {put}? <clips>\n    le|la premier|premiere plan|image|scene|clip|chose {be}? <clips>\n    <clips> ouvre|commence\n    que <clips> ouvre|commence',
  openNot: 'ne {start} pas {with} <clips>\n    {start} pas {with} <clips>',
  close:
    '{end} {reel}? {with} <clips>\n    ca finit (par|avec|sur|a|au|aux) <clips>\n    {put} <clips> {last}\n    <clips> {be}? {last}\n    {last} :? {put}? <clips>\n    le|la dernier|derniere plan|image|scene|clip|chose {be}? <clips>\n    <clips> ferme|cloture|termine',
  closeNot: 'ne {end} pas {with} <clips>\n    {end} pas {with} <clips>',
  place: '{put}? <clips> {be}? en <ordinal> position|place?',
  middle: '{put}? <clips> {be}? au milieu\n    au milieu {be}? :? {put}? <clips>',
  firstThen: 'd? abord :? <clips> puis|ensuite <than>',
  orderThose: '(exactement)? dans cet ordre',
  orderNamed:
    '{want}? <clips> dans cet|l|ce ordre\n    dans cet ordre :? <clips>\n    <clips> puis|ensuite <than>',
  alternate:
    '<clips> en alternance|alternes|alternees|alternant\n    alterne|alternez|alterner|alternant|alternance entre? <clips>\n    alterne|alternez|alterner <clips> avec <than>',
  before: '{put}? <clips> {be}? avant <than>\n    avant <than> {put} <clips>',
  directlyBefore: '{put}? <clips> {be}? juste|directement avant <than>',
  after: '{put}? <clips> {be}? apres <than>\n    apres <than> {put} <clips>',
  directlyAfter: '{put}? <clips> {be}? juste|directement apres <than>',
  between: '{put}? <clips> {be}? entre <than>\n    entre <than> ,? {put} <clips>',
  include:
    '{want} <clips>\n    avec <clips>\n    n? oublie|oubliez pas <clips>\n    <clips> doit|doivent apparaitre|etre|figurer dedans?\n    il faut|faudrait voir|qu? on? voie|voit? <clips>',
  topicOf: `{want}? (un|une)? {video} (de|d|du|des|avec) <clips> ,? (genre|environ|dans les|de|d)? <s>
    {video} (de|d|du|des|avec) (juste)? <clips>
    {video} de|d <s> (de|d|du|des|avec) <clips>
    {makeMe} (un|une)? _? _? {video} (de|d|du|des|avec) <clips>
    {makeMe} (juste|environ|que)? <s> (de|d|du|des) <clips>
    <s> (de|d|du|des) <clips>`,
  topic: '{video} sur <clips>\n    {video} de|d <s> sur <clips>',
  exclude:
    '(on|tu|vous)? (enleve|enleves|enlevez|vire|vires|retire|retires|zappe|saute) <clips> | {drop} <clips>\n    laisse|laissez|mets|mettez <clips> de cote\n    sans <clips>\n    pas de|d|du|le|la|les? <clips>\n    ne mets|montre|mettez|montrez|garde|utilise|veux pas <clips>\n    mets|montre|mettez|montrez|garde|utilise|veux pas <clips>\n    pas voir? <clips>\n    rien de|du|sur <clips>\n    ni <clips>\n    aucun|aucune <clips>\n    <clips> dehors|pas',
  only: 'seulement|uniquement|juste|exclusivement {want}? <clips>\n    {want} que|seulement|uniquement <clips>\n    rien que|d autre? que? <clips>\n    <clips> et rien d? autre\n    <clips> uniquement|seulement\n    {drop} tout {apart} <clips>\n    {drop} (tout)? ce qui (n|ne)? (est|sont|montre|montrent) pas <clips>\n    que <clips>\n    {want}? (seulement|uniquement|juste|que) ce (qui|qu) (est|a ete|on a|j ai|nous avons) (filme|tourne|pris) (au|avec|par|depuis|en) <clips>',
  everythingBut: '{want}? tout|tous|toutes les|la|le? clips|videos|plans|scenes? {apart} <clips>',
  exception: '{surelyApart} pour|sur? <clips>',
  prefer:
    'prefere|privilegie|privilegiez|surtout|particulierement <clips>\n    plus de|d <clips>\n    beaucoup de|d <clips>\n    concentre toi sur <clips>\n    mets l accent sur <clips>',
  mostly:
    'principalement|essentiellement|majoritairement <clips>\n    surtout <clips>\n    la plupart de|du|des? <clips>',
  less: '<clips> seulement? s|si il|on (reste|y a|a)? (du|de la|de)? (temps|place)\n    moins de|d <clips>\n    peu de|d <clips>\n    pas trop|tant de|d <clips>',
  everyClip:
    '{want}? tous|toutes les|mes clips|videos|plans|scenes|images\n    {want} tout\n    sans rien oublier|enlever\n    n oublie aucun clip\n    chaque clip au moins une fois',
  noRepeats:
    'sans repetition|repetitions|repeter|doublons\n    pas de repetition|repetitions|doublons\n    aucun|pas clip|plan deux fois\n    chaque clip une? seule fois\n    ne repete rien|pas',
  times: '<clips> <times>\n    <times> <clips>\n    repete <clips> <times>?',
  shareOfReel:
    '<share> de|du|d la? {video} c? est <clips>\n    <share> de|du|d|de_la? la? {video}|temps? {be}? de|pour|avec|sur|du? <clips>\n    <clips> {be}? pendant|sur|occupe|pour? <share> de|du? la? {video}|temps?',
  ratio: '<times> plus de|d <clips> que de|d <than>\n    <clips> <times> plus longtemps|long que <than>',
  moreThan: 'plus de|d <clips> que de|d <than>\n    <clips> plus que <than>',
  asMuchAs: 'autant de|d <clips> que de|d <than>',
  partRange:
    '<range> de|du|des|d <clips>\n    de|du <clips> <range>\n    <clips> de? <range>\n    {want}? <range> de|du|des|d <clips>\n    du|de <clips> (seulement)? <range>',
  partFirst:
    'seulement|juste? les? premieres <s> de|du|des|d <clips>\n    les? <n> premieres secondes de|du|d <clips>\n    (les|que les|seulement les) <n> premieres secondes de|du|des|d <clips>\n    du|de <clips> (seulement)? (les)? <n> premieres secondes',
  partLast:
    'seulement|juste|que? les? dernieres <s> de|du|des|d <clips>\n    (les|que les|seulement les)? <n> dernieres secondes de|du|des|d <clips>\n    du|de <clips> (seulement)? (les)? <n> dernieres secondes',
  dropFirst:
    '{drop} (la|les)? (premiere|premieres) <s> (de|dans) (tous|toutes|chaque) (les)? (clips|clip|plans|plan|videos|video)? | {drop} la|les? premiere|premieres <s> de|du|d chaque|tous|toutes clip|plan|les? clips?\n    {drop} la|les? premiere|premieres <s> de|du|d <clips>',
  dropLast:
    '{drop} la|les? derniere|dernieres <s> de|du|d chaque|tous|toutes clip|plan|les? clips?\n    {drop} la|les? derniere|dernieres <s> de|du|d <clips>',
  partWhole:
    '{want}? <clips> en entier\n    {want}? <clips> entier|entiere|complet|complete\n    ne coupe pas <clips>\n    laisse|laissez <clips> finir|terminer (de parler|sa phrase|ses phrases|de chanter)?',
  section:
    'les? premieres <s> {be}? avec|sur|pour|de? <clips>\n    les? suivantes|prochaines <s> {be}? avec|sur|pour? <clips>\n    les? dernieres <s> {be}? avec|sur|pour? <clips>\n    les? suivantes|prochaines|dernieres <n> {be}? avec|sur|pour? <clips>\n    puis|ensuite <s> de|du|sur|d <clips>\n    (les|la) <n> (premieres|premiers|suivantes|prochaines|dernieres) secondes? (avec|sur|pour)? <clips>\n    le reste (avec|sur|pour|de|du|c est|:)? <clips>\n    <clips> pour le reste\n    (puis|ensuite) <s> <clips>',
  timedSection: '<range> : <clips>\n    <range> <clips>',
  hold: '<clips> au moins|maximum|plus <s>\n    {want}? <s> de|du|d|sur|avec|pour <clips>\n    <clips> dure|pendant|environ? <s>\n    reste|restez sur <clips> pendant? <s>\n    garde|montre|laisse <clips> pendant? <s>\n    {put}? <clips> <s>\n    reste|restez <s> sur <clips>',
  longer: '{put}? <clips> plus longtemps|long|longue\n    plus de temps sur|pour <clips>',
  shorter:
    '{put}? <clips> moins longtemps|long\n    {put}? <clips> plus court|courte|bref\n    moins de temps sur|pour <clips>',
  length:
    '{reel}? qui? dure|duree|durer|durant de|: <s>\n    duree|total|dure|longueur de|:? <s>\n    <s> au total|en_tout\n    <s> en tout\n    {video} de|d <s>\n    en|de|d <s>\n    fais|faites|veux|voudrais quelque|un|une chose|{video}? de|d <s>\n    ne depasse pas <s>\n    pas plus long que|de <s>',
  lengthShort:
    'pas trop|tres long|longue | court|courte|bref|breve {video}? | {video} court|courte | assez court | pas si long',
  lengthLongest: 'le|aussi plus? long|longue que? possible',
  evenCuts:
    '{shots} de meme duree|longueur\n    tous|toutes les? {shots}? de? la? meme duree|longueur\n    meme duree|longueur pour tous|chacun|toutes?',
  cutLength:
    '<s> {each}\n    {each} {be}? dure|de|pendant? <s>\n    {shots} de|d <s>\n    coupe|change toutes les <s>\n    chaque {shots} {be}? dure|de? <s>',
  count: '<n> {shots}\n    {shots} : <n>',
  countPerClip: '<n> {shots} par clip|video',
  countOf: '<n> {shots} de|du|d|avec <clips>',
  paceFast:
    'rapide|rapides|dynamique|vif|nerveux|rythme_ | rythme rapide|soutenu|dynamique|eleve|effrene | coupes|montage rapides|rapide | ca bouge',
  paceSlow:
    'lent|lente|lentement | rythme lent|calme|tranquille|doux|pose | sans se? presser | prends ton temps | coupes|montage lentes|lent',
  paceMedium: 'rythme moyen|modere|normal | ni trop? rapide ni trop? lent',
  courseFaster:
    'du|de plus? lent|lentement au|a|vers plus? rapide|vite | ca accelere jusqu a? | de plus en plus vite|rapide|intense | {start} lentement|doucement|calme|calmement et|puis? puis? accelere|finis|termine|de|plus plus|vite|rapidement? | accelere|accelerer|accelerant vers|a la fin',
  courseSlower:
    'de plus en plus lent|calme|lentement|doux | fin calme|douce|tranquille | {end} calmement|doucement|en|tranquillement|calme douceur? | ralentis|ralentir|ralentit vers|a la fin',
  orderFilmed:
    'ordre chronologique | chronologiquement | dans l ordre dans|ou|de|du lequel|on|j|je|ca|tournage|filme? on|j|je|nous|ca|c? a|ai|avons|ete|s? filme|tourne|filmes|est|passe? passe? | dans l ordre | comme ca s est passe | meme ordre | ordre de|du tournage',
  orderUploaded:
    'dans l ordre ou|dans|de j|je|lequel|ajout j|je? ai|les? ai? ajoute|ajoutes|importe|importes|envoye|envoyes|mis',
  orderBackwards:
    'a l envers | ordre inverse | en sens inverse | a rebours | du dernier au premier | de la fin au debut',
  orderBestFirst:
    'le|la meilleur|meilleure plan|scene|moment|clip? {first} | {start} par|avec le|la meilleur|meilleure',
  orderBestLast:
    'le|la meilleur|meilleure plan|scene|moment|clip? {last} | garde le meilleur pour la fin | {end} par|avec|sur le|la meilleur|meilleure',
  orderShuffled: 'ordre aleatoire | au hasard | melange|melanger tout|les? clips?',
  speechOnly:
    'seulement|uniquement|juste|que quand|la|les|ou parole|paroles|passages|on|je|parties? parle|parles|parlent|ou|parlees on? parle|parlent? | que les? voix|paroles',
  speechClear:
    'nettoie|nettoyer|nettoyez la|les|l? voix|audio|paroles | voix claires|claire|nettes|nette | rends|rendre la|les? voix plus? claires|claire|nettes|nette | sans|enleve|enlever|supprime|supprimer|retire|retirer|reduis|reduire le|les|aucun? bruit|bruits|souffle|bourdonnement de? fond?',
  speechFluent:
    'sans|enleve|enlever|supprime|supprimer|coupe|couper|retire|retirer les|des? euh|hesitations|begaiements|silences | pas de euh|hesitations',
  speechNone:
    'sans parole|paroles|voix|dialogue|dialogues|parler|discussion | pas de paroles|voix|dialogue|blabla|dialogues|parlotte | personne qui|ne parle | {drop} les? passages|paroles|parties|voix ou|parles? on|je|ca? parle?',
  speechPrefer:
    'qu? on entende|comprenne ce que je|nous|il|elle|on|ils dis|disons|dit|disent | garde|gardez les? voix|paroles|dialogues | garde|gardez tout? ce qui est|se dit | garde|gardez tout? ce que|qu je|nous|il|elle|on|ils dis|disons|dit|disent',
  speechWhole:
    'ne? coupe|coupez pas les? phrases|paroles|personne|mots|gens|parole | sans couper les? phrases|paroles|mots|personne|parole | phrases entieres|completes',
  audioOriginal:
    '{sound} original|naturel|ambiant|d|origine origine? | avec le? {sound} | garde|gardez|laisse le? {sound}',
  audioMute: 'sans le? {sound} | muet|muette|silencieux|silence | {drop} le|tout? {sound} | pas de {sound}',
  hearOnly:
    'entendre|entende seulement|que|uniquement <clips>\n    seulement|uniquement|que le {sound} de|du|des|d <clips>\n    {drop} le {sound} partout? {apart} <clips>\n    tout muet|silencieux {apart} <clips>\n    entendre <clips> le? reste muet|en|sans|silencieux silence|son?\n    on? (entend|entende|entends|entendre) (seulement|uniquement|que|juste) <clips>',
  mute: '<clips> sans {sound}\n    {drop} le {sound} de|du|des|d <clips>\n    <clips> (muet|muette|en silence)',
  quieter:
    'baisse|baissez le? {sound}|volume? de|du|des|d? <clips>\n    <clips> moins fort\n    <clips> plus bas',
  louder: 'monte|montez|augmente le? {sound}|volume de|du|des|d <clips>\n    <clips> plus fort',
  musicAdd:
    '{music} entrainante|douce|calme|joyeuse|epique|dynamique | avec de|une|la? la? {music} | mets|ajoute|mettez|ajoutez|veux de|une|la? la? {music} de? fond? | {music} de fond | sur une {music}',
  musicNone:
    '(la)? {music} (coupee|eteinte|off) | sans {music} | pas de {music} | {drop} la {music} | aucune {music}',
  musicOnly: 'que|seulement|uniquement|juste la|de? la? {music}',
  musicOnBeat:
    'en|au|sur|dans le? rythme|beat|tempo de|du|avec? la? {music}? | coupe|coupes|coupez|couper|monte|cale|synchronise|synchro en|au|sur|avec le|la? rythme|beat|tempo|{music} de? la? {music}?',
  musicUnderSpeech:
    '{music} plus? basse|douce|bas|discrete sous les|la|le? paroles|voix|parole|dialogue|dialogues | {music} plus? basse|douce|bas|baisse|doucement quand|pendant|lorsque|lorsqu on|je|qu|que|il|elle|nous|les? on|je? parle|parlent|parlons|paroles | baisse|baissez la {music} quand|pendant|lorsque|lorsqu on|je|qu|que|les? on|je? parle|parlent|paroles',
  musicAtDrop: '{start} sur|au|avec le? drop | au drop',
  keepAudioOf:
    'entendre <clips>\n    qu? on entende <clips>\n    garde|gardez le {sound} de|du|des|d <clips>',
};
