import type { Lexicon } from '../lexicon.ts';

export const EVERYDAY_PHRASES: Lexicon['phrases'] = {
  furtherTime: 'encore | les prochaines|suivantes',
  levelsNoun: 'volume|volumes|niveaux|niveau|mixage|son|audio',
  levelUp: 'haut|fort | plus fort|haut | en haut | a fond',
  levelDown: 'bas|doucement | moins fort | plus bas|doux | en bas',
  levelOff: 'coupe|coupee|muet|muette|off | a zero | en silence | sans son',
  must: 'doit|doivent|devrait|devraient',
  uploads: 'clip|clips|fichier|fichiers|video|videos|rush|plan|plans',
  asItIs: 'tel quel | telle quelle | comme il|elle est | comme ca | sans y? toucher | comme ils|elles sont',
  yours: 'mon|notre propre? ordre | ma|notre propre? sequence',
  somebody: "quelqu un | quelqu'un|on|je|ca|nous|il|elle | les gens | des gens",
  speaks: 'parle|parlent|parler|parlons|discute|discutent | qui parle|parlent',
  whenSo: 'quand|lorsque|pendant|des | pendant que|qu | des que | au moment ou | la ou',
  getsShorter: 'de plus en plus courts|courtes|court|rapides|brefs|vite',
  getsLonger: 'de plus en plus longs|longues|long|lents|lentes',
  writing: 'texte|titre|mention|phrase|carton',
  byTurns:
    'a tour de role | tour a tour | chacun son tour | chacune son tour | chacun a son tour | l un apres l autre a tour de role | a tour',
};

