import { namesThing } from '../../vocabulary/meaning.ts';
import { CLAUSE, type Paraphrase } from './paraphrase-rule.ts';

const REFUSES =
  '(?:no(?: other| more)?|without(?: any)?|nothing (?:with|of|from)|(?:skip|exclude|leave out|remove|avoid|hide|drop|cut out)(?: all| any)?|do not (?:use|show|include|want|need|have)(?: to see)?(?: any)?|(?:everything|all|anything) except(?: for)?)';
const REFUSED = '((?:any |the |all |my |our )*(?:[^ .,|]+ ){0,2}?[^ .,|]+)';
const ANY_CLIP = /^(?:clips?|videos?|shots?|footage|ones?|scenes?|things?)$/;
/** What is kept is a thing: 'except when I talk' and 'but not too fast' go on in other ways. */
const KEPT =
  '(?!(?:when|where|whenever|if|that|for|at|in|on|during|not|no|it|them|then|also|too|so|with|without|keep|use|show|start|end|begin|make|add|put|please|mute|hard|smooth|fast|slow)\\b)[^ .,|]';
/** What is no clip, though it may be kept. */
const MANNER =
  /\b(?:sounds?|audio|volume|music|voices?|pace|cuts?|order|short|long|fast|slow|calm|colou?rs?|text|titles?|length|it|that|this|them|everything|all|every|rest|natural|original|simple)\b/;
/** What no clip can be long enough, or too long, for. */
const NO_CLIP = /^(?:it|this|that|them|the (?:video|reel|edit|film|whole thing|clips|cuts|shots|scenes))$/;

/** 'no animals except the dog': what is named as an exception is wanted, and what it is excepted from is not. */
export const EXCEPTIONS: readonly Paraphrase[] = [
  [
    /\b(?:no (?:one|1|body)|nobody)(?: else)? (?=(?:except|but|apart from|besides|other than)\b)/g,
    'no people ',
  ],
  [
    new RegExp(
      `\\b(${REFUSES}) ${REFUSED}(?: ,)? (except|apart from|aside from|besides|other than|save|but)(?: for)? (?=(${KEPT}[^ .,|]*(?: [^ .,|]+)?))`,
      'g',
    ),
    (whole, refuses = '', refused = '', link, kept = '') => {
      const words = refused.split(' ').filter((word) => !/^(?:any|the|all|my|our)$/.test(word));
      if (words.length === 1 && words.every((word) => ANY_CLIP.test(word))) return ', only ';
      // 'no music except on the last shot', 'no text but a fade': no clips are meant.
      if (!words.some(isOfClips) || (link === 'but' && !kept.split(' ').some(isOfClips))) return whole;
      return `, ${refuses.startsWith('nothing') ? 'no' : refuses} ${refused} , include `;
    },
  ],
  // 'everything except people, but keep Emma'
  [
    new RegExp(
      `\\b(${REFUSES} ${REFUSED})(?: ,)? but (?:please |do |still )*(?:keep|use|show|include|leave in) ((?!only )[^ .,|]+(?: [^ .,|]+){0,2})(?: in)?(?= ?[.,|]|$)`,
      'g',
    ),
    (whole, refused, _thing, kept = '') => (MANNER.test(kept) ? whole : `${refused} , include ${kept}`),
  ],
  // 'do not cut the sunset too short'
  [
    new RegExp(
      `${CLAUSE}(?:please )?(?:do not|never) (?:cut|make|keep|let|show|trim|play)(?: down)? ([^ .,|]+(?: [^ .,|]+){0,3}?)(?: be| get)? too (short(?:ly)?|brief(?:ly)?|long)(?= ?[.,|]|$| and )`,
      'g',
    ),
    (_whole, thing = '', much = '') =>
      NO_CLIP.test(thing) ? '' : `${much === 'long' ? 'less' : 'more'} of ${thing}`,
  ],
];

function isOfClips(word: string): boolean {
  return namesThing(word) || ANY_CLIP.test(word) || /^(?:people|persons?|talking|me|us|him|her)$/.test(word);
}
