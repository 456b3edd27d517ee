import { afterEach, describe, expect, it } from 'vitest';
import { type BriefReader, openBriefReader } from './brief-reader.ts';

describe('the thread that reads prompts', () => {
  let reader: BriefReader;
  afterEach(() => reader.close());
  const ask = (prompt: string, signal = new AbortController().signal) =>
    reader.read({ prompt, clips: [], edited: null, embeddings: [] }, signal);

  it('is ended where a prompt takes too long, and reads the next one in a new one', async () => {
    reader = openBriefReader(0);
    await expect(ask('12 seconds')).rejects.toMatchObject({ code: 'brief_not_read' });
    await reader.close();
    reader = openBriefReader();
    expect((await ask('12 seconds')).brief).toMatchObject({ wishes: [{ kind: 'length' }] });
  });

  it('passes over who has gone on writing', async () => {
    reader = openBriefReader();
    const gone = new AbortController();
    const first = ask('12 seconds');
    const second = ask('13 seconds', gone.signal);
    gone.abort(new Error('gone on'));
    await expect(second).rejects.toThrow('gone on');
    expect((await first).brief).toMatchObject({ wishes: [{ amount: { value: 12 } }] });
  });

  it('refuses more than can be read soon', async () => {
    reader = openBriefReader();
    const asked = Array.from({ length: 80 }, () => ask('12 seconds'));
    const outcomes = await Promise.allSettled(asked);
    const refused = outcomes.filter(({ status }) => status === 'rejected');
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.length).toBeLessThan(outcomes.length);
    expect(refused[0]).toMatchObject({ reason: { code: 'brief_not_read' } });
  });
});
