import type { Lexicon } from '../lexicon.ts';

export const MORE_PHRASES: Lexicon['phrases'] = {
  others:
    '(den|der|dem|vom|beim) rest | rest | (die|den|der|bei den|von den) (anderen|andern|ubrigen|uebrigen|restlichen) {shots}? | (alle|allen) (anderen|andern|ubrigen|uebrigen|restlichen) {shots}? | (alles|allem) (andere|anderen|anderem|sonst|ubrige|uebrige)',
  onwards: 'an | aufwaerts|aufwarts',
  placing: 'nach | zwischen',
  nextOnes: '(die|den) (naechsten|nachsten|folgenden|letzten|weiteren)',
  aside: 'das muss sein | das reicht | das passt | das geht | das waere|ware super|toll|schoen',
  exact: 'genau|exakt|nur|bloss|ausgerechnet',
  only: 'nur|bloss|ausschliesslich|lediglich|allein',
  anyShot:
    'keine|keiner|keines|keins|kein|keinen|nichts|nie | keine|keiner|kein|keinen einzige|einziger|einziges|einzigen? {shots}',
  fromIt:
    'nimm|nehmen|nehmt|verwende|benutze|nutze|zeig|zeige|zeigen|will|moechte|mochte|brauche|behalte|lass|spiel|schneide|bitte',
  show: 'zeigen|halten|stehen|drin|zu sehen|sein|laufen|dauern|bleiben|lassen|gezeigt|werden',
};

