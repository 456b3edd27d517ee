import { CUT_SECONDS_MAX, CUT_SECONDS_MIN } from '@cutroom/contract';
import type { Brief, WantedLength } from './brief.ts';
import { takeAll } from './reading.ts';

type CutLength = NonNullable<Brief['cutLength']>;

interface Lengths {
  readonly text: string;
  readonly length: WantedLength | null;
  readonly cutLength: CutLength | null;
}

const N = String.raw`(\d+(?:\.\d+)?)`;
const UNIT = String.raw`(minutes?|mins?|m(?= )|seconds?|secs?|s(?= |$))`;
const AMOUNT = String.raw`(?:${N} ${UNIT}(?: (?:and )?(?:(a half)|(?:a )?${N} (?:seconds?|secs?|s(?= |$))))?|${N} and a half ${UNIT}|(half) (?:a |of a |an )?(minute|second|sec)|(a quarter|3 quarters) of a minute|(an?) (minute|min)( and a half)?|(a couple of|couple of|couple|a few) ${UNIT})`;
const AMOUNT_GROUPS = 14;
const THING = String.raw`(?:clips|cuts|shots|scenes|takes|pieces|snippets|moments|bits|segments)`;
const ONE_THING = String.raw`(?:clip|cut|shot|scene|take|one|piece|snippet|moment|segment)`;

const AT_MOST = String.raw`(?:under|less than|at most|max(?:imum)?(?: of| length)?|maximum|no (?:more|longer) than|not (?:more|longer) than|up to|below|within|shorter than|(?:can|should|must) not be (?:more|longer) than|not over|not exceed(?:ing)?)`;
const AT_LEAST = String.raw`(?:at least|over|more than|longer than|no (?:less|shorter) than|not (?:less|shorter) than|minimum(?: of)?)`;

