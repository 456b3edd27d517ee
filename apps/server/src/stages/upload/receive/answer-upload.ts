import { Metadata } from '@tus/server';
import type { FastifyReply } from 'fastify';
import type { UploadRow } from '../../../platform/database/schema.ts';
import {
  askTus,
  expiryOf,
  offsetOf,
  progressHeaders,
  type TusCall,
  type TusServices,
} from '../tus/tus-call.ts';
import { findOwnedUpload, refusalOf } from '../upload-rows.ts';

/**
 * HEAD /api/tus/{id}: where to resume. An upload that is all here answers its full length, so that a resuming client
 * ends; a refused one its refusal.
 */
export async function answerUpload(services: TusServices, call: TusCall): Promise<FastifyReply> {
  const { user, uploadId, request, reply } = call;
  const row = await findOwnedUpload(services.db, user.id, uploadId);
  reply.header('cache-control', 'no-store');
  if (row.state === 'refused') throw refusalOf(row);
  if (row.state !== 'receiving') return answerOffset(reply, row, row.bytesTotal, metadataOf(row));
  const answer = await askTus(services, row, () =>
    services.tus.handle({ method: 'HEAD', uploadId, headers: request.headers }),
  );
  if (answer === null) return answerUpload(services, call);
  const offset = offsetOf(answer);
  // The last byte came, but the server stopped before it could say so.
  if (offset === row.bytesTotal) {
    await services.finish(row);
    return answerUpload(services, call);
  }
  reply.header('upload-expires', expiryOf(row));
  return answerOffset(reply, row, offset, answer.headers.get('upload-metadata') ?? metadataOf(row));
}

function answerOffset(reply: FastifyReply, row: UploadRow, offset: number, metadata: string): FastifyReply {
  reply.headers({
    'upload-offset': offset,
    'upload-length': row.bytesTotal,
    'upload-metadata': metadata,
    ...progressHeaders(row, offset),
  });
  return reply.status(200).send();
}

/** What the row still knows once the receiving store has let go. */
function metadataOf({ projectId, kind, filename }: UploadRow): string {
  return Metadata.stringify({ projectId: String(projectId), filename, kind });
}
