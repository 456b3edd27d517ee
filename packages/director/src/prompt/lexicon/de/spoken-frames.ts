import type { Lexicon } from '../lexicon.ts';

export const SPOKEN_PHRASES: Lexicon['phrases'] = {
  seen: 'rein|hinein|vorkommen|drin|dabei|auftauchen|erscheinen | dabei|drin|zu sehen|sichtbar sein | mit rein | gezeigt|gesehen werden | ins video|bild|reel',
  abit: '(ein|a)? (bisschen|wenig|bissl|klein wenig|stueck|tick) | etwas | deutlich | ruhig | viel',
  mayNot:
    '(gebeten|versprochen|bittet|bitten|bat|gesagt) | (will|wollen|wollte|moechte|mochte|moechten|mochten) (es|das)? nicht',
  few: 'zwei|drei|vier|fuenf|funf|sechs|sieben|acht',
  writing: 'schriftzug|titel|text|name|satz|spruch|ueberschrift|uberschrift|einblendung|worte|beschriftung',
  gently: 'langsam|sanft|weich|schoen|schon|leise|allmaehlich|allmahlich',
  dimming:
    '{gently}? (ausblendet|ausblenden|ausblende|abblendet|abblenden|ausfadet|ausfaden) | {gently}? (ausgeblendet|abgeblendet) (wird|werden)? | {gently}? (schwarz|dunkel) (wird|werden) | {gently}? ins schwarze|dunkle (geht|gehen|laeuft|uebergeht|ubergeht)',
  alternating: 'wechsle|wechsel|abwechselnd|wechseln|wechselt',
  leaveOut:
    'weglassen|rauslassen|auslassen|rausschneiden|rausnehmen|rausschmeissen|rauswerfen|rauskicken|rausstreichen|rausmachen|raustun|rauskuerzen|rauskurzen|wegschneiden|wegmachen|wegnehmen|wegtun|streichen|loeschen|loschen|entfernen|ueberspringen|uberspringen|kicken',
  kindly:
    'bitte|ruhig|gern|gerne|auch|mal|doch|einfach|ganz|komplett|lieber|getrost|gleich|wieder | von mir aus | bitte ganz',
  soft: 'weiche|weichen|weicher|sanfte|sanften|sanfter|schoene|schone|schonen|langsame|langsamen|fliessende|fliessenden|dezente|dezenten',
  crossing:
    'ueberblendungen|uberblendungen|ueberblendung|uberblendung|ueberblenden|uberblenden|kreuzblenden|kreuzblende',
  uploaded:
    'hochgeladen|raufgeladen|hochgestellt|reingestellt|eingestellt|reingeladen|geschickt|gesendet|importiert|hinzugefuegt|hinzugefugt|ausgewaehlt|ausgewahlt',
  filmed: 'gefilmt|aufgenommen|gedreht',
  byUs: "ich|wir|ich's|wir's (es|sie|alles|das|die clips)? | (es|sie|alles|das|die clips) (ich|wir)?",
  talking:
    'reden|sprechen|erzaehlen|erzahlen|quatschen|labern|plaudern|ausreden | zu wort kommen | was|etwas sagen|erzaehlen|erzahlen',
};

