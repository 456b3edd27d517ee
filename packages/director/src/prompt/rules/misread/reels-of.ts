import { type Named, namedLists } from '../../sentence/named-lists.ts';
import { isIn, namedPhraseEnd, type Sentence } from '../../sentence/sentence.ts';
import { isReelLong } from '../../words/reel-long.ts';
import type { Token } from '../../words/tokens.ts';
import type { Match } from '../found-match.ts';
import { isKnownThing } from '../known-things.ts';

/** '15 seconds of the dog and the bee' is a reel of them; '4 seconds of the dog', or one time of several, is none. */
export function isTimeOfThing(sentence: Sentence, match: Match): boolean {
  const { slots, from } = match;
  const timeAt = timeIn(sentence, match);
  if (slots.s === undefined || timeAt === null) return false;
  if (isWith(sentence, timeAt + 1)) return !isReelTime(sentence, timeAt);
  // 'A 5 second video of the dog' says what it is.
  if (!isIn(sentence, sentence.tokens[timeAt + 1], 'of')) return false;
  return !isReelTime(sentence, timeAt) || (timeAt === from && (slots.clips ?? []).length < 2);
}

/** The 'give me 20 seconds of the dog' that is about the reel and not about the dog's cut. */
export function isReelOf(sentence: Sentence, match: Match): boolean {
  const { tokens } = sentence;
  const timeAt = timeIn(sentence, match);
  if (timeAt === null || !isReelTime(sentence, timeAt)) return false;
  if (lastsAsReel(sentence, match, timeAt)) return true;
  const isWithThing = isWith(sentence, timeAt + 1);
  if (timeAt === match.from) return isWithThing;
  const isAsked = isIn(sentence, tokens[timeAt - 1], 'self');
  return isAsked && (isWithThing || isIn(sentence, tokens[timeAt + 1], 'of'));
}

/** The 'que dure 15 segundos' of 'un video con el perro que dure 15 segundos' is said of the reel. */
function lastsAsReel(sentence: Sentence, { slots: { clips = [] } }: Match, timeAt: number): boolean {
  const { tokens, grammar } = sentence;
  const [first] = clips;
  if (first === undefined || !grammar.lexicon.isHeadFirst) return false;
  const isThat = (token: Token) => isIn(sentence, token, 'relatives');
  if (!tokens.slice(first.from + 1, timeAt).some(isThat)) return false;
  let lead = first.from - 1;
  while (isIn(sentence, tokens[lead], 'determiners')) lead -= 1;
  const isLed = isWith(sentence, lead) || isIn(sentence, tokens[lead], 'of');
  return isLed && namedPhraseEnd(sentence, 'video', lead - 1) === lead;
}

/** The 'with' of '15 seconds with the dog' */
function isWith(sentence: Sentence, at: number): boolean {
  return namedPhraseEnd(sentence, 'withIt', at) !== null;
}

/** The 'me' of 'show me the dog' is who sees it. */
export function isForMe(sentence: Sentence, named: Named | undefined): boolean {
  if (named === undefined || named.to !== named.from + 1) return false;
  const isMe = isIn(sentence, sentence.tokens[named.from], 'self');
  if (!isMe) return false;
  // 'Show me first the dog'
  const first = namedPhraseEnd(sentence, 'first', named.to) ?? named.to;
  return namedLists(sentence, first).length > 0;
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

/** The 'it' of 'keep it between 20 and 30 seconds' where its sentence names nothing before. */
export function isReelIt(sentence: Sentence, { from, slots: { clips = [] } }: Match): boolean {
  const isIt = clips.every((one) => namedPhraseEnd(sentence, 'reel', one.from) === one.to);
  if (!isIt) return false;
  const isNamed = (at: number): boolean => {
    const token = sentence.tokens[at];
    return token !== undefined && isKnownThing(sentence, token);
  };
  for (let at = from - 1; at >= 0 && sentence.tokens[at]?.kind !== 'break'; at -= 1)
    if (isNamed(at)) return false;
  return true;
}
