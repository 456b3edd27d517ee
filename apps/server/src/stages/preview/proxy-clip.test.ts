import { CutroomError } from '@cutroom/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clips } from '../../platform/database/schema.ts';
import { storageKeys } from '../../platform/storage/storage.ts';
import { analysisFixture } from '../../runs/testing/clip-fixtures.ts';
import { openRecordingQueue } from '../../runs/testing/recording-queue.ts';
import { openRunBench, type RunBench } from '../../runs/testing/run-bench.ts';
import { openMediaDouble } from '../../runs/testing/stage-doubles.ts';
import { retryProxies } from './retry-proxies.ts';

describe('the proxy of a clip', () => {
  let bench: RunBench;
  beforeAll(async () => {
    bench = await openRunBench();
  });
  afterAll(() => bench.close());
  beforeEach(() => {
    bench.media = openMediaDouble();
  });

  const newClip = async (changes: Partial<typeof clips.$inferInsert> = {}) =>
    bench.newClip(await bench.newProject(), changes);

  it('is kept, and named by the clip', async () => {
    const clip = await newClip();
    await bench.proxy(clip.id);
    const proxyKey = storageKeys.proxy(clip.projectId, clip.id);
    expect(await bench.clip(clip.id)).toMatchObject({ proxyKey });
    expect(await bench.text(proxyKey)).toBe(`proxy of bytes of ${clip.id}`);
    expect(await bench.scratch()).toEqual([]);
  });

  it('is made once, and never for a clip that is gone', async () => {
    let made = 0;
    bench.media.beforeProxy = async () => {
      made += 1;
    };
    const clip = await newClip();
    await bench.proxy(clip.id);
    await bench.proxy(clip.id);
    await bench.proxy('nobody');
    expect(made).toBe(1);
  });

  it('does not stay behind when its clip is deleted meanwhile', async () => {
    const clip = await newClip();
    bench.media.beforeProxy = async () => {
      await bench.db.delete(clips).where(eq(clips.id, clip.id));
    };
    await bench.proxy(clip.id);
    expect(await bench.text(storageKeys.proxy(clip.projectId, clip.id))).toBeNull();
  });

  it('that cannot be made leaves the clip as it was, and is not asked of it again and again', async () => {
    const clip = await newClip();
    bench.media.beforeProxy = () => Promise.reject(new CutroomError('clip_damaged'));
    await bench.proxy(clip.id);
    expect(await bench.clip(clip.id)).toMatchObject({ proxyKey: null, analysisError: null });
    expect(await bench.scratch()).toEqual([]);
  });

  it.each([new Error('the bucket is away'), new CutroomError('media_timeout')])(
    'is left to the next delivery after %s',
    async (error) => {
      const clip = await newClip();
      bench.media.beforeProxy = () => Promise.reject(error);
      await expect(bench.proxy(clip.id)).rejects.toBe(error);
      expect(await bench.clip(clip.id)).toMatchObject({ proxyKey: null });
    },
  );

  it('that the queue gave up gets its job again, for three days', async () => {
    const analysis = analysisFixture();
    const daysAgo = (days: number) => ({ createdAt: new Date(Date.now() - days * 24 * 60 * 60 * 1000) });
    const [missing] = [
      await newClip({ analysis, ...daysAgo(2) }),
      await newClip({ analysis, ...daysAgo(4) }),
      await newClip({ analysis, proxyKey: 'made' }),
      await newClip({ analysis: null }),
    ];
    const queue = openRecordingQueue();
    const { signal } = new AbortController();
    await retryProxies({ db: bench.db, queue })({}, signal);
    expect(queue.sent).toEqual([{ name: 'preview.proxy', payload: { clipId: missing.id }, key: missing.id }]);
  });
});
