import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import type { S3Settings } from '../platform/storage/s3-storage.ts';

export interface TroubledBucket {
  readonly settings: S3Settings;
  /** From now on every answer takes so long, and each of so many requests is refused with 503 SlowDown; 0: none is. */
  trouble(slowMs: number, refusedEach: number): void;
  /** Requests that were refused until now. */
  refused(): number;
  /** What it holds. */
  keys(): string[];
  stop(): void;
}

/** As much of S3 as the server asks for, in memory, with bad days on demand. */
export async function startTroubledBucket(): Promise<TroubledBucket> {
  const files = new Map<string, Buffer>();
  let [slowMs, refusedEach, asked, refused] = [0, 0, 0, 0];
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    asked += 1;
    await delay(slowMs);
    if (refusedEach > 0 && asked % refusedEach === 0) {
      refused += 1;
      response.writeHead(503, XML).end('<Error><Code>SlowDown</Code></Error>');
    } else answer(files, request, response, body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    settings: {
      bucket: 'reels',
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      credentials: { accessKeyId: 'key', secretAccessKey: 'secret' },
    },
    trouble: (slow, each) => {
      [slowMs, refusedEach] = [slow, each];
    },
    refused: () => refused,
    keys: () => [...files.keys()].filter((key) => !key.startsWith('.cutroom-')),
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

const XML = { 'content-type': 'application/xml' };

function answer(
  files: Map<string, Buffer>,
  { method, url = '/', headers }: IncomingMessage,
  response: ServerResponse,
  body: Buffer,
): void {
  const { pathname, searchParams } = new URL(url, 'http://bucket');
  const key = decodeURIComponent(pathname).split('/').slice(2).join('/');
  const file = files.get(key);
  if (method === 'GET' && searchParams.has('list-type'))
    response.writeHead(200, XML).end(listing(files, searchParams));
  else if (method === 'PUT') {
    files.set(key, body);
    response.end();
  } else if (method === 'DELETE') {
    files.delete(key);
    response.writeHead(204).end();
  } else if (key === '') response.end();
  else if (file === undefined) response.writeHead(404, XML).end('<Error><Code>NoSuchKey</Code></Error>');
  else send(file, headers.range, method === 'HEAD', response);
}

function send(file: Buffer, range: string | undefined, isHead: boolean, response: ServerResponse): void {
  const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(range ?? '') ?? [];
  const part = first === undefined ? file : file.subarray(Number(first), Number(last) + 1);
  response.writeHead(first === undefined ? 200 : 206, { 'content-length': part.length });
  response.end(isHead ? undefined : part);
}

function listing(files: Map<string, Buffer>, asked: URLSearchParams): string {
  const prefix = asked.get('prefix') ?? '';
  const keys = [...files.keys()].filter((key) => key.startsWith(prefix));
  const folders = new Set(
    keys
      .filter((key) => key.slice(prefix.length).includes('/'))
      .map((key) => `${prefix}${key.slice(prefix.length).split('/', 1)[0]}/`),
  );
  const found = asked.has('delimiter')
    ? [...folders].map((folder) => `<CommonPrefixes><Prefix>${folder}</Prefix></CommonPrefixes>`)
    : keys.map((key) => `<Contents><Key>${key}</Key></Contents>`);
  return `<ListBucketResult><IsTruncated>false</IsTruncated>${found.join('')}</ListBucketResult>`;
}
