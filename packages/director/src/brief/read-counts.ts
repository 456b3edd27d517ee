import { namesThing } from '../vocabulary/meaning.ts';
import type { Brief, ClipReference, WantedCount } from './brief.ts';
import { referencesIn } from './phrases.ts';
import { takeAll } from './reading.ts';
import { THING } from './thing-phrase.ts';

const BOUND: readonly (readonly [RegExp, WantedCount['kind']])[] = [
  [
    /^(?:at most|max(?:imum)?(?: of)?|no more than|not more than|up to|fewer than|less than|under)/,
    'at_most',
  ],
  [/^(?:at least|more than|over|minimum(?: of)?|no (?:less|fewer) than)/, 'at_least'],
];

/**
 * '10 cuts', 'use 3 clips', 'the 5 best shots', 'one take'. Positions ('the first 3 clips', 'clip 3') stay. The manner
 * of '12 quick cuts' is handed on to the readers of pace.
 */
export function readCounts(text: string): { text: string; count: WantedCount | null } {
  let count: WantedCount | null = null;
  let isQuick = false;
  const set = (kind: WantedCount['kind'], number: number, noun: string, manner = ''): boolean => {
    if (number < 1 || number > 200) return false;
    isQuick ||= /quick|fast|short|snappy/.test(manner);
    count = { kind, count: number, of: /^(?:clip|video|ones)/.test(noun) ? 'clips' : 'cuts' };
    return true;
  };
  let rest = takeAll(
    text,
    /(?<=^| )(?<!(?:first|last|final|opening|other|these|those|clips?|from|all|all of|all my|all the|\d of|any of|of my|of the|(?:i|we|you|they) have|got|uploaded|are) )((?:at most|max(?:imum)?(?: of)?|no more than|not more than|up to|fewer than|less than|under|at least|more than|over|minimum(?: of)?|no (?:less|fewer) than|exactly|about|around|only|just) )?(?:the |my )?((?:best|top|strongest) )?(?!1 (?:clip|cut|shot|take|video)\b)(\d+)((?: (?:or so|different|separate|random|of the best|of my best|of your favou?rite|most [^ .,|]+|quick|fast|short|snappy|hard|good|great|favou?rite))*)(?: (best|strongest|top|nicest))? (clips?|cuts?|shots?|videos?|scenes?|pictures|images|takes|moments|segments|pieces|snippets|(?<=random |best |favou?rite |different |most [^ .,|]+ )ones)(?! (?:long|seconds?|to|and \d+|per|every|a second|each second)(?= |$))(?= |$)/g,
    (m) => {
      const bound = BOUND.find(([pattern]) => pattern.test(m[1] ?? ''));
      return set(bound?.[1] ?? 'exactly', Number(m[3]), m[6] ?? '', m[4]);
    },
  );
  rest = takeAll(
    rest,
    /(?<=^| )(?<!all )(?:(?:about|around|maybe|exactly|only|just) )?(\d+) of (?:them|these|those|my clips|the clips|the best(?: ones| clips)?|my best(?: clips)?)(?= |$)/g,
    (m) => set('exactly', Number(m[1]), 'clips'),
  );
  // 'very fast cuts, lots of them, at least 20'
  rest = takeAll(
    rest,
    /(?<=\b(cuts|shots|clips)\b[^.|]{0,40})(?<=^| )(at least|more than|over|at most|no more than|not more than|up to|max(?:imum)?|about|around|exactly) (\d+)(?: of (?:them|those))?(?= ?[.,|]|$)/g,
    (m) => {
      const bound = BOUND.find(([pattern]) => pattern.test(m[2] ?? ''));
      return set(bound?.[1] ?? 'exactly', Number(m[3]), m[1] ?? '');
    },
  );
  rest = takeAll(
    rest,
    /(?<=^| )(?:the |only the |use the |my )?(?:(?:best|top|strongest) (\d+)(?! (?:seconds?|secs?|minutes?|s)\b)|(\d+) (?:best|strongest|top|nicest|favou?rites?)(?: ones)?(?= ?[.,|]|$| in | with | and ))(?= |$)/g,
    (m) => set('exactly', Number(m[1] ?? m[2]), 'clips'),
  );
  rest = takeAll(
    rest,
    /(?<=^| )(?<!every )(?:(?:a|in a|in|as a) )?(?:single|continuous|unbroken) (?:shot|take|clip)(?! (?:each|per))(?= |$)|(?<=^| )(?<!(?:every|from|than|first|last) )(?:(?:in|as|just|only|exactly) )?1 (?:shot|take|clip)(?= ?[.,|]|$| only| and nothing| of (?:the|my|our|a) )|(?<=^| )(?:no|without(?: any)?) cuts(?! (?:faster|quicker|shorter|longer|under|over|below|above|less|more|than|at)(?= |$))(?= |$)/g,
    ([words]) => set('exactly', 1, /\b(?:just|only|exactly) 1 clip\b/.test(words) ? 'clips' : 'cuts'),
  );
  return { text: isQuick ? `${rest} | fast cuts` : rest, count };
}

