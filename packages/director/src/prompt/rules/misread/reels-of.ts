import { type Named, namedLists } from '../../sentence/named-lists.ts';
import { isIn, type Sentence } from '../../sentence/sentence.ts';
import { isReelLong } from '../../words/reel-long.ts';
import type { Match } from '../found-match.ts';

/** '15 seconds of the dog and the bee' is a reel of them; '4 seconds of the dog', or one time of several, is none. */
export function isTimeOfThing(sentence: Sentence, match: Match): boolean {
  const { slots, from } = match;
  const timeAt = timeIn(sentence, match);
  // 'A 5 second video of the dog' says what it is.
  if (slots.s === undefined || timeAt === null || !isIn(sentence, sentence.tokens[timeAt + 1], 'of'))
    return false;
  return !isReelTime(sentence, timeAt) || (timeAt === from && (slots.clips ?? []).length < 2);
}

/** The 'give me 20 seconds of the dog' that is about the reel and not about the dog's cut. */
export function isReelOf(sentence: Sentence, match: Match): boolean {
  const { tokens } = sentence;
  const timeAt = timeIn(sentence, match);
  if (timeAt === null || timeAt === match.from || !isIn(sentence, tokens[timeAt - 1], 'self')) return false;
  return isIn(sentence, tokens[timeAt + 1], 'of') && isReelTime(sentence, timeAt);
}

/** The 'me' of 'show me the dog' is who sees it. */
export function isForMe(sentence: Sentence, named: Named | undefined): boolean {
  if (named === undefined || named.to !== named.from + 1) return false;
  const isMe = isIn(sentence, sentence.tokens[named.from], 'self');
  return isMe && namedLists(sentence, named.to).length > 0;
}

/** The first time among the words of a match. */
function timeIn({ tokens }: Sentence, { from, to }: Match): number | null {
  for (let at = from; at < to; at += 1) if (tokens[at]?.quantity?.unit === 'seconds') return at;
  return null;
}

/** As long as a reel, and no other time beside it. */
function isReelTime(sentence: Sentence, at: number): boolean {
  return timesIn(sentence) === 1 && isReelLong(sentence.tokens[at]?.quantity);
}

const TIMES = new WeakMap<Sentence, number>();

/** Counted once for a sentence, of which there may be many matches. */
function timesIn(sentence: Sentence): number {
  const known = TIMES.get(sentence);
  if (known !== undefined) return known;
  const count = sentence.tokens.filter(({ quantity }) => quantity?.unit === 'seconds').length;
  TIMES.set(sentence, count);
  return count;
}