/** Total length, and length of each cut. Runs first: later readers see gaps where lengths stood. */
export function readLengths(text: string): Lengths {
  let cutLength: CutLength | null = null;
  let length: WantedLength | null = null;
  const each = (kind: CutLength['kind'], groups: readonly (string | undefined)[]): void => {
    const seconds = Math.min(CUT_SECONDS_MAX, Math.max(CUT_SECONDS_MIN, amount(groups)));
    cutLength = { kind, seconds };
  };
  const total = (kind: WantedLength['kind'], seconds: number): void => {
    if (seconds > 0) length = { kind, seconds };
  };
  const all = (source: string): RegExp => new RegExp(String.raw`(?<=^| )${source}(?= |$)`, 'g');

  let rest = takeAll(
    text,
    all(
      String.raw`(?:last|hold|holds|lasting|play|stay|linger)(?: on| for)?(?: the)? (?:last|final|first|opening|closing) ${ONE_THING} (?:for )?${AMOUNT}`,
    ),
    () => undefined,
  );
  rest = takeAll(
    rest,
    all(
      String.raw`(?:(?:for |in )?the (?:first|last|final|opening) ${AMOUNT}|(?:fade|fades|fading)(?: in| out)? (?:over|for|of) ${AMOUNT}|${AMOUNT} (?:fade|crossfade|intro|outro|of music)|(?:after|from|at) (?:the )?${AMOUNT}(?: mark)?)`,
    ),
    () => undefined,
  );

  // The length of each cut, bounded or not.
  rest = takeAll(
    rest,
    all(
      String.raw`(?:no|never an?y?|not an?y?) ${ONE_THING}s? (?:should be |must be |may be |can be |is |being )?(?:longer|more) than ${AMOUNT}`,
    ),
    (m) => each('at_most', m.slice(1)),
  );
  rest = takeAll(
    rest,
    all(
      String.raw`(?:no|never an?y?|not an?y?) ${ONE_THING}s? (?:should be |must be |may be |can be |is |being )?(?:shorter|less) than ${AMOUNT}`,
    ),
    (m) => each('at_least', m.slice(1)),
  );
  rest = takeAll(
    rest,
    all(
      String.raw`(?:each|every)(?: single)? ${ONE_THING} (?:should |must |can |to )?(?:be |is |at |lasts? |play |stay )?${AT_MOST} ${AMOUNT}`,
    ),
    (m) => each('at_most', m.slice(1)),
  );
  rest = takeAll(
    rest,
    all(
      String.raw`(?:each|every)(?: single)? ${ONE_THING} (?:should |must |can |to )?(?:be |is |at |lasts? |play |stay )?${AT_LEAST} ${AMOUNT}`,
    ),
    (m) => each('at_least', m.slice(1)),
  );
  rest = takeAll(
    rest,
    all(String.raw`${AT_MOST} ${AMOUNT}(?: long)? (?:each|apiece|per ${ONE_THING}|a ${ONE_THING})`),
    (m) => each('at_most', m.slice(1)),
  );
  rest = takeAll(
    rest,
    all(String.raw`${AT_LEAST} ${AMOUNT}(?: long)? (?:each|apiece|per ${ONE_THING}|a ${ONE_THING})`),
    (m) => each('at_least', m.slice(1)),
  );
  rest = takeAll(
    rest,
    all(
      String.raw`${THING} (?:that are |which are |are |should be |must be )?${AT_MOST} ${AMOUNT}(?: each| long| apiece)?`,
    ),
    (m) => each('at_most', m.slice(1)),
  );
  rest = takeAll(
    rest,
    all(
      String.raw`${AMOUNT}(?: long)? (?:each|apiece|per ${ONE_THING}|a ${ONE_THING}|for (?:each|every)(?: ${ONE_THING})?|on each(?: ${ONE_THING})?|of each(?: ${ONE_THING})?|from each(?: ${ONE_THING})?)`,
    ),
    (m) => each('about', m.slice(1)),
  );
  rest = takeAll(
    rest,
    all(
      String.raw`(?:each|every)(?: single)? ${ONE_THING} (?:for |should be |should last |must be |lasts? |is |to be |at |plays? (?:for )?|about |around |exactly |stays? (?:for )?)*${AMOUNT}(?: long)?`,
    ),
    (m) => each('about', m.slice(1)),
  );
  rest = takeAll(
    rest,
    all(
      String.raw`(?:(?:cut|switch|change|new ${ONE_THING}|cuts|a cut|${ONE_THING} change)(?: the)?(?: clips?| shots?| scenes?)? )?every (?:single )?(?:${N} (seconds?|secs?|s)|(second|half a second|half second)(?! ${ONE_THING}))`,
    ),
    (m) => {
      cutLength = {
        kind: 'about',
        seconds: m[1] !== undefined ? clampCut(Number(m[1])) : m[3] === 'second' ? 1 : 0.5,
      };
    },
  );
  rest = takeAll(rest, all(String.raw`${AMOUNT}(?: long)? ${THING}`), (m) => {
    const seconds = amount(m.slice(1));
    if (seconds > 15) return false;
    each('about', m.slice(1));
    return true;
  });
  rest = takeAll(
    rest,
    all(
      String.raw`${THING} (?:that are |which are |are |should be |must be |of |at |for |lasting |that last )?(?:about |around |exactly )?${AMOUNT}(?: each| long| apiece)`,
    ),
    (m) => each('about', m.slice(1)),
  );
  rest = takeAll(rest, all(String.raw`${THING} of (?:about |around |exactly )?${AMOUNT}`), (m) => {
    const seconds = amount(m.slice(1));
    if (seconds > 6) return false;
    each('about', m.slice(1));
    return true;
  });

  // The total.
  rest = takeAll(
    rest,
    all(String.raw`(?:between |from |about |around )?${N}(?: ${UNIT})? (?:to|and|or) ${N} ${UNIT}(?: long)?`),
    (m) => {
      const isRange = m[0].startsWith('between') || m[0].includes(' to ') || m[0].includes(' or ');
      if (!isRange) return false;
      const to = Number(m[3]) * unitSeconds(m[4]);
      const from = Number(m[1]) * unitSeconds(m[2] ?? m[4]);
      length = {
        kind: 'between',
        seconds: (from + to) / 2,
        fromSeconds: Math.min(from, to),
        toSeconds: Math.max(from, to),
      };
      return true;
    },
  );
  rest = takeAll(rest, all(String.raw`${AT_MOST} ${AMOUNT}`), (m) => total('at_most', amount(m.slice(1))));
  rest = takeAll(
    rest,
    all(String.raw`${AMOUNT} (?:or (?:less|shorter|under|so)|max(?:imum)?|tops|at (?:the )?most)`),
    (m) => total(m[0].endsWith('or so') ? 'about' : 'at_most', amount(m.slice(1))),
  );
  rest = takeAll(rest, all(String.raw`${AT_LEAST} ${AMOUNT}`), (m) => total('at_least', amount(m.slice(1))));
  rest = takeAll(rest, all(String.raw`${AMOUNT} (?:or (?:more|longer)|minimum|at least)`), (m) =>
    total('at_least', amount(m.slice(1))),
  );
  rest = takeAll(
    rest,
    all(
      String.raw`(?:(?:about|around|roughly|approximately|approx|circa|almost|nearly|exactly|maybe|some|precisely) )?${AMOUNT}(?: long| in length| total| in total| altogether| overall)?`,
    ),
    (m) => total('about', amount(m.slice(1))),
  );
  rest = takeAll(rest, all(String.raw`(?:length|duration|total|runtime)(?: of| is| ,)? ${N}`), (m) =>
    total('about', Number(m[1])),
  );
  if (length === null) {
    rest = takeAll(
      rest,
      all(
        String.raw`(?:as long as (?:possible|you can)|(?:use )?(?:all of|all|everything in) the footage|full length)`,
      ),
      () => {
        length = { kind: 'longest', seconds: 180 };
      },
    );
  }
  return { text: rest, length, cutLength };
}

function clampCut(seconds: number): number {
  return Math.min(CUT_SECONDS_MAX, Math.max(CUT_SECONDS_MIN, seconds));
}

/** Seconds of one AMOUNT match; its groups lead `groups`. */
function amount(groups: readonly (string | undefined)[]): number {
  const g = groups.slice(0, AMOUNT_GROUPS);
  if (g[0] !== undefined) {
    const unit = unitSeconds(g[1]);
    return Number(g[0]) * unit + (g[2] !== undefined ? unit / 2 : 0) + Number(g[3] ?? 0);
  }
  if (g[4] !== undefined) return (Number(g[4]) + 0.5) * unitSeconds(g[5]);
  if (g[6] !== undefined) return 0.5 * unitSeconds(g[7]);
  if (g[8] !== undefined) return g[8] === 'a quarter' ? 15 : 45;
  if (g[9] !== undefined) return g[11] !== undefined ? 90 : 60;
  if (g[12] !== undefined) return (g[12] === 'a few' ? 3 : 2) * unitSeconds(g[13]);
  return 0;
}

function unitSeconds(unit: string | undefined): number {
  return unit?.startsWith('m') ? 60 : 1;
}
