/** A longer way of saying what the readers know, on normalised text. */
export type Paraphrase = readonly [RegExp, string | ((...args: string[]) => string)];

const THE = '(?:the |my |our |a |an |some |that |this )?';
/** A thing as a clause names it: an article and up to four words. */
export const NAME = `(?!so |and |but |then |because |show |use |put |play )${THE}(?:[^ .,|]+ ){0,3}?[^ .,|]+`;
/** Where a clause begins. */
export const CLAUSE = '(?<=^|[.,|] |\\band |\\bbut |\\bso |\\bthen |\\balso )';
/** Where a clause may end or go on with something else. */
export const ENDS = '(?= ?[.,|]|$| and | but | then | with | in | at | for )';
