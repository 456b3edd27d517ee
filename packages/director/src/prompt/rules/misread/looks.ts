import { isInLookedClip } from '../../sentence/nouns/looked-clips.ts';
import { isClipWord, isIn, type Sentence } from '../../sentence/sentence.ts';
import type { Match } from '../found-match.ts';

/** The 'black and white' of 'without the black and white one' tells one clip from others. */
export function isLookOfClip(sentence: Sentence, { rule, from, to }: Match): boolean {
  const { tokens } = sentence;
  if (rule.frame === 'gradeVintage') return isAgeOfThing(sentence, from, to);
  if (rule.frame !== 'gradeBlackAndWhite') return false;
  if (isInLookedClip(sentence, from)) return true;
  return (
    isIn(sentence, tokens[to], 'clipNouns') &&
    (isIn(sentence, tokens[from - 1], 'determiners') || isIn(sentence, tokens[from - 1], 'negators'))
  );
}

/** The 'antiga' of 'a sala antiga' and the 'ancien' of 'l'ancien salon' say which one is meant. */
function isAgeOfThing(sentence: Sentence, from: number, to: number): boolean {
  const { tokens } = sentence;
  if (to !== from + 1 || !isIn(sentence, tokens[from], 'adjectives')) return false;
  const isThing = (at: number): boolean =>
    tokens[at]?.kind === 'word' && isClipWord(sentence, tokens[at]?.word ?? '');
  return isThing(from - 1) || isThing(to);
}
