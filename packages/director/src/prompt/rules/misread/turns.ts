import { isIn, isPair, namedPhraseEnd, type Sentence } from '../../sentence/sentence.ts';
import type { Token } from '../../words/tokens.ts';
import type { Match } from '../found-match.ts';
import { isAboutKnown } from '../known-things.ts';
import { leadOf } from '../listed-places.ts';

/** 'A video alternating the dog and the sea' alternates no video, and 'the dog and the sea, 2 seconds each' holds none where they take turns. */
export function isReelInTurns(
  sentence: Sentence,
  { rule: { frame }, from, slots: { clips = [] } }: Match,
): boolean {
  if (frame === 'alternate' && clips[0]?.from === from && !isAboutKnown(sentence, clips)) return true;
  if (frame !== 'holdEach' && frame !== 'hold') return false;
  if (frame === 'holdEach' && isInOrder(sentence, from)) return true;
  for (let at = from; at >= 0 && sentence.tokens[at]?.kind === 'word'; at -= 1)
    if (namedPhraseEnd(sentence, 'alternating', at) === at + 1) return true;
  const isOfEach = frame === 'holdEach';
  return (isOfEach && isRightBehindOnly(sentence, from)) || isEndOfOnly(sentence, from, isOfEach);
}

/** Of 'solo las entradas, 2 segundos cada una' the entrances are the whole reel. */
function isRightBehindOnly(sentence: Sentence, from: number): boolean {
  let at = from;
  const isSmall = (token: Token | undefined) =>
    isIn(sentence, token, 'determiners') || token?.quantity?.unit === 'count';
  while (isSmall(sentence.tokens[at - 1])) at -= 1;
  return [1, 2, 3].some((words) => namedPhraseEnd(sentence, 'onlyOf', at - words) === at);
}

/** Of 'in the order dog, cake, boat, 2 seconds each' each thing says first in which order. */
function isInOrder(sentence: Sentence, from: number): boolean {
  const { tokens } = sentence;
  for (let at = from - 1; at >= 0 && at >= from - ORDER_REACH; at -= 1) {
    const token = tokens[at];
    if (token === undefined || token.kind === 'break' || token.quantity?.unit === 'seconds') return false;
    if ((['verbs', 'subjects', 'relatives'] as const).some((name) => isIn(sentence, token, name)))
      return false;
    const end = namedPhraseEnd(sentence, 'order', at);
    if (end !== null) return tokens[end]?.kind === 'word' || tokens[end]?.spelt === ':';
  }
  return false;
}
const ORDER_REACH = 16;

/** The 'the grout and the shower, 3 seconds each' of 'only the tiles, the grout and the shower, 3 seconds each' */
function isEndOfOnly(sentence: Sentence, from: number, isOfEach: boolean): boolean {
  const { tokens } = sentence;
  if (!isOfEach && !isIn(sentence, tokens[from], 'determiners')) return false;
  let at = leadOf(sentence, from);
  if (!isOfEach && tokens[at]?.kind !== 'comma' && !isIn(sentence, tokens[at], 'and')) return false;
  for (; at >= 0; at -= 1) {
    const token = tokens[at];
    if (token === undefined || token.kind === 'break' || isIn(sentence, token, 'verbs')) return false;
    if (namedPhraseEnd(sentence, 'onlyOf', at) !== null) return true;
    if (token.quantity?.unit === 'seconds' || isIn(sentence, token, 'negators')) return false;
  }
  return false;
}

/** 'A hard cut from the party to the sunset', 'start line, finish line, medal' say nothing of where the reel begins and ends. */
export function areNoEnds(sentence: Sentence, { from, slots: { clips = [], than = [] } }: Match): boolean {
  const { tokens } = sentence;
  const [first, last] = [clips[0], than[0]].map((one) => tokens[(one?.to ?? 0) - 1]?.word);
  const isOfCut = isIn(sentence, tokens[from - 1], 'clipNouns');
  return isOfCut || clips.length + than.length > 2 || first === last || isPair(sentence, from);
}
