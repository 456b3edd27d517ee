import { CutroomError, UPLOAD_EXPIRY_MS, type User } from '@cutroom/contract';
import { Metadata } from '@tus/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../platform/database/database.ts';
import type { UploadRow } from '../../platform/database/schema.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { findOwnedProject } from '../../projects/project-rows.ts';
import { openChunkBody } from './chunk-body.ts';
import type { FinishUpload } from './finish-upload.ts';
import type { ReceivingStore } from './receiving-store.ts';
import type { TusEndpoint } from './tus-endpoint.ts';
import { readCreation } from './tus-request.ts';
import {
  deleteUpload,
  findOwnedUpload,
  insertUpload,
  noteProgress,
  noteSignOfLife,
  refusalOf,
} from './upload-rows.ts';
import { waitForCheck } from './wait-for-check.ts';

export interface UploadCalls {
  readonly db: Database;
  readonly queue: Queue;
  readonly receiving: ReceivingStore;
  readonly finish: FinishUpload;
  readonly tus: TusEndpoint;
  /** Aborts when the server stops: nothing waits any longer. */
  readonly stopping: AbortSignal;
}

/** A chunk of which nothing has come for so long is ended; the client resumes. */
const CHUNK_STALL_MS_MAX = 60_000;
const SIGN_OF_LIFE_EVERY_MS = 15_000;

/** POST /api/tus/ */
export async function createUpload(
  { db, receiving, tus }: UploadCalls,
  user: User,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const creation = readCreation(request.headers);
  await findOwnedProject(db, user.id, creation.metadata.projectId);
  const answer = await tus.handle({ method: 'POST', uploadId: null, headers: request.headers });
  const location = answer.headers.get('location') ?? '';
  const uploadId = location.slice(location.lastIndexOf('/') + 1);
  // The file first, the row second: a crash in between leaves a file that tidying finds, not a project that waits.
  const row = await insertUpload(db, user.id, uploadId, creation).catch(async (error: unknown) => {
    await receiving.remove(uploadId);
    throw error;
  });
  return reply
    .status(201)
    .headers({ location, 'upload-expires': expiryOf(row) })
    .send();
}

/** HEAD /api/tus/{id}: where to resume. An upload that is all here answers its full length, a refused one its refusal. */
export async function answerUpload(
  calls: UploadCalls,
  user: User,
  uploadId: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const row = await findOwnedUpload(calls.db, user.id, uploadId);
  reply.header('cache-control', 'no-store');
  if (row.state === 'refused') throw refusalOf(row);
  if (row.state !== 'receiving') return answerComplete(reply, row);
  const answer = await askTus(calls, row, () =>
    calls.tus.handle({ method: 'HEAD', uploadId, headers: request.headers }),
  );
  if (answer === null) return answerUpload(calls, user, uploadId, request, reply);
  const offset = offsetOf(answer);
  // The last byte came, but the server stopped before it could say so.
  if (offset === row.bytesTotal) {
    await calls.finish(row);
    return answerUpload(calls, user, uploadId, request, reply);
  }
  return reply
    .status(200)
    .headers({
      'upload-offset': offset,
      'upload-length': row.bytesTotal,
      'upload-metadata': answer.headers.get('upload-metadata') ?? '',
      'upload-expires': expiryOf(row),
      ...progressHeaders(row, offset),
    })
    .send();
}

function answerComplete(reply: FastifyReply, row: UploadRow): FastifyReply {
  const metadata = Metadata.stringify({ projectId: String(row.projectId), filename: row.filename });
  return reply
    .status(200)
    .headers({
      'upload-offset': row.bytesTotal,
      'upload-length': row.bytesTotal,
      'upload-metadata': metadata,
      ...progressHeaders(row, row.bytesTotal),
    })
    .send();
}

/** PATCH /api/tus/{id}. The one that brings the last byte also tells whether the file is a video that can be used. */
export async function receiveChunk(
  calls: UploadCalls,
  user: User,
  uploadId: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const row = await findOwnedUpload(calls.db, user.id, uploadId);
  if (row.state !== 'receiving') throw await whyOver(calls, row);
  const offset = await storeChunk(calls, row, request);
  // Ended before its end, because it hung, another request took over or the server stops: the rest is not wanted.
  if (!request.raw.complete) reply.header('connection', 'close');
  if (offset === null) throw await whyOver(calls, await findOwnedUpload(calls.db, user.id, uploadId));
  const received = offset - Number(request.headers['upload-offset']);
  const noted = await noteProgress(calls.db, uploadId, offset, received > 0 ? 1 : 0);
  if (noted === null) {
    await calls.receiving.remove(uploadId);
    throw new CutroomError('upload_not_found');
  }
  if (offset === row.bytesTotal) {
    await calls.finish(row);
    const checked = await waitForCheck(calls.db, uploadId, calls.stopping);
    if (checked?.state === 'refused') throw refusalOf(checked);
  } else {
    reply.header('upload-expires', expiryOf(noted));
  }
  return reply
    .status(204)
    .headers({ 'upload-offset': offset, ...progressHeaders(noted, offset) })
    .send();
}

