import type { IncomingHttpHeaders } from 'node:http';
import type { ReadableStream } from 'node:stream/web';
import { CLIP_BYTES_MAX } from '@cutroom/contract';
import { type DataStore, type Locker, Server } from '@tus/server';
import { randomId } from '../../../platform/ids.ts';
import { fromTusError } from './tus-error.ts';
import type { TusMethod } from './tus-request.ts';

export const TUS_PATH = '/api/tus';

interface TusRequest {
  readonly method: TusMethod;
  /** Null for the collection: creating an upload, or asking what the server can do. */
  readonly uploadId: string | null;
  readonly headers: IncomingHttpHeaders;
  readonly body?: ReadableStream<Uint8Array>;
}

/** The tus server without HTTP: a checked request in, its answer out. */
export interface TusEndpoint {
  /** @throws CutroomError */
  handle(request: TusRequest): Promise<Response>;
}

/** How long a request that was asked to give up its lock may still go on, in milliseconds. */
const LOCK_DRAIN_MS = 500;

/** Only these reach the tus server; proxies' headers and the like are none of its business. */
const TUS_HEADERS = [
  'tus-resumable',
  'upload-length',
  'upload-metadata',
  'upload-offset',
  'content-type',
  'content-length',
] as const;

export function openTusEndpoint(datastore: DataStore, locker: Locker): TusEndpoint {
  const failures = new WeakMap<object, unknown>();
  const server = new Server({
    path: TUS_PATH,
    datastore,
    locker,
    maxSize: CLIP_BYTES_MAX,
    relativeLocation: true,
    lockDrainTimeout: LOCK_DRAIN_MS,
    namingFunction: () => randomId(),
    onResponseError: (request, error) => {
      failures.set(request, error);
      return undefined;
    },
  });
  return {
    async handle(tusRequest) {
      const request = webRequest(tusRequest);
      const response = await server.handleWeb(request);
      if (failures.has(request)) throw fromTusError(failures.get(request));
      if (!response.ok)
        throw new Error(`The tus server answered ${response.status}: ${await response.text()}`);
      return response;
    },
  };
}

function webRequest({ method, uploadId, headers, body }: TusRequest): Request {
  const kept = new Headers();
  for (const name of TUS_HEADERS) {
    const value = headers[name];
    if (typeof value === 'string') kept.set(name, value);
  }
  const path = uploadId === null ? TUS_PATH : `${TUS_PATH}/${encodeURIComponent(uploadId)}`;
  return new Request(`http://tus.internal${path}`, {
    method,
    headers: kept,
    ...(body === undefined ? {} : { body, duplex: 'half' }),
  });
}
