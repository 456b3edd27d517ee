import { CUT_SECONDS_MAX, CUT_SECONDS_MIN } from '@cutroom/contract';
import { AMOUNT, AT_LEAST, AT_MOST, amountSeconds, NUMBER_AND_UNIT, wholeWords } from './amounts.ts';
import type { Brief, UnsupportedWish } from './brief.ts';
import { cueOf, takeAll } from './reading.ts';

type CutLength = NonNullable<Brief['cutLength']>;

interface Rule {
  readonly cue: RegExp;
  readonly pattern: RegExp;
  readonly kind: CutLength['kind'];
  /** Longer than this the words mean the whole reel: 'a 30 second video of short clips'. */
  readonly secondsMax: number;
}

const MANY = '(?:clips|cuts|shots|scenes|takes|pieces|snippets|moments|bits|segments)';
const ONE = '(?:clip|cut|shot|scene|take|one|piece|snippet|moment|segment)';
const EACH = `(?:each|every)(?: single)? ${ONE}`;
const IS =
  '(?:that are |which are |are |should be |should last |should |must |can |will |stay |remains? |run |runs |play |last |must be |may be |can be |is |being |be |at |lasts? |plays? |stays? |takes? |gets? |has |have |runs? |for |about |around |exactly |to |but |only |just )*';
const APIECE = `(?:each|apiece|per ${ONE}|a ${ONE}(?! of))`;

