import type { Lexicon } from '../lexicon.ts';

/** How it looks, what is written on it, and what it is for. */
export const STYLE: Lexicon['frames'] = {
  gradeNatural: 'couleurs|couleur|rendu naturelles|naturelle|naturel | sans filtre|filtres|effets | naturel',
  gradeWarm:
    '{look} (bien|plus|tres|assez|super)? chaudes|chauds|chaud|chaude|dorees|dores|doree|ensoleille|automnales | chaud|chaude|chaleureux | lumiere doree|chaude',
  gradeCool:
    '{look} (bien|plus|tres|assez|super)? froides|froids|froid|froide|bleutees|bleutes|bleute | froid|froide',
  gradeVivid:
    '{look} (bien|plus|tres|assez|super)? vives|vifs|vive|intenses|eclatantes|saturees|vibrantes|fortes | couleurs qui petent|claquent|eclatent | colore|coloree|vibrant | plus de couleurs|couleur',
  gradeSoft: '{look} (bien|plus|tres|assez|super)? douces|doux|douce|pastel|pastels|delavees',
  gradeCinematic: 'cinematographique|cinematique|cinema | {look} de? cinema|film | comme un|au film|cinema',
  gradeVintage: 'vintage|retro|ancien|nostalgique|sepia|analogique | a l ancienne | vieux film',
  gradeBlackAndWhite: 'noir et|& blanc | n et|& b | monochrome | sans couleur',
  transitionCut:
    'coupes|coupe franches|franche|nettes|simples|seches | cuts simples|secs | sans transition|transitions|fondus',
  transitionCrossfade:
    'fondus|fondu enchaines|enchaine | transitions|transition douces|douce|fluides|fluide | fondus entre les? clips|plans|scenes | fondus',
  transitionDip:
    'fondu|fondus au noir entre les|chaque? clips|plans|scenes|clip|plan? | noir entre les? clips|plans|scenes',
  fadeIn: '{start} en|par|sur|depuis un|le? fondu|noir',
  fadeOut:
    'fondu de|en fermeture|sortie|fin | fondu au noir a? la? fin? | {end} en|par|sur|avec un|le|au? fondu|noir au? noir?',
  fadeBoth: 'fondu au debut et a la fin',
  titleOpening:
    'titre|texte :? <quote> {first}\n    titre|texte : <text>\n    (le|un)? titre|texte (qui dit|disant|qui disait|marque) <text>\n    {put}|ecris|ecrivez|ajoute le|un|comme|en? titre|texte|mots? :|qui|disant? dit? <quote> {first}?\n    avec le|un|en? titre|texte <quote>\n    avec le titre <text>\n    {put}|ecris|ajoute le|un? titre <text> {first}\n    titre <text> {first}\n    <quote> {first}\n    <quote> en|comme titre\n    {first} le|un? texte|titre <quote>',
  titleEnding:
    '{put}|ecris|ecrivez|ajoute le|un? titre|texte|mots? :? <quote> {last}\n    <quote> {last}\n    {last} le|un|ecris? texte|titre|mots? <quote>\n    {end} sur|avec|par le|les|un? texte|titre|mots|phrase? <quote>',
  titleAtOpening: 'avec un titre | {put}|ajoute un titre {first}?',
  noTitle: '(sans|aucun|pas de) titre|titres',
  noText: 'sans texte|textes | pas de texte',
  name: 'appelle|nomme|intitule le|la|l|ca? <text>\n    intitule|appele|nomme <text>',
  captions: '{cap} | avec des? {cap} | {put} des? {cap}',
  onlyGood:
    'seulement|que|juste|uniquement les|le meilleurs|meilleures|meilleur|bons|bonnes|beaux|belles {shots}|moments? | les? meilleurs|meilleures moments|plans|scenes|clips | le meilleur de tout?',
  noBoringParts:
    'sans|pas|rien de|d? passages|parties|moments|longueurs? ennuyeux|ennuyeuses|chiant|chiantes | {drop} les? passages|parties|moments ennuyeux|ennuyeuses | pas ennuyeux|ennuyant|chiant | sans longueurs',
  keepFaulty:
    'garde|gardez|mets|laisse <clips> quand|malgre|meme meme|tout|si c? est? flou|tremble|sombre?\n    <clips> est flou|floue|tremble|sombre|bouge|bougee mais j|je|on? adore|aime|garde|l garde|adore|le|la|aime? la|le|garde? quand? meme?',
  instagram: 'pour|sur mon? instagram|insta',
  tiktok: 'pour|sur mon? tiktok',
  youtube: 'pour|sur ma? youtube',
  whatsapp: 'pour|sur whatsapp',
  facebook: 'pour|sur facebook',
  closeUps: 'gros plans|plan | plans serres|rapproches | details',
  wideShots: 'plans larges|d|ensemble ensemble? | panoramas',
  variety: 'varie|variee|variete',
  moodEnergetic: 'energique|dynamisant|entrainant|anime|punchy|peche | plein d energie | qui bouge|pulse',
  moodCalm: 'calme|tranquille|apaisant|relaxant|serein|paisible|detendu|zen|pose',
  moodHappy: 'joyeux|joyeuse|gai|heureux|enjoue|festif',
  moodFunny: 'drole|marrant|rigolo|humoristique|comique',
  moodRomantic: 'romantique|tendre',
  moodDreamy: 'magique|onirique|feerique|reveur|reveuse',
  moodEpic: 'epique|dramatique|grandiose',
  moodDark: 'melancolique|mysterieux|sinistre',
  cosy: 'cosy|douillet|cocooning|chaleureuse|emouvant|emouvante|touchant|touchante',
  shine: 'que ca brille | fais briller',
  cool: 'cool|stylé|style_',
  aesthetic: 'esthetique|elegant|minimaliste|epure',
  hook: 'accroche|hook',
  voiceOver: 'voix off | narration | narrateur',
  zoom: 'zoom|zooms|zoome|zoomer',
  splitScreen: 'ecran partage|divise | split screen',
  stickers: 'emojis|emoji|stickers|autocollants|gifs|logo',
  effects: 'effets|glitch',
  stabilise: 'stabilise|stabiliser',
  upright: '(au|en|format|mode)? (format|mode)? vertical|portrait',
  brightness:
    '(plus|moins) (de|d)? (luminosite|contraste|lumiere|exposition) | plus|moins (lumineux|clair|sombre|lumineuse) | eclaircis|assombris <clips>',
  swap: '(echange|echanger|echangez|inverse|inversez|intervertis) <clips> (et|avec) <than> | (echange|inverse|intervertis) <clips>',
  aspectRatio: 'format paysage|horizontal|carre | 16:9',
  translate: 'traduis|traduire',
  postIt: 'publie|poste sur instagram|tiktok|youtube',
};