const TIMES = '(?:(?:at least |about |around |exactly )?(?:twice|(\\d+) times))';

/** 'two shots from each clip', 'use each clip twice'. */
export function readCutsPerClip(text: string): { text: string; cutsPerClip: number | null } {
  let cutsPerClip: number | null = null;
  const set = (number: number): boolean => {
    if (number < 1 || number > 20) return false;
    cutsPerClip = number;
    return true;
  };
  // The clips stay named: 'one shot of every clip' wants every clip.
  let rest = text.replace(
    /(?<=^| )(?:take |use |show |with )?(?:exactly |about )?(\d+|one|a) (?:different )?(?:shots?|cuts?|moments?|parts?|bits?|pieces?|snippets?|scenes?) (?:from|of|per|for|out of) ((?:each|every)(?: single)? )?(?:clip|video|1)(?! (?:seconds?|secs?|s|minutes?|half|quarter|sec)\b)(?= |$)/g,
    (whole: string, number: string, every: string | undefined) =>
      set(/\d/.test(number) ? Number(number) : 1) ? (every === undefined ? '|' : 'use every clip |') : whole,
  );
  rest = takeAll(
    rest,
    new RegExp(`(?<=^| )(?:use |show |with )?(?:each|every)(?: clip| video| 1)? ${TIMES}(?= |$)`, 'g'),
    (m) => set(m[1] === undefined ? 2 : Number(m[1])),
  );
  return { text: rest, cutsPerClip };
}

/** 'use the dog twice'; the clip stays named in the text. */
export function readRepeats(text: string): { text: string; repeats: Brief['repeats'] } {
  const repeats: { reference: ClipReference; times: number }[] = [];
  const pattern = new RegExp(
    String.raw`(?<=^| )(?:use|show|play|include|repeat|have|put) ${THING} ${TIMES}(?= |$)`,
    'g',
  );
  const bare = new RegExp(`(?<=^|[.,|] )(?:the |my |our )?([^ .,|]+) ${TIMES}(?= ?[.,|]|$)`, 'g');
  const shouldAppear = new RegExp(
    String.raw`(?<=^|[.,|] |and |but )${THING} (?:should|must|has to|have to|needs? to) (?:be (?:shown|seen|used|visible|in (?:it|there))|appear|show up|come(?: up| in)?|play)(?: (?:in|on) (?:it|there|screen|the (?:video|reel)))? (?=${TIMES}(?: |$))`,
    'g',
  );
  const asked = text.replace(shouldAppear, 'show $1 ');
  const named = asked.replace(bare, (whole: string, thing: string) =>
    namesThing(thing) ? `show ${whole.trim()}` : whole,
  );
  const rest = named.replace(pattern, (whole: string, thing: string, times: string | undefined) => {
    const [reference] = referencesIn(thing);
    if (reference === undefined) return whole;
    repeats.push({ reference, times: Math.min(20, times === undefined ? 2 : Number(times)) });
    return `include ${thing}`;
  });
  return { text: rest, repeats };
}