const RULES: readonly Rule[] = [
  {
    cue: cueOf('anything|any'),
    pattern: wholeWords(
      `(?:(?:not|no|never) (?:more|longer) than|at most|max(?:imum)?) ${AMOUNT} (?:of|on|for|from|per) (?:anything|any (?:single )?${ONE}|any of them)`,
    ),
    kind: 'at_most',
    secondsMax: 15,
  },
  {
    cue: cueOf('nothing'),
    pattern: wholeWords(
      `nothing (?:(?:faster|shorter|quicker|less) than|under|below) ${AMOUNT}(?: ${APIECE})?`,
    ),
    kind: 'at_least',
    secondsMax: 30,
  },
  {
    cue: cueOf('not|never'),
    pattern: wholeWords(
      `(?:do not|never) (?:cut|make|show|use|have|want|trim|go)(?: down)? (?:anything|any(?: of them| ${ONE}s?)?|a(?: single)? ${ONE}|${ONE}s?|them)?(?: that is| that are)? ?(?:shorter|less|below|faster|quicker|under)(?: than)? ${AMOUNT}`,
    ),
    kind: 'at_least',
    secondsMax: 10,
  },
  {
    cue: cueOf('not|never'),
    pattern: wholeWords(
      `(?:do not|never) (?:hold|keep|make|show|use|have|want|let|linger)(?: on)? (?:anything|any(?: of them| ${ONE}s?)?|a(?: single)? ${ONE}|${ONE}s?|them)(?: that is| that are| last| run| stay)? ?(?:for )?(?:longer|more) than ${AMOUNT}`,
    ),
    kind: 'at_most',
    secondsMax: 10,
  },
  {
    cue: cueOf('nothing'),
    pattern: wholeWords(`nothing (?:slower|longer) than ${AMOUNT}(?: ${APIECE})?`),
    kind: 'at_most',
    secondsMax: 10,
  },
  {
    cue: cueOf('no|never|none|not'),
    pattern: wholeWords(
      `(?:(?:no|never an?y?|not an?y?|none of the|not 1 of the) ${ONE}s?|(?:none|no ${ONE}|not 1|not a single 1)(?: of (?:them|these|those|the ${ONE}s))?) ${IS}(?:(?:longer|more) than|over|above|beyond) ${AMOUNT}`,
    ),
    kind: 'at_most',
    secondsMax: 30,
  },
  {
    cue: cueOf('no|never|not'),
    pattern: wholeWords(
      `(?:(?:no|never an?y?|not an?y?|none of the|not 1 of the) ${ONE}s?|(?:none|no ${ONE}|not 1|not a single 1)(?: of (?:them|these|those|the ${ONE}s))?) ${IS}(?:(?:shorter|less) than|under|below) ${AMOUNT}`,
    ),
    kind: 'at_least',
    secondsMax: 30,
  },
  {
    cue: cueOf('each|every'),
    pattern: wholeWords(`${EACH} ${IS}${AT_MOST} ${AMOUNT}`),
    kind: 'at_most',
    secondsMax: 10,
  },
  {
    cue: cueOf('each|every'),
    pattern: wholeWords(`${EACH} ${IS}${AT_LEAST} ${AMOUNT}`),
    kind: 'at_least',
    secondsMax: 10,
  },
  {
    cue: cueOf('each|apiece|per|a'),
    pattern: wholeWords(`${AT_MOST} ${AMOUNT}(?: long)? ${APIECE}`),
    kind: 'at_most',
    secondsMax: 30,
  },
  {
    cue: cueOf('each|apiece|per|a'),
    pattern: wholeWords(`${AT_LEAST} ${AMOUNT}(?: long)? ${APIECE}`),
    kind: 'at_least',
    secondsMax: 30,
  },
  {
    cue: cueOf(MANY),
    pattern: wholeWords(`${MANY} ${IS}(?:of )?${AT_LEAST} ${AMOUNT}(?: each| long| apiece)?`),
    kind: 'at_least',
    secondsMax: 10,
  },
  {
    cue: cueOf(MANY),
    pattern: wholeWords(`${MANY} ${IS}(?:of )?${AT_MOST} ${AMOUNT}(?: each| long| apiece)?`),
    kind: 'at_most',
    secondsMax: 8,
  },
  {
    cue: cueOf('each|apiece|per|a|every'),
    pattern: wholeWords(
      `(?:about |around |exactly |roughly )?${AMOUNT}(?: long)? (?:${APIECE}|(?:for|on|of|from|to) (?:each|every)(?: ${ONE})?)`,
    ),
    kind: 'about',
    secondsMax: 30,
  },
  {
    cue: cueOf('each|every'),
    pattern: wholeWords(`${EACH} ${IS}${AMOUNT}(?: long)?`),
    kind: 'about',
    secondsMax: 15,
  },
  { cue: cueOf(MANY), pattern: wholeWords(`${AMOUNT}(?: long)? ${MANY}`), kind: 'about', secondsMax: 15 },
  {
    cue: cueOf('each|long|apiece'),
    pattern: wholeWords(`${MANY} ${IS}${AMOUNT} (?:each|long|apiece)`),
    kind: 'about',
    secondsMax: 15,
  },
  {
    cue: cueOf('of'),
    pattern: wholeWords(`(?<=\\d (?:[^ .,|]+ )?${MANY} )of (?:about |around |exactly )?${AMOUNT}`),
    kind: 'about',
    secondsMax: 6,
  },
  {
    cue: cueOf('of'),
    pattern: wholeWords(`${MANY} of (?:about |around |exactly )?${AMOUNT}`),
    kind: 'about',
    secondsMax: 6,
  },
  {
    cue: cueOf('each|apiece'),
    pattern: wholeWords(`(?:each|apiece) ${IS}${AMOUNT}(?: long)?`),
    kind: 'about',
    secondsMax: 15,
  },
];

