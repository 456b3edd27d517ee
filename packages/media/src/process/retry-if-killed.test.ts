import { describe, expect, it } from 'vitest';
import { MediaError } from './media-error.ts';
import { retryIfKilled } from './retry-if-killed.ts';

const { signal } = new AbortController();

/** A step that fails in these ways, one after the other, and then tells how often it was started. */
function step(...failures: MediaError['failure'][]): () => Promise<number> {
  let starts = 0;
  return async () => {
    const failure = failures[starts];
    starts += 1;
    if (failure !== undefined) throw new MediaError(failure, failure);
    return starts;
  };
}

describe('a step whose tool', () => {
  it('was ended from outside is done once more, and once only', async () => {
    await expect(retryIfKilled(signal, step('killed'))).resolves.toBe(2);
    await expect(retryIfKilled(signal, step('killed', 'killed'))).rejects.toMatchObject({
      failure: 'killed',
    });
  });

  it('stood still is done once more where that is asked for', async () => {
    await expect(retryIfKilled(signal, step('stalled'), ['stalled'])).resolves.toBe(2);
    await expect(retryIfKilled(signal, step('stalled'))).rejects.toMatchObject({ failure: 'stalled' });
  });

  it('failed by itself is left at that', async () => {
    await expect(retryIfKilled(signal, step('exit'), ['stalled'])).rejects.toMatchObject({ failure: 'exit' });
  });

  it('was ended because nobody wants it any more ends with the reason', async () => {
    const reason = new Error('The user cancelled.');
    await expect(retryIfKilled(AbortSignal.abort(reason), step('killed'))).rejects.toBe(reason);
  });
});
