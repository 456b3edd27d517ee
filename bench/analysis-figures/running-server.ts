import { spawn } from 'node:child_process';
import { createReadStream, statSync } from 'node:fs';
import { request } from 'node:http';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { SERVER_ENVIRONMENT } from '../../scripts/server-environment.mjs';

/** The product as a process of its own, with somebody signed in. */
export interface RunningServer {
  readonly pid: number;
  /** @throws Error with the status where the answer is not a success */
  call(method: string, path: string, body?: unknown): Promise<Response>;
  /**
   * Uploads a file as the browser does, in chunks, without waiting for its check.
   * @param onChunk called with a chunk's bytes before it is sent, which waits for it
   */
  upload(
    projectId: number,
    path: string,
    name: string,
    onChunk?: (bytes: number) => Promise<void>,
  ): Promise<void>;
  stop(): Promise<void>;
}

const CHUNK_BYTES = 8 * 1024 * 1024;

export async function startServer(repository: string, dataDirectory: string): Promise<RunningServer> {
  const child = spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: repository,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...SERVER_ENVIRONMENT,
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDirectory,
      LOG_LEVEL: 'error',
      RATE_LIMIT: 'false',
    },
  });
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const address = await addressIn(child.stdout, gone);
  const origin = address.replace('localhost', '127.0.0.1');
  let cookie = '';
  const call = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const hasBody = body !== undefined;
    const response = await fetch(`${origin}${path}`, {
      method,
      headers: { origin, cookie, ...(hasBody ? { 'content-type': 'application/json' } : {}), ...headers },
      ...(hasBody ? { body: JSON.stringify(body) } : {}),
    });
    if (!response.ok)
      throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
    return response;
  };
  const account = { email: 'bench@example.org', password: 'a long enough password', name: 'Bench' };
  const signedUp = await call('POST', '/api/auth/sign-up/email', account);
  cookie = signedUp.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  return {
    pid: child.pid ?? 0,
    call,
    upload: async (projectId, path, name, onChunk) => {
      const { size } = statSync(path);
      const encoded = (text: string) => Buffer.from(text).toString('base64');
      const metadata = `projectId ${encoded(String(projectId))},filename ${encoded(name)},type ${encoded('video/mp4')}`;
      const tus = { 'tus-resumable': '1.0.0', prefer: 'respond-async' };
      const created = await call('POST', '/api/tus', undefined, {
        ...tus,
        'upload-length': String(size),
        'upload-metadata': metadata,
      });
      const location = new URL(created.headers.get('location') ?? '', `${origin}/api/tus`).pathname;
      for (let offset = 0; offset < size; offset += CHUNK_BYTES) {
        const end = Math.min(size, offset + CHUNK_BYTES);
        await onChunk?.(end - offset);
        await sendPart(`${origin}${location}`, path, offset, end, { ...tus, origin, cookie });
      }
    },
    stop: async () => {
      child.kill('SIGTERM');
      await gone;
    },
  };
}

/** Straight from the file: a client that copies what it sends takes as much of the processor as the server that it measures. */
async function sendPart(
  url: string,
  path: string,
  offset: number,
  end: number,
  headers: Record<string, string>,
): Promise<void> {
  const part = request(url, {
    method: 'PATCH',
    headers: {
      ...headers,
      'upload-offset': offset,
      'content-length': end - offset,
      'content-type': 'application/offset+octet-stream',
    },
  });
  const status = new Promise<number>((resolve, reject) => {
    part.once('error', reject);
    part.once('response', (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
  });
  await pipeline(createReadStream(path, { start: offset, end: end - 1, highWaterMark: 1024 * 1024 }), part);
  if ((await status) >= 300) throw new Error(`PATCH ${url} answered ${await status}`);
}

async function addressIn(output: NodeJS.ReadableStream, gone: Promise<void>): Promise<string> {
  const lines = createInterface({ input: output });
  const found = new Promise<string>((resolve) => {
    lines.on('line', (line) => {
      const address = /https?:\/\/\S+/.exec(line)?.[0];
      if (address !== undefined) resolve(address);
    });
  });
  const died = gone.then(() => {
    throw new Error('The server ended before it was ready');
  });
  return Promise.race([found, died]);
}