const EVERY_SECONDS = wholeWords(
  `(?:(?:cut|switch|change|(?:a )?new ${ONE}|cuts|(?:a|1|one) ${ONE}|${ONE} change)(?: the| to)?(?: clips?| shots?| scenes?| a new ${ONE})? )?every (?:single )?` +
    `(?:${NUMBER_AND_UNIT.number} (?:seconds?|secs?|s(?= |$))|(second|half a second|half second)(?! ${ONE}| 1))`,
);
/** 'one cut per second', 'three shots a second' */
const PER_SECOND = wholeWords(
  `(?:a|an|(\\d{1,2})) (?:${ONE}|${MANY}|changes?) (?:per|a|each|every) (?:single )?(?:second|sec)(?! (?:${ONE}|1|and|or|to|each|long|apiece)(?= |$))`,
);
const EACH_BETWEEN = wholeWords(
  `(?:${EACH}|${MANY}) ${IS}(?:of )?(?:between |from )?${NUMBER_AND_UNIT.number} (?:to|and|or) ${NUMBER_AND_UNIT.number} (?:seconds?|secs?|s(?= |$))(?: each| long)?`,
);
/** 'one to two seconds each' */
const BETWEEN_APIECE = wholeWords(
  `${NUMBER_AND_UNIT.number} (?:to|and|or) ${NUMBER_AND_UNIT.number} (?:seconds?|secs?|s)(?: long)? ${APIECE}`,
);
const A_SECOND_EACH = wholeWords(
  `(?:a|half a) (?:single )?second (?:${APIECE}|for (?:each|every)(?: ${ONE})?)`,
);

/** 'no shot shorter than two seconds or longer than four' */
const NEITHER_NOR = wholeWords(
  `(?:no|not 1|none of the) ${ONE}s? ${IS}(?:shorter|less) than ${NUMBER_AND_UNIT.number}(?: (?:seconds?|secs?|s))?(?: ,)? (?:or|and|nor)(?: no(?:ne)?)? ${IS}(?:longer|more) than ${NUMBER_AND_UNIT.number}(?: (?:seconds?|secs?|s(?= |$)))?`,
);

const ABOUT_CUTS =
  /\b(?:each|every|apiece|per|nothing|(?:clip|cut|shot|scene|take|one|1|piece|snippet|moment|bit|segment)s?)\b/;

/** The length of each cut: 'two seconds each', 'cut every half second', 'no shot longer than 3 seconds'. */
export function readCutLength(text: string): CutLengthFound {
  let cutLength: CutLength | null = null;
  let unsupported: readonly UnsupportedWish[] = [];
  const set = (kind: CutLength['kind'], seconds: number): void => {
    unsupported = kind !== 'at_least' && seconds < CUT_SECONDS_MIN ? [TOO_SHORT] : [];
    cutLength = { kind, seconds: Math.min(CUT_SECONDS_MAX, Math.max(CUT_SECONDS_MIN, seconds)) };
  };
  if (!ABOUT_CUTS.test(text)) return { text, cutLength, unsupported };
  let rest = takeAll(text, A_SECOND_EACH, (m) => set('about', m[0].startsWith('half') ? 0.5 : 1));
  rest = takeAll(rest, EVERY_SECONDS, (m) =>
    set('about', m[1] !== undefined ? Number(m[1]) : m[2] === 'second' ? 1 : 0.5),
  );
  rest = takeAll(rest, PER_SECOND, (m) => set('about', 1 / Number(m[1] ?? 1)));
  rest = takeAll(rest, NEITHER_NOR, (m) => set('about', (Number(m[1]) + Number(m[2])) / 2));
  for (const pattern of [EACH_BETWEEN, BETWEEN_APIECE]) {
    rest = takeAll(rest, pattern, (m) => set('about', (Number(m[1]) + Number(m[2])) / 2));
  }
  for (const { cue, pattern, kind, secondsMax } of RULES) {
    if (!cue.test(rest)) continue;
    rest = takeAll(rest, pattern, (m) => {
      const seconds = amountSeconds(m.slice(1));
      if (seconds > secondsMax || seconds <= 0) return false;
      set(kind, seconds);
      return true;
    });
  }
  return { text: rest, cutLength, unsupported };
}

export interface CutLengthFound {
  readonly text: string;
  readonly cutLength: CutLength | null;
  readonly unsupported: readonly UnsupportedWish[];
}

const TOO_SHORT: UnsupportedWish = { kind: 'effect', wish: 'cuts shorter than half a second' };
