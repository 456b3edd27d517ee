import type { Lexicon } from '../lexicon.ts';

export const DAILY_PHRASES: Lexicon['phrases'] = {
  restOf:
    '(der|den|dem|alles|das) (rest|andere|ubrige|uebrige) | (alle|die|alle die) (anderen|andere|ubrigen|uebrigen)',
  softly: '(ganz|sehr|schoen|schon|etwas|viel|bisschen)? (leise|leiser|runter|im hintergrund|dezent)',
  talks: 'redet|reden|spricht|sprechen|erzaehlt|erzahlt|sagt|quatscht|erklaert|erklart',
  atSpeed: 'in (zeitlupe|slowmo|slowmotion) | im zeitraffer',
  background: 'im hintergrund | dahinter | darunter',
  tooMuch:
    '(redet|reden|spricht|sprechen|labert|quatscht|quasselt|erzaehlt|erzahlt|singt|dauert|dauern|geht) (viel|ein bisschen|etwas|ein wenig)? (zu viel|zu lang|zu lange|ewig|ewig lang|ewig lange|ohne ende|stundenlang|so viel|so lange|viel) | (ist|sind) (viel|ein bisschen|etwas)? zu (lang|lange) | hoert|hort nicht auf (zu reden)?',
  keptTo:
    '(davon|das|den|die|ihn|sie|es)? (nimm|lass|zeig|behalt|kuerz|kurz|schneid)? (davon|das|den|die|ihn|sie|es)? (nur|auf|maximal)?',
  shortenTo:
    'kuerzen|kurzen|begrenzen|beschraenken|beschranken|zusammenschneiden|runterkuerzen|runterkurzen|einkuerzen|einkurzen',
};

