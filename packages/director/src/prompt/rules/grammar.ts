import type { Lexicon, WordClasses } from '../lexicon/lexicon.ts';
import { foldWord } from '../words/tokens.ts';
import { verbForms } from '../words/verb-forms.ts';
import { wordSet } from '../words/word-set.ts';
import type { FrameName } from './frame-names.ts';
import { compile, compilePhrases, firstWords, type Phrases, type Sequence } from './pattern.ts';

export interface Rule {
  readonly frame: FrameName;
  readonly sequence: Sequence;
}

/** A lexicon made ready for reading. */
export interface Grammar {
  readonly lexicon: Lexicon;
  readonly classes: Readonly<Record<keyof WordClasses, ReadonlySet<string>>>;
  readonly phrases: Phrases;
  /** Rules by a word that they can begin with. */
  readonly byWord: ReadonlyMap<string, readonly Rule[]>;
  /** Rules that begin with a part of a word, or with an argument. */
  readonly byPrefix: readonly (readonly [prefix: string, rule: Rule])[];
  readonly bySlot: readonly Rule[];
  /** Of those with clips first the ones that a word can follow, by that word; `_` where none need follow. */
  readonly byNext: ReadonlyMap<string, readonly Rule[]>;
  /** Every word of the rules and classes, which no misspelling of a noun is. */
  readonly vocabulary: ReadonlySet<string>;
}

const grammars = new Map<Lexicon, Grammar>();

/** The grammar of a language, made once. */
export function grammarOf(lexicon: Lexicon): Grammar {
  const known = grammars.get(lexicon);
  if (known !== undefined) return known;
  const made = makeGrammar(lexicon);
  grammars.set(lexicon, made);
  return made;
}

function makeGrammar(lexicon: Lexicon): Grammar {
  const formsOf = (word: string) => verbForms(word, lexicon);
  const phrases = compilePhrases(lexicon.phrases, formsOf);
  const parts = { formsOf, get: (name: string) => phrases.get(name) };
  const rules = Object.entries(lexicon.frames).flatMap(([name, source]) =>
    compile(source, parts).map((sequence): Rule => ({ frame: name as FrameName, sequence })),
  );
  const byWord = new Map<string, Rule[]>();
  const byPrefix: [string, Rule][] = [];
  const bySlot: Rule[] = [];
  for (const rule of rules) {
    const firsts = firstWords(rule.sequence);
    if (firsts === null) bySlot.push(rule);
    for (const word of new Set(firsts?.flatMap(({ words }) => [...words]) ?? [])) {
      const others = byWord.get(word);
      if (others === undefined) byWord.set(word, [rule]);
      else others.push(rule);
    }
    for (const prefix of new Set(firsts?.flatMap(({ prefixes }) => prefixes) ?? []))
      byPrefix.push([prefix, rule]);
  }
  return {
    lexicon,
    classes: classesOf(lexicon),
    phrases,
    byWord,
    byPrefix,
    bySlot: bySlot.filter((rule) => !startsWithClips(rule)),
    byNext: indexByNext(bySlot.filter(startsWithClips)),
    vocabulary: vocabularyOf(lexicon),
  };
}

function startsWithClips({ sequence }: Rule): boolean {
  const [first] = sequence;
  return first?.kind === 'slot' && !first.isOptional && (first.slot === 'clips' || first.slot === 'than');
}

/** Rules that begin with clips by the words that may follow the clips. */
function indexByNext(rules: readonly Rule[]): ReadonlyMap<string, readonly Rule[]> {
  const byNext = new Map<string, Rule[]>();
  const add = (word: string, rule: Rule): void => {
    const others = byNext.get(word);
    if (others === undefined) byNext.set(word, [rule]);
    else if (!others.includes(rule)) others.push(rule);
  };
  for (const rule of rules) {
    const firsts = firstWords(rule.sequence.slice(1));
    if (firsts === null || firsts.some(({ prefixes }) => prefixes.length > 0)) add('_', rule);
    else for (const { words } of firsts) for (const word of words) add(word, rule);
  }
  return byNext;
}

/** Whether one of the ways to say a phrase begins with a word. */
export function beginsPhrase({ phrases }: Pick<Grammar, 'phrases'>, name: string, word: string): boolean {
  return (phrases.get(name) ?? []).some(([first]) => first?.kind === 'words' && first.words.has(word));
}

function classesOf(lexicon: Lexicon): Grammar['classes'] {
  const setOf = (name: keyof WordClasses) =>
    new Set(
      [...wordSet(lexicon.words[name])]
        .flatMap((word) => verbForms(word, lexicon))
        // What somebody is seen to be doing asks for nothing: 'o dourado pulando'.
        .filter((form) => wordSet(lexicon.words[name]).has(form) || !form.endsWith('ndo')),
    );
  return {
    determiners: setOf('determiners'),
    plurals: setOf('plurals'),
    pluralArticles: setOf('pluralArticles'),
    both: setOf('both'),
    distributive: setOf('distributive'),
    prepositions: setOf('prepositions'),
    of: setOf('of'),
    and: setOf('and'),
    topical: setOf('topical'),
    lasting: setOf('lasting'),
    relatives: setOf('relatives'),
    anaphora: setOf('anaphora'),
    persons: setOf('persons'),
    ofMen: setOf('ofMen'),
    ofWomen: setOf('ofWomen'),
    possessives: setOf('possessives'),
    subjects: setOf('subjects'),
    self: setOf('self'),
    negators: setOf('negators'),
    connectors: setOf('connectors'),
    fillers: setOf('fillers'),
    doubts: setOf('doubts'),
    verbs: setOf('verbs'),
    orders: setOf('orders'),
    thens: setOf('thens'),
    feasible: setOf('feasible'),
    stops: setOf('stops'),
    adverbs: setOf('adverbs'),
    past: setOf('past'),
    pastEndings: setOf('pastEndings'),
    notPast: setOf('notPast'),
    wishMarks: setOf('wishMarks'),
    modals: setOf('modals'),
    clipNouns: setOf('clipNouns'),
    vague: setOf('vague'),
    adjectives: setOf('adjectives'),
    rest: setOf('rest'),
    greetings: setOf('greetings'),
    making: setOf('making'),
    saying: setOf('saying'),
    being: setOf('being'),
  };
}

/** Every literal word of a lexicon. */
function vocabularyOf(lexicon: Lexicon): ReadonlySet<string> {
  const sources = [
    ...Object.values(lexicon.words),
    ...Object.values(lexicon.phrases),
    ...Object.values(lexicon.frames),
    ...Object.values(lexicon.things),
    ...(lexicon.code === 'en' ? Object.keys(lexicon.things) : []),
    ...Object.keys(lexicon.numbers.values),
    ...Object.keys(lexicon.numbers.ordinals),
    lexicon.numbers.seconds,
    lexicon.numbers.minutes,
  ];
  const words = sources.flatMap((source) => foldWord(source).split(/[\s|?*{}<>_/()]+/));
  return new Set(words.flatMap((word) => verbForms(word, lexicon)));
}
