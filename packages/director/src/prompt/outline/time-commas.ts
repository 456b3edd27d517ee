import { isClipWord, isIn, namedPhraseEnd, type Sentence } from '../sentence/sentence.ts';
import type { Token } from '../words/tokens.ts';

/** No thing plays so long in a list. */
const REEL_SECONDS = 15;

/**
 * 'First the dog, 4 seconds, then the sea, 3 seconds, then the sun, 2 seconds' without the commas before the times: where
 * several things have a time of their own behind a comma, each is said of the thing before it.
 */
export function withoutTimeCommas(sentence: Sentence): readonly Token[] {
  const { tokens } = sentence;
  const commas = tokens.filter((_, at) => leadsToOwnTime(sentence, at));
  return commas.length < 2 ? tokens : tokens.filter((token) => !commas.includes(token));
}

function leadsToOwnTime(sentence: Sentence, at: number): boolean {
  const { tokens } = sentence;
  const time = tokens[at + 1]?.quantity;
  if (tokens[at]?.kind !== 'comma' || time?.unit !== 'seconds') return false;
  const isShort = time.amount.bound !== 'between' && time.amount.value < REEL_SECONDS;
  const isOwn = isShort && time.isStretch !== true && !endsList(sentence, at);
  return isOwn && endsThing(sentence, at - 1) && isBorder(sentence, at + 2);
}

/** Of 'part two: the lake and the boat, 8 s' all share the time. */
function endsList(sentence: Sentence, comma: number): boolean {
  let hasThing = false;
  for (let at = comma - 1; at >= 0; at -= 1) {
    const token = sentence.tokens[at];
    if (token === undefined || token.kind === 'comma' || token.kind === 'break') return false;
    if (token.spelt === ':') return true;
    // Behind 'and' of 'and then the lake' nothing else was named.
    if (isIn(sentence, token, 'and')) hasThing = true;
    else if (hasThing && isClipWord(sentence, token.word)) return true;
  }
  return false;
}

/** The word of a clip, or the 'first' of 'the dog first'. */
function endsThing(sentence: Sentence, at: number): boolean {
  const token = sentence.tokens[at];
  if (token?.kind !== 'word') return token?.kind === 'file';
  if (token.quantity?.unit === 'ordinal' || isClipWord(sentence, token.word)) return true;
  return namedPhraseEnd(sentence, 'first', at) === at + 1;
}

function isBorder(sentence: Sentence, at: number): boolean {
  const token = sentence.tokens[at];
  if (token === undefined || token.kind === 'comma' || token.kind === 'break') return true;
  return (['and', 'thens'] as const).some((name) => isIn(sentence, token, name));
}
