import { readdir } from 'node:fs/promises';
import { CLIP_BYTES_MAX, PATCH_BYTES_MAX } from '@cutroom/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { metadataHeader } from './testing/metadata-header.ts';
import {
  fileOf,
  openUploadHarness,
  type TusClient,
  tusClient,
  type UploadHarness,
} from './testing/upload-harness.ts';

let harness: UploadHarness;
let owner: string;
let projectId: number;
let tus: TusClient;
let foreigner: TusClient;

beforeAll(async () => {
  harness = await openUploadHarness();
});
afterAll(() => harness.close());
beforeEach(async () => {
  owner = await harness.newUser();
  projectId = await harness.newProject(owner);
  tus = tusClient(harness, owner);
  foreigner = tusClient(harness, await harness.newUser());
});

const statusOf = async () => (await harness.project(owner, projectId)).status;
const idOf = (location: string) => location.slice(location.lastIndexOf('/') + 1);
const bodyOf = async (response: Response) => ({ status: response.status, body: await response.json() });
const filesOf = async () => (await readdir(harness.uploadsDirectory)).sort();

describe('asking what the server can do', () => {
  it.each(['/api/tus', '/api/tus/'])('names version, extensions and limit at %s, to anyone', async (path) => {
    const answer = await fetch(new URL(path, harness.origin), { method: 'OPTIONS' });
    expect(answer.status).toBe(204);
    expect(answer.headers.get('tus-version')).toBe('1.0.0');
    expect(answer.headers.get('tus-extension')).toBe('creation,expiration,termination');
    expect(answer.headers.get('tus-max-size')).toBe(String(CLIP_BYTES_MAX));
  });
});

