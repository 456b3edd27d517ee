import type { Named } from '../sentence/named-lists.ts';
import { phraseEnds } from '../sentence/noun-phrases.ts';
import { type NounWords, nounWords } from '../sentence/noun-words.ts';
import { isIn, type Sentence } from '../sentence/sentence.ts';

const JOINTS_MAX = 2;

/** What a thing is called: of 'the first and the second goal' the first is a goal, too. */
export function wordsOfThing(sentence: Sentence, prompt: string, named: Named): NounWords {
  const { tokens } = sentence;
  const phrase = nounWords(sentence, prompt, named);
  if (phrase.head !== null || phrase.place === null || phrase.isNumbered) return phrase;
  const to = named.nounTo ?? named.to;
  let at = to;
  while (at < to + JOINTS_MAX && (tokens[at]?.kind === 'comma' || isIn(sentence, tokens[at], 'and'))) at += 1;
  if (at === to) return phrase;
  const next = phraseEnds(sentence, at).map((end) => nounWords(sentence, prompt, { from: at, to: end }));
  const noun = next.find(({ head, place }) => head !== null && place !== null);
  return noun === undefined ? phrase : { ...phrase, head: noun.head, modifiers: noun.modifiers };
}
