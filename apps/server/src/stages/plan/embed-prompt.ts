import { setTimeout as sleep } from 'node:timers/promises';
import type { Analyser } from '@cutroom/analysis';
import type { Embedding } from '@cutroom/contract';
import type { DirectorClip } from '@cutroom/director';
import type { Director } from './director/open-director.ts';

/** The analyser may be busy with other clips, and a plan is worth more now than a little better later. */
const EMBED_MS_MAX = 4000;
const THINGS_MAX = 12;

type PromptAnalyser = Pick<Analyser, 'embedText' | 'embedWords'>;

export interface EmbedPromptDeps {
  readonly director: Pick<Director, 'ask'>;
  /** Tells how near clips lie to the prompt. */
  readonly analyser: PromptAnalyser;
}

/**
 * What the prompt wants to see, in the spaces of the clips' embeddings.
 * @returns none where no clip could be compared with it, the prompt names no subject, or the models fail or take too long
 * @throws the signal's reason when it aborts
 */
export async function embedPrompt(
  { director, analyser }: EmbedPromptDeps,
  prompt: string,
  clips: readonly DirectorClip[],
  signal: AbortSignal,
  timeLimitMs = EMBED_MS_MAX,
): Promise<readonly Embedding[]> {
  const has = (kind: 'embedding' | 'textEmbedding') =>
    clips.some(({ analysis }) => analysis[kind] !== undefined);
  if (!has('embedding') && !has('textEmbedding')) return [];
  const wished = await director.ask('subjects', { prompt }, signal);
  const subject = has('embedding') ? wished.subject : null;
  const things = has('textEmbedding') ? wished.things.slice(0, THINGS_MAX) : [];
  const asked = [
    ...(subject === null ? [] : [analyser.embedText(subject)]),
    ...things.map((thing) => analyser.embedWords(thing)),
  ];
  if (asked.length === 0) return [];
  const answered = new AbortController();
  const tooLate = sleep(timeLimitMs, [], { signal: AbortSignal.any([signal, answered.signal]) });
  // The embedding is an extra: the analyser has warned of a model that fails, and the plan goes without it.
  const embedded = Promise.all(asked.map((answer) => answer.catch(() => null)));
  const late = tooLate.catch(() => []);
  const embeddings: readonly (Embedding | null)[] = await Promise.race([embedded, late]);
  answered.abort();
  signal.throwIfAborted();
  return embeddings.filter((embedding) => embedding !== null);
}