describe('creating an upload', () => {
  it.each(['/api/tus', '/api/tus/'])('answers 201 with a relative Location at %s', async (path) => {
    const answer = await tus.send('POST', path, {
      'upload-length': '10',
      'upload-metadata': metadataHeader({ projectId, filename: 'a.mp4', type: 'video/mp4' }),
      'x-device-type': 'mobile',
      'x-chunk-size': '3145728',
    });
    expect(answer.status).toBe(201);
    expect(answer.headers.get('location')).toMatch(/^\/api\/tus\/[0-9a-z]{26}$/);
    expect(answer.headers.get('tus-resumable')).toBe('1.0.0');
    expect(Date.parse(answer.headers.get('upload-expires') ?? '')).toBeGreaterThan(Date.now());
  });

  it('shows in the project', async () => {
    const location = await tus.open(projectId, 1000, 'Strand & Meer.mp4');
    expect((await harness.project(owner, projectId)).uploads).toEqual([
      {
        id: idOf(location),
        kind: 'clip',
        filename: 'Strand & Meer.mp4',
        state: 'receiving',
        bytesReceived: 0,
        bytesTotal: 1000,
        isArriving: true,
        error: null,
      },
    ]);
  });

  it('takes an uploaded project back to uploading, and leaves a completed one', async () => {
    projectId = await harness.newProject(owner, 'uploaded');
    await tus.open(projectId, 10);
    expect(await statusOf()).toBe('uploading');
    projectId = await harness.newProject(owner, 'completed');
    await tus.open(projectId, 10);
    expect(await statusOf()).toBe('completed');
  });

  it.each<[string, Record<string, string>, number, string]>([
    ['without the version', { 'tus-resumable': '' }, 412, 'tus_version'],
    ['with another version', { 'tus-resumable': '0.2.2' }, 412, 'tus_version'],
    ['without a length', { 'upload-length': '' }, 400, 'upload_length'],
    ['with a broken length', { 'upload-length': 'x' }, 400, 'upload_length'],
    ['with a deferred length', { 'upload-defer-length': '1' }, 400, 'upload_length'],
    ['of an empty file', { 'upload-length': '0' }, 400, 'upload_empty'],
    ['over 100 MB', { 'upload-length': String(CLIP_BYTES_MAX + 1) }, 413, 'file_too_large'],
    ['without metadata', { 'upload-metadata': '' }, 400, 'upload_metadata'],
    [
      'of another kind of file',
      { 'upload-metadata': metadataHeader({ projectId: 1, filename: 'a.txt' }) },
      415,
      'only_video',
    ],
    [
      'in a project that is not there',
      { 'upload-metadata': metadataHeader({ projectId: 999_999, filename: 'a.mp4' }) },
      404,
      'project_not_found',
    ],
  ])('is refused %s', async (_, headers, status, code) => {
    const before = await filesOf();
    const answer = await tus.create(projectId, 10, 'a.mp4', headers);
    expect(answer.headers.get('tus-resumable')).toBe('1.0.0');
    expect(await bodyOf(answer)).toEqual({ status, body: { code, message: expect.any(String) } });
    expect(await filesOf()).toEqual(before);
  });

  it('names the versions it knows when it refuses one', async () => {
    const answer = await tus.create(projectId, 10, 'a.mp4', { 'tus-resumable': '2.0.0' });
    expect(answer.headers.get('tus-version')).toBe('1.0.0');
  });

  it('is refused with data, whatever its type', async () => {
    const headers = {
      'upload-length': '5',
      'upload-metadata': metadataHeader({ projectId, filename: 'a.mp4' }),
    };
    for (const type of ['application/offset+octet-stream', 'application/json', 'rubbish']) {
      const answer = await tus.send(
        'POST',
        '/api/tus/',
        { ...headers, 'content-type': type },
        Buffer.from('VIDEO'),
      );
      expect(await bodyOf(answer)).toMatchObject({ status: 400, body: { code: 'upload_with_data' } });
    }
    expect((await harness.project(owner, projectId)).uploads).toEqual([]);
  });

  it("is refused in another's project", async () => {
    expect(await bodyOf(await foreigner.create(projectId, 10))).toMatchObject({
      status: 404,
      body: { code: 'project_not_found' },
    });
    expect(await statusOf()).toBe('uploading');
  });

  it('is refused beyond 50 clips and uploads, and welcome again when one goes', async () => {
    const locations: string[] = [];
    for (let index = 0; index < 50; index += 1) locations.push(await tus.open(projectId, 10));
    expect(await bodyOf(await tus.create(projectId, 10))).toMatchObject({
      status: 409,
      body: { code: 'clip_limit' },
    });
    await tus.remove(locations[0] ?? '');
    expect((await tus.create(projectId, 10)).status).toBe(201);
  });

  it('does not let two at once pass the limit', async () => {
    for (let index = 0; index < 48; index += 1) await tus.open(projectId, 10);
    const answers = await Promise.all(Array.from({ length: 5 }, () => tus.create(projectId, 10)));
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 201, 409, 409, 409]);
  });

  it('needs a signed-in user, as every other request does', async () => {
    const stranger = tusClient(harness, null);
    const location = await tus.open(projectId, 10);
    const answers = [
      await stranger.create(projectId, 10),
      await stranger.head(location),
      await stranger.patch(location, 0, Buffer.from('VIDEO')),
      await stranger.remove(location),
    ];
    expect(answers.map((answer) => answer.status)).toEqual([401, 401, 401, 401]);
    expect(answers.map((answer) => answer.headers.get('tus-resumable'))).toEqual(Array(4).fill('1.0.0'));
  });
});

