import { setTimeout as delay } from 'node:timers/promises';
import { CutroomError } from '@cutroom/contract';

/** Who asks decides whether to send people here, and waits no longer than a few seconds. */
const ANSWER_MS_MAX = 3000;

/**
 * Resolves once everything that the server stands on has answered.
 * @throws CutroomError `not_ready` where one says no, or nothing for too long: what cannot be reached may hang for minutes
 */
export async function requireAnswers(
  answers: readonly Promise<unknown>[],
  msMax: number = ANSWER_MS_MAX,
): Promise<void> {
  const done = new AbortController();
  const silence = delay(msMax, undefined, { signal: done.signal }).then(() => {
    throw new Error('No answer in time');
  });
  try {
    await Promise.race([Promise.all(answers), silence]);
  } catch (cause) {
    throw new CutroomError('not_ready', { cause });
  } finally {
    done.abort();
  }
}
