import { afterFillers } from '../sentence/measured-things.ts';
import { isIn, type Sentence } from '../sentence/sentence.ts';
import { isKnownThing } from './known-things.ts';

/** Whether talk is that of one clip: 'me talking to the team', 'let him talk for ten seconds'. */
export function isOneTalk(sentence: Sentence, to: number): boolean {
  const { tokens } = sentence;
  const isTimed =
    isIn(sentence, tokens[to], 'lasting') &&
    tokens[afterFillers(sentence, to + 1)]?.quantity?.unit === 'seconds';
  const listener = tokens[to + 2];
  const hasListener =
    isIn(sentence, tokens[to], 'prepositions') &&
    isIn(sentence, tokens[to + 1], 'determiners') &&
    listener?.kind === 'word' &&
    isKnownThing(sentence, listener);
  return isTimed || hasListener;
}
