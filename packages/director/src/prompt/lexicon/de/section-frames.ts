import type { Lexicon } from '../lexicon.ts';

export const SECTION_PHRASES: Lexicon['phrases'] = {
  again: 'wieder|nochmal|nochmals|erneut | noch mal | noch einmal',
  inTurns: 'im wechsel | abwechselnd | wechselweise | hin und her | reihum',
  sectionName:
    'intro|einleitung|einstieg|auftakt|hook|teaser|anfang|beginn|start|mitte|mittelteil|hauptteil|hoehepunkt|hohepunkt|finale|schluss|ende|ausklang|abspann|outro | teil|szene|akt|abschnitt|kapitel|schritt|block _',
  bothEnds:
    '(einmal|zuerst)? {first} und (dann)? (einmal|nochmal|wieder|noch einmal|auch|wieder einmal) {last}',
  fault: 'verwackelt|wackelig|wacklig|unscharf|dunkel|verschwommen|zu dunkel',
};

/** Parts by name, what is said of what was named last, faults, and nouns where others say verbs: 'Anfang mit', 'Schluss mit'. */
export const SECTIONS: Lexicon['frames'] = {
  namedSection: `{sectionName} : <clips>
    {sectionName} ( <s> ) : <clips>
    {sectionName} : <clips> ,? <s>`,
  open: `(anfang|beginn|start|einstieg|auftakt|opener|intro|eroeffnung|eroffnung) (mit|bei|auf|an|in|am|im|:) <clips>
    (erstes bild|erste szene|erste einstellung|erste aufnahme|erster clip|vorne|ganz vorne|vorn) (ist|soll|sollte|kommt|:|,)? <clips>
    <clips> (ist|kommt|soll|gehoert|gehort|muss|bitte)? (ganz)? (an den anfang|nach vorne|nach vorn|vorneweg|voran|als auftakt|zum einstieg)
    (losgehen|anfangen|beginnen|starten) (soll|sollte|muss|darf|wuerde|wurde)? (es|das ganze|das video)? (mit|bei|auf) <clips>
    (eroeffne|eroffne|eroeffnen|eroffnen) (mit|das ganze mit) <clips>`,
  close: `(heb|hebe|hebt|spar|spare) <clips> (bitte)? (fuer|fur) (den schluss|das ende) (auf)?
    (schluss|ende|abschluss|ausklang|finale|outro|schlussbild|abspann) (mit|bei|auf|:) <clips>
    (letztes bild|letzte szene|letzte einstellung|letzte aufnahme|letzter clip|hinten|ganz hinten) (ist|soll|sollte|kommt|:|,)? <clips>
    <clips> (ist|kommt|soll|gehoert|gehort|muss|bitte)? (ganz)? (an den schluss|ans ende|nach hinten|als ausklang|zum ausklang)
    (aufhoeren|aufhoren|enden|schliessen|ausklingen) (soll|sollte|muss|darf|wuerde|wurde)? (es|das ganze|das video)? (mit|bei|auf) <clips>
    (hoer|hor|hoert|hort) (bitte)? (mit|bei) <clips> (auf)?`,
  openAndCloseOfIt: `{bothEnds}
    <times>? {first} und (dann)? <times> {last}`,
  openAndClose: `<clips> ,? {bothEnds}
    <clips> <times> ,? {first} und (nochmal|wieder|einmal)? {last}
    <clips> ,? <times>? {first} und (dann)? <times> {last}`,
  earlyAndClose: `<clips> ,? <times>? (fruh|frueh|ziemlich fruh|ziemlich frueh|eher am anfang) und (dann)? <times>? (nochmal|wieder|noch einmal|auch)? {last}`,
  earlyAndCloseOfIt: `<times>? (fruh|frueh|ziemlich fruh|ziemlich frueh|eher am anfang) und (dann)? <times>? (nochmal|wieder|noch einmal|auch)? {last}`,
  closeOfIt: `und? (er|sie|es|das|die|der)? (muss|soll|sollte|darf|kommt) (das|der|die)? {last} (sein|kommen|stehen)?`,
  openOfIt: `und? (er|sie|es|das|die|der)? (muss|soll|sollte|darf|kommt) (das|der|die)? {first} (sein|kommen|stehen)?`,
  beforeIt: `(und)? (davor|vorher|noch davor) (noch|bitte|kommt|soll)? <clips>
    <clips> (davor|vorher)`,
  alternate: `<clips> {inTurns}`,
  timesEach: `(je|jeweils) <times>
    <times> {each}`,
  afterIt: `(und)? (danach|hinterher) (noch|bitte|kommt|soll)? <clips>
    ,|und <clips> (kommt|soll)? (danach|hinterher)
    <clips> (gleich|direkt|unmittelbar) (danach|im anschluss|hinterher|dahinter)
    (gleich|direkt|unmittelbar) (danach|im anschluss|hinterher|dahinter) <clips>`,
  closeAgain: `(wiederhole|wiederholen|wiederhol) <clips> {last}
    {put}? <clips> {be}? {again} {last}
    {last} {put}? <clips> {again}
    {last} {again} <clips>`,
  closeHeld: `{put}? <clips> {last} (fuer|fur)? <s>`,
  directlyAfter: `(direkt|gleich|unmittelbar) (nach|hinter|im anschluss an) <than> {put}? <clips>
    <clips> (direkt|gleich|unmittelbar) (hinter|im anschluss an) <than>`,
  placeLate: `<clips> kurz vor dem? (ende|schluss)
    <clips> (kurz vor schluss|kurz vor ende|gegen ende|gegen schluss|fast am ende)`,
  placeEarly: `<clips> (frueh|fruh|gleich am anfang|ziemlich am anfang)`,
  apart: `<clips> (nicht|nie) (hintereinander|nacheinander|zusammen|direkt hintereinander)
    <clips> (getrennt|auseinander|voneinander getrennt)`,
  place: `<clips> {be}? (als|an) (die|das|der)? <ordinal> (stelle|szene|clip|aufnahme|position)?`,
  alsoFor: `und (auch)? <clips> (auch|ebenfalls|ebenso)`,
  sameFor: `(dasselbe|das gleiche|gleiches|genauso|ebenso|selbes) (gilt)? (fuer|fur|mit|bei|beim|auch fuer|auch fur) <clips>
    <clips> (ebenso|genauso|auch so|ebenfalls so|dito)
    dito (fuer|fur|bei|beim|mit)? <clips>`,
  excludeOfIt: `(den|die|das|sie|ihn|es) (will|mag|brauche) ich (doch)? nicht (mehr)?
    (den|die|das|der) (lass|lasst|nimm|schneid|schmeiss) (bitte|mal|einfach)? (weg|raus|aus)
    (den|die|das) (kannst|koennt|konnt|koennen|konnen|kann) (du|ihr|sie|man)? (bitte|ruhig|gerne|gern)? (weglassen|rauslassen|auslassen|streichen|rausschneiden|rausnehmen)
    (der|die|das) (kann|muss|soll|sollte|darf) (bitte|ruhig)? (weg|raus|draussen bleiben|drausen bleiben)`,
  exclude: `<clips> (laesst|lasst|lassen|schneidest|schneiden|nimmst|nehmen) (du|wir|ihr|sie|man)? (bitte|lieber|mal|einfach|doch)? {out}
    <clips> (braucht|brauchen|interessiert|will|vermisst) (kein|keinen|niemand|keiner|niemanden) (mensch|menschen)?
    vergiss|vergesst <clips>
    (will|wollen|moechte|mochte|moechten|mochten) <clips> nicht (sehen|zeigen|haben|drin haben|dabeihaben|im video|drin|dabei)`,
  include: `<clips> (darf|duerfen|durfen|kann|koennen|konnen) (ruhig|gern|gerne|auch) (was|etwas|viel|ein bisschen|lange)? (erzaehlen|erzahlen|reden|sprechen|sagen|singen|spielen|tanzen|dabei sein|vorkommen|drin sein|rein|mit rein)`,
  nothingElseOf: `(sonst nichts|nichts weiter|mehr nicht) (von|vom|aus) <clips>`,
  everyOf: `(alle|jede|jeder|jedes) <clips> (muss|muessen|mussen|soll|sollen) (rein|vorkommen|dabei sein|drin sein)`,
  keepAny: `(qualitaet|qualitat) (ist)? (egal|nicht wichtig)`,
  keepFaulty: `<clips> auch wenn (er|sie|es|der|die|das)? (ein bisschen|etwas|leicht)? {fault} (ist|sind)?
    <clips> (ist|sind)? (ein bisschen|etwas|leicht)? {fault} aber (bitte|soll|muss|nimm|lass|trotzdem)`,
  leaveFaulty: `(lass|nimm|schneid) <clips> (weg|raus) (wenn|weil|falls) (er|sie|es)? (zu)? {fault}`,
  noShaky: `(nichts|keine|kein|ohne) (verwackeltes|verwackelte|verwackelten|wackeliges|wackelige|wackler|gewackel) {shots}? | (alles|die) (verwackelte|wackelige|verwackelten) {shots}? (weg|raus)`,
  noBlurry: `(nichts|keine|kein|ohne) (unscharfes|unscharfe|unscharfen|verschwommenes|verschwommene) {shots}? | (alles|die) (unscharfe|unscharfen|verschwommene) {shots}? (weg|raus)`,
  noDark: `(nichts|keine|kein|ohne) (dunkles|dunkle|dunklen|zu dunkles) {shots}? | (alles|die) (zu dunkle|dunkle|dunklen) {shots}? (weg|raus)`,
  partUntil: `<clips> (nur)? bis (sekunde|zur sekunde)? <s>`,
  partBest: `(das beste|die beste stelle|den besten moment|der beste moment|der beste teil|den besten teil|die schoenste stelle|die schonste stelle) (von|vom|aus|der|des) <clips>`,
  partWhole: `(lass|lasst) <clips> (bitte)? (ausreden|aussprechen|zu ende reden|zu ende sprechen|fertig reden)
    <clips> (am stueck|am stuck|in voller laenge|in voller lange|in ganzer laenge|von anfang bis ende|ohne schnitt|bis zum ende|ausspielen)`,
  dropFirstOfIt: `(schneid|schneide|lass|nimm) (seine|ihre|davon die)? ersten <s> (davon)? (weg|ab|raus)`,
  dropLastOfIt: `(schneid|schneide|lass|nimm) (seine|ihre|davon die)? letzten <s> (davon)? (weg|ab|raus)`,
  exception: `ausnahme : <clips>
    nur <clips> nicht`,
  holdNumber: `(kuerz|kuerze|kurze|schneid|schneide) <clips> auf <n>`,
  hold: `<clips> (hat|haben|kriegt|kriegen|bekommen|bekommt|darf|duerfen|durfen) (hoechstens|hochstens|ruhig|genau)? <s>
    <s> (davon)? (reichen|reicht|genuegen|genugen) (von|vom|bei|beim) <clips>
    (von|vom|bei|beim) <clips> (reichen|reicht|genuegen|genugen|nimm|nehmt|zeig) <s>
    lass|lasst <clips> <s> (lang)? (laufen|stehen|drin|dauern|spielen)`,
  lengthVeryShort: `(super|sehr|ganz|extrem) (kurz|kurzes|kurzer) | (so kurz wie moeglich|so kurz wie moglich)`,
  lengthLong: `(mach|lass) (es|das video)? (lang|laenger|langer) | (ein|einen) (langes|langer|langen|laengeres|langeres) {video}`,
  length: `(soll|sollte|darf|muss)? (so|etwa|um die|in etwa)? <s> (lang|laenge|lange) (werden|sein|gehen|haben|insgesamt)?
    (nicht ueber|nicht uber|keine|unter) <s> (insgesamt|gesamt|lang)
    <s> (gesamt|total|in summe|unterm strich|reichen|sind genug|genuegen|genugen)
    (laufzeit|gesamtzeit|spielzeit|gesamtdauer|laenge|lange) (ca|etwa|von|:|=)? <s>
    ein|eine {video} von <s>`,
  cutLengthNot: `(keine|kein|keinen) (einzige|einziger|einzigen)? {shots} {be}? <s>
    (nichts|keiner|keine|keins) (ist|bleibt|steht|dauert)? <s> (im bild|stehen|zu sehen)?`,
  paceNotFast: `nicht (zu|so|allzu) (schnell|hektisch|rasant|flott)`,
  fadeBoth: `(ein|auf) und (ausblenden|abblenden) | {first} (einblenden|aufblenden) (und)? {last} (ausblenden|abblenden)`,
  title: `(titel|ueberschrift|uberschrift) :? <quote>`,
  titleOver: `{put}|schreib|schreibe|blende (den|das)? (text|namen|titel)? <quote> (ueber|uber|auf|bei|in) (die|den|das|dem|der)? <clips> (ein)?`,
  titleOpening: `{put}? (einen|den)? (titel|text) (am|an den|an) (anfang|beginn) : <text>
    {first} (soll|sollte|steht|muss|kommt|bitte|kann|erscheint) (noch)? (der|das|die|ein)? (text|titel|schriftzug|satz|spruch|name)? <quote> (stehen|erscheinen|kommen|zu lesen sein|eingeblendet werden|hin|rein|als titel|als text)?
    {first} (soll|sollte|muss|kann) (da|dort|noch)? (stehen|erscheinen|kommen) :? <quote>
    <quote> (soll|sollte|muss|bitte|steht) {first} (stehen|erscheinen|hin|rein|als text|als titel|eingeblendet werden)?
    (schreib|schreibe|blende|setz|setze) <quote> (als text|als titel|ins bild)? {first} (ein|hin|rein)?`,
  titleEnding: `{last} (soll|sollte|steht|muss|kommt|bitte|kann|erscheint) (noch)? (der|das|die|ein)? (text|titel|schriftzug|satz|spruch|name)? <quote> (stehen|erscheinen|kommen|zu lesen sein|eingeblendet werden|hin|rein|als text)?
    <quote> (soll|sollte|muss|bitte|steht) {last} (stehen|erscheinen|hin|rein|als text|als titel|eingeblendet werden)?
    (schreib|schreibe|blende|setz|setze) <quote> (als text|als titel|ins bild)? {last} (ein|hin|rein)?
    {last} (soll|sollte|muss|kann) (da|dort|noch)? (stehen|erscheinen|kommen) :? <quote>
    (schlusstext|endtext|abspann|schlusstitel) :? <quote>`,
  titleAtEnding: `(mit|{put}) (einem|einen)? (schlusstext|abspann|text|titel) {last}`,
  quieter: `<clips> (mit weniger ton|mit weniger lautstaerke|mit weniger lautstarke|leise|etwas leiser|ein bisschen leiser|nicht so laut)
    (weniger ton|weniger lautstaerke|weniger lautstarke) (bei|beim|von|vom) <clips>`,
  louder: `<clips> (dafuer|dafur|aber|bitte)? (richtig|ganz|schoen|schon|sehr|ordentlich) laut
    <clips> (mit mehr ton|mit mehr lautstaerke|mit mehr lautstarke|laut|etwas lauter|ein bisschen lauter|schoen laut|schon laut)
    (mehr ton|mehr lautstaerke|mehr lautstarke) (bei|beim|von|vom) <clips>`,
  audioOriginal: `(nur)? (den|die|mit dem|mit den|der|mit)? (originalton|o ton|originalgeraeuschen|originalgerauschen|echten ton|originalsound|natuerlichen geraeuschen|naturlichen gerauschen) | (lass|behalte) (den)? (ton|sound) (so wie er ist|drin|wie er ist)`,
  gradeVintage: `(farben)? wie (auf|aufm|auf einem|in einem|ein|auf dem|auf nem)? (alten|altes|alte|vergilbten|vergilbtes) (vergilbten|alten)? (foto|fotos|film|bild|postkarte)
    (wie|im|auf) (aus)? (den|die)? (siebzigern|achtzigern|neunzigern|siebziger|achtziger|neunziger|70ern|80ern|90ern|alten zeiten) | (auf alt gemacht|auf alt|wie ein alter film|vhs|polaroid|super 8|alter look|alten look)`,
  gradeCinematic: `(wie im kino|kinomaessig|kinomassig|kinofilm|kinostimmung|filmlook)`,
  paceFast: `(schnelles|flottes|rasantes|dynamisches|zackiges) {video}
    (zackig|flott|rasant|fix|knackig|schnell|schnelle|schneller) (geschnitten|schnitte|schnitt|montiert|hintereinander) | (mit)? (viel|richtig)? (tempo|speed|drive)`,
  paceSlow: `nichts (schnelles|hektisches|schnell|gehetztes) | (schoen|schon|ganz|eher|richtig)? (langsam|ruhig|gemuetlich|gemutlich|gemaechlich|gemachlich) (geschnitten|montiert) | (keine hektik|ohne hetze|in ruhe|mit ruhe|langsame schnitte|wenig schnitte)`,
  courseFaster: `(zum|gegen|am) (ende|schluss) (hin)? (etwas|immer)? (schneller|flotter|rasanter)
    (schneller|flotter) (zum|gegen|am) (ende|schluss) (hin)?
    die? erste haelfte|halfte (ist|soll|bitte|eher)? langsam|ruhig|gemuetlich (sein)? ,? und? die? zweite haelfte|halfte (ist|soll|bitte|eher)? schnell|schneller|flott
    (wird|werde|werden|soll) (immer|zum ende hin|am ende|nach hinten)? (schneller|rasanter|flotter) (werden)? | (langsam|ruhig) (starten|anfangen|beginnen|los) (und)? (dann)? (immer)? (schneller|steigern|gas geben|anziehen)
    (am anfang|anfangs|zu beginn|erst|zuerst) (etwas)? langsam|langsamer|ruhig|ruhiger ,? (und|dann|und dann)? (am ende|am schluss|zum schluss|spaeter|spater|hinten)? (etwas)? schnell|schneller
    langsam|langsamer|ruhig|ruhiger (am anfang|anfangs|zu beginn|erst|zuerst) ,? (und|dann|und dann)? schnell|schneller (am ende|am schluss|zum schluss|spaeter|spater|hinten)?`,
  orderFilmed: `in der reihenfolge (lassen|bleiben|halten) ,? wie (ich|wir) (es|sie|alles|das)? (gefilmt|aufgenommen|gedreht) (hab|habe|haben)
    (in der|nach der) (zeitlichen|richtigen|tatsaechlichen|tatsachlichen|originalen|urspruenglichen|ursprunglichen) (reihenfolge|abfolge) | (so wie es war|wie es passiert ist|wie es gefilmt wurde|der zeit nach|wie es ablief)`,
  evenCuts: `(alle|jeder|jede) (gleich lang|gleich lange|gleichlang|dieselbe laenge|dieselbe lange)`,
  onlyGood: `nur (das beste|die besten sachen|die besten|die guten|was gut geworden ist|das gelungene)`,
  noRepeats: `(nichts|keine szene|kein clip) (zweimal|doppelt|wiederholt|mehrfach) (zeigen|vorkommen)?`,
  closeUps: `(viele|mehr)? (nahaufnahmen|grossaufnahmen|detailaufnahmen|detailbilder|nah dran|ganz nah)`,
  wideShots: `(viele|mehr)? (totalen|weitwinkelaufnahmen|landschaftsaufnahmen|uebersichtsaufnahmen|ubersichtsaufnahmen|weite einstellungen)`,
  section: `(die)? (restlichen|uebrigen|ubrigen|anderen) <s>|<n> {be}? (nur)? (mit)? :? <clips>
    <clips> (zusammen|gemeinsam|zusammengenommen) <s>
    (die|in der)? (erste|ersten|zweite|zweiten|letzte|letzten) (haelfte|halfte) (ist|mit|nur|:|soll|zeigt)? <clips>`,
  openNot: `<clips> (nie|niemals|nicht) {first}`,
  closeNot: `<clips> (nie|niemals|nicht) {last}`,
  dropFirst: `(schneid|schneide|lass|nimm) (vom|von|beim|bei|von der|bei der) <clips> die ersten <s> (weg|ab|raus)`,
  dropLast: `(schneid|schneide|lass|nimm) (vom|von|beim|bei|von der|bei der) <clips> die letzten <s> (weg|ab|raus)`,
  keepAudioOf: `<clips> (hoert|hort|soll) man (hoeren|horen)?
    <clips> (mit)? (eigenem|originalem|dem originalen|seinem|ihrem) ton
    (bei|beim|von|vom) <clips> (den)? ton (an|lassen|drin|behalten)`,
  courseSlower: `(am anfang|anfangs|zu beginn|erst|zuerst) (etwas)? schnell|schneller ,? (und|dann|und dann)? (am ende|am schluss|zum schluss|spaeter|spater|hinten)? (etwas)? langsam|langsamer|ruhig|ruhiger
    schnell|schneller (am anfang|anfangs|zu beginn|erst|zuerst) ,? (und|dann|und dann)? langsam|langsamer|ruhig|ruhiger (am ende|am schluss|zum schluss|spaeter|spater|hinten)?`,
};