/** @returns the new offset, or null where the upload was over before the chunk could be written */
async function storeChunk(
  calls: UploadCalls,
  row: UploadRow,
  request: FastifyRequest,
): Promise<number | null> {
  await noteSignOfLife(calls.db, row.id);
  const body = openChunkBody(request.raw, calls.stopping, CHUNK_STALL_MS_MAX);
  const signs = setInterval(() => {
    noteSignOfLife(calls.db, row.id).catch((error: unknown) => request.log.warn({ err: error }, 'upload'));
  }, SIGN_OF_LIFE_EVERY_MS);
  try {
    const answer = await askTus(calls, row, () =>
      calls.tus.handle({
        method: 'PATCH',
        uploadId: row.id,
        headers: request.headers,
        body: body.stream,
      }),
    );
    return answer === null ? null : offsetOf(answer);
  } catch (error) {
    if (error instanceof CutroomError && error.code === 'storage_full') {
      const kept = await calls.receiving.bytesOf(row.id);
      if (kept !== null) await noteProgress(calls.db, row.id, kept, 0);
    }
    throw error;
  } finally {
    clearInterval(signs);
    body.release();
  }
}

/**
 * Null where the receiving store no longer has the upload because it went on to its check meanwhile. One whose bytes
 * are gone for no such reason cannot be resumed: it is forgotten, so that its project does not wait for it.
 */
async function askTus(
  { db, queue }: UploadCalls,
  row: UploadRow,
  ask: () => Promise<Response>,
): Promise<Response | null> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof CutroomError) || error.code !== 'upload_not_found') throw error;
    const current = await findOwnedUpload(db, row.ownerId, row.id);
    if (current.state !== 'receiving') return null;
    await deleteUpload(db, queue, current, 'receiving');
    throw error;
  }
}

/** Why no more bytes are taken. */
async function whyOver({ db, stopping }: UploadCalls, row: UploadRow): Promise<CutroomError> {
  const settled = row.state === 'checking' ? await waitForCheck(db, row.id, stopping) : row;
  if (settled === null) return new CutroomError('upload_not_found');
  return settled.state === 'refused' ? refusalOf(settled) : new CutroomError('upload_gone');
}

/** DELETE /api/tus/{id}: gives an upload up, or puts a refusal out of sight. A clip is removed through its project. */
export async function terminateUpload(
  calls: UploadCalls,
  user: User,
  uploadId: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { db, queue, receiving, tus } = calls;
  const row = await findOwnedUpload(db, user.id, uploadId);
  if (row.state === 'accepted') throw new CutroomError('upload_gone');
  const isDeleted = await deleteUpload(db, queue, row, row.state);
  if (!isDeleted) return terminateUpload(calls, user, uploadId, request, reply);
  if (row.state === 'checking') await queue.cancel('upload.check', uploadId);
  if (row.state === 'receiving') {
    // Through the tus server, which first takes the lock from a chunk that is still being written.
    await tus.handle({ method: 'DELETE', uploadId, headers: request.headers }).catch(ignoreNotFound);
    await receiving.remove(uploadId);
  }
  return reply.status(204).send();
}

function ignoreNotFound(error: unknown): void {
  if (!(error instanceof CutroomError) || error.code !== 'upload_not_found') throw error;
}

function offsetOf(answer: Response): number {
  const offset = answer.headers.get('upload-offset');
  if (offset === null) throw new Error(`The tus server answered ${answer.status} without an offset`);
  return Number(offset);
}

function progressHeaders(row: UploadRow, offset: number): Record<string, number> {
  return {
    'x-upload-progress': Math.floor((offset / row.bytesTotal) * 100),
    'x-chunks-received': row.chunksReceived,
  };
}

/** Counted from the last byte that came, as expire-uploads.ts does. */
function expiryOf(row: UploadRow): string {
  return new Date(row.updatedAt.getTime() + UPLOAD_EXPIRY_MS).toUTCString();
}
