import { setTimeout as sleep } from 'node:timers/promises';
import type { Analyser } from '@cutroom/analysis';
import type { Embedding } from '@cutroom/contract';
import { type DirectorClip, wishedSubject } from '@cutroom/director';

/** The analyser may be busy with other clips, and a plan is worth more now than a little better later. */
export const EMBED_MS_MAX = 4000;

/**
 * What the prompt wants to see, in the space of the clips' embeddings.
 * @returns null where no clip could be compared with it, the prompt names no subject, or the model fails or takes too long
 * @throws the signal's reason when it aborts
 */
export async function embedPrompt(
  analyser: Pick<Analyser, 'embedText'>,
  prompt: string,
  clips: readonly DirectorClip[],
  signal: AbortSignal,
  timeLimitMs = EMBED_MS_MAX,
): Promise<Embedding | null> {
  if (clips.every(({ analysis }) => analysis.embedding === undefined)) return null;
  const subject = wishedSubject(prompt);
  if (subject === null) return null;
  const answered = new AbortController();
  const tooLate = sleep(timeLimitMs, null, { signal: AbortSignal.any([signal, answered.signal]) });
  // The embedding is an extra: the analyser has warned of a model that fails, and the plan goes without it.
  const embedded = analyser.embedText(subject).catch(() => null);
  const late = tooLate.catch(() => null);
  const embedding = await Promise.race([embedded, late]);
  answered.abort();
  signal.throwIfAborted();
  return embedding;
}
