import type { Match } from '../../rules/found-match.ts';
import { namedPhraseEnd, type Sentence } from '../sentence.ts';

/** The longest phrase of a purpose that can stand before a match, in tokens. */
const PURPOSE_TOKENS_MAX = 7;

/** 'Start with the bee to hook people' and 'fast cuts to keep them watching' say what for: nothing more is asked. */
export function isPurpose(sentence: Sentence, { from }: Match): boolean {
  for (let at = from; at >= Math.max(0, from - PURPOSE_TOKENS_MAX); at -= 1) {
    const end = namedPhraseEnd(sentence, 'purpose', at);
    // 'I want to keep it interesting' asks for it.
    if (end !== null && end > from) return namedPhraseEnd(sentence, 'asksTo', at - 1) !== at;
  }
  return false;
}
