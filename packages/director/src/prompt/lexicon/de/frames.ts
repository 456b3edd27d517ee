import type { Lexicon } from '../lexicon.ts';

export const FRAMES: Lexicon['frames'] = {
  nothingElse: `und? das ist alles
    und? sonst nichts|niemand|keine
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
    (das|der)? (erste|allererste) (was|das)? (man|wir|sie)? (sieht|sehen)? (ist|soll|sollte|muss|:) (sein)? <clips> (sein)?
    <clips> (ist|soll|sollte|muss) das (erste|allererste) (sein)? (,? (was|das) (man|wir) (sieht|sehen))?
    <clips> macht|machen den anfang`,
  close: `(das|der)? (letzte|allerletzte) (was|das)? (man|wir|sie)? (sieht|sehen)? (ist|soll|sollte|muss|:) (sein)? <clips> (sein)?
    <clips> (ist|soll|sollte|muss) das (letzte|allerletzte) (sein)? (,? (was|das) (man|wir) (sieht|sehen))?
    {end} {reel}? auf? {with} <clips> auf?
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
    '{want}? <clips> {be}? in dieser|der|genau reihenfolge\n    in dieser|folgender reihenfolge :? <clips>\n    <clips> dann|danach <than>',
  alternate:
    'wechsle|wechsel|abwechseln|abwechselnd|wechseln zwischen? <clips> ab?\n    <clips> im wechsel|abwechselnd\n    <clips> abwechselnd',
  before: '{put}? <clips> {be}? vor <than>\n    vor <than> {be}? {put}? <clips>',
  directlyBefore: '{put}? <clips> {be}? direkt|unmittelbar|kurz vor <than>',
  after: '{put}? <clips> {be}? nach <than>\n    nach <than> {be}? {put}? <clips>',
  directlyAfter: '{put}? <clips> {be}? direkt|unmittelbar|gleich nach <than>',
  between: '{put}? <clips> {be}? zwischen <than>',
  include: `{want} <clips>
    bitte? <clips> (mit|auch)? (rein|hinein|dazu)
    {want} <clips> rein|dabei|drin|sehen|zeigen|haben
    mit <clips>
    mit (dem|der|den|meinem|meiner|meinen|unserem|unserer|unseren|einem|einer) <clips>
    <clips> muss|muessen|mussen|soll|sollen|sollte unbedingt? rein|dabei|vorkommen|drin|sein|zu|sehen sein?
    <clips> darf nicht fehlen
    vergiss nicht? <clips> nicht?
    <clips> {be}? rein|dabei|drin`,
  topicOf: `(ein|einen|eine|das)? {video} (von|vom|mit|aus) (nur)? <clips>
    (ein|einen|eine|das)? {video} (von|mit)? <s> (nur)? (von|vom|mit|aus) <clips>
    {makeMe} (ein|einen|eine)? _? _? {video} (von|vom|mit|aus) <clips>
    {makeMe} (nur)? (etwa|genau|so)? <s> (lang|nur)? (von|vom|mit)? <clips>
    <s> {video}? (lang)? (nur)? (von|vom) <clips>
    (ein|einen|eine|das)? <s> {video} (lang)? (mit|aus) <clips>`,
  topic: '{video} ueber|uber <clips>\n    {video} (von|mit)? <s> (ueber|uber) <clips>',
  exclude: `<clips> bitte nicht
    {drop} <clips>
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
    {want}? nur ,? (das|alles)? ,? was (wir|ich)? (mit|von|aus) <clips> (gefilmt|aufgenommen|gedreht) (ist|wurde|worden ist|haben|habe)?
    <clips> und? sonst nichts|niemand
    {drop} alles {apart} <clips>
    {drop}|lass|lasst|nimm|schneid|schneide alles {out}? ,? was (nicht|kein|keine|keinen) <clips> (ist|sind|zeigt|hat)? {out}?
    alles {out}? ,? was (nicht|kein|keine|keinen) <clips> (ist|sind|zeigt|hat) ,? {out}?
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
    '{drop} die? erste|ersten <s> von|bei|jedem|jeder|jedes clip|clips|aufnahme|allen|jedem|jeder? clip|clips|aufnahme?\n    schneid|schneide|lass|nimm die? erste|ersten <s> von|bei|jedes|jeder|vom? jedem|allen|jeder|jedes? clips|clip|aufnahme|aufnahmen? weg|ab|raus',
  dropLast:
    'schneid|schneide|lass|nimm die? letzte|letzten <s> von|bei|jedes|jeder? jedem|allen|jeder? clips|clip|aufnahme|aufnahmen? weg|ab|raus',
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
  mute: '<clips> {be}? (stumm|lautlos) (schalten|stellen)?\n    <clips> {be}? ohne {sound}\n    schalte|stell|mach <clips> stumm|lautlos\n    {sound} von|vom|bei|beim <clips> weg|aus|raus\n    ohne {sound} von|vom|bei|beim <clips>',
  quieter: '<clips> {be}? leiser machen|drehen|stellen?\n    mach|dreh|stell <clips> leiser',
  louder: '<clips> {be}? lauter machen|drehen|stellen?\n    mach|dreh|stell <clips> lauter',
  musicAdd:
    'mit {music} | {music} drunter|dazu|darunter|druber|unterlegen | fuege|fuge|pack|leg|mach passende|schoene|etwas? {music} hinzu|drunter|dazu|drueber|druber|rein? | passende|froehliche|frohliche|ruhige {music} | passende|schoene|etwas|froehliche|frohliche|ruhige? {music} hinzufuegen|hinzufugen|dazugeben',
  musicNone: '(die)? {music} (aus|weg|raus) | ohne {music} | keine {music}',
  musicOnly: 'nur {music} | nur die {music}',
  musicOnBeat:
    'im|zum takt|rhythmus|beat der|zur|von? {music}? schneiden|geschnitten? | auf den beat|takt schneiden|geschnitten? | schnitte auf|zum|im den? beat|takt|rhythmus',
  musicUnderSpeech:
    '{music} leiser|leise unter der|dem|den? sprache|stimme|stimmen|gespraech|gesprach|reden | {music} leiser|leise wenn|waehrend|wahrend gesprochen|geredet wird | {music} leiser|leise wenn|waehrend|wahrend jemand|ich|wir|geredet redet|rede|reden|spricht|sprechen|gesprochen|wird? wird?',
  musicAtDrop: '{start} die|der|das? {music}? beim|mit|mit_dem|ab dem? drop | beim drop',
  keepAudioOf:
    'behalte|behalt|lass|lasse den|das|die? {sound} von|vom|der|des <clips>\n    man soll <clips> hoeren|horen\n    <clips> soll|sollen zu? hoeren|horen|hoerbar|horbar sein?\n    den? {sound} von|vom|der <clips> behalten|lassen|drin\n    {sound} von|vom <clips>\n    <clips> soll|sollte man hoeren|horen',
};
