import type { Resolver } from './clips/clip-scores.ts';
import { conceptsOf } from './clips/concepts.ts';
import { personReader } from './clips/persons.ts';
import { resolve } from './clips/references.ts';
import { phraseEnds } from './sentence/noun-phrases.ts';
import { type NounWords, nounWords } from './sentence/noun-words.ts';
import { namedPhraseEnd, type Sentence } from './sentence/sentence.ts';

/** Whom 'me' stands for where the prompt says who wrote it: 'I'm the baker, more of me'. */
export function speakerReader(
  prompt: string,
  sentence: Sentence,
  resolver: Resolver,
): (named: NounWords) => NounWords | null {
  let speaker: NounWords | null | undefined;
  return ({ from, stands }) => {
    if (stands !== 'self' || namedPhraseEnd(sentence, 'myself', from) === null) return null;
    if (speaker === undefined) speaker = findSpeaker(prompt, sentence, resolver);
    return speaker;
  };
}

function findSpeaker(prompt: string, sentence: Sentence, resolver: Resolver): NounWords | null {
  const { maySomebody } = personReader(resolver);
  for (const at of sentence.tokens.keys()) {
    const end = namedPhraseEnd(sentence, 'iAm', at);
    const greeting = namedPhraseEnd(sentence, 'hereIs', at);
    const from = end ?? greeting;
    if (from === null) continue;
    for (const to of phraseEnds(sentence, from)) {
      const phrase = nounWords(sentence, prompt, { from, to });
      if (phrase.stands !== 'thing' || phrase.head === null) continue;
      const { answer, clips } = resolve(resolver, phrase, true);
      // 'It's Marcus' tells a name, 'it's the dog' what is seen.
      const isCalledSo =
        clips.every(({ by }) => by === 'name') && conceptsOf(phrase.head, resolver.lexicon).length === 0;
      if (answer === 'shown' && (isCalledSo || (end !== null && maySomebody(phrase)))) return phrase;
    }
  }
  return null;
}
