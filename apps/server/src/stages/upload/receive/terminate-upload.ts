import { CutroomError } from '@cutroom/contract';
import type { FastifyReply } from 'fastify';
import type { TusCall, TusServices } from '../tus/tus-call.ts';
import { deleteUpload, findOwnedUpload } from '../upload-rows.ts';

/** DELETE /api/tus/{id}: gives an upload up, or puts a refusal out of sight. A clip is removed through its project. */
export async function terminateUpload(services: TusServices, call: TusCall): Promise<FastifyReply> {
  const { db, queue, receiving, tus } = services;
  const { user, uploadId, request, reply } = call;
  const row = await findOwnedUpload(db, user.id, uploadId);
  if (row.state === 'accepted') throw new CutroomError('upload_gone');
  const isDeleted = await deleteUpload(db, queue, row, row.state);
  if (!isDeleted) return terminateUpload(services, call);
  if (row.state === 'checking') {
    await queue.cancel('upload.check', uploadId);
    await queue.cancel('analysis.track', uploadId);
  }
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