describe('sending chunks', () => {
  it('counts bytes, percent and chunks', async () => {
    const file = fileOf(1000);
    const location = await tus.open(projectId, file.length);
    const first = await tus.patch(location, 0, file.subarray(0, 333));
    expect(first.status).toBe(204);
    expect(Object.fromEntries(first.headers)).toMatchObject({
      'upload-offset': '333',
      'x-upload-progress': '33',
      'x-chunks-received': '1',
      'upload-expires': expect.stringMatching(/GMT$/),
    });
    const second = await tus.patch(location, 333, file.subarray(333, 999));
    expect(Object.fromEntries(second.headers)).toMatchObject({
      'upload-offset': '999',
      'x-upload-progress': '99',
      'x-chunks-received': '2',
    });
    const last = await tus.patch(location, 999, file.subarray(999));
    expect(Object.fromEntries(last.headers)).toMatchObject({
      'upload-offset': '1000',
      'x-upload-progress': '100',
      'x-chunks-received': '3',
    });
    expect((await harness.project(owner, projectId)).uploads).toEqual([]);
  });

  it('answers HEAD with where to resume', async () => {
    const file = fileOf(100);
    const location = await tus.open(projectId, file.length, 'ä.mp4');
    await tus.patch(location, 0, file.subarray(0, 60));
    const answer = await tus.head(location);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'upload-offset': '60',
      'upload-length': '100',
      'upload-metadata': metadataHeader({ projectId, filename: 'ä.mp4', type: 'video/mp4' }),
      'cache-control': 'no-store',
      'x-upload-progress': '60',
      'x-chunks-received': '1',
      'tus-resumable': '1.0.0',
    });
  });

  it('takes POST with X-HTTP-Method-Override', async () => {
    const file = fileOf(100);
    const location = await tus.open(projectId, file.length);
    const answer = await tus.send(
      'POST',
      location,
      {
        'x-http-method-override': 'PATCH',
        'content-type': 'application/offset+octet-stream',
        'upload-offset': '0',
      },
      file,
    );
    expect(answer.status).toBe(204);
    expect((await harness.project(owner, projectId)).videoClips).toHaveLength(1);
  });

  it.each<[string, Record<string, string>, number, string]>([
    ['another version', { 'tus-resumable': '1.0.1' }, 412, 'tus_version'],
    ['another content type', { 'content-type': 'video/mp4' }, 415, 'upload_content_type'],
    ['a broken content type', { 'content-type': 'rubbish' }, 415, 'upload_content_type'],
    ['a broken offset', { 'upload-offset': 'x' }, 400, 'invalid_request'],
    ['an offset ahead', { 'upload-offset': '51' }, 409, 'upload_offset'],
    ['an offset behind', { 'upload-offset': '49' }, 409, 'upload_offset'],
  ])('refuses a chunk with %s, and keeps what it had', async (_, headers, status, code) => {
    const file = fileOf(100);
    const location = await tus.open(projectId, file.length);
    await tus.patch(location, 0, file.subarray(0, 50));
    const answer = await tus.patch(location, 50, file.subarray(50), headers);
    expect(await bodyOf(answer)).toEqual({ status, body: { code, message: expect.any(String) } });
    expect((await tus.head(location)).headers.get('upload-offset')).toBe('50');
  });

  it('refuses a chunk over 10 MB, and takes one of exactly that', async () => {
    const file = fileOf(PATCH_BYTES_MAX + 1);
    const location = await tus.open(projectId, file.length);
    expect(await bodyOf(await tus.patch(location, 0, file))).toMatchObject({
      status: 413,
      body: { code: 'chunk_too_large' },
    });
    expect((await tus.head(location)).headers.get('upload-offset')).toBe('0');
    expect((await tus.patch(location, 0, file.subarray(0, PATCH_BYTES_MAX))).status).toBe(204);
  });

  it('refuses a chunk beyond the end of the file', async () => {
    const location = await tus.open(projectId, 10);
    expect(await bodyOf(await tus.patch(location, 0, fileOf(11)))).toMatchObject({ status: 413 });
    expect((await tus.head(location)).headers.get('upload-offset')).toBe('0');
  });

  it('refuses a chunk that does not say its length', async () => {
    const location = await tus.open(projectId, 10);
    const answer = await fetch(new URL(location, harness.origin), {
      method: 'PATCH',
      headers: {
        'tus-resumable': '1.0.0',
        'x-test-user': owner,
        'content-type': 'application/offset+octet-stream',
        'upload-offset': '0',
      },
      body: new Blob(['VIDEO']).stream(),
      duplex: 'half',
    } as RequestInit);
    expect(await bodyOf(answer)).toMatchObject({ status: 411, body: { code: 'length_required' } });
  });

  it('takes an empty chunk as the question where it stands', async () => {
    const location = await tus.open(projectId, 10);
    const answer = await tus.patch(location, 0, Buffer.alloc(0), { 'content-length': '0' });
    expect([
      answer.status,
      answer.headers.get('upload-offset'),
      answer.headers.get('x-chunks-received'),
    ]).toEqual([204, '0', '0']);
  });

  it.each(['/api/tus/unknown', '/api/tus/..%2F..%2Fetc', '/api/tus/a/b', '/api/tus/%00', '/api/tus/%'])(
    'knows nothing of %s',
    async (path) => {
      expect(await bodyOf(await tus.patch(path, 0, Buffer.from('VIDEO')))).toMatchObject({
        status: 404,
        body: { code: 'upload_not_found' },
      });
      expect((await tus.head(path)).status).toBe(404);
      expect((await tus.remove(path)).status).toBe(404);
    },
  );

  it("knows nothing of another's upload", async () => {
    const location = await tus.open(projectId, 100);
    expect((await foreigner.head(location)).status).toBe(404);
    expect((await foreigner.patch(location, 0, fileOf(100))).status).toBe(404);
    expect((await foreigner.remove(location)).status).toBe(404);
    expect((await tus.head(location)).headers.get('upload-offset')).toBe('0');
  });
});
