import { CutroomError } from '@cutroom/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clips } from '../../platform/database/schema.ts';
import { storageKeys } from '../../platform/storage/storage.ts';
import { analysisFixture } from '../../testing/clips/clip-fixtures.ts';
import { openRecordingQueue } from '../../testing/recording-queue.ts';
import { openRunHarness, type RunHarness } from '../../testing/run-harness.ts';
import { openMediaDouble } from '../../testing/stage-doubles.ts';
import { retryProxies } from './retry-proxies.ts';

describe('the proxy of a clip', () => {
  let harness: RunHarness;
  beforeAll(async () => {
    harness = await openRunHarness();
  });
  afterAll(() => harness.close());
  beforeEach(() => {
    harness.media = openMediaDouble();
  });

  const newClip = async (changes: Partial<typeof clips.$inferInsert> = {}) =>
    harness.newClip(await harness.newProject(), changes);

  it('is kept, and named by the clip', async () => {
    const clip = await newClip();
    await harness.proxy(clip.id);
    const proxyKey = storageKeys.proxy(clip.projectId, clip.id);
    expect(await harness.clip(clip.id)).toMatchObject({ proxyKey });
    expect(await harness.text(proxyKey)).toBe(`proxy of bytes of ${clip.id}`);
    expect(await harness.scratch()).toEqual([]);
  });

  it('is made once, and never for a clip that is gone', async () => {
    let made = 0;
    harness.media.beforeProxy = async () => {
      made += 1;
    };
    const clip = await newClip();
    await harness.proxy(clip.id);
    await harness.proxy(clip.id);
    await harness.proxy('nobody');
    expect(made).toBe(1);
  });

  it('does not stay behind when its clip is deleted meanwhile', async () => {
    const clip = await newClip();
    harness.media.beforeProxy = async () => {
      await harness.db.delete(clips).where(eq(clips.id, clip.id));
    };
    await harness.proxy(clip.id);
    expect(await harness.text(storageKeys.proxy(clip.projectId, clip.id))).toBeNull();
  });

  it('that cannot be made leaves the clip as it was but for the reason, and is not asked of it again and again', async () => {
    const clip = await newClip();
    harness.media.beforeProxy = () => Promise.reject(new CutroomError('clip_damaged'));
    await harness.proxy(clip.id);
    expect(await harness.clip(clip.id)).toMatchObject({
      proxyKey: null,
      proxyErrorCode: 'clip_damaged',
      analysisError: null,
    });
    expect(await harness.scratch()).toEqual([]);
  });

  it.each([new Error('the bucket is away'), new CutroomError('media_timeout')])(
    'is left to the next delivery after %s',
    async (error) => {
      const clip = await newClip();
      harness.media.beforeProxy = () => Promise.reject(error);
      await expect(harness.proxy(clip.id)).rejects.toBe(error);
      expect(await harness.clip(clip.id)).toMatchObject({ proxyKey: null, proxyErrorCode: null });
    },
  );

  it('that comes after all is kept, and there is no reason any more', async () => {
    const clip = await newClip({ proxyErrorCode: 'internal' });
    await harness.proxy(clip.id);
    const proxyKey = storageKeys.proxy(clip.projectId, clip.id);
    expect(await harness.clip(clip.id)).toMatchObject({ proxyKey, proxyErrorCode: null });
  });

  it('that the queue gave up gets its job again, for three days; then it is known that none comes', async () => {
    const analysis = analysisFixture();
    const daysAgo = (days: number) => ({ createdAt: new Date(Date.now() - days * 24 * 60 * 60 * 1000) });
    const [missing, old] = [
      await newClip({ analysis, ...daysAgo(2) }),
      await newClip({ analysis, ...daysAgo(4) }),
      await newClip({ analysis, proxyKey: 'made' }),
      await newClip({ analysis, proxyErrorCode: 'clip_damaged' }),
      await newClip({ analysis: null }),
    ];
    const queue = openRecordingQueue();
    const { signal } = new AbortController();
    await retryProxies({ db: harness.db, queue })({}, signal);
    expect(queue.sent).toEqual([{ name: 'preview.proxy', payload: { clipId: missing.id }, key: missing.id }]);
    expect((await harness.clip(missing.id))?.proxyErrorCode).toBeNull();
    expect((await harness.clip(old.id))?.proxyErrorCode).toBe('internal');
  });
});
