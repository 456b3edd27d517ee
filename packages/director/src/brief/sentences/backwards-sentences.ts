import type { Rewording } from './sentence-terms.ts';

const CLIP = '(?: (?:clip|one|1|video|shot|thing|file|take))?';
const WHEN =
  '(?: (?:that )?(?:i|we|you) (?:have )?(?:just )?(?:filmed|shot|took|recorded|uploaded|made|added|got|have))?';
const LAST = `(?:the |my |our )?(?:very )?(?:last|newest|latest|most recent|final)${CLIP}${WHEN}`;
const FIRST = `(?:the |my |our )?(?:very )?(?:first|oldest|earliest|beginning|start)${CLIP}${WHEN}`;
const MOVE =
  '(?:(?:go(?:es|ing)?|work(?:s|ing)?|mov(?:e|es|ing)|play(?:s|ing)?|run(?:s|ning)?|count(?:s|ing)?|travel(?:s|ling)?|continu(?:e|es|ing)|step(?:s|ping)?|walk(?:s|ing)?|head(?:s|ing)?|mak(?:e|es|ing)|jump(?:s|ing)?)(?: (?:my|your|its|our|the|their) way)?|then|and so on)';
const BACK =
  '(?:all the way |right |straight |always |one by one |on |from there )*(?:back ?wards?|back|in reverse)';
const EVERYTHING =
  '(?:it|them|everything|this|(?:all(?: of)? )?(?:the|my|our) (?:(?:whole|entire) )?(?:clips|day|trip|holiday|story|video|reel|wedding|timeline|build|project|week|weekend|process|evening|order|film|footage|thing|whole thing|vacation))';

/** Reels that run from what was filmed last to what was filmed first. */
export const BACKWARDS: readonly Rewording[] = [
  [
    /\band so on(?: ,)?(?: all the way)? (?:back )?(?:to|until|till) (?=(?:the|my|our) (?!first|last|start|beginning|end\b))/g,
    'and end with ',
  ],
  [
    /(?<=^|[.,|] )(?:start|begin) (?:at|from) the (?:very )?end(?: and (?:go|work) back(?:wards)?)?(?= ?[.,|]|$)/g,
    'in reverse order',
  ],
  // 'start with the last clip I filmed and go backwards to the first one'
  [
    new RegExp(
      `\\b(?:start(?:s|ing)?|begin(?:s|ning)?|open(?:s|ing)?|go(?:es|ing)?|play(?:s|ing)?|work(?:s|ing)?|run(?:s|ning)?|backwards?)(?: (?:it|off|everything|them))?(?: ,)?(?: (?:with|from|at|on)) ${LAST}(?: ,)?(?: (?:and|then|,))*(?: ${MOVE})?(?: ,)?(?: ${BACK})?(?: ,)?(?: (?:until|till|up to|to|and (?:end|finish)(?:s|es|ing)?(?: (?:with|on|at))?|and so on until)(?: (?:you|we|it) (?:reach|reaches|get to|gets to|are at|is at))? ${FIRST})?(?= |$)`,
      'g',
    ),
    (whole) =>
      /\bback|\breverse|(?:to|until|till|with|on|at|reach|reaches) (?:the |my |our )?(?:very )?(?:first|oldest|earliest|beginning|start)\b/.test(
        whole,
      )
        ? 'in reverse order'
        : whole,
  ],
  [
    new RegExp(
      `${LAST} (?:goes |comes |is |should be )?first(?: ,)?(?: and)? ${FIRST} (?:goes |comes |is |should be )?last(?= ?[.,|]|$| and )`,
      'g',
    ),
    'in reverse order',
  ],
  [
    new RegExp(
      `\\b(?:from )?${LAST} (?:all the way |straight |back )*(?:to|until|down to|through to) ${FIRST}(?= ?[.,|]|$| and | with | in )`,
      'g',
    ),
    ' in reverse order ',
  ],
  [
    /\b(?:from|start(?:ing)? (?:at|from)) (?:the )?(?:very )?end (?:all the way |back |backwards )*(?:to|until) (?:the )?(?:very )?(?:start|beginning)(?= |$)/g,
    ' in reverse order ',
  ],
  // 'do the whole day backwards so it starts with X and goes all the way back to Y'
  [
    new RegExp(
      `\\b(?:(?:do|play|show|tell|run|cut|edit|put|go|have|make|use|want|see|build|order|arrange|sort)(?: (?:through|together))? )?${EVERYTHING}(?: (?:should|must|to|can|to be|go|goes|run|runs|play|plays|told|shown))*(?: (?:in|with))?(?: the)? (?:back ?wards?|in reverse|the (?:other|wrong) way (?:a)?round|from (?:the )?end to (?:the )?(?:start|beginning)|end to start)(?: order)?(?= |$)`,
      'g',
    ),
    (whole) => (/\b(?:that|the) clip\b/.test(whole) ? whole : ', in reverse order ,'),
  ],
  [
    new RegExp(
      `(?<=[.,|] |\\band |\\bthen )${MOVE} back ?wards(?: (?:to|until) ${FIRST})?(?= ?[.,|]|$| and )`,
      'g',
    ),
    'in reverse order',
  ],
  [
    /\b(?:and|then) (?:it )?(?:goes|going|go|works?|runs?|moves?) all the way (?:back |backwards )?(?:to|until) (?=(?:the|my|our) (?!first|last|start|beginning|end\b))/g,
    'and end with ',
  ],
];
