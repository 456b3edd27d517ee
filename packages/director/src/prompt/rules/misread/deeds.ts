import { thoughtsOf } from '../../sentence/clauses.ts';
import { isNoun } from '../../sentence/relative-clauses.ts';
import { isIn, type Sentence } from '../../sentence/sentence.ts';
import type { Match } from '../found-match.ts';

/** Whether a verb is done by somebody in a clip, or goes on: 'don't cut it out' plays nothing in full. */
export function isOtherDeed(sentence: Sentence, match: Match): boolean {
  const isCutOut = match.rule.frame === 'partWhole' && sentence.tokens[match.to]?.word === 'out';
  return isDeedInClip(sentence, match) || isObjectInClip(sentence, match) || isCutOut;
}

/** The 'the bar then Mia' of 'not the one where Leo drops the bar then Mia' is no list. */
function isObjectInClip(sentence: Sentence, { rule, from, slots: { clips = [] } }: Match): boolean {
  const { isRelative } = thoughtsOf(sentence);
  if (sentence.grammar.lexicon.code !== 'en' || rule.frame !== 'orderNamed') return false;
  return clips[0]?.from === from && isRelative[from - 1] === true && isRelative[from] === true;
}

/** The 'drops the bar' of 'not the one where Leo drops the bar' is what he does there, and no order. */
function isDeedInClip(sentence: Sentence, { from }: Match): boolean {
  const { tokens, grammar } = sentence;
  if (grammar.lexicon.code !== 'en' || thoughtsOf(sentence).isRelative[from] !== true) return false;
  const [doer, deed] = [tokens[from - 1], tokens[from]];
  if (!isIn(sentence, deed, 'verbs') || !/[^s]s$/.test(deed?.word ?? '')) return false;
  // But 'a reel that opens on the dog'
  return !isIn(sentence, doer, 'relatives') && (isNoun(sentence, doer) || isIn(sentence, doer, 'persons'));
}
