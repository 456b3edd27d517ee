import type { Brief, NotUsed } from '@cutroom/contract';
import type { PromptClip } from './clips/clip-index.ts';
import type { Resolver } from './clips/clip-scores.ts';
import { withToldNames } from './clips/told-names.ts';
import { madeWishes } from './made-wishes.ts';
import { notUsedIn } from './not-used.ts';
import { readSentence } from './reading.ts';
import { type PromptEmbedding, pairEmbeddings, phraseKey } from './wished-things.ts';
import { onlyTells } from './wishes/asking.ts';
import { settleWishes } from './wishes/settle-wishes.ts';

export interface BriefRequest {
  readonly prompt: string;
  readonly clips: readonly PromptClip[];
  /** Of `wishedThings(prompt)`, in the space of the clips' `textEmbedding`; others are passed over. */
  readonly promptEmbeddings?: readonly PromptEmbedding[];
}

/**
 * What a prompt asks for: its wishes with the words they rest on, the clips they mean, and the words that change nothing.
 * Pure and deterministic. Clips need not be analysed: then only their names and their order count.
 */
export function readBrief({ prompt, clips, promptEmbeddings = [] }: BriefRequest): Brief {
  const reading = readSentence(prompt, clips);
  const embeddings = pairEmbeddings(prompt, promptEmbeddings, clips);
  const { language, sentence, takenBack, index } = reading;
  const known: Resolver = {
    clips: index,
    lexicon: language.lexicon,
    embeddingOf: (said) => embeddings.get(phraseKey(said, language.lexicon)) ?? null,
  };
  const resolver = withToldNames(known, prompt, sentence);
  const made = madeWishes(prompt, sentence, resolver);
  const isStory = language.isRead && onlyTells(sentence, made);
  const wishes = isStory ? [] : settleWishes(made, prompt, resolver);
  const removed = takenBack.map(
    ({ start, end }): NotUsed => ({ span: [start, end], said: prompt.slice(start, end), why: 'takenBack' }),
  );
  return {
    language: language.code,
    isLanguageRead: language.isRead,
    wishes: [...wishes],
    notUsed: [...notUsedIn(prompt, sentence, wishes, removed, language.isRead)],
  };
}
