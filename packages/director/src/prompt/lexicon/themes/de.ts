import type { Lexicon } from '../lexicon.ts';

/** What a reel can be of that no clip is called by: a time, an occasion, and what such a time is like. */
export const THEMES: Lexicon['phrases'] = {
  themeNoun: `morgen|vormittag|mittag|nachmittag|abend|abende|feierabend|nacht|naechte|nachte|tag|tage|alltag|woche|wochen|wochenende|monat|jahr|stunde|stunden
    sonntag|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend
    fruehling|fruhling|sommer|herbst|winter|weihnachten|silvester|ostern|heiligabend|sonnenaufgang|sonnenuntergang
    reise|ausflug|urlaub|ferien|trip|roadtrip|auszeit|abenteuer|tour|spaziergang|wanderung|fahrt|runde
    party|feier|fest|geburtstag|hochzeit|jubilaeum|jubilaum|festival|konzert|treffen
    routine|ritual|training|workout|fruehstueck|fruhstuck|brunch|abendessen|picknick|grillen|schicht
    stimmung|vibe|vibes|energie|erinnerung|erinnerungen|momente|moment|zeit|leben|motivation|liebesbrief`,
  themeEnding:
    'morgen|mittag|abend|nacht|tag|tage|woche|wochenende|sommer|winter|herbst|urlaub|reise|ausflug|trip|tour|spaziergang|wanderung|party|feier|fest|routine|stimmung|vibes|energie|erinnerungen|momente|zeit|training|fahrt|leben|abenteuer|fruhstuck|fruehstueck',
  themeLead: `an|in einem|einer | video|reel|film|clip|zusammenschnitt|vlog von|ueber|uber|fuer|fur|zu|vom | etwas|was fuer|fur|wie|ueber|uber | wie an | will|mochte|moechte|mach|erstelle|brauche|mache einen|ein|eine`,
  themeTail: 'draussen|drinnen|unterwegs|zusammen|allein|daheim|zuhause|hier',
  themeAside: 'sehr|so|ganz|richtig|echt|total|ziemlich|super',
  calmTheme:
    'ruhig|ruhige|ruhiger|ruhiges|ruhigen|langsam|langsame|langsamer|langsames|langsamen|still|stille|stiller|stilles|stillen|faul|faule|fauler|faules|faulen|entspannt|entspannte|entspannter|entspanntes|entspannten|gemaechlich|gemachlich|gemaechlicher|friedlich|friedliche|friedlicher|friedliches|friedlichen|verschlafen|verschlafene|verschlafener|verschlafenes|leise|leiser|leises|chillig|chillige|chilliger|chilliges|gechillt|gechillter|gechilltes|gechillte|sanft|sanfter|sanfte|sanftes|liebesbrief',
  livelyTheme:
    'wild|wilde|wilder|wildes|wilden|verrueckt|verruckt|verrueckte|verruckte|verrueckter|verruckter|verruecktes|verrucktes|hektisch|hektische|hektischer|hektisches|hektischen|stressig|stressige|stressiger|stressiges|stressigen|chaotisch|chaotische|chaotischer|chaotisches|chaotischen|turbulent|turbulente|turbulenter|turbulentes|aufregend|aufregende|aufregender|aufregendes|aufregenden|energiegeladen|energiegeladene|energiegeladener|energiegeladenes|voll|voller|volles|intensiv|intensive|intensiver|intensives|laut|laute|lauter|lautes|lebhaft|lebhafte|lebhafter|lebhaftes|motivation|energie',
  happyTheme:
    'froehlich|frohlich|froehliche|frohliche|froehlicher|frohlicher|froehliches|frohliches|lustig|lustige|lustiger|lustiges|lustigen|gluecklich|glucklich|glueckliche|gluckliche|gluecklicher|glucklicher|unbeschwert|unbeschwerte|unbeschwerter|unbeschwertes|ausgelassen|ausgelassene|ausgelassener',
  romanticTheme: 'romantisch|romantische|romantischer|romantisches|romantischen',
  dreamyTheme:
    'vertraeumt|vertraumt|vertraeumte|vertraumte|vertraeumter|vertraumter|magisch|magische|magischer|magisches|zauberhaft|zauberhafte|zauberhafter|zauberhaftes|traumhaft|traumhafte|traumhafter|traumhaftes',
  epicTheme:
    'episch|epische|epischer|episches|epischen|legendaer|legendar|legendaere|legendare|unvergesslich|unvergessliche|unvergesslicher|unvergessliches',
  darkTheme:
    'duester|duster|duestere|dustere|melancholisch|melancholische|melancholischer|melancholisches|traurig|traurige|trauriger|trauriges|geheimnisvoll|geheimnisvolle|unheimlich|unheimliche',
  cosyTheme:
    'gemuetlich|gemutlich|gemuetliche|gemutliche|gemuetlicher|gemutlicher|gemuetliches|gemutliches|gemuetlichen|gemutlichen|kuschelig|kuschelige|kuscheliger|kuscheliges',
  sunnyTheme:
    'sonnig|sonnige|sonniger|sonniges|sonnigen|golden|goldene|goldener|goldenes|warm|warme|warmer|warmes',
  oldTheme: 'nostalgisch|nostalgische|nostalgischer|nostalgisches',
};
