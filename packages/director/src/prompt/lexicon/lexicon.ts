import type { FrameName } from '../rules/frame-names.ts';

export type LanguageCode = 'en' | 'es' | 'pt' | 'de' | 'fr';

/**
 * All that the reader knows of a language. Words are lower-case and without accents (`foldWord`); lists of words are
 * separated by blanks, alternatives of several words by ` | `. `pattern.ts` explains the patterns of `phrases` and `frames`.
 */
export interface Lexicon {
  readonly code: LanguageCode;
  /** Words by which the language is told from the others; accents count here. */
  readonly marks: string;
  /** Whether the word that names the thing comes before what describes it: 'perro marrón'. */
  readonly isHeadFirst: boolean;
  /** Whether two words of refusal are one: 'n'utilise pas', 'não usa nenhum'. */
  readonly refusesTwice: boolean;
  /** Words that are two, by both: 'dele' is 'de ele'. */
  readonly contractions: Readonly<Record<string, readonly [first: string, second: string]>>;
  /** What is typed short by the word it stands for: 'q' is 'que'. */
  readonly shortForms?: Readonly<Record<string, string>>;
  /** What only its accents tell from another word, as written, by what is read for it: 'sägen' is no 'sagen'. */
  readonly accented?: Readonly<Record<string, string>>;
  /** By the end of the infinitive what the forms of a verb end in, by the whole of it those of one that is irregular: `tirar~` of a table stands for them all. */
  readonly verbEndings?: Readonly<Record<string, string>>;
  /** Endings that make a thing small, without their last vowel: 'inh' of 'barquinho'. */
  readonly diminutives?: string;
  readonly words: WordClasses;
  readonly numbers: NumberWords;
  /** Parts of patterns by name, in order: one may use those before it. */
  readonly phrases: Readonly<Record<string, string>>;
  readonly frames: Partial<Readonly<Record<FrameName, string>>>;
  /** Words of things by the name that the models and the other languages know them by. */
  readonly things: Readonly<Record<string, string>>;
}

export interface WordClasses {
  readonly determiners: string;
  /** Determiners and words that mean more than one: 'these', 'all'. */
  readonly plurals: string;
  /** Of those the articles: 'los'; none where one article is for one and many. */
  readonly pluralArticles: string;
  /** Of the determiners those that mean two: 'both'. */
  readonly both: string;
  /** Of the determiners those that mean one after the other: 'each'. */
  readonly distributive: string;
  readonly prepositions: string;
  /** Of the prepositions those that always bind to the noun before: 'of'. */
  readonly of: string;
  readonly and: string;
  /** Before what a talk is about: 'about'. */
  readonly topical: string;
  /** 'for' of 'the dog for five seconds'. */
  readonly lasting: string;
  /** Begin what is said about a thing: 'where', 'who'. */
  readonly relatives: string;
  /** Stand for what was named last: 'it', 'them'. */
  readonly anaphora: string;
  /** Of these what stands for somebody: 'him'. */
  readonly persons: string;
  /** Of pronouns those that stand for a man: 'him'; none where a thing may be meant as well. */
  readonly ofMen: string;
  /** The same of a woman: 'her'. */
  readonly ofWomen: string;
  /** Whose: 'his', 'their'. */
  readonly possessives: string;
  /** Who tells: 'I', 'we'. */
  readonly subjects: string;
  /** The creator: 'me', 'us'. */
  readonly self: string;
  readonly negators: string;
  /** Begin a new thought: 'but', 'because'. */
  readonly connectors: string;
  /** Change nothing: 'um', 'please'; read over wherever they stand. */
  readonly fillers: string;
  /** Of the fillers those that make a wish less sure: 'maybe'. */
  readonly doubts: string;
  /** Verbs of wishes in all forms that ask for something. */
  readonly verbs: string;
  /** Of these the bare forms that begin an order, also behind 'and': 'and start with'. */
  readonly orders: string;
  /** 'then', where an order may follow. */
  readonly thens: string;
  /** Of what can be done: 'if that is not possible'. */
  readonly feasible: string;
  /** Never part of a noun phrase, besides all the above. */
  readonly stops: string;
  /** The same, of words that ask for something: 'first', 'only', 'every'. */
  readonly adverbs: string;
  /** Words that tell of the past or of habits. */
  readonly past: string;
  /** Endings of verbs in the past, with accents where they tell. */
  readonly pastEndings: string;
  /** Words with such an ending that are none. */
  readonly notPast: string;
  /** Make a wish even of what follows the past: 'want', 'should'. */
  readonly wishMarks: string;
  /** Ask where the one who is asked stands behind them: 'can you', 'could we'. */
  readonly modals: string;
  /** 'clip', 'shot', 'part': names of footage that say nothing of what it shows. */
  readonly clipNouns: string;
  /** Nouns of time and mood that no file name stands for: 'summer', 'vibe'. */
  readonly vague: string;
  /** Say what many things are: of 'the old castle' an old car is none. */
  readonly adjectives: string;
  /** 'rest', 'others'. */
  readonly rest: string;
  readonly greetings: string;
  /** What asks for a reel and no more: 'make', 'good'. */
  readonly making: string;
  /** 'is' and its like: what stands behind them only describes. */
  readonly being: string;
  /** Verbs by which somebody says something in a clip. */
  readonly saying: string;
}

export interface NumberWords {
  readonly values: Readonly<Record<string, number>>;
  /** 'twenty and five'. */
  readonly joiner: string;
  readonly ordinals: Readonly<Record<string, number>>;
  readonly articles: string;
  /** 'the' of 'between the third and the eighth second'. */
  readonly definiteArticles: string;
  readonly seconds: string;
  readonly minutes: string;
  readonly half: string;
  /** Lengths that are said in their own words: 'three quarters of a minute'. */
  readonly spoken: Readonly<Record<string, number>>;
  /** What may follow 'a second' where it is a time: 'each'. */
  readonly afterOne: string;
  /** A unit alone behind these is one of it: 'every second'. */
  readonly alone: string;
  /** Before a number without a unit that counts seconds where seconds were said before: 'gets five'. */
  readonly spans: string;
  /** Before a number without a unit that says once more how long the reel is: 'so sixty', 'let's say twenty five'. */
  readonly settled: string;
  /** Before a number without a unit that says how long the reel is where no seconds were said: 'done at twenty'. */
  readonly reelEnds?: string;
  /** Before a number without a unit that is the whole of which seconds are a part: '8 seconds out of 30'. */
  readonly wholes?: string;
  /** Bounds that are written short, with a full stop that ends nothing: 'max. 30 s'. */
  readonly shortBounds: string;
  /** Behind such a number: 'in total'. */
  readonly totals: string;
  readonly percent: string;
  /** Shares in words: 'half', 'two thirds'. */
  readonly shares: Readonly<Record<string, number>>;
  readonly times: Readonly<Record<string, number>>;
  readonly timesNoun: string;
  /** Besides times and shares what may stand before `rateAfter`: 'quarter'. */
  readonly rates: Readonly<Record<string, number>>;
  /** What makes times and shares a speed: 'the speed', 'as fast'. */
  readonly rateAfter: string;
  /** 'to' of '3 to 5'. */
  readonly to: string;
  readonly between: string;
  /** Alternatives before and after a number. */
  readonly bounds: Readonly<Record<'exactly' | 'about' | 'atMost' | 'atLeast', string>>;
  readonly boundsAfter: Readonly<Record<'exactly' | 'about' | 'atMost' | 'atLeast', string>>;
}
