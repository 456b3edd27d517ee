import type { IncomingHttpHeaders } from 'node:http';
import { CutroomError } from '@cutroom/contract';
import type { FastifyReply } from 'fastify';
import type { UploadRow } from '../../../platform/database/schema.ts';
import { requireFreeDisk } from '../../../platform/free-disk.ts';
import { type ChunkBody, openChunkBody } from '../tus/chunk-body.ts';
import {
  askTus,
  expiryOf,
  offsetOf,
  progressHeaders,
  type TusCall,
  type TusServices,
} from '../tus/tus-call.ts';
import { findOwnedUpload, noteProgress, noteSignOfLife, refusalOf } from '../upload-rows.ts';
import { waitForCheck } from './wait-for-check.ts';

/** A chunk of which nothing has come for so long is ended; the client resumes. */
const CHUNK_STALL_MS_MAX = 60_000;
const SIGN_OF_LIFE_EVERY_MS = 15_000;

/**
 * PATCH /api/tus/{id}. The one that brings the last byte also tells whether the file is a video that can be used, unless the
 * client prefers to be answered at once (RFC 7240, "respond-async") and asks the project what became of it.
 */
export async function receiveChunk(services: TusServices, call: TusCall): Promise<FastifyReply> {
  // Before anything is waited for, so that what has arrived is kept even if the connection is lost meanwhile.
  const body = openChunkBody(call.request.raw, services.stopping, CHUNK_STALL_MS_MAX);
  try {
    return await receiveBody(services, call, body);
  } finally {
    body.release();
  }
}

async function receiveBody(services: TusServices, call: TusCall, body: ChunkBody): Promise<FastifyReply> {
  const { user, uploadId, request, reply } = call;
  const row = await findOwnedUpload(services.db, user.id, uploadId);
  if (row.state !== 'receiving') throw await whyOver(services, row);
  await requireFreeDisk(services.uploadsDirectory, services.freeDiskBytesMin);
  const offset = await storeChunk(services, call, row, body);
  // Ended before its end, because it hung, another request took over or the server stops: the rest is not wanted.
  if (!request.raw.complete) reply.header('connection', 'close');
  if (offset === null) throw await whyOver(services, await findOwnedUpload(services.db, user.id, uploadId));
  const noted = await noteChunk(services, call, offset);
  if (offset === row.bytesTotal) await finishUpload(services, call, row);
  else reply.header('upload-expires', expiryOf(noted));
  reply.headers({ 'upload-offset': offset, ...progressHeaders(noted, offset) });
  return reply.status(204).send();
}

/** @returns the new offset, or null where the upload was over before the chunk could be written */
async function storeChunk(
  services: TusServices,
  { request: { headers, log } }: TusCall,
  row: UploadRow,
  { stream }: ChunkBody,
): Promise<number | null> {
  const { db, receiving, tus } = services;
  const signOfLife = () =>
    noteSignOfLife(db, row.id).catch((error: unknown) => log.warn({ err: error }, 'sign of life'));
  // The chunk before it was one.
  if (Date.now() - row.updatedAt.getTime() >= SIGN_OF_LIFE_EVERY_MS) await signOfLife();
  const signs = setInterval(signOfLife, SIGN_OF_LIFE_EVERY_MS);
  try {
    const answer = await askTus(services, row, () =>
      tus.handle({ method: 'PATCH', uploadId: row.id, headers, body: stream }),
    );
    return answer === null ? null : offsetOf(answer);
  } catch (error) {
    if (error instanceof CutroomError && error.code === 'storage_full') {
      const kept = await receiving.bytesOf(row.id);
      if (kept !== null) await noteProgress(db, row.id, kept, 0);
    }
    throw error;
  } finally {
    clearInterval(signs);
  }
}

/**
 * Counts the chunk. Another request may already have sent the whole upload on to its check.
 * @throws CutroomError `upload_not_found` where it was given up meanwhile
 */
async function noteChunk({ db, receiving }: TusServices, call: TusCall, offset: number): Promise<UploadRow> {
  const { user, uploadId, request } = call;
  const isEmpty = offset === Number(request.headers['upload-offset']);
  const noted = await noteProgress(db, uploadId, offset, isEmpty ? 0 : 1);
  if (noted !== null) return noted;
  return findOwnedUpload(db, user.id, uploadId).catch(async (error: unknown) => {
    await receiving.remove(uploadId);
    throw error;
  });
}

async function finishUpload(
  { db, finish, stopping }: TusServices,
  { request, reply }: TusCall,
  row: UploadRow,
): Promise<void> {
  await finish(row);
  if (prefersToGoOn(request.headers)) {
    reply.header('preference-applied', 'respond-async');
    return;
  }
  const checked = await waitForCheck(db, row.id, stopping);
  if (checked?.state === 'refused') throw refusalOf(checked);
}

function prefersToGoOn({ prefer }: IncomingHttpHeaders): boolean {
  const preferences = [prefer ?? []].flat().join(',').split(',');
  return preferences.some((preference) => preference.trim().toLowerCase() === 'respond-async');
}

/** Why no more bytes are taken. */
async function whyOver({ db, stopping }: TusServices, row: UploadRow): Promise<CutroomError> {
  const settled = row.state === 'checking' ? await waitForCheck(db, row.id, stopping) : row;
  if (settled === null) return new CutroomError('upload_not_found');
  return settled.state === 'refused' ? refusalOf(settled) : new CutroomError('upload_gone');
}
