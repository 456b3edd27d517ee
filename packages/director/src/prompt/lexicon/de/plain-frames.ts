import type { Lexicon } from '../lexicon.ts';

export const PLAIN_PHRASES: Lexicon['phrases'] = {
  videoNoun: '{video}',
  eachClip:
    '(jedem|jeder|jedem einzelnen|jeder einzelnen|allen) (der|von den|von meinen|meiner|meinen|den|unseren)? {uploads}',
  makeMe:
    '(gib|gebt|geben|mach|mache|macht|machen|erstell|erstelle|erstellt|erstellen|schneid|schneide|bau|baue|bastel|bastle|zeig|zeige) (sie)? (mir|uns|bitte|mal)? (mir|uns|bitte|mal)?',
  notLiked:
    '(gar|absolut|ueberhaupt|uberhaupt|so|wirklich|echt|leider|mehr|besonders|richtig)? nicht (so|wirklich|besonders|mehr)? | (gar|ueberhaupt|uberhaupt) nicht so',
  poor: '(echt|so|richtig|total|ziemlich|voll|etwas|ein bisschen|zu|einfach|mega|extrem|nur)? (doof|bloed|blod|langweilig|schlecht|haesslich|hasslich|scheisse|mist|unnoetig|unnotig|peinlich|ueberfluessig|uberflussig|nervig|schrecklich|furchtbar|oede|ode|kacke|daneben|fad|schwach)',
};

/** The plainest sentences, as they are typed; the other languages have the same in their tables of that name. */
export const PLAIN: Lexicon['frames'] = {
  topic: `(mach|mache|macht|machen) (sie)? (es|das|das ganze|das {video}|ein {video}|was|etwas)? (vor allem|vorallem|vor_allem|hauptsaechlich|hauptsachlich|nur|mehr|bitte|ganz)? (ueber|uber) <clips>
    {reel} (soll|sollte|geht|dreht|handelt) (sich)? (um|von|vom) <clips> (gehen|drehen|handeln)?
    {video} (um|rund um|zum thema) <clips>`,
  exclude: `(ich|wir)? (mag|moegen|mogen) (ich|wir)? <clips> {notLiked}
    <clips> (mag|moegen|mogen) (ich|wir) {notLiked}
    <clips> (gefaellt|gefallt|gefallen|passt|passen) (mir|uns)? {notLiked}
    (mir|uns) (gefaellt|gefallt|gefallen) <clips> {notLiked}
    <clips> (find|finde|finden) (ich|wir) (gut|schoen|schon|toll) nicht
    <clips> (find|finde|finden) (ich|wir) (nicht so|nicht|gar nicht|ueberhaupt nicht|uberhaupt nicht) (gut|schoen|schon|toll|gelungen|passend)
    <clips> (find|finde|finden) (ich|wir) {poor}
    (ich|wir) (find|finde|finden) <clips> {poor}
    (ich|wir) (find|finde|finden) <clips> (nicht so|nicht|gar nicht) (gut|schoen|schon|toll)
    (das|die|den|der|alles) mit <clips> (kann|koennen|konnen|bitte|soll|sollte|muss)? (weg|raus|weglassen|rausnehmen|rauslassen)`,
  less: `<clips> (ist|sind) {poor}`,
  secondsOfEach: `<s> (von|aus) {eachClip}
    (von|aus) {eachClip} ,? (nur|bitte|genau|je|jeweils|immer|nimm|will ich|zeig)? (nur|bitte|genau|je|jeweils)? <s>
    (nimm|zeig|zeige|nehmt) (jede|jeden|jedes|alle) (einzelne|einzelnen|einzelnes|meine|der)? {uploads} (nur|bitte)? (je|jeweils|fuer|fur)? <s> (lang)?`,
  cutLength: `(jeder|jede|jedes|jeden|alle) (einzelne|einzelnen)? {uploads} (bitte|immer|je)? (nur|bloss|genau|maximal) <s> (lang)?`,
  include: `wenn <clips> (nicht|fehlt|fehlen) (drin|dabei|zu sehen|vorkommt|vorkommen)? (ist|sind|waere|ware)?
    (die)? hauptsache ,? (dass)? <clips> (ist|sind|kommt|kommen)? (drin|dabei|vor|vorkommt|mit drin|zu sehen)? (ist|sind)?
    (wichtig ist|am wichtigsten ist) ,? dass <clips> (drin|dabei|zu sehen|vorkommt|vorkommen) (ist|sind)?`,
  titleOpening: `{first} (soll|sollte|muss|kann) (da|dort|noch|auch|bitte)? (stehen|draufstehen|zu lesen sein) :? <text>
    {first} (steht|erscheint) (da|dort|noch|auch|bitte)? :? <text>`,
  titleEnding: `{last} (soll|sollte|muss|kann) (da|dort|noch|auch|bitte)? (stehen|draufstehen|zu lesen sein) :? <text>
    {last} (steht|erscheint) (da|dort|noch|auch|bitte)? :? <text>`,
  mute: `<clips> (soll|sollen|sollte|darf|duerfen|durfen) (bitte|aber|da)? (nicht|nix|nichts) (reden|sprechen|quatschen|labern|sagen|plappern)
    (lass|lasst) <clips> (bitte)? (nicht|nix|nichts) (reden|sprechen|quatschen|labern|sagen)`,
  nothingElse: `(und)? (dann|danach) (ist|is)? (es)? (fertig|schluss|aus|ende)`,
  everyClip: `(ein bisschen|bisschen|etwas|ein wenig|was) von (allem|allen) ({uploads})?
    von (allem|allen) ({uploads})? (ein bisschen|bisschen|etwas|ein wenig|was)
    alle (meine|unsere|diese|die|der)? {uploads} (bitte)?`,
};
