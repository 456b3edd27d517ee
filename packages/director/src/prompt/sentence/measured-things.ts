import { isOneOf } from '../words/numbers.ts';
import { isReelLong } from '../words/reel-long.ts';
import type { Token } from '../words/tokens.ts';
import { isClipWord, isIn, isSkipped, namedPhraseEnd, type Sentence } from './sentence.ts';

/** 'from 5 to 8 seconds', '0:05-0:08' */
export function trailingRange({ tokens }: Sentence, at: number) {
  const from = tokens[at]?.word === 'from' || tokens[at]?.spelt === '(' ? at + 1 : at;
  const range = stretchIn(tokens[from]);
  return range === null ? null : { range, next: tokens[from + 1]?.spelt === ')' ? from + 2 : from + 1 };
}

export interface Stretch {
  readonly fromSeconds: number;
  readonly toSeconds: number;
  /** Those behind it: '0:12 to 0:20 and 0:31 to 0:38'. */
  readonly also?: readonly Stretch[];
}

function stretchIn(token: Token | undefined): Stretch | null {
  const quantity = token?.quantity;
  if (quantity?.unit !== 'seconds' || quantity.amount.bound !== 'between') return null;
  const { from, to } = quantity.amount;
  const also = quantity.also?.map((one) => ({ fromSeconds: one.from, toSeconds: one.to }));
  return { fromSeconds: from, toSeconds: to, ...(also === undefined ? {} : { also }) };
}

/** '3 seconds of the', 'the final three seconds of'. */
export function measuredStart(sentence: Sentence, at: number) {
  const { tokens } = sentence;
  // The 'last' of 'the last 3 seconds of the sea' is part of it.
  if (tokens[at - 1]?.quantity?.unit === 'ordinal') return null;
  let next = isIn(sentence, tokens[at], 'determiners') ? at + 1 : at;
  const place = tokens[next]?.quantity;
  if (place?.unit === 'ordinal') next += 1;
  const length = tokens[next]?.quantity;
  const isTime = length?.unit === 'seconds' || (length?.unit === 'count' && isBehindPart(sentence, at));
  // 'At most 3 s cat'
  if (length?.unit === 'seconds' && place?.unit !== 'ordinal' && isBoundedThing(sentence, next))
    return { next: next + 1, taken: { hold: length.amount } };
  // 'A 3 second shot of the lake'
  const of = isIn(sentence, tokens[next + 1], 'clipNouns') ? next + 2 : next + 1;
  if (!isTime || !isIn(sentence, tokens[of], 'of')) return null;
  const range = isClipRange(sentence, tokens[next]) ? stretchIn(tokens[next]) : null;
  if (range !== null) return { next: of + 1, taken: { range } };
  if (place?.unit !== 'ordinal') return { next: of + 1, taken: { hold: length.amount } };
  if (length.amount.bound === 'between') return null;
  const { value } = length.amount;
  // 'The second ten seconds of the tunnel'
  if (place.place > 1 && length.unit === 'seconds')
    return {
      next: of + 1,
      taken: { range: { fromSeconds: (place.place - 1) * value, toSeconds: place.place * value } },
    };
  if (Math.abs(place.place) !== 1) return null;
  const at2 = place.place === 1 ? ('first' as const) : ('last' as const);
  return { next: of + 1, taken: { part: { at: at2, seconds: value } } };
}

function isBoundedThing(sentence: Sentence, at: number): boolean {
  const { tokens } = sentence;
  const quantity = tokens[at]?.quantity;
  const isBounded = quantity?.unit === 'seconds' && /^(?:atMost|atLeast)$/.test(quantity.amount.bound);
  const noun = isIn(sentence, tokens[at + 1], 'determiners') ? tokens[at + 2] : tokens[at + 1];
  return isBounded && noun?.kind === 'word' && isClipWord(sentence, noun.word);
}

/** 'From 2 to 7 seconds of the king' is a stretch of the clip, '3 to 5 seconds of the king' a length. */
function isClipRange({ grammar }: Sentence, token: Token | undefined): boolean {
  if (token?.quantity?.unit !== 'seconds' || token.quantity.amount.bound !== 'between') return false;
  const [, ...froms] = grammar.lexicon.numbers.between.split(' ');
  return froms.some((from) => token.word.startsWith(`${from} `)) || token.quantity.isStretch === true;
}

/** 'The last 4 seconds of the paint and the first 3 of the wall': the second number counts seconds, too. */
function isBehindPart(sentence: Sentence, at: number): boolean {
  const { tokens } = sentence;
  return tokens
    .slice(Math.max(0, at - 8), at)
    .some(
      ({ quantity }, index, near) => quantity?.unit === 'seconds' && isIn(sentence, near[index + 1], 'of'),
    );
}