/** Places, order and which clips. */
const CHOICE: Lexicon['frames'] = {
  open: `(der)? (anfang|beginn|einstieg) (ist|sind|soll|waere) <clips> (sein)?
    <clips> {exact}? <times> {first}
    als erstes (sieht man|sehen wir|kommt|will ich sehen|soll man sehen) <clips>
    (wenn|dass|das)? {reel}? {with} <clips> (anfangt|anfaengt|beginnt|startet|losgeht)
    (wir|ich)? (fangen|fange|fangt|fangst|starten|beginnen|startet|beginnt|legen|legt) (wir|ich|du|ihr|sie)? {with} <clips> (an|los)?
    {reel} (soll|sollte|darf|kann) {with} <clips> (anfangen|beginnen|starten|losgehen|aufmachen|eroeffnen|eroffnen)
    (anfangen|beginnen|starten|loslegen|aufmachen|einsteigen|eroeffnen|eroffnen) (soll|sollte|bitte)? (es|das video)? {with} <clips>
    (der anfang|der einstieg|der start|der auftakt|der opener|das intro) (ist|soll|sollte|gehoert|gehort|wird|macht)? :? <clips>
    (am|zum|als) (anfang|einstieg|auftakt|start|beginn|opener) ,? (kommt|bitte|soll|will ich|moechte ich|mochte ich|nimm|zeig)? <clips>
    <clips> (kommt|soll|muss|bitte|gehoert|gehort|nach|an)? (als allererstes|ganz vorn|nach vorne|nach vorn|an den start|als aufmacher|vor allem anderen)
    los (geht es|gehts|geht's|soll es gehen|gehen soll es) {with} <clips>`,
  close: `(das|der)? (ende|schluss|abschluss) (ist|sind|soll|waere) <clips> (sein)?
    <clips> {exact}? <times> {last}
    (wenn|dass|das)? {reel}? {with} <clips> (endet|aufhort|aufhoert|schliesst|ausklingt)
    {end} (wir|ich|du|ihr|sie)? {reel}? {with} <clips> (auf|ab)?
    (wir|ich)? (enden|schliessen|hoeren|horen|endet|schliesst) (wir|ich|es|das video)? {with} <clips> (ab|auf)?
    {reel} (soll|sollte|darf|kann) {with} <clips> (enden|aufhoeren|aufhoren|schliessen|ausklingen|zu ende gehen)
    (enden|aufhoeren|aufhoren|schliessen|ausklingen) (soll|sollte|bitte)? (es|das video)? {with} <clips>
    (der abschluss|der schluss|das ende|das finale|das outro|der ausklang) (ist|soll|sollte|gehoert|gehort|wird|macht)? :? <clips>
    (am|zum|als) (schluss|ende|abschluss|finale|ausklang) ,? (dann|noch|kommt|bitte|soll|will ich|moechte ich|mochte ich|nimm|zeig)? <clips>
    <clips> (kommt|soll|muss|bitte|gehoert|gehort|nach|an)? (als allerletztes|ganz hinten|ganz zuletzt|nach hinten|als finale|ganz ganz zum schluss|als ausklang|als krönender abschluss)
    (und)? (ganz)? zum (schluss|ende|abschluss) <clips>`,
  openNot: `<clips> ,? (aber)? nicht {first}
    nicht {first} <clips>
    (fang|fange|beginne|starte|fangt) (bitte|bloss|ja)? nicht {with} <clips> an?`,
  closeNot: `<clips> ,? (aber)? nicht {last}
    nicht {last} <clips>
    (hoer|hor|ende|schliess|schliesse) (bitte|bloss|ja)? nicht {with} <clips> auf?`,
  neitherEnd: `<clips> (soll|darf|muss|kann|bitte)? <times>? (drin sein|rein|dabei sein|vorkommen|dabei)? ,? (aber|nur)? (nicht|weder|nie|niemals) {first} ,? (und|oder|noch) (auch)? (nicht|nie)? {last}
    (nicht|weder|nie|niemals) {first} ,? (und|oder|noch) (auch)? (nicht)? {last} :? <clips>
    <clips> (soll|darf|ist)? weder das|die|der erste (clip|bild|szene|einstellung)? noch das|die|der letzte (clip|bild|szene|einstellung)? (sein)?`,
  neitherEndOfIt: `(nicht|weder|nie|niemals) {first} ,? (und|oder|noch) (auch)? (nicht)? {last}`,
  openThenClose: `von <clips> bis (zu|zum|zur|hin zu)? <than> in (dieser|der) reihenfolge`,
  openAndClose: `<clips> (am|sowohl am) (anfang|beginn|start) und (nochmal|noch mal|wieder|auch)? am (ende|schluss)
    <clips> {be}? (am anfang und am ende|am anfang und am schluss|als erstes und als letztes|zuerst und zuletzt)
    (anfang|beginn|start) und (ende|schluss) (ist|mit|:)? <clips>
    (beginne|starte|anfangen|beginnen) und (ende|enden|aufhoeren|aufhoren) mit <clips>`,
  orderThose: `(und|aber)? (bitte)? (genau|exakt)? in (genau)? (dieser|der|jener|ebendieser) reihenfolge
    (und|aber)? (die|diese) reihenfolge (soll so bleiben|so lassen|bitte einhalten|einhalten|beibehalten)`,
  orderNamed: `<clips> ,? (und zwar|bitte)? (genau|exakt)? in (genau|exakt)? (dieser|der|jener) reihenfolge
    <clips> ,? (gefolgt von|danach kommt|dann kommt|darauf folgt|und danach|und dann|anschliessend|hinterher|im anschluss) <than>
    (reihenfolge) : <clips>`,
  after: `<clips> (nicht|erst nicht) vor <than>
    <clips> (erst|kommt erst|soll erst|erst dann) nach <than>
    <clips> (spaeter|spater) als <than>`,
  before: `<clips> (noch|kommt|soll|muss|bitte)? (vor|frueher als|fruher als) <than>`,
  alternate: `(immer)? (im wechsel|abwechselnd|wechselweise|hin und her|im wechsel zwischen|abwechselnd zwischen|hin und her zwischen) <clips>
    (wechsle|wechsel|wechselt|spring|springe|schneide) (immer|staendig|standig)? (hin und her)? zwischen <clips> (hin und her|ab)?
    <clips> (immer)? (im wechsel|abwechselnd|wechselweise|hin und her|reihum) (zeigen|schneiden|geschnitten|zu sehen)?
    mal <clips> mal <than>`,
  alternateThose: `(immer)? (abwechselnd|im wechsel|hin und her)
    (wechsle|wechsel|wechselt|spring|springe|schneide) (immer)? (hin und her)? zwischen (den beiden|beiden|denen)`,
  together: `<clips> (direkt|gleich)? (hintereinander|nacheinander|am stueck|am stuck|zusammen|beieinander)
    (lass|zeig|pack) <clips> (hintereinander|nacheinander|zusammen|beieinander)`,
  betweenEach: `zwischen (jedem|jeder|jedem davon|allen|jedem von ihnen) ,? {put}? <clips>
    <clips> zwischen (jedem|jeder|jedem davon|allen|jedem von ihnen)`,
  between: `zwischen <than> ,? (kommt|soll|bitte|will ich|zeig|moechte ich|mochte ich)? <clips>
    {put}? <clips> zwischen (beiden|den beiden|ihnen|den zweien)
    zwischen (beiden|den beiden|ihnen|den zweien) {put}? <clips>`,
  include: `<clips> (bleibt|bleiben|lassen wir|lass|behalten wir) (drin|dabei|drinnen)?
    ohne <clips> (geht|gehts|waere|ware|ist) (es|das|s)? (gar)? (nicht|nichts)
    (will|wollen|moechte|mochte|moechten|mochten|wuensche mir|wunsche mir) ,? dass <clips> (drin|dabei|zu sehen|mit drin)? (ist|sind|bleibt|bleiben|vorkommt|vorkommen)
    <clips> (ja|rein|drin|dabei|unbedingt|gerne|muss sein|darf nicht fehlen|duerfen nicht fehlen|durfen nicht fehlen|ist pflicht|sind pflicht)
    (alles|{want}) (ab|von) <clips>
    (unbedingt|auf jeden fall|auf alle faelle|auf alle falle|irgendwo|irgendwie) (mit|auch)? <clips>
    (es)? (fehlen darf|fehlen duerfen|fehlen durfen) (auf keinen fall|keinesfalls)? (nicht)? <clips>
    <clips> (soll|sollen|sollte|muss|muessen|mussen|darf|duerfen) (auch|irgendwo|unbedingt|auf jeden fall)? (mit)? (rein|dabei sein|drin sein|vorkommen|zu sehen sein|auftauchen|gezeigt werden|hinein|mit rein|erscheinen)
    (ich)? (will|moechte|mochte|wuerde|wurde|haette|hatte) (gern|gerne|auch|unbedingt)? <clips> (sehen|drin haben|dabei haben|dabei|drin|drinhaben)
    (nimm|nehmt|nehmen) (auch|noch|unbedingt|bitte)? <clips> (mit|mit rein|dazu|auf)`,
  exclude: `(lass|lasst|nimm|nehmt|lassen) (bitte)? (weg|raus|aus) : <clips>
    {drop} alles|alle (was|die|mit) <clips> (zeigt|zeigen|hat|ist|zu tun hat)? (raus|weg)?
    alles mit <clips> (raus|weg|weglassen|rausnehmen)
    <clips> (darf|duerfen|durfen|kann|koennen|konnen|soll|sollen|muss|muessen) (ruhig|gerne|gern)? (weg|raus|rausfliegen|wegbleiben|draussen bleiben|drauszen bleiben|fehlen)
    <clips> {askedNot} (gefilmt|gezeigt) (zu)? werden
    <clips> {askedNot} (ins video|im video|drin|zu sehen) (zu sein|zu kommen)?
    <clips> (will|wollen|moechte|mochte|wollte) nicht (ins video|drin sein|gezeigt werden|gefilmt werden|zu sehen sein|vorkommen|rein|auftauchen)
    (anstatt|statt|anstelle|an stelle) (von)? <clips>
    was (raus kann|wegkann|rauskommt|wegkommt|raus soll) (ist|sind) <clips>
    (ersetz|ersetze|ersetzt|tausch|tausche|tauscht) <clips> (durch|gegen) <than> (aus)?
    ({put})? <than> (statt|anstatt|anstelle von|an stelle von) <clips>
    (und)? <clips> auch nicht
    <clips> (nein|nee|noe|nicht|raus|weg|bitte nicht|lieber nicht|auf keinen fall|bloss nicht|fliegt raus|fliegen raus|kommt raus|kommt weg|rausnehmen|rauslassen|weglassen|auslassen|rausschneiden|streichen|ueberspringen|uberspringen)
    (auf keinen fall|keinesfalls|bloss nicht|bitte nicht|bloss kein|bloss keine|bitte kein|bitte keine|nichts von|nichts vom|null|gar kein|gar keine|kein einziges|keine einzige) <clips>
    <clips> (will|moechte|mochte|brauche|brauchen|braucht) (ich|wir|man|keiner|niemand) (nicht|nicht sehen|nicht haben|nicht drin)?
    <clips> (soll|sollen|sollte|darf|duerfen|durfen|muss|kann) (nicht|bitte nicht|auf keinen fall) (rein|vorkommen|drin sein|auftauchen|dabei sein|zu sehen sein|zu sehen|gezeigt werden|erscheinen)
    <clips> (kannst|koennt|konnt|koennen|konnen|kann) (du|ihr|sie|man)? (weglassen|rauslassen|auslassen|rausschneiden|rausnehmen|streichen|weg|raus)
    (lass|lasst|lassen sie|schneid|schneide|nimm|nehmt|schmeiss|wirf|kick) (bitte|mir|mal)? <clips> (bitte)? (weg|raus|aus|draussen|drausen|aussen vor|weg lassen)
    (weg|raus) mit <clips>
    (brauche|brauchen|braucht|will|wollen|moechte|mochte|moechten|mochten) (ich|wir|keiner|man)? (kein|keine|keinen|nicht) <clips> (sehen|haben|drin)?
    auf <clips> (kann ich|koennen wir|konnen wir|kann man)? verzichten
    weder|noch <clips>`,
  only: `(heute|diesmal|dieses mal) (ist|sind|gibt es|gibts|kommt|kommen|geht es um|bitte)? {only} <clips>
    {only} mit <clips>
    <clips> (und)? (sonst nichts|sonst niemand|sonst keiner|nichts anderes|nichts weiter|mehr nicht|fertig|basta|aus|das reicht|das wars|das war's)
    (es|man)? (soll|sollen|darf) {only} <clips> (zu sehen sein|drin sein|vorkommen|rein|sehen|gezeigt werden|drin)
    (beschraenk|beschrank|beschraenke|beschranke) dich auf <clips>
    (nichts|niemand|keiner|keine anderen clips) (anderes|weiter)? (als|ausser) <clips>
    (alles) (raus|weg) {apart} <clips>`,
  restOnly: `(der|den|vom)? rest (ist|sind|soll|sei)? (nur|ausschliesslich|lauter|bloss) <clips>
    (ansonsten|sonst|ausserdem|abgesehen davon) ,? (nur|ausschliesslich|bloss) <clips>`,
  nothingElse: `sonst (nix|nichts)
    das (wars|war's|war s|ists|ist's)
    (und)? sonst (nichts|niemand|keiner|keine|nix|gar nichts|keine clips|keine anderen)
    , und? fertig
    (und)? (nichts|niemand|keine|nix) (anderes|anderen|weiter|sonst|mehr)
    (und)? (mehr|weiter) (nicht|nichts)
    (und)? (den|der) rest (weg|raus|weglassen|brauche ich nicht|kannst du weglassen|nicht|fliegt raus|kann weg|weg lassen)
    (und)? (alles andere|alle anderen|die anderen) (weg|raus|weglassen|rauslassen|nicht|fliegt raus|kann weg|fliegen raus)
    (und)? (keine anderen|kein anderer|keine weiteren|keinen anderen) {shots}?`,
  everythingBut: `{want}? (alles|alle|saemtliche|samtliche) {shots}? (was ich hab|was da ist|was ich gefilmt habe)? (ausser|bis auf|mit ausnahme von) <clips>`,
  mostly: `(groesstenteils|grosstenteils|in erster linie|zum groessten teil|zum grossten teil|fast nur|fast ausschliesslich|am meisten|zum grossteil) <clips>
    <clips> (soll|sollen|sollte|muss|darf)? am meisten (vorkommen|zu sehen sein|zu sehen|drin sein)?
    <clips> (die meiste zeit|fast die ganze zeit|als hauptdarsteller|im mittelpunkt|im vordergrund|steht im mittelpunkt|soll im mittelpunkt stehen)
    (schwerpunkt|fokus|mittelpunkt) (auf|ist|sind|:|liegt auf)? <clips>`,
  less: `(nur ein bisschen|nur ganz wenig|moeglichst wenig|moglichst wenig|so wenig wie moeglich|so wenig wie moglich) <clips>
    <clips> (nur ganz kurz|nur ein bisschen|nur am rande)
    ein (bisschen|wenig|klein bisschen) (vom|von|von der)? <clips>`,
  everyOnce: `(jeder|jede|jedes|jeden) (clip|video|szene|aufnahme|stueck|stuck)? (genau|nur|exakt|bitte)? einmal
    (alle) {shots}? (genau|nur|je|jeweils) einmal`,
  onePerClip: `(je|jeweils) (eine|ein|einen|1) (szene|schnitt|ausschnitt|stelle|moment|stueck|stuck|einstellung) (pro|aus jedem|aus) {shots}?
    (eine|ein|einen) (szene|schnitt|ausschnitt|stelle|moment|stueck|stuck|einstellung) (pro|aus jedem|je) (clip|video)`,
};

