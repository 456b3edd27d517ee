import type { Grammar } from '../rules/grammar.ts';
import { foldWord } from '../words/tokens.ts';
import type { IndexedClip } from './clip-index.ts';

/** What the names of clips are made of. */
interface Names {
  /** Neighbours in a name: 'top out'. */
  readonly clipPairs: ReadonlySet<string>;
  /** Words and concepts of the names. */
  readonly nameWords: ReadonlySet<string>;
  /** Names of one word and no other: 'the-final'. */
  readonly wholeNames: ReadonlySet<string>;
}

/** Say where something is, and are no part of what it is called: 'maureen-at-the-machine'. */
const PLACING = new Set([
  'at',
  'of',
  'in',
  'on',
  'with',
  'from',
  'by',
  'for',
  'to',
  'into',
  'under',
  'behind',
]);

export function namesOf(index: readonly IndexedClip[], { classes, lexicon }: Grammar): Names {
  const parts = index.map(({ name }) => name.split(/[^\p{L}\p{N}]+/u));
  // 'on the' of 'dog-on-the-beach' is said of anything, and the 'and' of 'luna_and_milo' parts two names.
  const isSmall = (part = '') => classes.determiners.has(part) || classes.and.has(part);
  // Of 'chat-dans-baignoire' the 'dans' holds its words together; of 'top-out' the 'out' belongs to the name.
  const isHeld = (part = '') => (lexicon.code === 'en' ? PLACING.has(part) : classes.prepositions.has(part));
  const pairsOf = (words: readonly string[]) =>
    words.slice(1).flatMap((word, at) => {
      // But 'load-in' ends with its 'in'.
      const isEnd = lexicon.code === 'en' && at + 2 === words.length;
      const isParted =
        isSmall(word) || isSmall(words[at]) || (isHeld(word) && !isEnd) || (at > 0 && isHeld(words[at]));
      return isParted ? [] : [`${words[at]} ${word}`];
    });
  const ofNames = index.flatMap(({ words, concepts }) =>
    [...words, ...concepts].flatMap(([word, { by }]) => (by === 'name' ? [word] : [])),
  );
  const whole = parts.flatMap((words) => {
    const [only, second] = words.filter((word) => !classes.determiners.has(word));
    return only === undefined || second !== undefined ? [] : [only];
  });
  // The 'finish line' that a clip shows is no order to finish; an 'opening shot' may be one.
  const labelled = index
    .flatMap(({ clip }) => clip.analysis?.labels ?? [])
    .map((label) => foldWord(label).split(/[^\p{L}\p{N}]+/u))
    .filter(
      ([first = '', thing, ...more]) =>
        thing !== undefined &&
        more.length === 0 &&
        classes.verbs.has(first) &&
        !classes.prepositions.has(thing) &&
        !(first.endsWith('ing') && classes.clipNouns.has(thing)),
    );
  return {
    clipPairs: new Set([...parts, ...labelled].flatMap(pairsOf)),
    nameWords: new Set(ofNames),
    wholeNames: new Set(whole),
  };
}