/** 'for 5 seconds', '(5 s)'. */
export function trailingHold(sentence: Sentence, at: number, isThen = false) {
  const { tokens } = sentence;
  const isLasting = isIn(sentence, tokens[at], 'lasting');
  const isBracket = tokens[at]?.spelt === '(';
  // 'the sunset, which is 5 seconds'
  const which = tokens[at]?.kind === 'comma' ? at + 1 : at;
  // 'the toast, which may last six'
  const isSpan = (token: Token | undefined): boolean =>
    isIn(sentence, token, 'being') || isOneOf(sentence.grammar.lexicon.numbers.spans, token?.word ?? '');
  const span = isIn(sentence, tokens[which], 'relatives')
    ? [which + 1, which + 2].find((place) => isSpan(tokens[place]))
    : undefined;
  // 'The finish line, which is held for 5 seconds'
  const isAmong = (token: Token | undefined) =>
    (['verbs', 'past', 'lasting', 'fillers'] as const).some((name) => isIn(sentence, token, name));
  let lasts = (span ?? 0) + 1;
  while (span !== undefined && lasts < span + 4 && isAmong(tokens[lasts])) lasts += 1;
  const said = span === undefined ? undefined : tokens[lasts]?.quantity;
  // '…, que dure 25 secondes' is said of the reel.
  if (which > at && sentence.grammar.lexicon.isHeadFirst && isReelLong(said)) return null;
  if (said?.unit === 'seconds') return { amount: said.amount, next: lasts + 1 };
  // 'The bridge, held for 4 seconds'
  const kept = isIn(sentence, tokens[which], 'past') && isIn(sentence, tokens[which + 1], 'lasting');
  const time = kept ? tokens[which + 2]?.quantity : undefined;
  if (time?.unit === 'seconds') return { amount: time.amount, next: which + 3 };
  // 'The piano three seconds then the soloist'
  const bare = tokens[at]?.quantity;
  const isPlaced = ['first', 'last'].some((place) => namedPhraseEnd(sentence, place, at + 1) !== null);
  if (
    bare?.unit === 'seconds' &&
    bare.amount.bound !== 'between' &&
    (isPlaced ||
      thenEnd(sentence, at + 1) !== null ||
      // '..., then the landing 4 seconds, end on the bow'
      (isThen && !isReelLong(bare) && /^(?:comma|break)$/.test(tokens[at + 1]?.kind ?? 'break')) ||
      // 'Den Kuchen fünf Sekunden lang'
      (!isReelLong(bare) && namedPhraseEnd(sentence, 'longBehind', at + 1) !== null))
  )
    return { amount: bare.amount, next: at + 1 };
  if (!isLasting && !isBracket) return null;
  // 'Then the dogs for another ten seconds'
  const lead = afterFillers(sentence, at + 1);
  const from = namedPhraseEnd(sentence, 'furtherTime', lead) ?? lead;
  const length = tokens[from]?.quantity;
  if (length?.unit !== 'seconds') return null;
  return { amount: length.amount, next: isBracket && tokens[from + 1]?.spelt === ')' ? from + 2 : from + 1 };
}

export function afterFillers(sentence: Sentence, at: number): number {
  let next = at;
  const { tokens } = sentence;
  // 'The river I guess and then the landing'
  const isDoubt = () =>
    isIn(sentence, tokens[next], 'subjects') && isIn(sentence, tokens[next + 1], 'doubts');
  const isFiller = () => isIn(sentence, tokens[next], 'fillers') && isSkipped(sentence, tokens[next]);
  while (isDoubt() || isFiller()) next += 1;
  return next;
}

/** Behind 'then', 'followed by' or an arrow. */
export function thenEnd(sentence: Sentence, at: number): number | null {
  if (/^(?:->|[→>⇒➡])$/.test(sentence.tokens[at]?.spelt ?? '')) return at + 1;
  return namedPhraseEnd(sentence, 'thenWords', at);
}

/** The 'three seconds' of 'a title after three seconds' are how long nothing of it is seen; 'stop after 30 seconds' is how long the reel is. */
export function isAfterTime(sentence: Sentence, at: number): boolean {
  const quantity = sentence.tokens[at]?.quantity;
  if (quantity?.unit !== 'seconds' || isReelLong(quantity)) return false;
  return [1, 2, 3].some((back) => namedPhraseEnd(sentence, 'afterTime', at - back) === at);
}
