import type { Lexicon } from '../lexicon.ts';

export const PHRASES: Lexicon['phrases'] = {
  video: 'video|reel|film|clip|edit|zusammenschnitt|montage|filmchen|ganze|kurzfilm',
  reel: 'es | alles | das|ein|unser|mein|dieses|den|einen ganze? {video}',
  be: 'soll|sollte|sollen|ist|sind|sei|kommt|kommen|muss|muessen|mussen|wird|bitte|steht|bleibt|darf|gehoert|gehort dann? ganz?',
  with: 'mit|bei|auf|am|beim|dem|der',
  start:
    'beginne|beginn|beginnt|beginnen|starte|start|starten|startet|anfangen|los | fang|fange|faengt an? | eroeffne|eroffne',
  end: 'ende|enden|endet|beende|beenden|schliesse|schliess|schliessen | hoer|hor auf? | aufhoeren|aufhoren | abschliessen',
  put: 'pack|packe|setz|setze|stell|stelle|zeig|zeige|nimm|leg|bring|will|moechte|mochte|haette|wir|ich|lass|spiel|mach|dann|bitte|hatte',
  first:
    'gleich|direkt|sofort|schon am anfang|beginn | gleich zu beginn|anfang | zuerst | ganz? am anfang|beginn|start | als erstes|erste|ersten|opener|einstieg|anfang|auftakt|intro | an den|an anfang | zu beginn | ganz vorne | zum start|einstieg|anfang|auftakt | als erste|erstes szene|bild|aufnahme|clip? | an erster stelle | erst',
  last: 'das allerletzte | als allerletztes | ganz zuletzt | zuletzt | ganz? am schluss|ende | zum schluss|abschluss|ende | als letztes|letzte|letzten|abschluss|schluss|schlussbild|outro | ans ende|schluss | ganz hinten | an letzter stelle | als letzte|letztes szene|bild|aufnahme|clip? | an das ende',
  onlyOf: 'nur | ausschliesslich | bloss | lauter',
  shots:
    'clips|clip|aufnahmen|aufnahme|szenen|szene|schnitte|schnitt|einstellungen|einstellung|bilder|bild|shots|takes',
  each: 'pro clip|aufnahme|szene|schnitt|einstellung|bild|shot|stueck|video | je|jeweils clip|aufnahme|szene|einstellung? | jeder|jede|jedes|jeden clip|aufnahme|szene? | fuer|fur jeden|jede|jedes clip|aufnahme|szene? ',
  sound: 'ton|sound|audio|originalton|geraeusche|gerausche|geraeusch|gerausch|o-ton',
  music: 'musik|song|lied|hintergrundmusik|track',
  cap: 'untertitel|untertiteln|untertitelt',
  apart: 'ausser|bis auf | mit ausnahme von|der|des | nur nicht',
  surelyApart: 'ausser | bis auf | mit ausnahme von|der|des',
  lastly: 'und? zuletzt|schliesslich | und? zum schluss | und? zu guter letzt',
  thenWords: 'dann|danach|anschliessend | und dann|danach | gefolgt von | , dann | {lastly}',
  takeBack:
    'nein ,? doch? lieber | nein ,? doch | ach ne|nee | nein warte | warte nein? | nee warte | ach nein | halt nein? | oder besser|lieber | beziehungsweise | ich meine | vergiss das | vergiss es | quatsch | moment nein? | ne doch|lieber|besser | nee ,? doch? lieber | nee ,? doch | ach was | oder nein | stopp | vielmehr | sagen wir lieber | nein doch',
  takeBackThing: 'nein | nee | ne | sorry',
  takeBackNumber: 'nein | nee | ne | besser | lieber | doch | aeh|ah | ach',
  instead: 'lieber|besser|doch | sagen wir | mach | eher',
  order: 'reihenfolge',
  notThat: 'nicht',
  provided: 'wenn|falls',
  unless: 'es sei denn | ausser wenn|falls|es',
  but: 'aber|doch|sondern',
  reason: 'weil|denn',
  placedBefore: 'vor',
  placedAfter: 'nach',
  until: 'bis|bevor|nachdem|sobald',
  takesTime: 'dauert',
  longBehind: 'lang',
  noSuch: 'kein|keine|keinen',
  other: 'andere|anderen|uebrigen|ubrigen',
  hedge:
    'sagen wir (mal)? | (es)? (ware|waere) (schon|schoen|cool|toll|super|gut|nett|besser) (wenn)? | (schon|schoen|cool|toll|super|gut|nett|besser) (ware|waere|waers) (es)? (wenn)? | (schon|schoen|cool|toll|super|gut|nett|besser) (war|wars|waer) (es)? wenn | (es)? (war|waer) (schon|schoen|cool|toll|super|gut|nett|besser) wenn | ich (weiss nicht|glaube|denke|dachte|finde) | (und)? der rest (egal|ist egal|normal|wie du willst) | keine ahnung | meine idee (ist|war|ware)',
  askedNot: '(hat|haben)? (mich|uns)? gebeten ,? nicht',
  whatSaid: 'was',
  midway: 'genau? in der|die mitte',
  adjunct:
    '{first} | {last} | in der mitte | in schwarz | in schwarzweiss | in zeitlupe | in zeitraffer | in der|dieser|umgekehrter reihenfolge | mit untertiteln|musik|text|titel|ueberblendungen|uberblendungen|weichen|sanften | mit einem|einer titel|blende|text|filter | ohne | fuer|fur _ sekunden|sekunde | vor | nach | im takt | zum beat | fuer|fur instagram|tiktok|youtube | zwischen | insgesamt | rueckwaerts|ruckwarts | zwei|drei mal | auf keinen fall',
  look: 'farben|farbe|look|toene|tone|ton|licht|filter|stil|farbton|stimmung|optik|farbtoene|farbtone',
  want: 'zeig|zeige|zeigen|nimm|nehme|verwende|benutze|nutze|will|wollen|moechte|mochte|brauche|behalte|bring|pack|mit | nimm rein | will|moechte|mochte ich? sehen | ich will|moechte|mochte|haette|hatte gern? | fuege|fuge | soll rein',
  drop: 'entferne|loesche|losche|streich|streiche|vermeide|ueberspring|ueberspringe|uberspring|uberspringe|ignoriere|weglassen|wegschneiden|rausschneiden',
  out: 'weg|raus|aus|draussen|wegfallen|rauslassen|weglassen',
};

