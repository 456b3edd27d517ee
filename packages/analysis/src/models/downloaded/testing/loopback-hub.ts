import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** A hub of models on this machine: the three calls that the download makes, and the mishaps that it has to survive. */
export interface LoopbackHub {
  readonly url: string;
  /** What was asked for, with the range where there was one. */
  readonly requests: string[];
  /** Cuts the connection of the next answer for a file after so many bytes. */
  cutAfter(path: string, bytes: number): void;
  /** Answers the next requests for a file with a status instead. */
  answerWith(path: string, status: number, times?: number): void;
  /** Sends other bytes than it lists. */
  spoil(path: string): void;
  close(): Promise<void>;
}

export const HUB_COMMIT = `${'c0ffee'.repeat(6)}c0ff`;

/** @param files contents by '<owner>/<name>/<path>'; those under onnx/ are listed by SHA-256, the others as git blobs */
export async function openLoopbackHub(files: ReadonlyMap<string, Buffer>): Promise<LoopbackHub> {
  const requests: string[] = [];
  const cuts = new Map<string, number>();
  const statuses = new Map<string, { status: number; times: number }>();
  const spoilt = new Set<string>();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://hub');
    requests.push(`${pathname}${request.headers.range === undefined ? '' : ` ${request.headers.range}`}`);
    const [, repository = '', rest = ''] = /^\/api\/models\/([^/]+\/[^/]+)\/(.+)$/.exec(pathname) ?? [];
    if (rest.startsWith('revision/')) return answerJson(response, { sha: HUB_COMMIT });
    if (rest === `tree/${HUB_COMMIT}`) return answerJson(response, listing(files, repository));
    const [, owner = '', path = ''] =
      /^\/([^/]+\/[^/]+)\/(?:resolve\/)?[0-9a-f]{40}\/(.+)$/.exec(pathname) ?? [];
    const contents = files.get(`${owner}/${path}`);
    const refusal = statuses.get(path);
    if (refusal !== undefined && refusal.times > 0) {
      refusal.times -= 1;
      response.writeHead(refusal.status).end();
    } else if (contents === undefined) response.writeHead(404).end();
    else {
      sendFile(
        request,
        response,
        spoilt.has(path) ? contents.map((byte) => byte ^ 1) : contents,
        cuts.get(path),
      );
      cuts.delete(path);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    cutAfter: (path, bytes) => void cuts.set(path, bytes),
    answerWith: (path, status, times = 1) => void statuses.set(path, { status, times }),
    spoil: (path) => void spoilt.add(path),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function answerJson(response: ServerResponse, value: unknown): void {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value));
}

function listing(files: ReadonlyMap<string, Buffer>, repository: string) {
  return [...files]
    .filter(([name]) => name.startsWith(`${repository}/`))
    .map(([name, contents]) => {
      const path = name.slice(repository.length + 1);
      const oid = createHash('sha1').update(`blob ${contents.length}\0`).update(contents).digest('hex');
      const lfs = { oid: createHash('sha256').update(contents).digest('hex') };
      return { type: 'file', path, oid, size: contents.length, ...(path.startsWith('onnx/') ? { lfs } : {}) };
    });
}

function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  contents: Uint8Array,
  cutAfter: number | undefined,
): void {
  const from = Number(/^bytes=(\d+)-$/.exec(request.headers.range ?? '')?.[1] ?? 0);
  if (from >= contents.length && from > 0) {
    response.writeHead(416, { 'content-range': `bytes */${contents.length}` }).end();
    return;
  }
  const body = contents.subarray(from);
  const range = { 'content-range': `bytes ${from}-${contents.length - 1}/${contents.length}` };
  response.writeHead(from > 0 ? 206 : 200, { 'content-length': body.length, ...(from > 0 ? range : {}) });
  if (cutAfter === undefined) response.end(body);
  else response.write(body.subarray(0, cutAfter), () => response.destroy());
}
