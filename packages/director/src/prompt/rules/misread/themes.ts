import type { Sentence } from '../../sentence/sentence.ts';
import { isInThemeLine, themeLines } from '../../sentence/themes/theme-lines.ts';
import { moodAt } from '../../sentence/themes/theme-words.ts';
import type { Match } from '../found-match.ts';

/**
 * The 'a wild night out' of a prompt leaves nothing out, 'a day with the kids' asks for no clip, and no clip is called by the
 * Sunday of 'a reel about a lazy sunday': they say what the reel is of. How long it is stands.
 */
export function isOfTheme(sentence: Sentence, match: Match): boolean {
  const { clips = [], than = [] } = match.slots;
  if (LENGTHS.test(match.rule.frame) || !isInThemeLine(sentence, match.to - 1, match.to)) return false;
  const named = [...clips, ...than];
  if (named.length === 0) return !LIKENESS.test(match.rule.frame) && isInHead(sentence, match);
  return named.every(({ from, to }) => isInThemeLine(sentence, from, to));
}

/** 'A chaotic week in 20 seconds' */
const LENGTHS = /^length/;

/** What a time or an occasion may be like. */
const LIKENESS = /^(?:mood|grade|pace|cosy$|shine$|cool$|aesthetic$)/;

/** A 'silent night' mutes nothing. */
function isInHead(sentence: Sentence, { from, to }: Match): boolean {
  const isIn = themeLines(sentence).some((line) => line.headFrom <= from && to <= line.headTo);
  return isIn && moodAt(sentence, from) !== null;
}
