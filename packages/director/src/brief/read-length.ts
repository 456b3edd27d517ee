import {
  AMOUNT,
  AMOUNT_GROUPS,
  AT_LEAST,
  AT_MOST,
  amountSeconds,
  NUMBER_AND_UNIT,
  unitSeconds,
  wholeWords,
} from './amounts.ts';
import type { WantedLength } from './brief.ts';
import { cueOf, takeAll } from './reading.ts';

const { number: N, unit: UNIT } = NUMBER_AND_UNIT;
const ONE = '(?:clip|cut|shot|scene|take|one|picture|frame)';

/** Lengths of something else than the reel: 'hold the last shot for 3 seconds', 'the first 5 seconds', 'a 2 second fade'. */
const OTHER_LENGTHS: readonly RegExp[] = [
  wholeWords(
    `(?:hold|holds|holding|linger|stay|pause|(?<!the )rest)(?: on)?(?: the)?(?: (?:last|final|first|opening|closing))?(?: ${ONE})? (?:for )?${AMOUNT}`,
  ),
  wholeWords(
    `(?:the )?(?:last|final|first|opening|closing) ${ONE} (?:for |should be |should last |lasts? |is )+${AMOUNT}`,
  ),
  wholeWords(
    `(?:for |in |within |during )?the (?:first|last|final|opening) ${AMOUNT}(?: of [^.,|]{1,30}?(?= \\.| ,| \\||$))?`,
  ),
  wholeWords(`(?:fade|fades|fading|crossfade)(?: in| out)? (?:over|for|of|lasting) ${AMOUNT}`),
  wholeWords(`(?:after|from|at) (?:the )?${AMOUNT}(?: mark)?`),
];
const SHORT_EFFECT = wholeWords(`${AMOUNT} (?:long )?(?:fade|crossfade|intro|outro|of music|transition)s?`);

const RANGE = wholeWords(
  `(?:between |from |about |around )?${N}(?: ${UNIT})? (?:to|and|or) ${N} ${UNIT}(?: long)?`,
);
const BOUNDED = wholeWords(
  `(?:longer than|more than|at least|over) ${N}(?: ${UNIT})? (?:but |and |, )+(?:shorter than|less than|at most|under|no more than|not more than) ${N} ${UNIT}`,
);
const BOUNDED_DOWN = wholeWords(
  `(?:shorter than|less than|at most|under|no more than|not more than) ${AMOUNT} (?:but |and |, )+(?:longer than|more than|at least|over) ${AMOUNT}`,
);
const CEILING = wholeWords(`${AT_MOST} (?:about |around )?${AMOUNT}`);
const CEILING_AFTER = wholeWords(
  `${AMOUNT} (?:or (?:less|shorter|under)|max(?:imum)?|tops|at (?:the )?most)`,
);
const FLOOR = wholeWords(`${AT_LEAST} (?:about )?${AMOUNT}`);
const FLOOR_AFTER = wholeWords(`${AMOUNT} (?:or (?:more|longer)|minimum|at least)`);
const PLAIN = wholeWords(
  `(?:(?:about|around|roughly|approximately|approx|circa|almost|nearly|exactly|maybe|some|precisely) )?${AMOUNT}(?: or so| ish)?(?: long| in length| total| in total| altogether| overall)?`,
);
const BARE = wholeWords(
  `(?:length|duration|total|runtime|long)(?: of| is| should be| ,)* ${N}(?! (?:clips?|cuts?|shots?))|make it ${N}(?= (?:\\.|,|\\||no |with |and |start)|$)`,
);
const LONGEST = wholeWords(
  '(?:as long as (?:possible|you can|it can be)|(?:use )?(?:all of (?:the|my)|all the|all my|everything in the) (?:footage|material)|full length|the longest (?:possible )?(?:video|reel|version))',
);

const ABOUT_PARTS = cueOf(
  'hold|holds|holding|linger|stay|pause|rest|last|final|first|opening|closing|fad(?:e|es|ing)|crossfade|after|from|at',
);

/** The length of the reel; of several, the last one said. Runs after the cuts' lengths are taken out. */
export function readLength(text: string): { text: string; length: WantedLength | null } {
  let length: WantedLength | null = null;
  const set = (kind: WantedLength['kind'], seconds: number): boolean => {
    if (seconds <= 0) return false;
    length = { kind, seconds };
    return true;
  };
  let rest = OTHER_LENGTHS.reduce(
    (left, pattern) => (ABOUT_PARTS.test(text) ? takeAll(left, pattern, () => undefined) : left),
    text,
  );
  rest = takeAll(rest, SHORT_EFFECT, (m) => amountSeconds(m.slice(1)) <= 4);
  rest = takeAll(rest, RANGE, (m) => {
    if (/ and /.test(m[0]) && !m[0].startsWith('between')) return false;
    const to = Number(m[3]) * unitSeconds(m[4]);
    const from = Number(m[1]) * unitSeconds(m[2] ?? m[4]);
    length = {
      kind: 'between',
      seconds: (from + to) / 2,
      fromSeconds: Math.min(from, to),
      toSeconds: Math.max(from, to),
    };
    return true;
  });
  rest = takeAll(rest, BOUNDED_DOWN, (m) => {
    const to = amountSeconds(m.slice(1));
    const from = amountSeconds(m.slice(1 + AMOUNT_GROUPS));
    if (from > to) return false;
    length = { kind: 'between', seconds: (from + to) / 2, fromSeconds: from, toSeconds: to };
    return true;
  });
  rest = takeAll(rest, BOUNDED, (m) => {
    const to = Number(m[3]) * unitSeconds(m[4]);
    const from = Number(m[1]) * unitSeconds(m[2] ?? m[4]);
    if (from > to) return false;
    length = { kind: 'between', seconds: (from + to) / 2, fromSeconds: from, toSeconds: to };
    return true;
  });
  for (const [pattern, kind] of [
    [CEILING, 'at_most'],
    [CEILING_AFTER, 'at_most'],
    [FLOOR, 'at_least'],
    [FLOOR_AFTER, 'at_least'],
    [PLAIN, 'about'],
  ] as const) {
    rest = takeAll(rest, pattern, (m) => set(kind, amountSeconds(m.slice(1))));
  }
  rest = takeAll(rest, BARE, (m) => set('about', Number(m[1] ?? m[2])));
  if (length === null) {
    rest = takeAll(rest, LONGEST, () => {
      length = { kind: 'longest', seconds: 180 };
    });
  }
  return { text: rest, length };
}
