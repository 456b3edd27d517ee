import { setTimeout as sleep } from 'node:timers/promises';
import type { Analyser } from '@cutroom/analysis';
import type { Embedding } from '@cutroom/contract';
import type { PromptEmbedding } from '@cutroom/director';

export type SentenceEncoder = Pick<Analyser, 'embedWords'>;

export interface ThingEmbeddings {
  /** Those that are known, or are within a moment: the others are at hand for whoever asks next. */
  of(things: readonly string[]): Promise<readonly PromptEmbedding[]>;
}

/** A few hundred words of 512 numbers each. */
const KEPT_MAX = 300;
const WAIT_MS_MAX = 300;

/**
 * What the prompt's words mean to the sentence encoder, kept from one reading to the next: a prompt is read at every pause in
 * writing. The encoder may be loading or busy with clips; nobody waits for what somebody else already waited for.
 */
export function openThingEmbeddings(encoder: SentenceEncoder, waitMsMax = WAIT_MS_MAX): ThingEmbeddings {
  const known = new Map<string, Embedding>();
  const asked = new Map<string, Promise<void>>();
  const ask = (thing: string): Promise<void> => {
    // Without the encoder the prompt is read by names, labels and words said; the analyser has warned of it.
    const answer = encoder
      .embedWords(thing)
      .then((embedding) => {
        if (embedding !== null) keep(thing, embedding);
      })
      .catch(() => undefined)
      .finally(() => asked.delete(thing));
    asked.set(thing, answer);
    return answer;
  };
  const keep = (thing: string, embedding: Embedding): void => {
    known.delete(thing);
    known.set(thing, embedding);
    for (const [oldest] of known) {
      if (known.size <= KEPT_MAX) break;
      known.delete(oldest);
    }
  };
  return {
    async of(things) {
      const isBusy = asked.size > 0;
      const answers = things.filter((thing) => !known.has(thing) && !asked.has(thing)).map(ask);
      if (answers.length > 0 && !isBusy) await within(Promise.all(answers), waitMsMax);
      return things.flatMap((thing) => {
        const embedding = known.get(thing);
        if (embedding === undefined) return [];
        keep(thing, embedding);
        return [{ ...embedding, text: thing }];
      });
    },
  };
}

async function within(work: Promise<unknown>, ms: number): Promise<void> {
  const done = new AbortController();
  const tooLate = sleep(ms, undefined, { signal: done.signal }).catch(() => undefined);
  await Promise.race([work, tooLate]);
  done.abort();
}
