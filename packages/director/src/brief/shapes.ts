/** What stands for a shape that reels do not have, until the reader of wishes that cannot be fulfilled takes it. */
export const OTHER_SHAPE = 'othershape';

/** Height and width of the shapes that people name; all but the first one are not what the product makes. */
const RATIO = '(9:16|16:9|4:5|5:4|1:1|4:3|3:4|21:9|2:3|3:2)';
const WITH_COLON = new RegExp(`(?<![\\d:.])${RATIO}(?![\\d:.]\\d|\\d)`, 'g');
const WITH_X = new RegExp(`(?<![\\w.])${RATIO.replaceAll(':', ' ?x ?')}(?![\\w.]\\w|\\w)`, 'g');
/** '3/4' may be a part of something, unless a word says that it is a shape. */
const WITH_SLASH = new RegExp(
  `(?<![\\w./])${RATIO.replaceAll(':', '/')}(?= (?:aspect|ratio|format|shape|crop|video)\\b)`,
  'g',
);
const NOUN = '(?:video|reel|format|shape|mode|orientation|aspect|ratio|version|edit|crop)';
/** 'The landscape video' and 'only landscape videos' are clips, 'landscape' alone may be a view. */
const NAMED = new RegExp(
  `(?<!\\b(?:the|my|our|that|this|only|just|with|on) )\\b(?:square|landscape|horizontal|wide ?screen)(?= ${NOUN}\\b(?! \\d))|(?<=\\b(?:make|have|want|need|turn) (?:it|this|the video|the reel)(?: in| into| to)? )(?:square|landscape|horizontal|wide ?screen)(?=\\s*(?:[.,;!?\\n]|$| and | for ))|(?<=^\\s*|[.,;!?\\n]\\s*)(?:square|horizontal|wide ?screen)(?=\\s*(?:[.,;!?\\n]|$))`,
  'g',
);
const REFUSED = /\b(?:no|not|never|without|instead of|rather than)(?: in| an?)* $/;

/** Ratios and names of shapes, as one word each, before anything takes '4:5' for a time. @param text lower case */
export function shapesNamed(text: string): string {
  const named = (whole: string, ...rest: readonly unknown[]): string => {
    const at = rest.find((value) => typeof value === 'number') ?? 0;
    return /^9\D+16$/.test(whole) || REFUSED.test(text.slice(0, at)) ? 'shape' : OTHER_SHAPE;
  };
  return [WITH_COLON, WITH_X, WITH_SLASH, NAMED].reduce(
    (said, pattern) => said.replace(pattern, named),
    text,
  );
}
