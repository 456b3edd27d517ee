import { setTimeout as sleep } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { analysisFixture } from '../../../testing/clips/clip-fixtures.ts';
import { type Director, openDirector } from './open-director.ts';

/** Takes longer to read than a timer of no time takes to fire. */
const LONG = 'start with the dog, then the boat, and end on the sea. '.repeat(90);

describe('the thread of the director', () => {
  let director: Director;
  afterEach(() => director.close());
  const { signal } = new AbortController();
  const read = (prompt: string, asked = signal) =>
    director.ask('brief', { prompt, clips: [], about: 'nothing', edited: null, embeddings: [] }, asked);
  const clips = [
    { clipId: 'beach', filename: 'beach.mp4', uploadOrder: 0, analysis: analysisFixture() },
  ] as const;

  it('is ended where a prompt takes too long, and what waits behind it is done by a new one', async () => {
    director = openDirector({ briefMsMax: 0 });
    const late = expect(read(LONG)).rejects.toMatchObject({ code: 'brief_not_read' });
    const { selectedClips } = await director.ask('plan', { prompt: '5 seconds', clips }, signal);
    await late;
    expect(selectedClips[0]).toMatchObject({ clipId: 'beach' });
  });

  it('has compiled its patterns before the time of the first question counts, also where a new one takes over', async () => {
    const asked = tasksOfThreads();
    director = openDirector({ briefMsMax: 0 });
    await expect(read(LONG)).rejects.toMatchObject({ code: 'brief_not_read' });
    await expect(read(LONG)).rejects.toMatchObject({ code: 'brief_not_read' });
    expect(asked).toEqual([
      ['warmUp', 'brief'],
      ['warmUp', 'brief'],
    ]);
  });

  it('passes over who has gone on writing', async () => {
    director = openDirector();
    const gone = new AbortController();
    const first = read('12 seconds');
    const second = read('13 seconds', gone.signal);
    gone.abort(new Error('gone on'));
    await expect(second).rejects.toThrow('gone on');
    expect((await first).brief).toMatchObject({ wishes: [{ amount: { value: 12 } }] });
  });

  it('keeps the clips of the last prompt while the same version of a project is written about', async () => {
    director = openDirector();
    const opens = async (about: string, some: readonly (typeof clips)[number][]) => {
      const question = { prompt: 'start with the beach', clips: some, about, edited: null, embeddings: [] };
      const { brief } = await director.ask('brief', question, signal);
      return brief.wishes.flatMap((wish) =>
        wish.kind === 'open' ? wish.clips.flatMap((one) => one.clips.map(({ clipId }) => clipId)) : [],
      );
    };
    expect(await opens('7.1', clips)).toEqual(['beach']);
    expect(await opens('7.1', [])).toEqual(['beach']);
    expect(await opens('7.2', [{ ...clips[0], clipId: 'other' as 'beach' }])).toEqual(['other']);
  });

  it('refuses more prompts than can be read soon, and plans all the same', async () => {
    director = openDirector();
    const asked = Array.from({ length: 80 }, () => read('12 seconds'));
    const plan = director.ask('plan', { prompt: '5 seconds', clips }, signal);
    const outcomes = await Promise.allSettled(asked);
    const refused = outcomes.filter(({ status }) => status === 'rejected');
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.length).toBeLessThan(outcomes.length);
    expect(refused[0]).toMatchObject({ reason: { code: 'brief_not_read' } });
    expect((await plan).selectedClips.length).toBeGreaterThan(0);
  });

  it('fails as the director does', async () => {
    director = openDirector();
    await expect(director.ask('plan', { prompt: '5 seconds', clips: [] }, signal)).rejects.toMatchObject({
      code: 'no_usable_clips',
    });
  });

  it('ends once it rests, stays while it is held, and starts again for the next question', async () => {
    const started: Worker[] = [];
    const onWorker = (worker: Worker) => void started.push(worker);
    process.on('worker', onWorker);
    onTestFinished(() => void process.off('worker', onWorker));
    director = openDirector({ idleMs: 0 });
    const release = director.hold();
    for (const prompt of ['12 seconds', '13 seconds']) {
      expect((await read(prompt)).brief.wishes).toHaveLength(1);
      await sleep(20);
    }
    expect(started).toHaveLength(1);
    release();
    // A thread that has ended has no number any more.
    await expect.poll(() => started[0]?.threadId).toBe(-1);
    expect((await read('14 seconds')).brief.wishes).toHaveLength(1);
    expect(started).toHaveLength(2);
    await expect.poll(() => started[1]?.threadId).toBe(-1);
  });
});

/** What each thread that starts in this test is asked, by its names. */
function tasksOfThreads(): readonly (readonly string[])[] {
  const asked: string[][] = [];
  const onWorker = (worker: Worker) => {
    const tasks: string[] = [];
    asked.push(tasks);
    const post = worker.postMessage.bind(worker);
    worker.postMessage = (request: { readonly task: string }) => {
      tasks.push(request.task);
      post(request);
    };
  };
  process.on('worker', onWorker);
  onTestFinished(() => void process.off('worker', onWorker));
  return asked;
}