/** More of what people say day by day; the other languages have the same in their tables of that name. */
export const EVERYDAY: Lexicon['frames'] = {
  open: `<clips> {must} (ouvrir|commencer|demarrer|lancer|debuter|donner le coup d envoi) {reel}?
    (que)? <clips> (donne|donnent|donner) le coup d envoi`,
  close: `<clips> {must} (fermer|finir|terminer|conclure|cloturer|clore) {reel}?`,
  place: `<clips> (en|comme)? (plan|clip|scene|image) (numero)? <n>
    <clips> (en|comme) (le)? numero <n>`,
  excludeOfIt: `(alors|donc)? (dehors|a la poubelle) avec (ca|lui|elle)`,
  exclude: `<clips> ,? (j|je|on|nous)? (n|ne)? (en)? (ai|a|avons) (vraiment|franchement|absolument)? (pas|plus) (vraiment)? besoin
    ni (meme)? (de|du|des|d|a|au|aux) <clips>`,
  hold: `(laisse|laissez|laisser) (tourner|durer|defiler|rouler|courir) <clips> (pendant|durant)? <s>
    (laisse|laissez|laisser) <clips> (tourner|durer|defiler|rouler|courir) (pendant|durant)? <s>`,
  orderUploaded: `(garde|gardez|respecte|respectez|suis|suivez|laisse|laissez|conserve|conservez|prends) {yours} {asItIs}?
    dans (mon|notre) ordre
    (garde|gardez|respecte|respectez|laisse|laissez) (l ordre|la sequence) (de|des|d) (mes|les)? {uploads} {asItIs}?
    (l ordre|la sequence) (de|des|d) (mes|les)? {uploads} (reste|doit rester) {asItIs}?
    (passe|passez|parcours|prends|prenez|suis|suivez) (tous)? (les|mes) {uploads} (dans l ordre)? (du premier au dernier|de la premiere a la derniere|du debut a la fin)
    du premier {uploads} (que (j|je|on) ai {sent})? au dernier`,
  orderBackwards: `du dernier {uploads}? (que|qu)? (j|je|on|nous)? (ai|a|avons)? {sent}? (jusqu)? au premier (que)? (j|je|on|nous)? (ai|a|avons)? {sent}?`,
  cutLengthFrom: `(ne|n)? (coupe|coupez|change|changez) (pas|jamais) (de plan|de scene|d image)? avant (la fin des|que)? <s> (soient|se soient)? (ecoulees|passees|revolues)?
    (pas|aucune|jamais) (de|une)? (coupe|coupes|changement) avant <s>
    attends <s> avant (de couper|chaque coupe|de changer)`,
  speechNone: `{drop} (tout|tous|toutes)? (ce|les|le|la)? (passages|passage|moments|parties|bouts|{shots})? (ou|qui|quand|avec|dans lesquels) (a|ont|il y a)? {somebody} (qui)? {speaks} (dedans)?
    (pas|aucun|aucune) (de|un)? ({shots}|passage|passages) (ou|avec|quand) {somebody} (qui)? {speaks}`,
  courseFaster: `(d abord|au debut|pour commencer)? (des|les)? (plans|clips|scenes|coupes) (longs|longues|lents) (d abord|au debut|pour commencer)? ,? (et)? (puis|ensuite|apres)? {getsShorter}
    (plans|clips|scenes|coupes) {getsShorter}
    de plus en plus (courts|courtes|court|bref|brefs)`,
  courseSlower: `(d abord|au debut|pour commencer)? (des|les)? (plans|clips|scenes|coupes) (courts|courtes|rapides) (d abord|au debut|pour commencer)? ,? (et)? (puis|ensuite|apres)? {getsLonger}
    de plus en plus (longs|longues)`,
  evenOfThem: `tous|toutes les (deux|trois|quatre) (aussi longs|aussi longues|autant)
    (les|tous les|toutes les) <n> (de la meme longueur|le meme temps|de la meme duree|de meme duree|de la meme longueur|aussi longs|aussi longues)`,
  moreThan: `(montre|montrez|mets|mettez|laisse|laissez|on voit)? plus <clips> (que|qu) (celui|celle|ceux|celles) (de|du|des|d) <than>
    (montre|montrez|mets|mettez|laisse|laissez) plus <clips> (que|qu) <than>`,
  quieter: `{levelsNoun} : <clips> {levelDown}
    <clips> {must}? (etre|soit|reste|rester)? (le|la)? moins fort (de tous|de tout|que {others}|que tout)`,
  louder: `{levelsNoun} : <clips> {levelUp}
    <clips> {must}? (etre|soit|s entendre)? (le|la) plus fort (de tous|de tout|possible)?
    <clips> {must}? (etre|soit|s entendre)? plus fort (que|qu) ({others}|tout|tout le reste|les autres)`,
  muteOthers: `{levelsNoun} : {others} {levelOff}`,
  quieterOthers: `{levelsNoun} : {others} {levelDown}`,
  mute: `{levelsNoun} : <clips> {levelOff}
    (coupe|coupez|enleve|enlevez|baisse a zero|vire) (le)? {sound} {whenSo} <clips> _?
    (pas de|sans) {sound} {whenSo} <clips> _?
    {whenSo} <clips> _? ,? (coupe|coupez|enleve|enlevez) le {sound}
    (qu|que)? (on|l on)? (voit|voie|voir|montre|montrez) <clips> ,? mais (on|sans)? (ne)? (l|la|le|les|leur)? (entend|entende|entendre)? (pas|l entendre|les entendre)
    <clips> (visible|visibles) mais (pas)? (audible|audibles|inaudible|inaudibles)
    <clips> : (oui|dedans|dans la video|present|presente) ,? (mais)? (muet|muette|sans {sound}|en silence)`,
  fadeOut: `(quand|lorsque|une fois que|une fois) (c est|tout est|ca|le film est|la video est)? (est)? (fini|finie|termine|terminee|se termine|finit) ,? (va|vas|allez|passe|que ca aille|on va) {slowly}? (au|vers le|en) noir {slowly}?
    {last} ,? (va|vas|allez|passe|que ca aille|on va) {slowly}? (au|vers le|en) noir {slowly}?`,
  titleOpening: `{first} (ecris|ecrivez|ecrire|inscris|inscrivez) (le texte|la phrase|les mots|le titre)? :? <text>
    (ecris|ecrivez|inscris|inscrivez) <text> {first}
    {put}? (un|le|une|la)? {writing} (qui)? (dit|disant|dise) :? <text> {first}`,
  titleEnding: `{last} (ecris|ecrivez|ecrire|inscris|inscrivez) (le texte|la phrase|les mots|le titre)? :? <text>
    (ecris|ecrivez|inscris|inscrivez) <text> {last}
    {put}? (un|le|une|la)? {writing} (qui)? (dit|disant|dise) :? <text> {last}`,
  alternate: `(que)? <clips> (parlent|parlant|parler|qui parlent|passent|viennent)? {byTurns}`,
  orderNamed: `dans (l|cet|le) ordre (suivant)? :? <clips>`,
};
