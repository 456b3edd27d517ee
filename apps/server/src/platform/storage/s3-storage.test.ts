import { once } from 'node:events';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestBucket, testObjectStore } from '../../testing/servers/test-bucket.ts';
import { openS3Storage, type S3Settings } from './s3-storage.ts';
import { describeStorageContract } from './testing/storage-contract.ts';

const store = testObjectStore();
if (store === null) {
  it.skip('storage: bucket (npm test starts an object store for it)', () => {});
} else {
  describeStorageContract('bucket', async () => openS3Storage(await createTestBucket(store)));

  it('storage: a bucket that is not there is refused with a sentence for the operator', async () => {
    const opening = openS3Storage({ ...store, bucket: 'there-is-no-such-bucket' });
    await expect(opening).rejects.toThrow(/'there-is-no-such-bucket' at http.* cannot be written to/);
  });
}

/** A server in all kinds of trouble: what a real one does only on bad days. */
describe('A bucket in trouble', () => {
  type Answer = (request: IncomingMessage, response: ServerResponse) => void;
  let server: Server;
  let settings: S3Settings;
  let directory: string;
  let asked: string[];
  /** The next answers; a plain 200 after them. */
  let answers: Answer[];

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 's3-'));
    server = createServer(async (request, response) => {
      asked.push(`${request.method} ${new URL(request.url ?? '', 'http://x').pathname}`);
      const received = await text(request);
      const answer = answers.shift();
      if (answer === undefined) response.end(request.method === 'GET' ? 'whole' : '');
      else answer(Object.assign(request, { received }), response);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    settings = {
      bucket: 'reels',
      endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      region: 'us-east-1',
      credentials: { accessKeyId: 'key', secretAccessKey: 'secret' },
    };
  });
  afterAll(async () => {
    server.closeAllConnections();
    server.close();
    await rm(directory, { recursive: true, force: true });
  });
  beforeEach(() => {
    asked = [];
    answers = [];
  });
  afterEach(() => expect(answers).toEqual([]));

  const failing =
    (status: number, code: string): Answer =>
    (_, response) =>
      void response
        .writeHead(status, { 'content-type': 'application/xml' })
        .end(`<Error><Code>${code}</Code></Error>`);
  const half: Answer = (_, response) => {
    response.writeHead(200, { 'content-length': '1000' }).write('half');
    setTimeout(() => response.destroy(), 20);
  };

  async function clip(): Promise<string> {
    const path = join(directory, 'clip.mp4');
    await writeFile(path, 'a clip');
    return path;
  }

  it('tries out when it is opened whether it may write', async () => {
    await openS3Storage(settings);
    expect(asked.map((line) => line.replace(/\.cutroom-.*/, '*'))).toEqual([
      'PUT /reels/*',
      'DELETE /reels/*',
    ]);
    answers = [failing(403, 'AccessDenied')];
    await expect(openS3Storage(settings)).rejects.toThrow(/'reels' .* \(AccessDenied.*S3_BUCKET/);
  });

  it('sends a file again when the server was not ready or the connection broke', async () => {
    const storage = await openS3Storage(settings);
    asked = [];
    answers = [failing(503, 'SlowDown'), (_, response) => void response.destroy()];
    const path = await clip();
    expect(await storage.putFile('p/clip', path)).toEqual({ bytes: 6 });
    expect(asked).toEqual(Array(3).fill('PUT /reels/p/clip'));
    await expect(stat(path)).rejects.toThrow('ENOENT');
  });

  it('keeps the file where it cannot be sent', async () => {
    const storage = await openS3Storage(settings);
    answers = [failing(403, 'AccessDenied')];
    const path = await clip();
    await expect(storage.putFile('p/clip', path)).rejects.toThrow();
    expect(await readFile(path, 'utf8')).toBe('a clip');
  });

  it.each([
    [507, 'InsufficientStorage'],
    [403, 'QuotaExceeded'],
  ])('says that it is full: %i %s', async (status, code) => {
    const storage = await openS3Storage(settings);
    answers = [failing(status, code)];
    await expect(storage.putFile('p/clip', await clip())).rejects.toMatchObject({ code: 'storage_full' });
  });

  it('fetches a file again of which only a part came', async () => {
    const storage = await openS3Storage(settings);
    answers = [half];
    const path = join(directory, 'fetched');
    await storage.fetchFile('p/clip', path);
    expect(await readFile(path, 'utf8')).toBe('whole');
  });

  it('leaves no part of a file that does not come', async () => {
    const storage = await openS3Storage(settings);
    answers = [half, half, half];
    const path = join(directory, 'never');
    await expect(storage.fetchFile('p/clip', path)).rejects.toThrow();
    await expect(stat(path)).rejects.toThrow('ENOENT');
  });

  it('removes all keys of a listing that comes in parts', async () => {
    const storage = await openS3Storage(settings);
    asked = [];
    const listing =
      (keys: readonly string[], next: string | null): Answer =>
      (_, response) => {
        const contents = keys.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('');
        const more =
          next === null
            ? ''
            : `<IsTruncated>true</IsTruncated><NextContinuationToken>${next}</NextContinuationToken>`;
        response
          .writeHead(200, { 'content-type': 'application/xml' })
          .end(`<?xml version="1.0"?><ListBucketResult>${more}${contents}</ListBucketResult>`);
      };
    const first = Array.from({ length: 9 }, (_, index) => `p/${index}`);
    const removed: Answer = (_, response) => void response.writeHead(204).end();
    answers = [listing(first, 'more'), ...first.map(() => removed), listing(['p/last'], null), removed];
    await storage.removePrefix('p/');
    expect(asked.filter((line) => line.startsWith('DELETE')).sort()).toEqual(
      [...first, 'p/last'].map((key) => `DELETE /reels/${key}`),
    );
    expect(asked.filter((line) => line === 'GET /reels' || line === 'GET /reels/')).toHaveLength(2);
  });

  it('does not pass its check while it is not there', async () => {
    const storage = await openS3Storage(settings);
    answers = [failing(404, 'NoSuchBucket')];
    await expect(storage.check()).rejects.toThrow();
  });
});
