import { CutroomError, UPLOAD_EXPIRY_MS, type User } from '@cutroom/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AccountLimits } from '../../../accounts/usage/limits.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { UploadRow } from '../../../platform/database/schema.ts';
import type { Queue } from '../../../platform/queue/queue.ts';
import type { FinishUpload } from '../receive/finish-upload.ts';
import type { ReceivingStore } from '../receive/receiving-store.ts';
import { deleteUpload, findOwnedUpload } from '../upload-rows.ts';
import type { TusEndpoint } from './tus-endpoint.ts';

/** What the calls of /api/tus/ stand on. */
export interface TusServices {
  readonly db: Database;
  readonly queue: Queue;
  readonly receiving: ReceivingStore;
  readonly finish: FinishUpload;
  readonly tus: TusEndpoint;
  /** Aborts when the server stops: nothing waits any longer. */
  readonly stopping: AbortSignal;
  readonly uploadsDirectory: string;
  readonly freeDiskBytesMin: number;
  readonly accountLimits: AccountLimits;
}

/** One call about one upload. */
export interface TusCall {
  readonly user: User;
  readonly uploadId: string;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/**
 * Asks the tus server. Null where the receiving store no longer has the upload because it went on to its check
 * meanwhile. One whose bytes are gone for no such reason cannot be resumed: it is forgotten, so that its project does
 * not wait for it.
 */
export async function askTus(
  { db, queue }: TusServices,
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

export function offsetOf(answer: Response): number {
  const offset = answer.headers.get('upload-offset');
  if (offset === null) throw new Error(`The tus server answered ${answer.status} without an offset`);
  return Number(offset);
}

/** Spec section 7: how far an upload is, in whole percent, and how many chunks brought bytes. */
export function progressHeaders(row: UploadRow, offset: number): Record<string, number> {
  return {
    'x-upload-progress': Math.floor((offset / row.bytesTotal) * 100),
    'x-chunks-received': row.chunksReceived,
  };
}

/** Counted from the last byte that came, as expire-uploads.ts does. */
export function expiryOf(row: UploadRow): string {
  return new Date(row.updatedAt.getTime() + UPLOAD_EXPIRY_MS).toUTCString();
}