/** How long, how many, and which part. */
const AMOUNTS: Lexicon['frames'] = {
  times: `<clips> (soll|sollte|muss|darf|kommt|bitte|will ich|moechte ich|mochte ich)? {exact}? <times> (vorkommen|zeigen|zu sehen sein|auftauchen|rein|drin sein|erscheinen|gezeigt werden|sehen|einbauen|bitte)?
    {exact} <times> <clips>
    <clips> (nur|bloss) <times>
    (zeig|zeige|nimm|bring|bau|pack|wiederhole) <clips> {exact}? <times> (rein|ein|drin)?`,
  shareOfReel: `die? <share> (soll|sollen|ist|sind|wird|gehoert|gehort)? <clips> (sein|zeigen|haben)?
    <share> (der|von der|des|vom|davon|der ganzen) (zeit|laenge|lange|dauer|{video}) (soll|sollte|ist|sind|bekommt|gehoert|gehort|fuer|fur|geht an|geht fuer|geht fur|mit)? <clips>
    <clips> (soll|sollte|nimmt|bekommt|fuellt|fullt|kriegt|ist|sind)? (die)? <share> (der|von der|des|vom) (zeit|laenge|lange|{video}) (ausmachen|einnehmen|fuellen|fullen|zu sehen sein|sein|bekommen|ein)?`,
  splitBetween: `<clips> (zu gleichen teilen|halbe halbe|halb halb|je zur haelfte|je zur halfte)
    (teile|teil|verteile|verteil|aufteilen) (die zeit|es|das {video})? (gleichmaessig|gleichmassig|gerecht)? (auf|zwischen|unter) <clips> (gleichmaessig|gleichmassig|gerecht)? (auf)?`,
  asMuchAs: `<clips> (gleich lang|gleich lange|gleich viel|gleich oft|gleich viel zeit|gleichberechtigt)
    (gleich viel zeit|genauso viel zeit|die gleiche zeit|dieselbe zeit) (fuer|fur) <clips>`,
  prefer: `mehr (vom|von der|von den|von) <clips>`,
  moreThan: `<clips> (soll|sollte)? (laenger|langer|mehr) (zu sehen|zeigen|drin|dauern)? als <than>
    (mehr zeit|laenger|langer) (fuer|fur|auf|bei) <clips> als (fuer|fur|auf|bei)? <than>
    mehr (vom|von der|von den) <clips> als (vom|von der|von den|von)? <than>`,
  ratio: `<clips> {be}? <times> so (lang|lange|viel|oft) (zeigen|zu sehen)? wie <than>
    <times> so viel (vom|von der|von den) <clips> wie (vom|von der|von den)? <than>`,
  partSaid: `(von|vom|aus|in|im) <than> ,? {fromIt}? {only}? (die stelle|den teil|den moment|das stueck|das stuck|den satz) <said>
    (von|vom|aus|in|im) <than> ,? {fromIt}? {only} (das ,?)? <said>`,
  partRange: `(von|vom|aus|bei|beim|aus dem|aus der) <clips> ,? {fromIt}? (bitte)? {only}? (den teil|das stueck|das stuck|die stelle|den ausschnitt|die)? (von|zwischen|ab)? <range>
    <clips> ,? (aber|bitte)? {only}? (von|ab|zwischen|den teil von|das stueck von)? <range> (nehmen|zeigen|verwenden)?
    {fromIt} {only}? (den teil|das stueck|das stuck|den ausschnitt)? (von)? <range> (von|vom|aus|aus dem|aus der) <clips>
    (kuerz|kuerze|kurze|schneide|trimme) <clips> auf <range>`,
  partRangeOfIt: `{fromIt} (davon|da|bitte)? {only}? (den teil|das stueck|das stuck|den ausschnitt|die)? (von|zwischen|ab)? <range>
    (davon|daraus|da)? {only} (den teil|das stueck|das stuck|den ausschnitt|die)? (von|zwischen|ab)? <range>
    (davon|daraus) <range>`,
  partFrom: `<clips> (ab|erst ab|von) <s> (an|bis zum ende|bis zum schluss)?
    <clips> erst ab (sekunde)? <s>`,
  partUntil: `<clips> nur bis <s>`,
  partFirst: `<clips> ,? (aber)? {only} (die|seine|ihre)? ersten <s>
    {want}? (nur)? die ersten <s> (von|vom|aus|der|des|aus dem|aus der) <clips>`,
  partLast: `<clips> ,? (aber)? {only} (die|seine|ihre)? letzten <s>
    {want}? (nur)? die letzten <s> (von|vom|aus|der|des|aus dem|aus der) <clips>`,
  dropFirst: `(bei|von) (jedem|allen) {shots}? die? erste|ersten <s> (weg|raus|ab|weglassen|abschneiden|wegschneiden)
    (schneid|schneide|lass|nimm|kuerz|kuerze) (bitte)? die? erste|ersten <s> (von|vom|bei|der|des|beim|aus) <clips> (weg|ab|raus)`,
  dropLast: `(schneid|schneide|lass|nimm|kuerz|kuerze) (bitte)? die? letzte|letzten <s> (von|vom|bei|der|des|beim|aus) <clips> (weg|ab|raus)`,
  partBeginning: `{only} (den anfang|die erste haelfte|die erste halfte|den beginn) (von|vom|der|des|aus) <clips>
    (vom|von|von der|beim) <clips> {only} (den anfang|die erste haelfte|die erste halfte)
    (der|den) anfang (von|vom|von der|aus) <clips>`,
  partEnding: `{only} (das ende|den schluss|die zweite haelfte|die zweite halfte) (von|vom|der|des|aus) <clips>
    (vom|von|von der|beim) <clips> {only} (das ende|den schluss|die zweite haelfte|die zweite halfte)
    das ende (von|vom|von der|aus) <clips>`,
  partMiddle: `{only}? (die mitte|den mittelteil|den mittleren teil) (von|vom|der|des|aus) <clips>`,
  section: `(in|fuer|fur|waehrend|wahrend) (den|die|der) (ersten|letzten|naechsten|nachsten|folgenden) <s> (soll|bitte|kommt|nur|zeig|will ich)? <clips>
    <clips> (in|fuer|fur) (den|die) (ersten|letzten|naechsten|nachsten) <s>
    (die|in der) (erste|ersten|zweite|zweiten) (haelfte|halfte) (ist|mit|nur|:|soll|zeigt)? <clips>
    <clips> in der (ersten|zweiten) (haelfte|halfte)
    (der|den) rest (der zeit|vom video)? (ist|mit|fuer|fur|sind|soll|bekommt|dann|fuellst du mit|fullst du mit|:)? {only}? <clips>`,
  equalSections: `<n> (teile|abschnitte|bloecke|blocke|kapitel|akte) (je|a|zu je|von)? <s>? :? <clips>`,
  closeHeld: `(bleib|bleibe|verweile|halte|halt|zeig|zeige)? (noch)? {last} (noch|dann|fuer|fur)? <s> (lang|lange)? (auf|bei|beim|mit)? <clips>
    (bleib|bleibe|verweile|halte|halt|zeig|zeige) (noch)? <s> (lang|lange)? (auf|bei|beim|mit)? <clips> {last}`,
  hold: `(kuerz|kuerze|kurz|kurze|trimm|trimme|stutz|schneid|schneide|begrenz|begrenze) <clips> auf (hoechstens|hochstens|maximal)? <s>
    <clips> (soll|sollen|sollte|muss|mussen|muessen|darf|kann|konnen|koennen) <s> (dauern|lang sein|stehen|stehen bleiben|bleiben|laufen|gehen|zu sehen sein)
    <clips> ,? (genau)? <s> ,? (nicht mehr und nicht weniger|nicht mehr nicht weniger|mehr nicht|nicht laenger|nicht langer|und nicht mehr)
    <clips> (soll|sollte|darf|muss|kann|bitte|will ich|moechte ich|mochte ich) (fuer|fur|nur|etwa|ruhig|mindestens)? <s> (lang|lange)? {show}
    <clips> (fuer|fur|nur|ganze|gute|volle|ruhig|waehrend|wahrend) <s> (lang|lange)? {show}?
    (bleib|bleibe|verweile|halte|halt|steh) (bitte|ruhig)? (fuer|fur|gut|etwa)? <s> (lang|lange)? (auf|bei|beim|mit) <clips> (drauf)?
    (bleib|bleibe|verweile|halte|halt) (bitte|ruhig)? (auf|bei|beim) <clips> (fuer|fur)? <s>
    (gib|gebt|geben sie|goenn|gonn) <clips> (ruhig|bitte|volle)? <s>
    <clips> : (ca|etwa|nur)? <s>
    (kuerz|kuerze|kurze|schneid|schneide|trimm) <clips> auf <s> (runter|zusammen)?
    {only} <s> (von|vom|aus) <clips>`,
  holdEach: `<clips> ,? (je|jeweils|a|jeder|jede|jedes) (fuer|fur)? <s> (lang|lange)?
    <s> (pro|fuer jeden|fur jeden|fuer jede|fur jede|fuer jedes|je) <clips>
    <clips> <s> (je|jeweils|pro stueck|pro stuck|pro nase|pro person)`,
  longer: `(verlaengere|verlangere|verlaenger|verlanger) <clips>
    <clips> (ruhig|gerne|etwas|ein bisschen|deutlich|bitte)? (laenger|langer) (zeigen|halten|stehen|drin|stehen lassen|laufen lassen)?
    (,|und|{put}) <clips> (schoen|schon|ruhig)? lang (zeigen|drin)?
    (nimm dir zeit fuer|nimm dir zeit fur|verweile bei|verweile auf|lass dir zeit bei) <clips>`,
  shorter: `<clips> (soll|sollen|sollte|muss|darf|kann) (nur|ganz|sehr|recht)? (kurz|knapp) (sein|bleiben|werden|dauern)?
    <clips> (nur|bitte|etwas|ein bisschen|deutlich)? (kuerzer|kurzer|ganz kurz|nur kurz|kurz|nur ganz kurz|knapp) (zeigen|halten|anreissen)?`,
  length: `{reel} (soll|sollte|darf|muss|kann|duerfte) (am ende|insgesamt)? (etwa|genau)? <s> (lang)? (sein|dauern|haben|werden|gehen|lang)
    (mach|schneid|schneide|kuerz|kuerze|kurze) (es|das|mir|das ganze|das video)? (bitte|mal)? (auf|in)? <s> (lang|daraus|draus|runter|zusammen)?
    (insgesamt|gesamt|alles zusammen|zusammen|alles in allem|gesamtlaenge|gesamtlange|gesamtdauer|laufzeit|spieldauer) ,? (soll es|darf es|auf|von|:|sind|etwa)? <s>
    <s> (alles zusammen|zusammen|im ganzen|alles in allem|reichen|reicht|genuegen|genugen|laufzeit|reicht mir|reichen mir|reichen voellig|reichen vollig|passt|passen)
    (maximal|hoechstens|hochstens|limit|obergrenze) :? <s>
    (hab|habe|haben|brauche|brauch|haette gern|hatte gern|haette gerne|hatte gerne) (ich|wir)? (nur|so|etwa)? <s>`,
  lengthNot: `(darf|soll|sollte) (nicht|auf keinen fall) (laenger|langer|mehr) als? <s> (dauern|sein|werden|haben|gehen)?
    (nicht|keine sekunde) (laenger|langer|mehr) als? <s>`,
  cutLengthNot: `{anyShot} (ist|soll|sollte|darf|dauert|laenger|langer|mehr|ueber|uber|davon)? (als)? <s> (sein|dauern|haben|lang)?
    (nichts) (laenger|langer|ueber|uber) (als)? <s> (zeigen|halten|stehen lassen)`,
  cutLength: `(jeder|jede|jedes|alle) ({shots}|video|videos)? (soll|sollte|sollen|sind|ist|dauert|dauern|bekommt|kriegt|bekommen|kriegen|bitte|muss)? (genau|exakt|ca|etwa|je|jeweils)? <s> (lang|lange)? (sein|dauern|haben)?
    (alle) <s> (wird geschnitten|ein neues bild|ein schnitt|einen schnitt|schneiden|wechseln|umschneiden|ein neuer clip)
    (schnitt|schnitte|wechsel|bildwechsel) (alle|jede|nach) <s>
    {shots} (zu|a|je|jeweils|von je|von jeweils|mit je|mit jeweils) <s> (lang)?
    (kurze|schnelle|lange)? {shots} ,? (je|jeweils|a|zu je)? <s> (lang)?`,
  cutLengthOthers: `{others} (je|jeweils|nur je|mit je) <s> (lang)?`,
  countOfLength: `<n> (kurze|schnelle|verschiedene)? {shots} (je|jeweils|a|zu je|von je|mit je|von|zu|mit|von jeweils) {exact}? <s> (lang)?`,
  count: `<n> {shots} (insgesamt|gesamt|zusammen|und nicht mehr|genau)
    (in|aus|mit) <n> {shots}|schnitten|schnitte
    (nimm|waehl|wahl|waehle|wahle|such|zeig|zeige|verwende|benutze)? (irgendwelche|beliebige)? <n> (beliebige)? (von|aus) (den|meinen|diesen|unseren|allen|deinen)? {shots} (aus)?
    (nimm|waehl|wahl|waehle|wahle|such|zeig|zeige|verwende|benutze)? <n> (der|meiner|dieser|unserer) {shots} (aus)?
    (nimm|waehl|wahl|waehle|wahle|such|zeig|zeige|verwende|benutze) <n> davon (aus)?
    (nimm|waehl|wahl|waehle|wahle|such) (die)? <n> (besten|schoensten|schonsten) {shots}? (aus)?`,
  oneCut: `(eine einzige|ein einziger|in einer einzigen) (einstellung|aufnahme|szene|clip) | (ohne schnitt|ohne schnitte|am stueck ohne schnitt)`,
  cutsShort: '(kurze|knappe) {shots}',
  cutsLong: '(lange|laengere|langere) {shots}',
  paceSlow: `(ruhiges|gemaechliches|gemachliches|langsames|gemuetliches|gemutliches) ({video}|tempo)`,
};

