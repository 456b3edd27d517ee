import type { Rewording } from './sentence-terms.ts';

const SECONDS = '\\d+(?:\\.\\d+)? (?:seconds?|secs?|s)';
const CLIP = '(?:clip|video|shot|file|one|1|take)';
const EACH_ONE = `(?:(?:every|each)(?: and every)?(?: single| last)?(?: one| 1)?(?: of (?:the|my|our|these|those)(?: \\d+)?)? (?:${CLIP}s?|of them)|(?:all|both)(?: of)?(?: the| my| our| these| those)?(?: \\d+)? (?:clips|videos|files|shots)|all of them|both of them)`;
const A_LITTLE =
  '(?:something|anything|a (?:very )?(?:(?:little|tiny|small|short|quick|brief) )+(?:bit|piece|part|moment|taste|glimpse|snippet|look|second|flash|peek|section)|a (?:bit|taste|glimpse|look|second|flash|peek)|a little|a few seconds|at least (?:something|a bit|a little|a moment|a second)|some|a short one|just a bit)';
const USE = '(?:(?:use|show|include|take|put|have|see|play|feature|with|want|need|keep) (?:in )?)?';

/** Wishes about every clip, and about all of a clip. */
export const EVERY_CLIP: readonly Rewording[] = [
  // 'every clip once for two seconds': an amount said of each clip is no length of the reel.
  [
    new RegExp(
      `(?<=^|[.,|] |\\band |\\bbut )${USE}${EACH_ONE}(?: (?:(?:exactly|just|only) )?once)?(?: (?:should|must|can|has to|to))?(?: (?:be|play|stay|run|last|is|are|on|on screen|shown|seen|visible|in|get|gets))*(?: (?:for|at|with|lasting|of))?(?: (?:about|around|exactly|just|only))? (${SECONDS})(?: (?:each|apiece|long))?(?= ?[.,|]|$| and | in | with | no | then | please| but )`,
      'g',
    ),
    (whole, amount = '') =>
      Number.parseFloat(amount) > EACH_SECONDS_MAX ||
      (!/\bonce\b/.test(whole) &&
        (!/ (?:for|at) /.test(whole) || /\b(?:should|must|can|has to)\b/.test(whole)))
        ? whole
        : `use every clip${/\bonce\b/.test(whole) ? ' once' : ''} , ${amount} each`,
  ],
  [
    new RegExp(
      `${EACH_ONE} (?:(?:should|must|has to|have to|needs? to|ought to|gets? to|to|can|will) )+(?:make it|appear|go|fit|come|get|be) ?(?:in(?:to)?|in there|included|used|there)(?: (?:it|the (?:video|reel)))?(?= ?[.,|]|$| and )`,
      'g',
    ),
    'use every clip',
  ],
  // 'something from every clip'
  [
    new RegExp(
      `\\b${USE}${A_LITTLE} (?:of|from|out of|for) ((?:every|each|all)(?: single)?(?: one| 1)?(?: of)?(?: the| my| our| these)?(?: \\d+)? (?:clips?|videos?|files?|shots?|of them|them|ones?|1))(?= ?[.,|]|$| and | in | with | for | at | so | but )`,
      'g',
    ),
    'use every clip',
  ],
  [
    new RegExp(
      `\\b(?:use|show|include|play|put|have) ${EACH_ONE}(?: in)? (?:(?:exactly|just|only|at least) )?once(?= ?[.,|]|$| and | in | with | for | at )`,
      'g',
    ),
    (whole) => (/at least/.test(whole) ? 'use every clip' : 'use every clip once'),
  ],
  // 'both clips whole, nothing cut away'
  [
    new RegExp(
      `\\b(?:use|show|play|keep|put|have|leave|with|want|see|take|include) (${EACH_ONE})(?: (?:in|to play|play|run))? (?:whole|wholly|complete|completely|entire|entirely|in full|full length|uncut|untrimmed|unedited|as (?:a )?whole|from (?:the )?(?:start|beginning) to (?:the )?(?:end|finish)|in (?:its|their) entirety|as they are)(?= ?[.,|]|$| and | with )`,
      'g',
    ),
    'use every clip , use all of the footage',
  ],
  [
    /\b(?:nothing|not anything) (?:is |should be |must be |may be |to be |gets? |being )?(?:cut|trimmed|shortened|left|taken)(?: (?:away|off|out|from (?:it|them)))*(?= ?[.,|]|$| and )|\b(?:do not|never|without) (?:cut(?:ting)?|trim(?:ming)?|shorten(?:ing)?)(?: (?:anything|any of (?:it|them)|them|the clips|any clips?))?(?: (?:away|off|out|down))?(?= ?[.,|]|$)|\bno (?:trimming|shortening)(?= ?[.,|]|$| and )/g,
    'use all of the footage',
  ],
];

const EACH_SECONDS_MAX = 10;