/** What people say rather than write. */
export const SPOKEN: Lexicon['frames'] = {
  partRangeTalk: `<clips> (redet|spricht|erzaehlt|erzahlt|erklaert|erklart|redend|beim reden|beim erzaehlen|beim erzahlen|beim erklaeren|beim erklaren) (nur)? (von)? <range>`,
  openHeld: `{start} {with}? (den|der)? <s> (von|vom|aus|der|des)? <clips>
    {onlyOf} <clips> bis (zu|zur|zum)? <s>
    bis (zu|zur|zum)? <s> ,? {onlyOf} <clips>`,
  open: `(fang|fange|fangen|beginne|beginnt|beginnen|starte|starten) (wir)? (gleich|direkt|sofort) {with} <clips> (an|los)?
    (den)? (anfang|auftakt|einstieg) (macht|machen|bildet|bilden) <clips>
    <clips> (macht|machen|bildet|bilden) (den)? (anfang|auftakt|einstieg)
    <clips> (eroeffnet|eroffnet|eroeffnen|eroffnen) (den reigen|das video|das ganze|das reel)?
    <clips> (geht|gehen|faehrt|fahrt) (voran|voraus|vorneweg)
    (vorneweg|voran|vorweg|ganz vorn|ganz vorne) <clips>
    <clips> als (erster|erste|erstes|ersten)`,
  close: `(den|das)? (schluss|abschluss|ende|schlusslicht|finale) (macht|machen|bildet|bilden) <clips>
    <clips> (macht|machen|bildet|bilden) (den|das)? (schluss|abschluss|ende|schlusslicht|nachhut)
    <clips> (beschliesst|beschliessen|schliesst|schliessen) (das video|das ganze|den reigen|ab|die runde)?
    <clips> als (letzter|letzte|letztes|letzten)
    <clips> (kommt|kommen) (ganz)? (zuletzt|zum schluss|hinterher)`,
  exclude: `nicht ,? dass (wir|ich|man|es)? <clips> (brauchen|brauche|braucht|zeigen (sollten|muessen|mussen)|noetig ist|notig ist)
    nicht ,? dass <clips> (da|mit|unbedingt)? (rein|dabei sein|drin sein|zu sehen sein)? (muss|muessen|mussen|soll|sollen|sollte|sollten)
    (wir|ich) (duerfen|durfen|darf|koennen|konnen|kann) <clips> (leider|halt|ja|auch)? nicht (zeigen|verwenden|nehmen|benutzen|posten)
    {mayNot} ,? (dass (ich|wir|man|du))? <clips> nicht (zu)? (zeigen|zeige|zeigst|verwenden|verwende|nehmen|nehme|benutzen|posten|poste|hochladen|veroeffentlichen|veroffentlichen)
    {mayNot} ,? dass (ich|wir|man|du) <clips> (zeige|zeigen|zeigt|verwende|verwenden|nehme|nehmen|poste|posten|hochlade|hochladen)
    {mayNot} ,? dass <clips> (gezeigt|gesehen|gepostet|verwendet) (wird|werden)
    nirgends|nirgendwo <clips>
    <clips> nirgends|nirgendwo
    <clips> {kindly}? {kindly}? {leaveOut}
    <clips> (kannst|koennt|konnt|koennen|konnen|kann|koenntest|konntest|darfst|duerft|durft|sollst|sollt|soll|sollen|muss|muessen|mussen|wuerde|wurde|wuerd|wurd) (du|ihr|sie|man|ich|wir)? {kindly}? {kindly}? {leaveOut}
    (schmeiss|schmeisst|schmeisse|wirf|werft|kick|kickt|kicke|hau|haut|streich|streicht|tu|tut|mach|macht) <clips> {kindly}? (raus|weg|rein nicht)
    <clips> ,? (bitte|aber)? (auf gar keinen fall|unter keinen umstaenden|unter keinen umstanden|um gottes willen nicht|keinesfalls|gar nicht|ueberhaupt nicht|uberhaupt nicht)
    <clips> (muss|muessen|mussen|braucht|brauchen) (mir|wirklich|echt|unbedingt|da)? nicht (unbedingt|wirklich)? (sein|mit|mit dabei sein)
    (will|moechte|mochte|wollen|moechten|mochten) (ich|wir|auf keinen fall)? (auf keinen fall|nicht|bloss nicht) ,? dass (man)? <clips> (drin|dabei|zu sehen|sichtbar)? (ist|sind|vorkommt|vorkommen|auftaucht|auftauchen|erscheint|sieht|zeigt)
    (man)? (soll|sollte|darf) <clips> (auf keinen fall|nicht|bloss nicht) (sehen|zu sehen bekommen|zu gesicht bekommen)
    {only} <clips> (bitte)? {out}
    (lass|lasst|lasse|nimm|nehmt|schneid|schneide) (bitte)? {only} <clips> (bitte)? {out}
    {drop} {only} <clips>
    {only} <clips> (weglassen|rauslassen|auslassen|rausschneiden|rausnehmen|streichen)
    <clips> {be} (nicht|keinesfalls|auf keinen fall|bloss nicht|nie|niemals) {seen}
    <clips> (soll|sollen|sollte|darf|duerfen|durfen|muss|muessen|mussen|braucht|brauchen) (bitte|mir|da)? (nicht|keinesfalls|auf keinen fall|bloss nicht) (unbedingt)? {seen}
    (dass)? <clips> (nicht|bloss nicht|auf keinen fall) (drin|dabei|zu sehen|sichtbar) (ist|sind)
    (dass)? <clips> nicht (vorkommt|vorkommen|auftaucht|auftauchen|erscheint)
    <clips> (lassen|lass|lasst|lasse|laesst) (wir|ich|du|ihr)? (mal|bitte|lieber|schoen|schon|einfach|dezent|diskret|besser)? unter den tisch fallen
    (lassen|lass|lasst|lasse) (wir|ich)? <clips> (mal|bitte|lieber|schoen|schon|einfach|dezent|diskret|besser)? (unter den tisch fallen|unterm tisch|aussen vor|links liegen|beiseite|weg)
    <clips> (lassen|lass|lasst|lasse) (wir|ich|du|ihr)? (mal|bitte|lieber|schoen|schon|einfach|besser)? (aussen vor|links liegen|beiseite|weg|raus|bleiben|sein)
    <clips> (will|mag|moechte|mochte|wollen|moegen) (ich|wir|keiner|niemand)? (gar|ueberhaupt|uberhaupt|absolut)? nicht (mehr)? (sehen|drin haben|dabeihaben|im video|zeigen)
    <clips> (hat|haben) (da|dort|im video|darin|hier)? nichts (drin|im video|da)? (zu suchen|verloren)
    <clips> (kannst|koennen|konnen|koennt|konnt) (du|wir|ihr)? (dir|uns|euch)? (schenken|sparen|knicken|vergessen)
    (spar|spart|schenk|schenkt|erspar|erspart) (dir|euch|uns|mir) <clips>
    (von|vom) <clips> ,? (gar nichts|ueberhaupt nichts|uberhaupt nichts|rein gar nichts|kein bild|keine sekunde|kein einziges bild|keine einzige sekunde|nix)
    <clips> (bleibt|bleiben) (bitte|lieber|diesmal)? (weg|draussen|drausen|aussen vor|raus|unter verschluss)
    <clips> ,? (nicht mal geschenkt|nicht mal kurz|nie im leben|kommt nicht in frage|kommt mir nicht rein|kommt nicht rein|ab in den muell|in die tonne|in den papierkorb)`,
  include: `<clips> (soll|sollen|sollte|muss|muessen|mussen|darf|duerfen) (alle|beide|alle beide|allesamt|unbedingt|auch|auf jeden fall|irgendwo|irgendwann|bitte|natuerlich|naturlich)? ({few})? {seen}
    <clips> (muessen|mussen|sollen) alle {few} {seen}
    (soll|sollen|sollte|muss|muessen|mussen) (auch|unbedingt|bitte)? <clips> {seen}`,
  onlyOfGroup: `(von|vom|bei|beim|aus) <than> ,? (bitte|nimm|nehmt|behalte|behalten wir|nehmen wir|zeig|lass|will ich|moechte ich|mochte ich|brauchen wir)? {only} <clips>`,
  nothingElse: `(nur|bloss|ausschliesslich|wirklich nur) (die|diese|sie|wir|genau die) (beiden|zwei|drei|beide)
    (nur|bloss) (die|sie|wir) beide
    (keiner|niemand|keine|keinen) (sonst|anderes|anderen|anderer|weiter)
    (nur|bloss|ausschliesslich|nichts als|nichts ausser) (diese|genau diese|eben diese) {few} _?
    (nur|bloss|ausschliesslich) diese beiden _?
    (nur|bloss|ausschliesslich) (das|diese|die) ,
    ohne (alles|alle) (andere|anderen|anderes|uebrige|ubrige)
    (und)? (die|alle) (anderen|uebrigen|ubrigen) (sollen|koennen|konnen|duerfen|durfen) (weg|raus|draussen bleiben)`,
  hold: `<clips> ,? aber (bitte)? {only} <s>
    <clips> (darf|duerfen|durfen|kann|koennen|konnen|soll|sollen) (ruhig|gern|gerne|auch)? (reden|sprechen|erzaehlen|erzahlen|was sagen|etwas sagen|singen|tanzen|laufen|quasseln|plaudern) ,? (aber)? (nur|bloss)? <s>
    <s> (darf|duerfen|kann|soll) <clips> (reden|sprechen|erzaehlen|erzahlen|was sagen|laufen|zu sehen sein)
    <clips> (kriegt|bekommt|hat|kriegen|bekommen) (von mir)? (nur|ganze|satte|volle|hoechstens|hochstens)? <s>`,
  quieter: `(dreh|drehe|mach|stell|nimm|regel|fahr|pegel) {abit}? <clips> (bitte|mal)? {abit}? (leiser|runter|zurueck|zuruck|herunter)
    <clips> (kann|darf|soll|bitte)? (bleiben|drin bleiben|drinbleiben)? (aber)? {abit}? (leiser|runterdrehen|leiser machen|leiser drehen|runterregeln|runterpegeln)`,
  louder: `(dreh|drehe|mach|stell|regel|pegel) {abit}? <clips> (bitte|mal)? {abit}? (lauter|hoch|auf|rauf)
    <clips> (kann|darf|soll|bitte)? {abit}? (lauter|hochdrehen|lauter machen|lauter drehen|aufdrehen|hochpegeln)`,
  mute: `(nimm|nehmt|nehm|dreh|drehe|dreht) <clips> {kindly}? (den|das) {sound} (weg|ab|aus|raus)
    (ich|wir|man) (will|wollen|moechte|mochte|moechten|mochten|mag) <clips> {kindly}? (gar|ueberhaupt|uberhaupt)? nicht (hoeren|horen|mithoeren|mithoren)
    (man)? (soll|darf|muss|braucht) <clips> {kindly}? (gar|ueberhaupt|uberhaupt)? nicht (hoeren|horen|mithoeren|mithoren)
    <clips> (will|wollen|moechte|mochte|mag|muss|braucht) (ich|wir|man|keiner|niemand) {kindly}? (gar|ueberhaupt|uberhaupt)? nicht (hoeren|horen|mithoeren|mithoren)
    (den)? {sound} (bei|beim|von|vom|der|des|in|im) <clips> (bitte|ganz|komplett)? (stummschalten|stumm schalten|abstellen|abdrehen|ausmachen|ausschalten|wegnehmen|rausnehmen|rausdrehen|stumm|aus|weg|abschalten)
    <clips> (bitte|ganz|komplett)? (stummschalten|stumm schalten|stumm stellen|muten|tonlos machen|auf stumm)
    <clips> (soll|will|moechte|mochte|darf) (man|ich)? nicht (hoeren|horen|zu hoeren sein|zu horen sein)`,
  hearOnly: `(und)? {only} <clips> (soll|sollen|sollten|darf|duerfen|durfen|kann|koennen|konnen|mit)? (den)? {sound} (haben|behalten|kriegen|bekommen)? ,? (und)? (der rest|rest|alles andere|die anderen|alle anderen)? (ist|bleibt|soll|sind)? (stumm|lautlos|ohne ton|still)?
    {only} (die)? (stimme|stimmen) (von|vom|der|des) <clips> (hoeren|horen)?
    {only} <clips> (soll|sollen|darf) (zu hoeren|zu horen|hoerbar|horbar) sein`,
  everyClip: `{want} (die|meine|unsere)? (videos|clips|aufnahmen|szenen) (alle|allesamt|saemtlich|samtlich)
    {want} (alles|alle) ,? (was|die) (ich|wir) (dir|euch|ihnen)? (geschickt|hochgeladen|gefilmt|aufgenommen|gedreht) (hab|habe|haben)`,
  speechOnly: `{only} (die)? (leute|personen|menschen|clips|szenen|aufnahmen|stellen|momente|videos) ,? (die|wo|in denen|bei denen|auf denen) (gerade|etwas|was|auch)? (sprechen|reden|gesprochen wird|geredet wird|jemand redet|jemand spricht|was sagen|etwas sagen)`,
  moreThan: `<clips> (aber|jedoch|dafuer|dafur|dabei|soll|sollte|bitte|muss|darf)? (auch|noch|ruhig)? (laenger|langer|mehr zeit|mehr) (sehen|zu sehen|zeigen|drin|vorkommen|bekommen|zu sehen sein)? als <than>`,
  length: `(dass)? {reel} (etwa|ungefaehr|ungefahr|genau|hoechstens|hochstens)? <s> (dauert|hat|lang ist|lang wird|geht)
    (ein|eine|einen) (kurzes|kurzer|kurzen|schoenes|schones)? {video} (von|mit|ueber|uber|zu) (etwa|rund|genau)? <s>`,
  fadeOut: `(dass|wenn|soll)? (das bild|das video|alles|es|das ganze)? (soll|sollte)? {dimming}
    (dass|wenn)? (das bild|das ganze) {gently}? (verschwindet|ausklingt|verblasst)
    {last} (soll|sollte|haette ich gern|hatte ich gern|moechte ich|mochte ich|bitte)? ,? (dass|wenn)? (das bild|das video|alles|es|das ganze)? (soll|sollte)? {dimming}
    {last} (soll|sollte)? ,? (dass|wenn)? (das bild|das ganze) {gently}? (verschwindet|verschwinden|ausklingen|verblassen|verblasst)`,
  titleOpening: `{writtenWith} <text> {first}
    {first} (soll|sollte|muss|kann) (da|dort|noch|auch)? <text> (stehen|erscheinen|draufstehen|eingeblendet werden|zu lesen sein)
    <text> als (titel|ueberschrift|uberschrift) {first}?
    <text> als (anfangstitel|starttitel|eroeffnungstitel|eroffnungstitel)
    mit (der aufschrift|den worten|dem schriftzug|dem satz|dem spruch|dem wort) :? <quote>
    ({first}|vorne|vorn|ganz vorne|ganz vorn) ,? (bitte|noch|dann|auch|kommt|steht|soll)? (der|den|die|das|ein|einen|eine)? {writing} :? <quote> (hin|rein|stehen|zu sehen|einblenden)?
    (der|den|die|das|ein|einen|eine)? {writing} :? <quote> ,? (bitte|soll|kommt|gehoert|gehort)? ({first}|vorne|vorn|nach vorne|nach vorn|an den anfang)`,
  titleEnding: `{writtenWith} <text> {last}
    {last} (soll|sollte|muss|kann) (da|dort|noch|auch)? <text> (stehen|erscheinen|draufstehen|eingeblendet werden|zu lesen sein)
    <text> als (titel|ueberschrift|uberschrift) {last}
    <text> als (schlusstitel|endtitel)
    ({last}|hinten|ganz hinten) ,? (bitte|noch|dann|auch|kommt|steht|soll)? (der|den|die|das|ein|einen|eine)? {writing} :? <quote> (hin|rein|stehen|zu sehen|einblenden)?
    (der|den|die|das|ein|einen|eine)? {writing} :? <quote> ,? (bitte|soll|kommt|gehoert|gehort)? ({last}|hinten|nach hinten|ans ende|an den schluss)
    (mit)? (dem|einem)? (text|schriftzug|titel|satz|spruch) :? <quote> {last}`,
  courseFaster: `(wird|werde|werden|soll)? (bis)? (zum|gegen|ans) (schluss|ende) (hin)? (immer)? (schneller|flotter)`,
  lengthNot: `<s> (soll|darf|sollte|muss|braucht) (es|das|er|das video|das ganze|der film|das reel)? (aber|bitte|auch)? nicht (zu)? (werden|dauern|sein|gehen|haben|laufen)
    <s> (will|moechte|mochte|brauche) (ich|wir) nicht`,
  partFirst: `<clips> (darf|kann|soll) (reden|sprechen|erzaehlen|erzahlen|was sagen|rein) ,? (aber)? {only}? (die)? ersten <s>`,
  closeHeld: `{put}? <clips> {last} ,? (und zwar|aber|dann)? (fuer|fur)? <s> (lang|lange)`,
  dropFirst: `die? ersten <s> (von|vom|bei|der|des|beim|aus) <clips> {leaveOut}`,
  dropLast: `die? letzten <s> (von|vom|bei|der|des|beim|aus) <clips> {leaveOut}`,
  excludeOfIt: `(den|die|das|sie|ihn|es) (kannst|koennt|konnt|koennen|konnen|kann|koenntest|konntest|darfst|duerft|durft) (du|ihr|sie|man)? {kindly}? {kindly}? {leaveOut}`,
  orderUploaded: `(alles|die clips|die videos|sie|es)? in der (gleichen|selben|ursprunglichen|urspruenglichen)? (reihenfolge|abfolge) (lassen|bleiben|halten|belassen|behalten|zeigen)? ,? (so)? (in der|wie) {byUs}? {uploaded} (hab|habe|haben|hatte|hatten|wurde|wurden|ist|sind)?
    (lass|lasst|lassen|bleibt|genau)? (so|genauso) (lassen|bleiben|gereiht|sortiert)? ,? wie {byUs} {uploaded} (hab|habe|haben|hatte|hatten)
    wie {byUs} {uploaded} (hab|habe|haben|hatte|hatten)`,
  orderFilmed: `(alles|die clips|die videos|sie|es)? in der (gleichen|selben)? (reihenfolge|abfolge) (lassen|bleiben|halten|belassen|behalten|zeigen)? ,? (so)? (in der|wie) {byUs} {filmed} (hab|habe|haben|hatte|hatten)`,
  transitionCrossfade: `(jeden|jede|jedes|einen|eine|ein) {shots} (bitte|soll|sanft|weich|langsam)? (in|mit) (den|die|das|dem|der) (naechsten|nachsten|naechste|nachste|anderen|andere|folgenden|folgende) {shots}? (ueberblenden|uberblenden|uebergehen|ubergehen|blenden|fliessen)
    (blende|blend|blenden) (bitte|sanft|weich)? (jeden|jede|jedes|einen|eine|ein) {shots} (in|mit) (den|die|das|dem|der) (naechsten|nachsten|naechste|nachste|anderen|andere|folgenden|folgende) {shots}? (ueber|uber)?
    (die|alle|alles|sie)? {shots}? (soll|sollen|sollten|muss|muessen|mussen|darf) (sanft|weich|langsam|schoen|schon)? ineinander (ueberblenden|uberblenden|uebergehen|ubergehen|fliessen|verlaufen)
    (ich|wir|bitte|mit)? (will|wollen|moechte|mochte|moechten|mochten|haette|hatte|haetten|hatten|wuensche|wunsche|brauche|mach|mache|nimm|bitte|mit)? (ich|wir|mir)? (gern|gerne|bitte|lieber)? {soft}? {crossing}
    (ich|wir) (will|wollen|moechte|mochte|moechten|mochten|haette|hatte|haetten|hatten|wuensche|wunsche|brauche) (mir)? (gern|gerne|bitte|lieber)? {soft} (uebergaenge|ubergange|uebergang|ubergang|blenden)
    {soft} (uebergaenge|ubergange|uebergang|ubergang|uebergaengen|ubergangen|blenden)`,
  musicNone: `(ich|wir|man)? (will|wollen|moechte|mochte|soll) (die|ueberhaupt|uberhaupt)? (keine)? {music} (nicht)? (hoeren|horen)
    {music} (will|moechte|mochte|soll) (ich|wir|man) nicht (hoeren|horen)`,
  speechNone: `(ich|wir|man)? (will|wollen|moechte|mochte|soll) (niemanden|keinen|keine stimmen|keine leute|niemand) (reden|sprechen|quatschen)? (hoeren|horen)`,
  openThenClose: `(anfang|beginn|start|opener|auftakt|intro|einstieg|vorne|vorn) (mit|:)? <clips> ,? (und|dann)? (am|zum)? (ende|schluss|abschluss|outro|finale|hinten) (mit|:)? <than>`,
  holdTalk: `(lass|lasst|lasse|lassen) <clips> (ruhig|bitte|mal|noch|gern|gerne)? (fuer|fur|ganze|nur|so|etwa)? <s> (lang|lange)? {talking}
    <clips> (soll|sollen|sollte|darf|duerfen|durfen|kann) (ruhig|bitte|gern|gerne|nur|so|fuer|fur|ganze)? <s> (lang|lange)? {talking}
    <s> (lang|lange)? (soll|sollen|darf|duerfen|kann|will ich|lass|lasst) <clips> {talking}
    <clips> (bitte)? <s> (lang|lange)? {talking} lassen`,
  orderNamed: `(zeig|zeige|zeigt|zeigen) <clips> ,? (und)? (dann|danach|anschliessend) <than>`,
};
