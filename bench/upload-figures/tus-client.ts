import { Agent, request } from 'node:http';

/** What a browser sends at once (contract: CHUNK_BYTES_DESKTOP), and how many files. */
const CHUNK_BYTES = 8 * 1024 * 1024;
const AT_ONCE = 5;

export interface UploadTarget {
  readonly origin: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly metadata: (filename: string) => string;
}

export interface SentFile {
  readonly location: string;
  /** On the clock of `performance.now`: when the last chunk went out, and when it was answered. */
  readonly lastByteAtMs: number;
  readonly answeredAtMs: number;
  readonly status: number;
}

export interface FileToSend {
  readonly name: string;
  readonly bytes: Buffer;
}

/** Sends files as the web application does: five at a time, each in chunks one after the other. */
export async function sendFiles(target: UploadTarget, files: readonly FileToSend[]): Promise<SentFile[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const waiting = files.entries();
  const sent: SentFile[] = [];
  const sendRest = async (): Promise<void> => {
    for (const [index, file] of waiting) sent[index] = await sendFile(target, agent, file);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sendRest));
  agent.destroy();
  return sent;
}

async function sendFile(target: UploadTarget, agent: Agent, { name, bytes }: FileToSend): Promise<SentFile> {
  const headers = { ...target.headers, 'tus-resumable': '1.0.0' };
  const created = await send(target, agent, 'POST', target.path, {
    ...headers,
    'upload-length': String(bytes.length),
    'upload-metadata': target.metadata(name),
    'content-length': '0',
  });
  if (created.status !== 201) throw new Error(`The upload was answered ${created.status}: ${created.body}`);
  const { location } = created;
  for (let offset = 0; ; offset += CHUNK_BYTES) {
    const chunk = bytes.subarray(offset, offset + CHUNK_BYTES);
    const lastByteAtMs = performance.now();
    const { status } = await send(
      target,
      agent,
      'PATCH',
      location,
      {
        ...headers,
        'content-type': 'application/offset+octet-stream',
        'upload-offset': String(offset),
        'content-length': String(chunk.length),
      },
      chunk,
    );
    if (offset + chunk.length >= bytes.length)
      return { location, lastByteAtMs, answeredAtMs: performance.now(), status };
    if (status !== 204) throw new Error(`A chunk was answered ${status}`);
  }
}

function send(
  { origin }: UploadTarget,
  agent: Agent,
  method: string,
  path: string,
  headers: Record<string, string>,
  body?: Buffer,
): Promise<{ readonly status: number; readonly location: string; readonly body: string }> {
  const { promise, resolve, reject } = Promise.withResolvers<{
    readonly status: number;
    readonly location: string;
    readonly body: string;
  }>();
  const outgoing = request(new URL(path, origin), { agent, method, headers }, (answer) => {
    const chunks: Buffer[] = [];
    answer.on('data', (chunk: Buffer) => chunks.push(chunk));
    answer.on('end', () =>
      resolve({
        status: answer.statusCode ?? 0,
        location: answer.headers.location ?? '',
        body: Buffer.concat(chunks).toString(),
      }),
    );
  });
  outgoing.on('error', reject);
  outgoing.end(body);
  return promise;
}
