import { CutroomError, TUS_VERSION } from '@cutroom/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { AccountLimits } from '../../accounts/usage/limits.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { answerUpload } from './receive/answer-upload.ts';
import { createUpload } from './receive/create-upload.ts';
import { uploadFinisher } from './receive/finish-upload.ts';
import { receiveChunk } from './receive/receive-chunk.ts';
import { openReceivingDirectory } from './receive/receiving-store.ts';
import { terminateUpload } from './receive/terminate-upload.ts';
import { tidyReceiving } from './receive/tidy-receiving.ts';
import type { TusServices } from './tus/tus-call.ts';
import { openTusEndpoint, TUS_PATH } from './tus/tus-endpoint.ts';
import {
  checkTusVersion,
  readChunk,
  readCreation,
  TUS_METHODS,
  type TusMethod,
  tusMethod,
} from './tus/tus-request.ts';
import { uploadLocker } from './tus/upload-locker.ts';

export interface UploadRoutesDeps {
  readonly db: Database;
  readonly storage: Storage;
  readonly queue: Queue;
  /** Where unfinished uploads wait; only this stage touches it. */
  readonly uploadsDirectory: string;
  /** Room that must stay free on its disk. */
  readonly freeDiskBytesMin: number;
  readonly accountLimits: AccountLimits;
}

const LOCK_WAIT_MS = 10_000;
const TIDY_EVERY_MS = 5 * 60 * 1000;
const paramsSchema = z.object({ '*': z.string().optional() });

/** Resumable uploads at /api/tus/: tus 1.0.0 with creation, expiration and termination. */
export async function registerUploadRoutes(app: FastifyInstance, deps: UploadRoutesDeps): Promise<void> {
  const receiving = await openReceivingDirectory(deps.uploadsDirectory);
  const finish = uploadFinisher({ ...deps, receiving });
  const tus = openTusEndpoint(receiving.dataStore, uploadLocker(LOCK_WAIT_MS));
  const stopping = new AbortController();
  const services: TusServices = { ...deps, receiving, finish, tus, stopping: stopping.signal };

  // Chunks in flight end where they are, keep what arrived and resume at the next start.
  app.addHook('preClose', async () => stopping.abort(new Error('The server is stopping')));
  tidyRegularly(app, () => tidyReceiving({ ...deps, receiving, finish }, Date.now()));
  await app.register(async (scope) => mountTus(scope, services));
}

function mountTus(scope: FastifyInstance, services: TusServices): void {
  // Bodies are streamed to the file; nothing is read before the handler asks for it.
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
  // In every answer, also those that other parts of the server give (tus 1.0.0, "Tus-Resumable").
  scope.addHook('onSend', async (request, reply) => {
    reply.header('tus-resumable', TUS_VERSION);
    // The rest of a chunk that nobody will read must not hold up a server that stops.
    if (services.stopping.aborted && !request.raw.complete) reply.header('connection', 'close');
  });
  for (const url of [TUS_PATH, `${TUS_PATH}/*`]) {
    scope.route({
      method: 'OPTIONS',
      url,
      schema: { hide: true },
      handler: async (_request, reply) => describeServer(reply, services),
    });
    scope.route({
      method: TUS_METHODS.filter((method) => method !== 'OPTIONS'),
      url,
      config: { access: 'user', bodyTime: 'any' },
      schema: { hide: true },
      onRequest: async (request, reply) => checkRequest(request, reply),
      handler: (request, reply) => handleTus(request, reply, services),
    });
  }
}

/** Refuses before a byte of the body is read. */
async function checkRequest(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { headers } = request;
  const method = tusMethod(request.method, headers);
  try {
    checkTusVersion(headers);
  } catch (error) {
    reply.header('tus-version', TUS_VERSION);
    throw error;
  }
  const uploadId = uploadIdOf(request);
  if (method === 'POST' && uploadId === null) readCreation(headers);
  if (method === 'PATCH' && uploadId !== null) readChunk(headers);
}

async function handleTus(
  request: FastifyRequest,
  reply: FastifyReply,
  services: TusServices,
): Promise<unknown> {
  const method = tusMethod(request.method, request.headers);
  const uploadId = uploadIdOf(request);
  const user = request.requireUser();
  if (method === 'OPTIONS') return describeServer(reply, services);
  if (uploadId === null) {
    if (method === 'POST') return createUpload(services, user, request, reply);
    throw new CutroomError('not_found');
  }
  return HANDLERS[method](services, { user, uploadId, request, reply });
}

const HANDLERS = {
  POST: async () => {
    throw new CutroomError('not_found');
  },
  HEAD: answerUpload,
  PATCH: receiveChunk,
  DELETE: terminateUpload,
} as const satisfies Record<Exclude<TusMethod, 'OPTIONS'>, unknown>;

async function describeServer(reply: FastifyReply, { tus }: TusServices): Promise<FastifyReply> {
  const answer = await tus.handle({ method: 'OPTIONS', uploadId: null, headers: {} });
  for (const name of ['tus-version', 'tus-extension', 'tus-max-size']) {
    const value = answer.headers.get(name);
    if (value !== null) reply.header(name, value);
  }
  return reply.status(204).send();
}

/** The last segment of the path; null for the collection. */
function uploadIdOf(request: FastifyRequest): string | null {
  return paramsSchema.parse(request.params)['*'] || null;
}

function tidyRegularly(app: FastifyInstance, tidy: () => Promise<void>): void {
  const tidyNow = () =>
    tidy().catch((error: unknown) => app.log.error({ err: error }, 'tidying uploads failed'));
  const timer = setInterval(tidyNow, TIDY_EVERY_MS);
  timer.unref();
  let last: Promise<void> = Promise.resolve();
  app.addHook('onReady', async () => {
    last = tidyNow();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await last;
  });
}
