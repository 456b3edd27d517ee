import type { Lexicon } from '../lexicon.ts';

export const PHRASES: Lexicon['phrases'] = {
  afterTime: 'nach',
  video: 'video|reel|film|clip|edit|zusammenschnitt|montage|filmchen|ganze|kurzfilm',
  partOfClip: 'teil|teile|stelle|stellen|moment|stueck|stuck',
  reel: 'es | alles | das|ein|unser|mein|dieses|den|einen ganze? {video}',
  be: 'soll|sollte|sollen|ist|sind|sei|kommt|kommen|muss|muessen|mussen|wird|bitte|steht|bleibt|darf|gehoert|gehort dann? ganz?',
  with: 'mit|bei|auf|am|beim|dem|der',
  start:
    'beginne|beginn|beginnt|beginnen|starte|start|starten|startet|anfangen|los | fang|fange|faengt an? | eroeffne|eroffne',
  end: 'ende|enden|endet|beende|beenden|schliesse|schliess|schliessen | hoer|hor auf? | aufhoeren|aufhoren | abschliessen',
  put: 'pack|packe|setz|setze|stell|stelle|zeig|zeige|nimm|leg|bring|will|moechte|mochte|haette|wir|ich|lass|spiel|mach|dann|bitte|hatte',
  first:
    'gleich|direkt|sofort|schon am anfang|beginn | gleich zu beginn|anfang | zuerst | (ganz|nur)? am anfang|beginn|start | als erstes|erste|ersten|opener|einstieg|anfang|auftakt|intro | an den|an anfang | zu beginn | ganz vorne | zum start|einstieg|anfang|auftakt | als erste|erstes szene|bild|aufnahme|clip? | an erster stelle | erst | fuer|fur die|das erste bild|szene|einstellung|aufnahme',
  last: 'das allerletzte | als allerletztes | ganz zuletzt | zuletzt | ganz? am schluss|ende | zum schluss|abschluss|ende | als letztes|letzte|letzten|abschluss|schluss|schlussbild|outro | ans ende|schluss | ganz hinten | an letzter stelle | als letzte|letztes szene|bild|aufnahme|clip? | an das ende | fuer|fur die|das letzte bild|szene|einstellung|aufnahme',
  onlyOf: 'nur | ausschliesslich | bloss | lauter',
  shots:
    'clips|clip|videos|aufnahmen|aufnahme|szenen|szene|schnitte|schnitt|einstellungen|einstellung|bilder|bild|shots|takes',
  partNoun:
    'teil|teile|teilen|abschnitt|abschnitte|abschnitten|kapitel|kapiteln|akt|akte|akten|block|bloecke|bloecken|blocke|blocken|halfte|halften|haelfte|haelften|drittel|dritteln',
  equalSize: 'gleich (langen|lange|grossen|grosse|lang) | gleichlange|gleichlangen|gleichen',
  sharedTime: 'zusammen | zusammengenommen | gemeinsam | als block',
  each: 'pro clip|aufnahme|szene|schnitt|einstellung|bild|shot|stueck|video | je|jeweils clip|aufnahme|szene|einstellung? | jeder|jede|jedes|jeden clip|aufnahme|szene? | fuer|fur jeden|jede|jedes clip|aufnahme|szene? | jedes mal | jedesmal',
  sound: 'ton|sound|audio|originalton|geraeusche|gerausche|geraeusch|gerausch|o-ton',
  music: 'musik|song|lied|hintergrundmusik|track',
  cap: 'untertitel|untertiteln|untertitelt',
  apart: 'ausser | bis auf | mit ausnahme von|der|des | nur nicht',
  surelyApart: 'ausser | bis auf | mit ausnahme von|der|des',
  lastly:
    'und? zuletzt|schliesslich | und? zum schluss|ende | und? ganz? am schluss|ende | und? zu guter letzt',
  thenWords:
    'dann|danach|anschliessend | und dann|danach | gefolgt von | und? dann|danach direkt|gleich|sofort | , dann | {lastly}',
  takeBack:
    'nein ,? eigentlich | nein ,? doch? lieber | nein ,? doch | ach ne|nee | nein warte | warte nein? | nee warte | ach nein | halt nein? | oder besser|lieber | beziehungsweise | ich meine | vergiss das | vergiss es | quatsch | moment nein? | ne doch|lieber|besser | nee ,? doch? lieber | nee ,? doch | ach was | oder nein | stopp | vielmehr | sagen wir lieber | nein doch',
  iAm: 'ich bin | ich heisse | mein name ist',
  myself: 'mich|mir',
  finishedWord: 'fertige|fertigen|fertiges|fertiger',
  pathFrom: 'von|vom',
  pathJoint: 'durch|ueber|uber|ins|in|zum|zur|zu | bis (zum|zur|zu|in|ins)? | an',
  vagueTime: 'so (lang|lange) wie (moglich|moeglich|es geht) | ewig | ganz (lang|lange)',
  notSoMuch: 'nicht so (lang|lange|viel|kurz)',
  takeBackThing: 'nein | nee | ne | sorry',
  tooLong: 'ist|sind|waere|ware|waren (viel|etwas|ein bisschen|mir)? (zu lang|zu lange|zu kurz|zu viel)',
  takeBackNumber: '{tooLong} | nein | nee | ne | besser | lieber | doch | aeh|ah | ach',
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
    'sagen wir (mal)? | (es)? (ware|waere) (schon|schoen|cool|toll|super|gut|nett|besser) (wenn)? | (schon|schoen|cool|toll|super|gut|nett|besser) (ware|waere|waers) (es)? (wenn)? | (schon|schoen|cool|toll|super|gut|nett|besser) (war|wars|waer) (es)? wenn | (es)? (war|waer) (schon|schoen|cool|toll|super|gut|nett|besser) wenn | ich (weiss nicht|glaube|denke|dachte|finde) | (und)? der rest (egal|ist egal|normal|wie du willst) | keine ahnung | meine idee (ist|war|ware) | und zwar | (danach|dazwischen|in der mitte|dann) (ist|is)? (mir|uns)? (alles)? egal | (ich)? (liebe|hab) (ihn|sie|es) (so|sehr|echt)? (lieb)?',
  condition: 'wenn|falls',
  eachBefore: 'je|jeweils',
  askedNot: '(hat|haben)? (mich|uns)? gebeten ,? nicht',
  yes: 'ja',
  whatSaid: 'was',
  formalYou: 'sie',
  midway: 'irgendwo? mittendrin | (genau|irgendwo)? in der|die mitte',
  adjunct:
    '{first} | {last} | in der mitte | in schwarz | in schwarzweiss | in zeitlupe | in zeitraffer | in der|dieser|umgekehrter reihenfolge | mit untertiteln|musik|text|titel|ueberblendungen|uberblendungen|weichen|sanften | mit einem|einer titel|blende|text|filter | ohne | fuer|fur _ sekunden|sekunde | vor | nach | im takt | zum beat | fuer|fur instagram|tiktok|youtube | zwischen | insgesamt | rueckwaerts|ruckwarts | zwei|drei mal | auf keinen fall',
  look: 'farben|farbe|look|toene|tone|ton|licht|filter|stil|farbton|stimmung|optik|farbtoene|farbtone',
  want: 'zeig|zeige|zeigen|nimm|nehme|verwende|benutze|nutze|will|wollen|moechte|mochte|brauche|behalte|bring|pack|mit | nimm rein | will|moechte|mochte ich? sehen | ich will|moechte|mochte|haette|hatte gern? | fuege|fuge | soll rein',
  drop: 'entferne|loesche|losche|streich|streiche|vermeide|ueberspring|ueberspringe|uberspring|uberspringe|ignoriere|weglassen|wegschneiden|rausschneiden',
  out: 'weg|raus|aus|draussen|wegfallen|rauslassen|weglassen',
  followingOnes: 'folgende|folgenden|folgendes',
  headsLeftOut:
    'weglassen|rauslassen|weg|raus|draussen|ohne|kein|keine|keinen|nicht|nie|ausgeschlossen|verboten|aussortiert|streichen | bitte? nicht (verwenden|zeigen|nehmen|benutzen|drin|dabei|rein|mit rein) | nicht (im|ins|in den) (reel|video|film|clip) | nicht (in das|in dem) (reel|video) | darf|duerfen nicht (rein|vorkommen|drin sein) | kommt|kommen nicht (rein|vor) | was nicht (rein|drin sein) (soll|darf)',
  headsIncluded:
    'drin|dabei|rein|pflicht|unbedingt|mit|immer|gewuenscht | unbedingt (rein|drin|dabei|zeigen) | muss|muessen (rein|drin sein|dabei sein|vorkommen) | im|ins (reel|video|film) | kommt|kommen rein | was rein soll',
  headsOnly: 'nur | nur die|diese|folgende (clips|aufnahmen|videos)? | ausschliesslich | nichts als',
  headsMuted: 'stumm|leise geschaltet | ohne ton | ton aus | stumm schalten | stummgeschaltet',
  headsLouder: 'laut|lauter',
  headsQuieter: 'leise|leiser',
  headsSlow: 'langsam | in? zeitlupe',
  headsFast: 'schnell | in? zeitraffer',
  headsLonger: 'lang|lange|laenger',
  headsShorter: 'kurz|kuerzer | nur kurz',
  blackAndWhite:
    'schwarz und? weiss | schwarzweiss|schwarzweisse|schwarzweissen|schwarzweisser|schwarzweisses|schwarzweissem | s w',
  behindText:
    'stehen|erscheinen|drauf|draufstehen|steht|eingeblendet | zu lesen|sehen sein | als titel|ueberschrift|uberschrift|anfangstitel|schlusstitel|endtitel',
  writtenWith:
    'mit? (der aufschrift|den worten|den woertern|den wortern|dem schriftzug|dem satz|dem wort|dem namen|das wort|die worte)',
  overThing: 'ueber|uber|auf|bei|beim|zu|zum|zur',
  writeWord: 'schreib|schreibe|schreibt|schreiben|geschrieben',
  howShown:
    '(man|wir|ihr|du)? (sieht|sehen|siehst|seht|zeigst)? (man|wir|ihr|du|alle)? (dann|erst|noch|auch)? wie|wo (man|wir|ich|er|sie|es|jemand|alle|ihr)?',
  howListed: 'wie',
  longWhile:
    '(ruhig|richtig|schoen|schon|ziemlich|sehr|ganz|recht|lieber)? (lang|lange|laenger|langer) | eine (gute|ganze|laengere|langere)? (weile|zeit) | viel|mehr (zeit|platz|raum)',
  shortWhile:
    '(nur|bloss|ganz|sehr|bitte|recht|eher) (kurz|knapp|ein bisschen|wenig|einen moment) | einen (kurzen)? (moment|augenblick)',
  purpose:
    'um die|alle|ihre? leute|zuschauer|aufmerksamkeit|alle zu fesseln|gewinnen|halten|packen|catchen|fangen|wecken | damit die|alle? leute|zuschauer|alle|sie dranbleiben|dabeibleiben|dabei|dran bleiben?',
};
