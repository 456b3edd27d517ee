import type { Lexicon } from '../lexicon.ts';

/** How it looks, what is written on it, and what it is for. */
export const STYLE: Lexicon['frames'] = {
  gradeNatural:
    'natuerliche|naturliche|natuerlich|naturlich|natuerlichen|naturlichen {look}? | ohne|kein|keine filter | farben natuerlich|naturlich|lassen',
  gradeWarm:
    'warme|warm|warmen|warmer|warmes|goldene|goldenes|sonnige|herbstliche und? _? {look} | {look} {be}? warm|waermer|warmer | warm|warmes',
  gradeCool:
    'kalte|kuehle|kuhle|kuehlen|kuhlen|kalten|blauen|blaue|blaeuliche|kalter|kuehler|kuhler {look} | {look} {be}? kalt|kuehl|kuhl',
  gradeVivid:
    'kraeftige|kraftige|leuchtende|satte|bunte|intensive|lebendige|knallige|kraeftigen|kraftigen|leuchtenden {look} | farben leuchten|knallen|strahlen|kraeftig|kraftig lassen? | lass die farben leuchten|strahlen|knallen | bunt|farbenfroh|knallig',
  gradeSoft:
    'weiche|sanfte|zarte|pastellige|weicher|sanfter|zarten|weichen {look} | pastell|pastelltoene|pastelltone|pastellfarben',
  gradeCinematic:
    'filmisch|filmischer|filmischen|cinematisch|cinematic|kinoreif {look}? | kino|kinolook|hollywood {look}? | wie ein|im kinofilm|film|kino',
  gradeVintage: 'vintage|retro|nostalgisch|nostalgischer|altmodisch|sepia|retrolook {look}? | alter film',
  gradeBlackAndWhite: 'schwarz weiss|und weiss? | schwarzweiss | s w | monochrom | ohne farbe',
  transitionCut:
    'harte|harten|einfache|klare schnitte|schnitten | ohne|keine uebergaenge|ubergange|ueberblendungen|uberblendungen',
  transitionCrossfade:
    'ueberblendungen|uberblendungen|ueberblenden|uberblenden|ueberblendung|uberblendung|kreuzblende|kreuzblenden | weiche|sanfte|fliessende|weichen|sanften uebergaenge|ubergange|uebergaengen|ubergangen | ineinander ueberblenden|uberblenden|fliessen',
  transitionDip:
    'schwarzblende|schwarzblenden zwischen den? szenen|clips|jedem? | ueber|uber schwarz | durch schwarz',
  fadeIn:
    'einblenden|einblendung|aufblende|aufblenden | aus schwarz einblenden|starten|beginnen? | am anfang einblenden | von schwarz | blende ein',
  fadeOut:
    'ausblenden|ausblendung|abblende|abblenden am|zum? ende|schluss? | ins schwarze ausblenden? | nach schwarz ausblenden? | {last} ausblenden|abblenden | blende aus\n    blende|blendet {last}? aus',
  titleOpening: `titel|ueberschrift|uberschrift|text : <text>
    {put}|setz|setze|schreib|schreibe den|einen? titel <text> {first}
    titel <text> {first}
    titel|ueberschrift|uberschrift <quote> {first}?
    {put}|schreib|schreibe|blende den|einen|als? titel|text|schriftzug|worte? :? <quote> {first}? ein|hin|rein?
    schreib|schreibe {first} <quote>
    {first} den|der|einen|als? text|titel|schriftzug <quote>
    {first} <quote>
    mit dem|einem? titel|text|schriftzug|ueberschrift|uberschrift <quote>
    mit dem titel <text>
    <quote> {first}
    <quote> als titel|ueberschrift|uberschrift
    den? titel|text <quote>`,
  titleEnding: `{last} den|der|einen|als? text|titel|schriftzug? <quote>
    schreib|schreibe|{put} {last} <quote>
    den|der|einen? text|titel|schriftzug <quote> {last}
    schreib|schreibe? <quote> {last}`,
  titleAtOpening: 'mit einem titel | einen titel {first}? | titel {first}',
  noTitle: 'ohne titel|ueberschrift|uberschrift | kein|keinen titel',
  noText: 'ohne text|schrift|texte | kein|keinen text|schrift',
  name: 'nenn|nenne es|das|ihn <text>',
  captions: '{cap} | mit {cap} | {cap} dazu | was gesagt wird als text|einblenden',
  onlyGood:
    'nur die|das besten|beste|guten|schoensten|schonsten|schoenen|schonen|gute {shots}|momente|stellen|szenen? | das|die beste|besten von|aus? momente|szenen|allem? | beste|besten momente|szenen|stellen',
  noBoringParts:
    'nichts|keine|ohne|kein langweiliges|langweiligen|langweilige teile|stellen|szenen|parts? | (schneid|schneide|lass|lasst|nimm) alle? die? langweiligen|oeden|oden|lahmen teile|stellen|szenen|momente (raus|weg|aus) | nicht langweilig | lass das langweilige {out}? | alles langweilige raus|weg',
  keepFaulty:
    '{want}? <clips> trotzdem behalten|rein|drin|nehmen|verwenden|zeigen\n    behalte|nimm|lass|zeig <clips> trotzdem drin|rein?\n    <clips> {be} verwackelt|wackelig|unscharf|dunkel aber|, ich? liebe|mag|behalt|behalte|nimm|lass|trotzdem sie|ihn|es|bitte|drin? behalt|behalte|trotzdem|bitte? sie|ihn|es? trotzdem|bitte? drin|behalten?',
  instagram: 'fuer|fur|auf instagram|insta',
  tiktok: 'fuer|fur|auf tiktok',
  youtube: 'fuer|fur|auf youtube shorts?',
  whatsapp: 'fuer|fur|auf|in whatsapp',
  facebook: 'fuer|fur|auf facebook',
  closeUps: 'nahaufnahmen|nahaufnahme|detailaufnahmen|details|grossaufnahmen',
  wideShots: 'totalen|weitwinkel|panoramen|landschaftsaufnahmen',
  variety: 'abwechslungsreich|abwechslung | keine zwei aehnlichen|ahnlichen|gleichen',
  moodEnergetic:
    'energiegeladen|energetisch|dynamisch|mitreissend|lebhaft|peppig|fetzig|schwungvoll|action | viel|mit energie|schwung|power|action',
  moodCalm:
    'ruhig|ruhiges|ruhige|entspannt|entspanntes|entspannte|friedlich|gelassen|chillig|gechillt|besinnlich',
  moodHappy: 'froehlich|frohlich|frohliche|froehliche|lustvoll|heiter|gut_gelaunt|gute_laune|lebensfroh',
  moodFunny: 'lustig|lustiges|witzig|witziges|komisch|humorvoll',
  moodRomantic: 'romantisch|romantisches|zaertlich|zartlich',
  moodDreamy: 'vertraeumt|vertraumt|traumhaft|magisch|maerchenhaft|marchenhaft',
  moodEpic: 'episch|dramatisch|monumental',
  moodDark: 'duester|duster|melancholisch|geheimnisvoll|unheimlich|gruselig',
  cosy: 'gemuetlich|gemutlich|gemuetliche|gemutliche|gemuetliches|kuschelig|heimelig|emotional|emotionale|emotionales|ruehrend|ruhrend',
  shine: 'lass es strahlen|leuchten|glaenzen|glanzen',
  cool: 'cool|cooles|laessig|lassig',
  aesthetic: 'aesthetisch|asthetisch|elegant|stilvoll|minimalistisch',
  hook: 'mit? hook|hingucker|aufhaenger|aufhanger',
  voiceOver: 'voiceover|sprecher|erzaehler|erzahler|off-stimme',
  zoom: 'zoom|zoome|reinzoomen|ranzoomen|heranzoomen',
  splitScreen: 'splitscreen | geteilter bildschirm',
  stickers: 'sticker|emojis|emoji|gifs|logo|wasserzeichen',
  effects: 'effekte|spezialeffekte|glitch',
  freezeFrame: 'standbild|einfrieren',
  stabilise: 'stabilisieren|stabilisiere',
  reverseMotion: '<clips> rueckwaerts|ruckwarts abspielen',
  upright: '(im|ins)? hochformat | {reel}? hochkant | (im)? (vertikal|vertikalen|vertikales) format?',
  brightness:
    '(mehr|weniger) (helligkeit|kontrast|licht|belichtung) | heller|dunkler | <clips> (heller|dunkler|aufhellen|abdunkeln) machen?',
  swap: '(tausch|tausche|tauscht|vertausche|vertausch) <clips> (und|mit|gegen) <than> | (tausch|tausche|tauscht|vertausche|vertausch) <clips>',
  aspectRatio: 'querformat|quadratisch | 16:9',
  translate: 'uebersetze|ubersetze|uebersetzen|ubersetzen',
  postIt: 'poste|veroeffentliche|veroffentliche|hochladen auf|bei instagram|tiktok|youtube',
};
