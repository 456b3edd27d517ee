/**
 * Patterns of the lexicon, on words: `start|open with <clips>`.
 * `a|b` one of these words, `(a b|c)` one of these sequences (brackets may nest), `empez*` words that begin so, `{name}` one of the phrases of
 * that name, `<slot>` an argument, `_` any one word, `abrir~` all forms of a verb that ask; a `?` behind makes it optional. Alternatives are separated by ` | `.
 * `a|b c|d` is one of a and b, then one of c and d: alternatives of several words need the brackets.
 */
export type Element =
  | {
      readonly kind: 'words';
      readonly words: ReadonlySet<string>;
      readonly prefixes: readonly string[];
      readonly isOptional: boolean;
    }
  | { readonly kind: 'phrase'; readonly sequences: readonly Sequence[]; readonly isOptional: boolean }
  | { readonly kind: 'slot'; readonly slot: SlotName; readonly isOptional: boolean }
  | { readonly kind: 'any'; readonly isOptional: boolean };
export type Sequence = readonly Element[];

const SLOTS = [
  'clips',
  'said',
  'than',
  's',
  'n',
  'share',
  'times',
  'factor',
  'rate',
  'ordinal',
  'range',
  'text',
  'quote',
  'name',
] as const;
/**
 * clips, than: things named. said: a moment by what is said in it: 'where she says hello'. s: seconds. n: a number. share: 'half', '40 %'. times: 'twice'. factor: '2x', '50 %'. rate: 'half speed'. ordinal: 'third'.
 * range: from one second to another. text: a quotation, or the words up to the end of the clause. quote: a quotation. name: a word before a colon.
 */
export type SlotName = (typeof SLOTS)[number];
export type Phrases = ReadonlyMap<string, readonly Sequence[]>;
/** What a pattern may use: phrases by name, and the forms of its verbs. */
interface Parts extends Pick<Phrases, 'get'> {
  readonly formsOf?: (verb: string) => readonly string[];
}

/** Phrases by name; they may use each other, but never themselves. */
export function compilePhrases(
  sources: Readonly<Record<string, string>>,
  formsOf: (verb: string) => readonly string[],
): Phrases {
  const phrases = new Map<string, readonly Sequence[]>();
  const lookUp = {
    formsOf,
    get: (name: string): readonly Sequence[] | undefined => {
      const source = sources[name];
      if (source === undefined || phrases.has(name)) return phrases.get(name);
      const sequences = compile(source, lookUp);
      phrases.set(name, sequences);
      return sequences;
    },
  };
  for (const name of Object.keys(sources)) lookUp.get(name);
  return phrases;
}

/** @throws Error where the source names a phrase or slot that nobody knows: a mistake in a table */
export function compile(source: string, phrases: Parts): readonly Sequence[] {
  return source
    .split(/\s\|\s|\n/)
    .map((alternative) => alternative.trim())
    .filter((alternative) => alternative !== '')
    .map((alternative) => partsOf(alternative).map((part) => elementOf(part, phrases)));
}

/** The parts of a pattern, with what stands in brackets as one. */
function partsOf(alternative: string): readonly string[] {
  return splitOutside(alternative, ' ').filter((part) => part !== '');
}

/** A text divided at a sign, but not where that stands in brackets. */
function splitOutside(text: string, sign: string): readonly string[] {
  const parts = [''];
  let depth = 0;
  for (const char of text) {
    if (char === '(') depth += 1;
    if (char === ')') depth -= 1;
    if (char === sign && depth === 0) parts.push('');
    else parts[parts.length - 1] += char;
  }
  return parts;
}

const elements = new WeakMap<Parts, Map<string, Element>>();

/** What is written alike is one element, of which a sentence is asked once. */
function elementOf(part: string, phrases: Parts): Element {
  const made = elements.get(phrases) ?? new Map<string, Element>();
  elements.set(phrases, made);
  const known = made.get(part);
  if (known !== undefined) return known;
  const element = readElement(part, phrases);
  made.set(part, element);
  return element;
}