/** Everyday wordings over real clips; the other languages have the same in their tables of that name. */
export const DAILY: Lexicon['frames'] = {
  musicUnderSpeech: `(mach|mache|dreh|drehe|stell|stelle|lass)? (die|den|das)? {music} {softly} ,? {whenSo} <clips> {talks}
    (mach|mache|dreh|drehe|stell|stelle|lass)? (die|den|das)? {music} {softly} ,? {whenSo} <clips>
    (mach|mache|dreh|drehe|stell|stelle|lass)? (die|den|das)? {music} ,? {whenSo} <clips> {talks} ,? {softly}
    {whenSo} <clips> {talks} ,? (soll|mach|dreh|dann)? (die|den|das)? {music} {softly} (sein|machen|drehen)?
    (mit|die|mach|dreh|stell)? (die)? {music} {background}? (ganz|sehr|schoen|schon|etwas|nur|bitte)? (leise|leiser|dezent) {background}? (drehen|machen)?
    (leise|dezente) {music} {background}?`,
  musicAdd: `(mit|eine|etwas|dazu)? (ruhige|ruhiger|sanfte|sanfter|chillige|chilliger|entspannte|entspannter|froehliche|frohliche|froehlicher|frohlicher|lustige|flotte|coole|schoene|schone|traurige|epische) {music} {background}? (dazu|drunter)?`,
  longer: `<clips> {be}? am (laengsten|langsten) (von allen|von allem)? (zu sehen sein|zu sehen|sein|dauern|zeigen|drin|bleiben)?
    <clips> {be}? (laenger|langer|mehr zeit) als {restOf} (zu sehen sein|zu sehen|sein|dauern|zeigen|drin|bleiben)?
    (zeig|zeige|halte|lass) <clips> (am laengsten|am langsten|laenger als {restOf}|langer als {restOf}) (drin|stehen|laufen)?
    mehr zeit (fuer|fur|mit) <clips> als (fuer|fur|mit)? {restOf}`,
  shorter: `<clips> {be}? (ganz|nur|sehr|super|bloss|richtig|extrem) (kurz|kurz zeigen|knapp)
    <clips> {be}? (kurz und knapp|so kurz wie moglich|so kurz wie moeglich)`,
  openOfIt: `{first}`,
  closeOfIt: `{last}`,
  shorterOfIt: `(aber)? (nur)? (ganz|nur|sehr|super|bloss|richtig|extrem) kurz`,
  paceFast: `{restOf} {be}? (ganz|schoen|schon|richtig|etwas)? (schnell|flott|zackig|zuegig|zugig|fix) (geschnitten|gehen|durch)?`,
  hold: `<clips> (soll|sollte|muss|darf|sollen|duerfen|durfen)? <s> (einnehmen|fuellen|fullen|ausmachen|bekommen|kriegen)
    <clips> (soll|sollen|bleibt|bleiben|muss)? <s> (lang|lange)? (zu sehen sein|zu sehen|drin sein|stehen|bleiben|dauern|halten|drinbleiben)
    <clips> {tooMuch} ,? (also|aber)? {keptTo} <s> {shortenTo}?
    <clips> (bitte)? auf <s> {shortenTo}`,
  ratio: `<clips> {be}? <times> (so lang|so lange|laenger|langer|so viel zeit) (wie|als) <than>`,
  ratioOfIt: `<times> (so lang|so lange|laenger|langer) (wie|als) <than>`,
  shareOfEach: `(je|jeweils) <share> (fuer|fur|mit)? <clips>
    <clips> (bekommen|kriegen|fuellen|fullen)? (je|jeweils) <share>`,
  shareOfReel: `(und)? (die|das|der)? (andere|anderen|zweite) <share> (aufgeteilt|verteilt|geteilt)? (auf|zwischen|fuer|fur|mit|an)? <clips>
    <share> (der zeit|vom video|des videos|vom reel)? (auf|fuer|fur|mit) <clips>`,
  keepAudioOf: `<clips> (will|moechte|mochte|wuerde|wurde) (ich|man|wir) (gern|gerne|auch|unbedingt)? (hoeren|horen)
    <clips> (soll|muss|kann) man (gut|auch|noch|unbedingt)? (hoeren|horen)
    (ich|wir)? (will|moechte|mochte|wollen|moechten|mochten) <clips> (reden|sprechen|erzaehlen|erzahlen)? (hoeren|horen)
    man soll (hoeren|horen) ,? was <clips> (sagt|erzaehlt|erzahlt|redet)
    was <clips> (sagt|erzaehlt|erzahlt) ,? soll man (hoeren|horen)
    (lass|lasst) <clips> (reden|sprechen|erzaehlen|erzahlen|ausreden|sagen)`,
  exclude: `(da|dort|die stelle|den teil|den moment)? ,? wo <clips> ,? (bitte)? (nicht zeigen|nicht nehmen|nicht rein|weglassen|rauslassen|raus|weg)
    (zeig|zeige|nimm|lass) (bitte)? nicht ,? wo <clips>`,
  titleOpening: `(schreib|schreibe|schreibt) (bitte|noch|dann)? ({first}|vorne|vorn|ganz vorne) (bitte|noch)? (drauf|rein|hin)? :? <text> (drauf|rein|hin)?
    ({first}|vorne|vorn|ganz vorne) {writing} :? <quote>
    (mit|als)? (titel|ueberschrift|uberschrift) <text>
    (titel|ueberschrift|uberschrift) {first} :? <text>`,
  only: `(nur|bloss)? <n> {shots} (nur|mehr nicht)? : <clips>`,
  holdOfIt: `(aber|weil|denn)? (er|sie|der|die)? {tooMuch} ,? (also|aber)? {keptTo} <s> {shortenTo}?
    (den|die|ihn|sie) (bitte)? auf <s> {shortenTo}`,
  moreThan: `<clips> (soll|sollte|muss|sollen)? (laenger|langer|mehr) (zu sehen|im bild|drin|auf dem bildschirm|vorkommen)? (sein)? als <than>`,
  alternateThose: `(die|alle)? (beiden|beide|zwei|drei) (bitte|immer)? (abwechselnd|im wechsel)`,
  halvesOfThem: `(halb halb|halbe halbe|halb und halb|haelfte haelfte|fifty fifty|zu gleichen teilen)`,
  exception: `{surelyApart} (bei|beim|fuer|fur|mit)? <clips> (mit|bei|fuer|fur)? <s>`,
  include: `(aber|und) <clips> (schon|ja|doch|unbedingt) (zeigen|rein|nehmen)?`,
  open: `(anfangen|beginnen|starten|losgehen) (tun|tut|wuerd|wuerde|wurde|werden|soll|sollen|koennen|konnen)? (wir|es|das|ich)? (dann|bitte|mal)? mit <clips>
    mit <clips> (bitte)? (losgehen|einsteigen|eroeffnen|eroffnen)`,
  close: `(aufhoeren|aufhoren|enden|schliessen) (tun|tut|wuerd|wuerde|wurde|werden|soll|sollen|koennen|konnen)? (wir|es|das|ich)? (dann|bitte|mal)? mit <clips>`,
  mute: `(bei|beim|von|vom) <clips> ,? (bitte)? (den|der|das)? {sound} (bitte)? (ausmachen|wegmachen|weglassen|rausnehmen|abdrehen|ausschalten|abschalten|wegnehmen|stummschalten)
    (mach|mache|nimm|dreh|stell|schalt) (bitte)? (bei|beim|von|vom) <clips> ,? (bitte)? (den|das)? {sound} (weg|aus|raus|ab|stumm)
    (mach|mache|nimm|dreh|stell|schalt) (bitte)? (den|das)? {sound} (weg|aus|raus|ab|stumm) (bei|beim|von|vom) <clips>`,
  cutLength: `(ein|einen|eine)? {shots} (von|mit|a)? <s> (pro|je|fuer jeden|fur jeden|fuer jedes|fur jedes|aus jedem|von jedem) {shots}?`,
  titleEnding: `(schreib|schreibe|schreibt) (bitte|noch|dann)? ({last}|hinten|ganz hinten) (bitte|noch)? (drauf|rein|hin)? :? <text> (drauf|rein|hin)?
    ({last}|hinten|ganz hinten) {writing} :? <quote>`,
  apartOfIt: `(und)? (mit|dazwischen)? (anderen|andere|anderes|was anderes|etwas anderes|anderem) {shots}? (dazwischen)
    (und)? dazwischen (andere|was anderes|etwas anderes) {shots}?`,
};