export const FRAMES: Lexicon['frames'] = {
  nothingElse: `und? sonst nichts|niemand|keine
    und? mehr nicht
    das war's
    (sonst|und) (nix|nichts)
    nur diese (zwei|drei|vier|fuenf|funf)?
    nur die (zwei|drei|vier|fuenf|funf)? {shots}
    und? nichts anderes|weiter`,
  muteOthers: `(der|den|die|das|alles)? (rest|anderen|andere|ubrigen|uebrigen) (bitte)? (stumm|lautlos|ohne ton|leise)
    (den rest|die anderen|alles andere) stummschalten`,
  open: `{start} an? {with} <clips> an?
    {start} {reel}? {with} <clips>
    mit <clips> anfangen|beginnen|starten|{start}
    {reel} soll|sollte mit <clips> anfangen|beginnen|starten|losgehen
    {put} <clips> {first}
    <clips> {be}? {first}
    {first} {be}? :? {put}? <clips>
    {first} soll|sollte <clips>
    erste|erstes|erster szene|bild|clip|aufnahme|einstellung {be}? <clips>
    los geht's|gehts|geht es? mit <clips>
    <clips> macht|machen den anfang`,
  close: `{end} {reel}? auf? {with} <clips> auf?
    mit <clips> enden|aufhoeren|aufhoren|schliessen|abschliessen|beenden
    {reel} soll|sollte mit <clips> enden|aufhoeren|aufhoren|schliessen
    {put} <clips> {last}
    <clips> {be}? {last}
    {last} {be}? :? {put}? <clips>
    letzte|letztes|letzter szene|bild|clip|aufnahme|einstellung {be}? <clips>
    <clips> {be}? das|der schlussbild|abschluss|schluss
    <clips> bilden|bildet den abschluss|schluss`,
  openNot: `{start} nicht {with} <clips> an?
    nicht mit <clips> anfangen|beginnen|starten`,
  closeNot: `{end} nicht {with} <clips> auf?
    nicht mit <clips> enden|aufhoeren|aufhoren`,
  place: '{put}? <clips> {be}? als <ordinal> szene|clip?\n    {put}? <clips> {be}? an <ordinal> stelle',
  middle: '{put}? <clips> {be}? in die|der mitte\n    in der|die mitte {be}? :? {put}? <clips>',
  firstThen: 'erst|zuerst <clips> dann|danach <than>',
  orderNamed:
    '<clips> {be}? in dieser|der|genau reihenfolge\n    in dieser|folgender reihenfolge :? <clips>\n    <clips> dann|danach <than>',
  alternate:
    'wechsle|wechsel|abwechseln|abwechselnd|wechseln zwischen? <clips> ab?\n    <clips> im wechsel|abwechselnd\n    <clips> abwechselnd',
  before: '{put}? <clips> {be}? vor <than>\n    vor <than> {be}? {put}? <clips>',
  directlyBefore: '{put}? <clips> {be}? direkt|unmittelbar|kurz vor <than>',
  after: '{put}? <clips> {be}? nach <than>\n    nach <than> {be}? {put}? <clips>',
  directlyAfter: '{put}? <clips> {be}? direkt|unmittelbar|gleich nach <than>',
  between: '{put}? <clips> {be}? zwischen <than>',
  include: `{want} <clips>
    {want} <clips> rein|dabei|drin|sehen|zeigen|haben
    mit <clips>
    <clips> muss|muessen|mussen|soll|sollen|sollte unbedingt? rein|dabei|vorkommen|drin|sein|zu|sehen sein?
    <clips> darf nicht fehlen
    vergiss nicht? <clips> nicht?
    <clips> {be} rein|dabei|drin`,
  topic: '{video} ueber|uber|von|vom <clips>',
  exclude: `{drop} <clips>
    lass|lasse|lassen|schneid|schneide|nimm|lasst <clips> {out}
    <clips> {out}
    ohne <clips>
    kein|keine|keinen <clips>
    <clips> {be}? nicht|kann|koennen {out}? rein|zeigen|zu|vorkommen|dabei|verwenden|nehmen|drin|weg|raus
    <clips> bitte? nicht
    <clips> kann|koennen|konnen|muss|muessen|mussen|soll|sollen|sollte|bitte {out}
    zeig|zeige|nimm|verwende keine|kein|keinen|nicht <clips>
    nicht|nichts von|vom|mit? <clips>
    {put} <clips> nicht
    auf <clips> verzichten
    verzichte auf <clips>`,
  only: `nur|bloss|ausschliesslich|lediglich {want}? <clips>
    {want} nur|ausschliesslich <clips>
    nichts ausser|als <clips>
    <clips> und? sonst nichts|niemand
    {drop} alles {apart} <clips>
    lass alles {out} {apart} <clips>`,
  everythingBut: '{want}? alles|alle clips|aufnahmen|videos|szenen? {apart} <clips>',
  exception: '{surelyApart} bei|beim|fuer|fur|mit? <clips>',
  prefer:
    'bevorzuge|bevorzugt|lieber|besonders|vor_allem <clips>\n    vor allem <clips>\n    mehr <clips>\n    viel|viele <clips>\n    konzentrier|konzentriere dich? auf <clips>\n    moeglichst|moglichst viel|viele <clips>',
  mostly:
    'hauptsaechlich|hauptsachlich|meist|meistens|vorwiegend|ueberwiegend|uberwiegend <clips>\n    groesstenteils|grosstenteils <clips>',
  less: '<clips> bitte? nur? wenn|falls noch? platz|zeit|raum da|ist|bleibt?\n    weniger|wenig|wenige <clips>\n    nicht so viel|viele|zu <clips>\n    nicht zu viel|viele <clips>',
  everyClip:
    'alle|jeden|jede|jedes|saemtliche|samtliche einzelne? clip|clips|aufnahmen|aufnahme|videos|szenen|szene einmal?\n    {want} alles|alle\n    nichts weglassen|auslassen|rauslassen\n    lass nichts {out}\n    kein|keinen|keine clip|aufnahme|szene weglassen|auslassen',
  noRepeats:
    'ohne wiederholungen|wiederholung|doppelte|doppelungen\n    keine wiederholungen|wiederholung\n    nichts doppelt|zweimal\n    kein|keine clip|szene doppelt|zweimal\n    jeder|jeden|jede clip|szene|aufnahme nur? einmal\n    nichts wiederholen',
  times: '<clips> <times>\n    <times> <clips>\n    wiederhole <clips> <times>?',
  shareOfReel:
    '<share> {be}? des|vom|der|davon videos|reels|films|film|video|zeit? {be}? mit|fuer|fur? <clips>\n    <clips> {be}? zu|fuer|fur? <share> des|der|vom|davon? videos|films|zeit|reels|film?\n    zu|fuer|fur <share> <clips>',
  ratio:
    'von <clips> <times> so? viel|lange|lang wie von? <than>\n    <times> so? viel|lange|lang <clips> wie <than>\n    <clips> <times> so? lang|lange|viel wie <than>',
  moreThan: 'mehr von? <clips> als von? <than>\n    <clips> laenger|langer|mehr als <than>',
  asMuchAs: 'genauso|ebenso|gleich viel|viele|lang <clips> wie <than>\n    so viel <clips> wie <than>',
  partRange:
    '<range> von|vom|aus|der <clips>\n    von|aus|vom <clips> <range>\n    <clips> von? <range>\n    sekunde <range> von|vom|aus <clips>\n    von|aus|vom <clips> nur? <range>\n    <clips> nur? (von)? <range>\n    {want}? nur? <range> von|vom|aus|der <clips>',
  partFirst: 'nur? die? ersten <s> von|vom|aus|der|des <clips>\n    von|vom|aus <clips> nur? die? ersten <s>',
  partLast:
    'nur? die? letzten <s> von|vom|aus|der|des <clips>\n    von|vom|aus <clips> nur? die? letzten <s>',
  dropFirst:
    '{drop} die? ersten <s> von|bei|jedem|jeder|jedes clip|clips|aufnahme|allen|jedem|jeder? clip|clips|aufnahme?\n    schneid|schneide|lass|nimm die? ersten <s> von|bei|jedes|jeder|vom? jedem|allen|jeder|jedes? clips|clip|aufnahme|aufnahmen? weg|ab|raus',
  dropLast:
    'schneid|schneide|lass|nimm die? letzten <s> von|bei|jedes|jeder? jedem|allen|jeder? clips|clip|aufnahme|aufnahmen? weg|ab|raus',
  partWhole:
    '{want}? <clips> ganz|komplett|vollstaendig|ungekuerzt|ungeschnitten\n    den|die|das? ganze|ganzen|komplette|gesamte <clips>\n    <clips> nicht schneiden|kuerzen|kurzen',
  section:
    'die? ersten <s> {be}? nur? mit? :? <clips>\n    die? naechsten|nachsten|folgenden <s> {be}? mit? <clips>\n    die? letzten <s> {be}? nur? mit? <clips>\n    die? naechsten|nachsten|folgenden|letzten <n> {be}? mit? <clips>\n    dann|danach|anschliessend <s> mit? <clips>\n    in den ersten|letzten <s> <clips>\n    (der|den|im) rest (ist|mit|fuer|fur|:)? <clips>\n    <clips> (fuer|fur)? den rest',
  timedSection: '<range> : <clips>\n    <range> <clips>',
  hold: '{want}? <s> lang? von|vom|auf|mit|fuer|fur|beim <clips>\n    <clips> {be}? fuer|fur? <s> lang?\n    <s> <clips>\n    bleib|bleibe <s> auf|bei|beim <clips>\n    halte|zeig|zeige <clips> <s> lang?\n    <clips> bekommt|kriegt|dauert|haelt|halt <s>\n    <clips> {put}? <s> lang? zeigen|halten|stehen',
  longer:
    '<clips> {be}? laenger|langer zeigen|halten|stehen|drin?\n    zeig|zeige|halte <clips> laenger|langer\n    mehr zeit fuer|fur <clips>\n    laenger|langer auf|bei <clips> bleiben?',
  shorter:
    '<clips> {be}? kuerzer|kurzer|nur kurz? zeigen|halten?\n    zeig|zeige <clips> kuerzer|kurzer|nur kurz?\n    <clips> nur kurz',
  length: `{reel}? {be}? <s> lang|dauern|insgesamt|gesamt
    <s> {video}
    <s> lang|laenge|lange|gesamt|insgesamt
    laenge|lange|dauer|gesamtlaenge|gesamtlange {be}? :? <s>
    in|auf <s>
    mach|schneid|kuerz|kurz|erstelle|will|moechte|mochte|brauche es|das|mir|ein|ich|einen? {video}? von|auf|mit? <s>
    {reel} {be}? <s> dauern|haben|sein?
    nicht|maximal laenger|langer als? <s>`,
  lengthShort:
    'nicht zu|allzu lang | moeglichst|moglichst kurz | kurz und knackig|gut|knapp | nicht so lang | kurzes|kurzer {video} | schoen kurz | kurz halten',
  lengthLongest: 'so lang wie moeglich|moglich|noetig|notig | moeglichst|moglichst lang',
  evenCuts:
    'alle|alles {shots}? {be}? gleich|gleichlang lang|lange?\n    gleich lange {shots}\n    gleichmaessig|gleichmassig',
  cutLength:
    '<s> {each}\n    {each} {be}? <s> lang?\n    {shots} {be}? von|a|mit|je|jeweils? <s> lang?\n    <s> lange? {shots}\n    alle <s> ein|einen? schnitt|wechsel|neue|neues bild|szene?\n    je|jeweils <s>',
  count: '<n> {shots}\n    {shots} : <n>',
  countPerClip: '<n> {shots} pro|je|aus|von jedem? clip|video',
  countOf: '<n> {shots} von|vom|mit <clips>',
  paceFast:
    'schnell|schneller|flott|flotte|flotter|rasant|zackig|schnelles|schnelle tempo|schnitte|schnitt|geschnitten|rhythmus?\n    hohes|schnelles tempo\n    schnelle schnitte',
  paceSlow:
    'langsam|langsamer|langsames|langsame|gemaechlich|gemachlich|ruhiges|gemuetlich tempo|schnitte|schnitt|geschnitten?\n    ohne hektik|eile\n    nicht hektisch\n    lange einstellungen',
  paceMedium: 'mittleres|normales|moderates tempo\n    nicht zu schnell nicht|und zu? langsam?',
  courseFaster:
    'von langsam|langsamer|ruhig zu|nach|bis schnell|schneller|rasant\n    immer schneller\n    schneller werden|werdend|wird\n    {start} langsam|ruhig und? dann? werde|wird|schneller|immer|steigere|endet schneller|schnell|dich?\n    zum ende hin? schneller\n    steigert|steigern sich?\n    langsam anfangen|beginnen|starten und? dann? schneller|schnell',
  courseSlower:
    'immer langsamer|ruhiger\n    langsamer|ruhiger werden|werdend|wird\n    {end} ruhig|sanft|langsam|leise\n    ruhiger|ruhiges|sanftes|sanfter ausklang|ende|schluss\n    ruhig|sanft|langsam|leise enden|ausklingen|aufhoeren|aufhoren\n    zum ende hin? ruhiger|langsamer',
  orderFilmed:
    'chronologisch|chronologische|chronologischer reihenfolge?\n    in der reihenfolge in|wie der? ich|wir|es|sie? gefilmt|aufgenommen|passiert|gedreht? hab|habe|haben|ist|es|wurde|wurden?\n    wie es|wir|ich passiert|gefilmt|war|aufgenommen ist|haben|habe|hab?\n    der reihe nach\n    in zeitlicher|richtiger|gefilmter|urspruenglicher|ursprunglicher|originaler reihenfolge\n    nach datum|zeit sortiert?',
  orderUploaded:
    'in der reihenfolge in|wie der? ich? sie|die? hochgeladen habe|hab|wurden?\n    wie hochgeladen\n    upload reihenfolge',
  orderBackwards:
    'rueckwaerts|ruckwarts | umgekehrte|umgekehrter reihenfolge | in umgekehrter reihenfolge | von hinten nach vorne|vorn | vom letzten zum ersten | vom ende zum anfang',
  orderBestFirst:
    'das|die beste aufnahme|szene|clip|bild? {first} | {start} mit dem|der besten aufnahme|szene|clip|bild?',
  orderBestLast:
    'das|die beste aufnahme|szene|clip|bild? {last} | heb|hebe|spar dir? das beste bis|fuer|fur zum? schluss|ende auf? | {end} mit dem|der besten',
  orderShuffled:
    'zufaellige|zufallige|zufaelliger|zufalliger reihenfolge | durcheinander|gemischt|zufaellig|zufallig',
  speechOnly:
    'nur wo|wenn|die ich|wir|jemand|er|sie|stellen? rede|redet|spreche|spricht|gesprochen|reden|sprechen|sprechende wird? | nur gesprochenes|sprache|reden',
  speechClear:
    'saeubere|saubere|saeubern|saubern|reinige|reinigen die? stimmen|stimme|sprache|tonspur | die? stimmen|stimme|sprache klar|klarer|deutlich|deutlicher|sauber|verstaendlicher|verstandlicher | mach|mache|machen die? stimmen|stimme|sprache klar|klarer|deutlich|deutlicher|sauber | entrausche|entrauschen|entrauscht die|den|das? stimmen|stimme|ton|sprache? | ohne|kein|keine|entferne|entfernen|weg|nimm das|die|den? rauschen|hintergrundgeraeusche|hintergrundgerausche|stoergeraeusche|storgerausche|windgeraeusche|windgerausche|brummen {out}?',
  speechFluent:
    'ohne|keine|kein|entferne|entfernen|schneide|schneid|lass die|alle? aehs|ahs|aehms|ahms|fuellwoerter|fullworter|versprecher|pausen|stotterer {out}|weg?',
  speechNone:
    'kein|ohne|keine gerede|sprache|reden|stimmen|gelaber|gespraeche|gesprache|labern | niemand soll|redet|spricht reden|sprechen? | lass das gerede|reden {out}? | ohne dass jemand redet|spricht',
  speechPrefer:
    'man soll|muss hoeren|horen|verstehen was ich|wir|er|sie sage|sagen|sagt | lass|behalte die? stimmen|gespraeche|gesprache drin? | lass|behalte alles? was gesagt wird | lass|behalte alles? was ich|wir|er|sie|man sage|sagen|sagt | lass|behalte alles gesagte',
  speechWhole:
    'saetze|satze|satz|niemanden nicht|nie abschneiden|unterbrechen|mitten|zerschneiden | nicht mitten im satz schneiden? | ganze saetze|satze | schneid|schneide niemanden|niemandem|keinen|keine satz|saetze|satze|das|wort? ab?',
  audioOriginal:
    'originalton | mit {sound} | originaler|natuerlicher|naturlicher {sound} | behalte|lass den? {sound} drin|an?',
  audioMute:
    'ohne {sound} | stumm|lautlos|tonlos | kein {sound} | {sound} aus|weg|stumm | mach es stumm | stummschalten',
  hearOnly:
    'man? soll|nur man|den? {sound}? nur? von|vom|beim <clips> hoeren|horen?\n    nur den|der? {sound} von|vom|beim|bei <clips>\n    nur <clips> hoeren|horen|hoerbar|horbar\n    <clips> hoeren|horen den|der? rest|alles|andere stumm|lautlos|ohne ton?\n    alles stumm|lautlos {apart} bei|beim|von|vom? <clips>',
  mute: '<clips> {be}? stumm|lautlos|ohne schalten|stellen|{sound}?\n    schalte|stell|mach <clips> stumm|lautlos\n    {sound} von|vom|bei|beim <clips> weg|aus|raus\n    ohne {sound} von|vom|bei|beim <clips>',
  quieter: '<clips> {be}? leiser machen|drehen|stellen?\n    mach|dreh|stell <clips> leiser',
  louder: '<clips> {be}? lauter machen|drehen|stellen?\n    mach|dreh|stell <clips> lauter',
  musicAdd:
    'mit {music} | {music} drunter|dazu|darunter|druber|unterlegen | fuege|fuge|pack|leg|mach passende|schoene|etwas? {music} hinzu|drunter|dazu|drueber|druber|rein? | passende|froehliche|frohliche|ruhige {music} | passende|schoene|etwas|froehliche|frohliche|ruhige? {music} hinzufuegen|hinzufugen|dazugeben',
  musicNone: 'ohne {music} | keine {music}',
  musicOnly: 'nur {music} | nur die {music}',
  musicOnBeat:
    'im|zum takt|rhythmus|beat der|zur|von? {music}? schneiden|geschnitten? | auf den beat|takt schneiden|geschnitten? | schnitte auf|zum|im den? beat|takt|rhythmus',
  musicUnderSpeech:
    '{music} leiser|leise unter der|dem|den? sprache|stimme|stimmen|gespraech|gesprach|reden | {music} leiser|leise wenn|waehrend|wahrend gesprochen|geredet wird | {music} leiser|leise wenn|waehrend|wahrend jemand|ich|wir|geredet redet|rede|reden|spricht|sprechen|gesprochen|wird? wird?',
  musicAtDrop: '{start} die|der|das? {music}? beim|mit|mit_dem|ab dem? drop | beim drop',
  keepAudioOf:
    'behalte|behalt|lass|lasse den|das|die? {sound} von|vom|der|des <clips>\n    man soll <clips> hoeren|horen\n    <clips> soll|sollen zu? hoeren|horen|hoerbar|horbar sein?\n    den? {sound} von|vom|der <clips> behalten|lassen|drin\n    {sound} von|vom <clips>\n    <clips> soll|sollte man hoeren|horen',
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
    'nur die|das besten|beste|guten|schoensten|schonsten|schoenen|schonen|gute {shots}|momente|stellen|szenen? | das|die beste|besten von|aus? momente|szenen|allem?',
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
  cosy: 'gemuetlich|gemutlich|gemuetliche|gemutliche|gemuetliches|kuschelig|heimelig',
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
