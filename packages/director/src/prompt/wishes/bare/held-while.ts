import type { Amount, ClipReference } from '@cutroom/contract';
import { isIn, isSkipped, namedPhraseEnd, type Sentence } from '../../sentence/sentence.ts';
import type { Building } from '../building.ts';

/**
 * 'The bee should get a lot of time, like eight seconds', 'of grandpa only very little, so two seconds': a time behind
 * words for a long or a short while is that of the thing they are said of; null where they are said of the reel.
 */
export function heldWhile(
  sentence: Sentence,
  from: number,
  amount: Amount,
  building: Building,
): ClipReference | null {
  const seconds = amount.bound === 'between' ? amount.to : amount.value;
  const at = whileBefore(sentence, from);
  if (at === null) return null;
  const isLong = namedPhraseEnd(sentence, 'longWhile', at) !== null;
  // 'The dog only briefly, 20 seconds' says how long the reel is.
  if (seconds >= (isLong ? LONG_SECONDS : SHORT_SECONDS)) return null;
  const start = clauseStart(sentence, at);
  if (isOfReel(sentence, start, at)) return null;
  const it = building.itBefore(at);
  return it !== null && (isNamedIn(sentence, it, start) || hasPronoun(sentence, start, at)) ? it : null;
}
const LONG_SECONDS = 20;
const SHORT_SECONDS = 9;
const REACH = 9;
/** As many verbs may end a German clause: 'nur kurz stehen lassen, zwei Sekunden'. */
const VERBS_MAX = 2;

/** Where 'a good while' stands that leads to a time, with a comma or small words between. */
function whileBefore(sentence: Sentence, to: number): number | null {
  for (let at = to - 1; at >= Math.max(0, to - REACH); at -= 1) {
    if (sentence.tokens[at]?.kind === 'break') return null;
    const ends = NAMES.map((name) => namedPhraseEnd(sentence, name, at) ?? -1);
    const end = Math.max(...ends);
    if (end > at && end <= to && leads(sentence, end, to)) return at;
  }
  return null;
}
const NAMES = ['longWhile', 'shortWhile'];

function leads(sentence: Sentence, from: number, to: number): boolean {
  const between = sentence.tokens.slice(from, to);
  const comma = between.findIndex(({ kind }) => kind === 'comma');
  const behind = between.slice(comma + 1);
  const isSmall = (token: (typeof between)[number]) =>
    isSkipped(sentence, token) || SMALL.some((name) => isIn(sentence, token, name));
  return behind.every(isSmall) && comma <= VERBS_MAX;
}
const SMALL = ['lasting', 'prepositions', 'saying', 'connectors', 'and', 'determiners', 'verbs'] as const;

function clauseStart({ tokens }: Sentence, at: number): number {
  return tokens.findLastIndex(({ kind }, place) => place < at && (kind === 'comma' || kind === 'break')) + 1;
}

/** 'Keep it short', 'the whole film rather long', but not 'let it stand a good while'. */
function isOfReel(sentence: Sentence, from: number, to: number): boolean {
  const places = sentence.tokens.slice(from, to).map((_, step) => from + step);
  if (places.some((at) => namedPhraseEnd(sentence, 'themedReel', at) !== null)) return true;
  if (namedPhraseEnd(sentence, 'longWhile', to) !== null) return false;
  return places.some((at) => {
    const end = namedPhraseEnd(sentence, 'reel', at);
    return end !== null && end <= to && !isIn(sentence, sentence.tokens[end], 'clipNouns');
  });
}

function isNamedIn({ tokens }: Sentence, { clips, span }: ClipReference, start: number): boolean {
  return clips.length > 0 && span !== null && span[0] >= (tokens[start]?.start ?? 0);
}

function hasPronoun(sentence: Sentence, from: number, to: number): boolean {
  return sentence.tokens
    .slice(from, to)
    .some((token) => isIn(sentence, token, 'anaphora') || isIn(sentence, token, 'persons'));
}
