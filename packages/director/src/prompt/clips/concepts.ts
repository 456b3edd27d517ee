import { KINDS } from '../lexicon/kinds.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { foldWord } from '../words/tokens.ts';
import { wordForms } from '../words/word-forms.ts';

const tables = new Map<Lexicon, ReadonlyMap<string, readonly string[]>>();
const remembered = new Map<Lexicon, Map<string, readonly string[]>>();
const REMEMBERED_MAX = 5000;

/** The concepts that a word or a label of several words may stand for: 'puppy' is a 'dog'. */
export function conceptsOf(word: string, lexicon: Lexicon): readonly string[] {
  const memory = remembered.get(lexicon) ?? new Map<string, readonly string[]>();
  remembered.set(lexicon, memory);
  const known = memory.get(word);
  if (known !== undefined) return known;
  const table = tableOf(lexicon);
  const whole = [...new Set(wordForms(word, lexicon.code).flatMap((form) => table.get(form) ?? []))];
  const found = whole.length === 0 && lexicon.code === 'de' ? ofCompound(word, table) : whole;
  if (memory.size < REMEMBERED_MAX) memory.set(word, found);
  return found;
}

/** Whether several words are one thing: 'hot chocolate', 'boneco de neve'. */
export function isNameOfThing(phrase: string, lexicon: Lexicon): boolean {
  return tableOf(lexicon).has(phrase);
}

const COMPOUND_MIN = 8;
const PART_MIN = 3;

/** Of 'Schwimmbrille' the glasses, of 'Busfahrt' the bus: the end of a compound names the thing, else its beginning. */
function ofCompound(word: string, table: ReadonlyMap<string, readonly string[]>): readonly string[] {
  if (word.length < COMPOUND_MIN) return [];
  for (let at = PART_MIN; at <= word.length - PART_MIN - 1; at += 1) {
    const tail = table.get(word.slice(at));
    if (tail !== undefined) return tail;
  }
  for (let at = word.length - PART_MIN; at >= PART_MIN; at -= 1) {
    const head = table.get(word.slice(0, at).replace(/s$/, '')) ?? table.get(word.slice(0, at));
    if (head !== undefined) return head;
  }
  return [];
}

/** Concepts by the forms of their words; `_` in a table stands for a blank. */
function tableOf(lexicon: Lexicon): ReadonlyMap<string, readonly string[]> {
  const known = tables.get(lexicon);
  if (known !== undefined) return known;
  const words = Object.entries(lexicon.things).flatMap(([concept, some]) => {
    const own = lexicon.code === 'en' && !concept.startsWith('^') ? [concept] : [];
    return [...own, ...some.split(' ').filter((one) => one !== '')].map(
      (word) => [concept, foldWord(word).replaceAll('_', ' ')] as const,
    );
  });
  const written = new Set(words.map(([, word]) => word));
  const table = new Map<string, string[]>();
  for (const [concept, word] of words)
    for (const form of wordForms(word, lexicon.code)) {
      // 'Dachs' without its s is 'Dach', the roof, and no badger.
      if (lexicon.code === 'de' && form === word.replace(/s$/, '') && form !== word && written.has(form))
        continue;
      const concepts = table.get(form);
      if (concepts === undefined) table.set(form, [concept]);
      else if (!concepts.includes(concept)) concepts.push(concept);
    }
  tables.set(lexicon, table);
  return table;
}

const parents = new Map<string, Set<string>>();
for (const [parent, kinds] of Object.entries(KINDS))
  for (const kind of kinds.split(' ')) parents.set(kind, (parents.get(kind) ?? new Set()).add(parent));
/** Every kind with all that it is one of. */
const broaderThan = new Map([...parents.keys()].map((kind) => [kind, allAbove(kind)] as const));

function allAbove(kind: string): ReadonlySet<string> {
  const direct = [...(parents.get(kind) ?? [])];
  return new Set([...direct, ...direct.flatMap((parent) => [...allAbove(parent)])]);
}

/** Whether a clip of one concept is surely one of the other, too: a dog is an animal. */
export function isKindOf(concept: string, broader: string): boolean {
  return broaderThan.get(concept)?.has(broader) === true;
}