function readElement(part: string, phrases: Parts): Element {
  const isOptional = part.endsWith('?') && part.length > 1;
  const text = isOptional ? part.slice(0, -1) : part;
  if (text === '_') return { kind: 'any', isOptional };
  if (text.startsWith('(') && text.length > 1) {
    const ways = splitOutside(text.slice(1, -1), '|');
    return { kind: 'phrase', sequences: ways.flatMap((way) => compile(way, phrases)), isOptional };
  }
  if (text.includes('|') && /[{<]/.test(text)) {
    const ways = text.split('|').filter((way) => way !== '');
    return { kind: 'phrase', sequences: ways.map((way) => [elementOf(way, phrases)]), isOptional };
  }
  if (text.startsWith('{')) {
    const sequences = phrases.get(text.slice(1, -1));
    if (sequences === undefined) throw new Error(`No phrase is called ${text}`);
    return { kind: 'phrase', sequences, isOptional };
  }
  if (text.startsWith('<') && text.length > 1) {
    const slot = SLOTS.find((name) => `<${name}>` === text);
    if (slot === undefined) throw new Error(`No slot is called ${text}`);
    return { kind: 'slot', slot, isOptional };
  }
  const said = text.split('|').filter((word) => word !== '');
  const { formsOf } = phrases;
  const words = formsOf === undefined ? said : said.flatMap(formsOf);
  return {
    kind: 'words',
    words: new Set(words.filter((word) => !word.endsWith('*'))),
    prefixes: words.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1)),
    isOptional,
  };
}

const indexes = new WeakMap<readonly Sequence[], FirstIndex>();

/** Sequences by the words that they can begin with; those that may begin with others stand in `rest`. */
export interface FirstIndex {
  readonly byWord: ReadonlyMap<string, readonly Sequence[]>;
  readonly rest: readonly Sequence[];
}

export function indexByFirst(sequences: readonly Sequence[]): FirstIndex {
  const known = indexes.get(sequences);
  if (known !== undefined) return known;
  const byWord = new Map<string, Sequence[]>();
  const rest: Sequence[] = [];
  for (const sequence of sequences) {
    const firsts = firstWords(sequence);
    const isOpen = sequence.every(({ isOptional }) => isOptional);
    if (isOpen || firsts === null || firsts.some(({ prefixes }) => prefixes.length > 0)) rest.push(sequence);
    else
      for (const word of new Set(firsts.flatMap(({ words }) => [...words]))) {
        const others = byWord.get(word);
        if (others === undefined) byWord.set(word, [sequence]);
        else others.push(sequence);
      }
  }
  const index = { byWord, rest };
  indexes.set(sequences, index);
  return index;
}

/** Whether a sequence holds no argument, so that where it ends depends on the words alone. */
export function isLiteralOnly(sequences: readonly Sequence[]): boolean {
  const known = literals.get(sequences);
  if (known !== undefined) return known;
  const isOnly = sequences.every((sequence) =>
    sequence.every(
      (one) =>
        one.kind === 'words' || one.kind === 'any' || (one.kind === 'phrase' && isLiteralOnly(one.sequences)),
    ),
  );
  literals.set(sequences, isOnly);
  return isOnly;
}
const literals = new WeakMap<readonly Sequence[], boolean>();

/** What a sequence may begin with: null where that is a slot or any word. */
export function firstWords(sequence: Sequence): readonly Extract<Element, { kind: 'words' }>[] | null {
  const firsts: Extract<Element, { kind: 'words' }>[] = [];
  for (const element of sequence) {
    if (element.kind === 'slot' || element.kind === 'any') return null;
    if (element.kind === 'words') firsts.push(element);
    else {
      for (const inner of element.sequences) {
        const words = firstWords(inner);
        if (words === null) return null;
        firsts.push(...words);
      }
    }
    if (!element.isOptional) return firsts;
  }
  return firsts;
}
