import { isInLookedClip } from '../../sentence/nouns/looked-clips.ts';
import { isIn, type Sentence } from '../../sentence/sentence.ts';
import type { Match } from '../found-match.ts';

/** The 'black and white' of 'without the black and white one' tells one clip from others. */
export function isLookOfClip(sentence: Sentence, { rule, from, to }: Match): boolean {
  const { tokens } = sentence;
  if (rule.frame !== 'gradeBlackAndWhite') return false;
  if (isInLookedClip(sentence, from)) return true;
  return (
    isIn(sentence, tokens[to], 'clipNouns') &&
    (isIn(sentence, tokens[from - 1], 'determiners') || isIn(sentence, tokens[from - 1], 'negators'))
  );
}
