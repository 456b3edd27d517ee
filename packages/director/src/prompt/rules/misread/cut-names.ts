import { phraseEnds } from '../../sentence/noun-phrases.ts';
import { isClipWord, isIn, namedPhraseEnd, type Sentence } from '../../sentence/sentence.ts';
import type { Match } from '../found-match.ts';

/** Whether a match ends within a name or a look: the 'use the cat in' of 'use the cat in the drawer', where that is a clip. */
export function endsInName(
  sentence: Sentence,
  { rule, to, slots: { clips = [], than = [] } }: Match,
): boolean {
  const { tokens } = sentence;
  const last = [...clips, ...than].find((one) => one.to === to - 1);
  if (last === undefined || !isIn(sentence, tokens[to - 1], 'prepositions')) return false;
  // 'I want it in black and white'
  const isReel = rule.frame === 'include' && namedPhraseEnd(sentence, 'reel', last.from) === last.to;
  if (isReel && tokens[to]?.kind === 'word' && !isIn(sentence, tokens[to], 'connectors')) return true;
  const noun = isIn(sentence, tokens[to], 'determiners') ? tokens[to + 1] : tokens[to];
  const isOfClip = noun?.kind === 'word' && isClipWord(sentence, noun.word);
  return isOfClip && phraseEnds(sentence, last.from).some((end) => end > to);
}

/** The 'the iron' of 'the bit with the iron only', the 'with the iron in it' of 'the bit with the iron in it': what stands behind a clip and its preposition belongs to its name. */
export function beginsInName(sentence: Sentence, { from: at, slots: { clips = [] } }: Match): boolean {
  const first = clips[0]?.from ?? at;
  const [preposition, noun] = [sentence.tokens[first - 1], sentence.tokens[first - 2]];
  const isBehind = isIn(sentence, preposition, 'prepositions') && isIn(sentence, noun, 'clipNouns');
  return first <= at + 1 && isBehind;
}
