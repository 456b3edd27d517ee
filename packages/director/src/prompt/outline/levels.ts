import { isIn, namedPhraseEnd, type Sentence } from '../sentence/sentence.ts';
import type { Token } from '../words/tokens.ts';

/** 'Volume: grandma up, hallway down, crying off': what the list is called stands before each of its things. */
export function withLevels(sentence: Sentence): readonly Token[] {
  const { tokens } = sentence;
  let heading: readonly Token[] = [];
  return tokens.flatMap((token, at): readonly Token[] => {
    if (token.kind === 'break') heading = [];
    if (token.spelt === ':') heading = headingAt(sentence, at);
    const isJoint = token.kind === 'comma' || isIn(sentence, token, 'and');
    if (!isJoint || heading.length === 0 || !isBehindLevel(sentence, at)) return [token];
    // '... and start with the dog'
    if (isIn(sentence, tokens[at + 1], 'verbs')) return [token];
    // They stand where the thing does, so that a wish rests on its words.
    const { start, end } = tokens[at + 1] ?? token;
    const copies = heading.map((one) => ({ ...one, start, end }));
    return [{ ...token, kind: 'comma', word: ',' }, ...copies];
  });
}

/** The 'volume:' that begins a sentence and ends with a sign. */
function headingAt(sentence: Sentence, sign: number): readonly Token[] {
  const { tokens } = sentence;
  const start = tokens.findLastIndex(({ kind }, at) => at < sign && kind === 'break') + 1;
  return namedPhraseEnd(sentence, 'levelsNoun', start) === sign ? tokens.slice(start, sign + 1) : [];
}

/** Behind 'up', 'down' or 'off'. */
function isBehindLevel(sentence: Sentence, at: number): boolean {
  return LEVELS.some((name) => [at - 1, at - 2].some((from) => namedPhraseEnd(sentence, name, from) === at));
}
const LEVELS = ['levelUp', 'levelDown', 'levelOff'] as const;
