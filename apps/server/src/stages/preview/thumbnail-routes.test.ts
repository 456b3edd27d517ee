import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clips } from '../../platform/database/schema.ts';
import { storageKeys } from '../../platform/storage/storage.ts';
import { NAMES, openPreviewBench, type PreviewBench } from './testing/preview-bench.ts';

const urlOf = (path: string, t?: number | string) =>
  `/api/thumbnails/${path}${t === undefined ? '' : `?t=${t}`}`;
const clip = encodeURIComponent(NAMES.clip);

describe('thumbnails over HTTP', () => {
  let bench: PreviewBench;
  beforeAll(async () => {
    bench = await openPreviewBench();
  });
  afterAll(() => bench.close());
  beforeEach(() => {
    bench.pictures.length = 0;
  });

  it('the picture of a clip is a JPEG, taken from its proxy', async () => {
    const response = await bench.fetch(urlOf(clip, 1.5), bench.owner);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'private, no-cache',
      'x-content-type-options': 'nosniff',
    });
    expect(await response.text()).toBe('picture at 1.5');
    expect(bench.pictures).toEqual([{ demuxer: 'mov', atSeconds: 1.5 }]);
  });

  it('before there is a proxy the clip itself is read, as what it was found to be', async () => {
    await bench.fetch(urlOf(NAMES.unprepared, 1), bench.owner);
    expect(bench.pictures).toEqual([{ demuxer: 'matroska', atSeconds: 1 }]);
  });

  it('the moment of the poster is answered with the poster, and nothing is made', async () => {
    expect(await (await bench.fetch(urlOf(clip, 1), bench.owner)).text()).toBe('the poster');
    expect(await (await bench.fetch(urlOf(clip, 1.2), bench.owner)).text()).toBe('picture at 1.2');
    expect(bench.pictures).toEqual([{ demuxer: 'mov', atSeconds: 1.2 }]);
  });

  it('a finished video has pictures too, up to its end', async () => {
    const response = await bench.fetch(urlOf(NAMES.reel, 100), bench.owner);
    expect(await response.text()).toBe('picture at 5.9');
  });

  it.each([
    ['the name', clip],
    ["the clip's path as the project tells it", `api/videos/${clip}`],
    ['that path encoded once more', encodeURIComponent(`/api/videos/${clip}`)],
    ["the proxy's name", encodeURIComponent(NAMES.proxy)],
  ])('%s finds the clip', async (_, path) => {
    expect((await bench.fetch(urlOf(path, 2), bench.owner)).status).toBe(200);
  });

  it.each([
    [-1, 'picture at 0'],
    [-0.5, 'picture at 0'],
    [1_000_000, 'picture at 5.9'],
  ])('t=%d is moved to where the video is', async (t, picture) => {
    expect(await (await bench.fetch(urlOf(NAMES.reel, t), bench.owner)).text()).toBe(picture);
  });

  it('without a second the first picture is shown', async () => {
    expect(await (await bench.fetch(urlOf(clip), bench.owner)).text()).toBe('picture at 0');
  });

  it.each(['', 'x', '-', '--1', 'NaN', 'Infinity', '1e3', '0x10', '1,5', '1&t=2'])(
    't=%s is refused',
    async (t) => {
      const response = await bench.fetch(urlOf(clip, t), bench.owner);
      expect([response.status, await response.json()]).toEqual([
        400,
        expect.objectContaining({ code: 'invalid_request' }),
      ]);
    },
  );

  it('a picture is made once and kept with the clip', async () => {
    await bench.fetch(urlOf(clip, 3.01), bench.owner);
    const again = await bench.fetch(urlOf(clip, 2.97), bench.owner);
    expect(await again.text()).toBe('picture at 3');
    expect(bench.pictures).toHaveLength(1);
    const key = storageKeys.thumbnail(bench.project.id, 'clip1', 300);
    expect(await bench.storage.stat(key)).toEqual({ bytes: 'picture at 3'.length });
  });

  it('a picture of a finished video is made once for all who look at it', async () => {
    await bench.fetch(urlOf(NAMES.reel, 4.5), bench.owner);
    const again = await bench.fetch(urlOf(NAMES.reel, 4.5), bench.owner);
    expect(await again.text()).toBe('picture at 4.5');
    expect(bench.pictures).toHaveLength(1);
  });

  it('a large picture is another one than the small', async () => {
    const small = await bench.fetch(urlOf(clip, 2.5), bench.owner);
    const large = await bench.fetch(urlOf(clip, '2.5&size=large'), bench.owner);
    expect(large.headers.get('etag')).not.toBe(small.headers.get('etag'));
    expect(bench.pictures).toHaveLength(2);
    expect((await bench.fetch(urlOf(clip, '2.5&size=huge'), bench.owner)).status).toBe(400);
  });

  it('many who ask at once get one picture', async () => {
    const responses = await Promise.all(
      Array.from({ length: 8 }, () => bench.fetch(urlOf(clip, 4), bench.owner)),
    );
    expect(new Set(await Promise.all(responses.map((response) => response.text())))).toEqual(
      new Set(['picture at 4']),
    );
    expect(bench.pictures).toHaveLength(1);
  });

  it('a picture the client has is not sent again, nor made', async () => {
    const etag = (await bench.fetch(urlOf(NAMES.reel, 2), bench.owner)).headers.get('etag') ?? '';
    const headers = { 'if-none-match': etag };
    const again = await bench.fetch(urlOf(NAMES.reel, 2), bench.owner, { headers });
    expect([again.status, await again.text()]).toEqual([304, '']);
    const other = await bench.fetch(urlOf(NAMES.reel, 3), bench.owner, { headers });
    expect(other.status).toBe(200);
    expect(bench.pictures).toHaveLength(2);
  });

  it('HEAD tells the same headers', async () => {
    const response = await bench.fetch(urlOf(clip, 1.5), bench.owner, { method: 'HEAD' });
    expect([response.status, response.headers.get('content-length')]).toEqual([
      200,
      String('picture at 1.5'.length),
    ]);
  });

  it.each(Object.values(NAMES))('%s is not there for others and closed to the signed out', async (name) => {
    const path = urlOf(encodeURIComponent(name), 1);
    expect((await bench.fetch(path, bench.other)).status).toBe(404);
    expect((await bench.fetch(path, null)).status).toBe(401);
    expect(bench.pictures).toEqual([]);
  });

  it.each(['', 'api/videos/', 'nothing_0.mp4', '%25', '..%2f..%2fetc%2fpasswd', '%00'])(
    'the path %j stands for nothing',
    async (path) => {
      expect((await bench.fetch(urlOf(path, 1), bench.owner)).status).toBe(404);
    },
  );

  it('a picture of a clip that is deleted meanwhile does not stay behind', async () => {
    bench.beforePicture = async () => {
      await bench.db.delete(clips).where(eq(clips.storedName, NAMES.unprepared));
      await bench.storage.removePrefix(storageKeys.clipFiles(bench.project.id, 'clip2'));
    };
    await bench.fetch(urlOf(NAMES.unprepared, 2), bench.owner);
    expect(bench.pictures).toHaveLength(1);
    expect(await bench.storage.stat(storageKeys.thumbnail(bench.project.id, 'clip2', 200))).toBeNull();
    expect(await bench.scratch()).toEqual([]);
  });
});