/** What is heard. */
const HEARD: Lexicon['frames'] = {
  speechUnder: `(nimm|nutze|benutze|verwende|leg|lege|nehmt)? <clips> als (voiceover|sprecher|erzaehler|erzahler|off stimme|off-stimme|kommentar)
    (ein|eine|den|die|das)? (voiceover|off stimme|off-stimme|kommentar) (von|vom|aus) <clips>`,
  hearOnly: `(man)? (soll|darf|will|moechte|mochte) (man|ich)? {only} <clips> (hoeren|horen|zu hoeren sein|zu horen sein)
    {only} (bei|beim|von|vom|mit dem ton von|der ton von|der ton vom|den ton von|den ton vom) <clips> (mit|soll)? (ton|sound|zu hoeren|hoeren|horen|an|lassen)
    <clips> mit {sound} ,? {others} (stumm|ohne ton|lautlos|ohne|auf stumm|stummschalten)
    {only} <clips> (mit ton|mit sound|mit o-ton|mit originalton)
    {sound} {only} (bei|beim|von|vom|aus) <clips>
    (alles|alle|ton) (stumm|aus|lautlos|ohne ton|weg) {apart} (bei|beim|von|vom)? <clips>
    (schalte|mach|stell|dreh) (alles|alle|den ton)? {apart} (bei|beim|von|vom)? <clips> (stumm|aus|lautlos|ab)
    (kein|ohne) {sound} {apart} (bei|beim|von|vom)? <clips>`,
  hearOnlyOfIt: `(als einziger|als einzige|als einziges|das einzige) (mit ton|mit sound|zu hoeren|zu horen|was man hoert|was man hort)
    {only} (da|dabei|davon) (mit)? {sound}`,
  muteOthers: `(den|bei)? (ton|sound) (von|bei)? (allem anderen|allen anderen|den anderen|dem rest|vom rest) (weg|aus|raus|stumm|abschalten|ausmachen)
    {others} (bitte|soll|sollen|ist|sind|wird|kann)? (komplett|ganz)? (stumm|lautlos|ohne ton|ohne sound|ohne o-ton|auf stumm|stummschalten|stumm schalten|tonlos)
    (schalte|mach|stell|dreh|schalt) {others} (bitte)? (stumm|lautlos|aus|auf stumm|ab)
    (bei|von|vom) {others} (den|der)? {sound} (aus|weg|raus|abschalten|ausschalten)
    (ohne|kein) {sound} (bei|von|vom|in)? {others}
    {sound} (aus|weg) (bei|von|vom|in) {others}`,
  quieterOthers: `{others} (etwas|ein bisschen|deutlich)? leiser (machen|drehen|stellen)?
    (mach|dreh|stell) {others} (etwas|ein bisschen)? leiser`,
  mute: `(kein|keinen|ohne) (den|das)? {sound} (bei|beim|fuer|fur|von|vom|auf) <clips>
    {sound} (aus|weg|raus|ab) (bei|beim|fuer|fur|von|vom) <clips>
    (mach|nimm|dreh|schalt|stell|stelle|schalte) (den|das|die)? {sound} (von|der|des|vom)? <clips> (weg|aus|ab|raus|stumm)
    (bei|beim|von|vom) <clips> (den|der)? {sound} (aus|weg|raus|abschalten|ausschalten|stumm)
    <clips> (bitte|soll|sollen)? (stumm|lautlos|ohne ton|ohne sound|tonlos)`,
  audioMute: `{sound} (bitte|komplett|ganz|voellig|vollig|total|ueberall|uberall)? (aus|weg|raus|ab|ausschalten|abschalten|abdrehen|rausnehmen|auf null|abstellen)
    (mach|dreh|schalt|schalte|stell|nimm) (den|das|bitte)? {sound} (komplett|ganz|bitte)? (aus|weg|raus|ab|stumm)
    (komplett|ganz|voellig|vollig|total|alles) (stumm|lautlos|ohne ton|tonlos)
    (man soll|es soll|ich will) (gar)? nichts (hoeren|horen|zu hoeren sein)
    (keinen|keinerlei|gar keinen|gar kein|null) {sound}`,
  speechNone: `(nirgends|nirgendwo|nie|an keiner stelle|nicht) (geredet|gesprochen|gequatscht|gelabert|geredet wird|gesprochen wird|geredet werden|gesprochen werden)
    (soll|darf|wird) (nirgends|nirgendwo|nicht|niemand|keiner) (geredet|gesprochen|gequatscht|reden|sprechen|quatschen) (werden)?
    (ohne|nicht|will nicht|moechte nicht|mochte nicht) ,? dass (wer|jemand|einer|irgendwer|irgendjemand) (in die kamera)? (redet|spricht|quatscht)
    (niemand|keiner) (redet|spricht|quatscht|soll reden|soll sprechen|redend|der redet|darf reden)
    (ohne|kein|keine) (gequatsche|quatschen|geredetes|gesprochenes|worte|stimme|gequassel|geschwaetz|geschwatz|redepassagen|leute die reden)
    {drop} (die stelle|den teil|die szene|den clip) ,? (wo|in dem|in der|bei dem) (ich|man|jemand|wir|er|sie) (rede|redet|reden|spreche|spricht|sprechen|quatsche)
    (alles|stellen|szenen|teile) (wo|in denen|bei denen|was) (jemand|geredet|gesprochen|gequatscht|wer|ich|wir) (redet|spricht|wird|rede|reden)? (raus|weg|weglassen)`,
  speechOnly: `{only} (die)? (stellen|szenen|clips|teile|momente) (wo|in denen|bei denen|an denen) (jemand|geredet|gesprochen|ich|wir|leute)? (redet|spricht|wird|rede|reden|sprechen)?`,
  transitionCrossfade: `(schoen|schon|ganz|alles)? (weich|sanft) (ueberblendet|uberblendet|ueberblenden|uberblenden|uebergeblendet|ubergeblendet)
    (keine|ohne|nicht so) (harten|harte|abrupten|abrupte|ruppigen|ruppige|groben) (schnitte|schnitt|schnitten|uebergange|uebergaenge|ubergange)`,
  holdOfIt: `(und)? (wenn|falls) (es|s)? (auch)? (nur|bloss) <s> (ist|sind|lang)?
    (und)? (sei es|seien es|wenns) (nur|auch nur) <s>`,
};

export const MORE: Lexicon['frames'] = { ...CHOICE, ...AMOUNTS, ...HEARD };
