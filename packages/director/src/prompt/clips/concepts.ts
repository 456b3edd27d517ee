import { KINDS } from '../lexicon/kinds.ts';
import type { LanguageCode, Lexicon } from '../lexicon/lexicon.ts';
import { foldWord } from '../words/tokens.ts';
import { wordForms } from '../words/word-forms.ts';

/** Concepts by the words of the tables, and by those words' forms. */
interface Things {
  readonly byWord: ReadonlyMap<string, readonly string[]>;
  readonly byForm: ReadonlyMap<string, readonly string[]>;
}

const tables = new Map<Lexicon, Things>();
const remembered = new Map<Lexicon, Map<string, readonly string[]>>();
const REMEMBERED_MAX = 5000;

/** The concepts that a word or a label of several words may stand for: 'puppy' is a 'dog'. */
export function conceptsOf(word: string, lexicon: Lexicon): readonly string[] {
  const memory = remembered.get(lexicon) ?? new Map<string, readonly string[]>();
  remembered.set(lexicon, memory);
  const known = memory.get(word);
  if (known !== undefined) return known;
  const { byWord, byForm: table } = tableOf(lexicon);
  // 'Küche' is the kitchen, though without accent and ending it is like 'Kuchen', the cake.
  const written = lexicon.code === 'de' ? byWord.get(word) : undefined;
  const whole = written ?? [
    ...new Set(wordForms(word, lexicon.code).flatMap((form) => table.get(form) ?? [])),
  ];
  const found = whole.length === 0 && lexicon.code === 'de' ? ofCompound(word, table) : whole;
  if (memory.size < REMEMBERED_MAX) memory.set(word, found);
  return found;
}

/** Whether several words are one thing: 'hot chocolate', 'boneco de neve'. */
export function isNameOfThing(phrase: string, lexicon: Lexicon): boolean {
  return tableOf(lexicon).byForm.has(phrase);
}

/** Whether the tables have a thing under just this word, and not under another form of it. */
export function isWrittenSo(word: string, lexicon: Lexicon): boolean {
  return tableOf(lexicon).byWord.has(word);
}

const COMPOUND_MIN = 8;
const PART_MIN = 3;

/** Of 'Schwimmbrille' the glasses, of 'Busfahrt' the bus: the end of a compound names the thing, else its beginning. */
function ofCompound(word: string, table: ReadonlyMap<string, readonly string[]>): readonly string[] {
  // A clip called 'rotary-cutter' shows nothing red.
  if (word.length < COMPOUND_MIN || /[^\p{L}]/u.test(word)) return [];
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
function tableOf(lexicon: Lexicon): Things {
  const known = tables.get(lexicon);
  if (known !== undefined) return known;
  const words = Object.entries(lexicon.things).flatMap(([concept, some]) => {
    const own = lexicon.code === 'en' && !concept.startsWith('^') ? [concept] : [];
    return [...own, ...some.split(' ').filter((one) => one !== '')].flatMap((word) =>
      spellings(foldWord(word).replaceAll('_', ' '), lexicon.code).map((one) => [concept, one] as const),
    );
  });
  const byWord = new Map<string, string[]>();
  const byForm = new Map<string, string[]>();
  const add = (table: Map<string, string[]>, form: string, concept: string): void => {
    const concepts = table.get(form);
    if (concepts === undefined) table.set(form, [concept]);
    else if (!concepts.includes(concept)) concepts.push(concept);
  };
  for (const [concept, word] of words) add(byWord, word, concept);
  for (const [concept, word] of words)
    for (const form of wordForms(word, lexicon.code)) {
      // 'Dachs' without its s is 'Dach', the roof, and no badger.
      if (lexicon.code === 'de' && form === word.replace(/s$/, '') && form !== word && byWord.has(form))
        continue;
      add(byForm, form, concept);
    }
  const things = { byWord, byForm };
  tables.set(lexicon, things);
  return things;
}

/** The words of the tables for some concepts. */
export function wordsOf(meant: ReadonlySet<string>, lexicon: Lexicon): readonly string[] {
  return [...tableOf(lexicon).byWord].flatMap(([word, concepts]) =>
    concepts.some((concept) => meant.has(concept)) ? [word] : [],
  );
}

/** Hyphens part words in a prompt: 'cachorro-quente' is 'cachorro quente', of which several are 'cachorros quentes'. */
function spellings(word: string, code: LanguageCode): readonly string[] {
  const parts = word.split(/[ -]/);
  if (code === 'en' || parts.length !== 2 || parts.some((part) => part.length < PART_MIN)) return [word];
  const several = parts.map((part) => (part.endsWith('s') ? part : `${part}s`));
  return [...new Set([word, parts.join(' '), several.join(' ')])];
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
