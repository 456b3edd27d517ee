import type { Page, Request, Route } from '@playwright/test';
import type { FakeApi } from './fake-api.ts';

/** A request of an upload as the server saw it. */
interface UploadRequest {
  readonly method: string;
  /** The upload's id; empty where it has none yet. */
  readonly upload: string;
  /** The file it is about. */
  readonly file: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Where in the file its data begins. */
  readonly offset: number;
  /** Bytes of the file that it carries. */
  readonly bytes: number;
}

type Answer =
  | {
      readonly status: number;
      readonly body?: unknown;
      readonly headers?: Readonly<Record<string, string>>;
    }
  | 'no answer';

/** The tus endpoint, made at the network: it takes everything unless told otherwise. */
export interface FakeTus {
  readonly requests: readonly UploadRequest[];
  /** The next `times` requests of this kind are answered so, of one file or of every one. */
  refuse(method: 'POST' | 'PATCH' | 'HEAD', answer: Answer, times?: number, file?: string): void;
  /** Data waits from now on until released; that before an offset in its file goes on. */
  hold(fromOffset?: number): { readonly release: () => void };
  /** Called when all of a file has arrived. */
  onArrived: (file: { readonly id: string; readonly name: string; readonly bytes: number }) => void;
}

interface Received {
  readonly name: string;
  readonly total: number;
  offset: number;
}

interface Refusal {
  readonly method: string;
  readonly answer: Answer;
  readonly file: string | undefined;
  times: number;
}

const TUS = { 'tus-resumable': '1.0.0' } as const;

/** To be called before the page is opened. */
export async function fakeTus(page: Page, api: FakeApi): Promise<FakeTus> {
  // The bodies of uploads are not shown to whoever answers them: the browser is made to tell how large they are.
  await page.addInitScript(() => {
    const send = XMLHttpRequest.prototype.send;
    XMLHttpRequest.prototype.send = function (body) {
      if (body instanceof Blob) this.setRequestHeader('x-body-bytes', String(body.size));
      return send.call(this, body);
    };
  });
  const uploads = new Map<string, Received>();
  const requests: UploadRequest[] = [];
  const refusals: Refusal[] = [];
  let held = { until: Promise.resolve(), fromOffset: 0 };
  const tus: FakeTus = {
    requests,
    refuse: (method, answer, times = 1, file) => void refusals.push({ method, answer, times, file }),
    hold(fromOffset = 0) {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = { until: promise, fromOffset };
      return { release: () => resolve() };
    },
    onArrived: () => {},
  };

  api.handle('/api/tus/', async (route) => {
    const request = route.request();
    const seen = seenRequest(request, uploads);
    requests.push(seen);
    if (seen.headers['tus-resumable'] !== TUS['tus-resumable']) return answer(route, { status: 412 });
    if (seen.method === 'PATCH' && seen.offset >= held.fromOffset) await held.until;
    const refusal = refusals.find(
      ({ method, times, file }) => method === seen.method && times > 0 && (file ?? seen.file) === seen.file,
    );
    if (refusal !== undefined) {
      refusal.times -= 1;
      return answer(route, refusal.answer);
    }
    const id = uploadId(request);
    const upload = uploads.get(id);
    switch (seen.method) {
      case 'POST': {
        const created = `upload-${uploads.size + 1}`;
        uploads.set(created, { name: seen.file, total: Number(seen.headers['upload-length']), offset: 0 });
        return route.fulfill({ status: 201, headers: { ...TUS, location: `/api/tus/${created}` } });
      }
      case 'PATCH': {
        if (upload === undefined) return answer(route, { status: 404 });
        upload.offset += seen.bytes;
        if (upload.offset === upload.total) tus.onArrived({ id, name: upload.name, bytes: upload.total });
        return route.fulfill({ status: 204, headers: { ...TUS, 'upload-offset': String(upload.offset) } });
      }
      case 'HEAD':
        if (upload === undefined) return answer(route, { status: 404 });
        return route.fulfill({
          status: 200,
          headers: { ...TUS, 'upload-offset': String(upload.offset), 'upload-length': String(upload.total) },
        });
      default:
        return route.fulfill({ status: 204, headers: TUS });
    }
  });
  return tus;
}

async function answer(route: Route, given: Answer): Promise<void> {
  if (given === 'no answer') return route.abort('connectionreset');
  const { status, body = {}, headers = {} } = given;
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  await route.fulfill({
    status,
    headers: { ...TUS, 'content-type': 'application/json', ...headers },
    body: text,
  });
}

function uploadId(request: Request): string {
  return new URL(request.url()).pathname.split('/').at(-1) ?? '';
}

function seenRequest(request: Request, uploads: ReadonlyMap<string, Received>): UploadRequest {
  const headers = request.headers();
  const file =
    uploads.get(uploadId(request))?.name ?? metadata(headers['upload-metadata'] ?? '').filename ?? '';
  const bytes = Number(headers['x-body-bytes'] ?? 0);
  const upload = uploadId(request);
  return {
    method: request.method(),
    upload,
    file,
    headers,
    offset: Number(headers['upload-offset'] ?? 0),
    bytes,
  };
}

/** The values of an Upload-Metadata header. */
export function metadata(header: string): Readonly<Record<string, string>> {
  const pairs = header.split(',').map((pair) => pair.split(' '));
  return Object.fromEntries(
    pairs.map(([key = '', value = '']) => [key, Buffer.from(value, 'base64').toString()]),
  );
}
