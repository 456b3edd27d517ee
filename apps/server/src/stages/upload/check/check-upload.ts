import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { chmod, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { CLIPS_PER_PROJECT_MAX, type ClipProbe, CutroomError, storedClipName } from '@cutroom/contract';
import type { Media } from '@cutroom/media';
import { eq } from 'drizzle-orm';
import type { AccountLimits } from '../../../accounts/usage/limits.ts';
import { JOBS } from '../../../jobs.ts';
import type { Database } from '../../../platform/database/database.ts';
import { clips, type ProjectRow, type UploadRow, uploads } from '../../../platform/database/schema.ts';
import { randomId } from '../../../platform/ids.ts';
import type { JobHandler, Queue } from '../../../platform/queue/queue.ts';
import { type Storage, StorageMissingError, storageKeys } from '../../../platform/storage/storage.ts';
import { lockProject } from '../../../projects/project-rows.ts';
import { countClips, settleProject } from '../../../projects/settle-project.ts';
import { withScratch } from '../../../runs/scratch.ts';
import { findUpload } from '../upload-rows.ts';
import { checkMusic } from './check-music.ts';

export interface CheckUploadDeps {
  readonly db: Database;
  readonly storage: Storage;
  readonly queue: Queue;
  readonly media: Pick<Media, 'probeOpening' | 'decodeTrack'>;
  readonly scratchDirectory: string;
  readonly accountLimits: AccountLimits;
}

interface Delivery {
  readonly signal: AbortSignal;
  readonly isLast: boolean;
}

interface CheckedFile {
  readonly probe: ClipProbe;
  readonly bytes: number;
  readonly sha256: string;
}

/**
 * The job 'upload.check': bytes that open as a video become a clip, and those that were sent as music a track; others are
 * refused with a sentence and leave nothing behind. Somebody waits for it, so the rest of the clip is for its analysis to
 * look at. Clip and track have their upload's id, so that a repeated check writes the same row and the same file.
 */
export function checkUpload(deps: CheckUploadDeps): JobHandler<'upload.check'> {
  return async ({ uploadId }, signal, delivery = 1) => {
    const upload = await findUpload(deps.db, uploadId);
    if (upload === null) return;
    const isLast = delivery > JOBS['upload.check'].retries;
    if (upload.state === 'checking') await check(deps, upload, { signal, isLast });
    // Of music whose beats are still to be found: the bytes are the only way to begin anew.
    if ((await findUpload(deps.db, uploadId))?.state === 'checking') return;
    // Also when an earlier delivery of this job died right before this line.
    await deps.storage.remove(storageKeys.upload(upload.projectId, upload.id));
  };
}

function check(deps: CheckUploadDeps, upload: UploadRow, delivery: Delivery): Promise<void> {
  return withScratch(deps.scratchDirectory, async (scratch) => {
    // Open to search, so that the media tools can read the file as a user who owns nothing.
    await chmod(scratch, 0o711);
    const path = join(scratch, 'source');
    try {
      await deps.storage.fetchFile(storageKeys.upload(upload.projectId, upload.id), path);
      await become(deps, upload, { path, scratch }, delivery.signal);
    } catch (error) {
      await refuseUpload(deps.db, upload, refusalIn(error, delivery));
    }
  });
}

async function become(
  deps: CheckUploadDeps,
  upload: UploadRow,
  { path, scratch }: { readonly path: string; readonly scratch: string },
  signal: AbortSignal,
): Promise<void> {
  switch (upload.kind) {
    case 'music': {
      const sha256 = await sha256Of(path, signal);
      return checkMusic(deps, upload, { path, sha256, scratch }, signal);
    }
    case 'clip': {
      const probe = await deps.media.probeOpening(path, signal);
      const { size: bytes } = await stat(path);
      return accept(deps, upload, path, { probe, bytes, sha256: await sha256Of(path, signal) });
    }
  }
}

/** Why the upload is refused. @throws whatever else it is, to be tried again */
function refusalIn(error: unknown, { signal, isLast }: Delivery): CutroomError {
  if (error instanceof StorageMissingError) return new CutroomError('clip_file_missing', { cause: error });
  if (error instanceof CutroomError && !signal.aborted && isFinal(error, isLast)) return error;
  throw error;
}

/** A file that keeps the tools busy for too long, time and again, must not do so for ever. */
function isFinal({ code, status }: CutroomError, isLast: boolean): boolean {
  return status < 500 || (isLast && code === 'media_timeout');
}

async function accept(
  { db, storage, queue }: CheckUploadDeps,
  upload: UploadRow,
  path: string,
  { probe, bytes, sha256 }: CheckedFile,
): Promise<void> {
  const clipId = upload.id;
  const storageKey = storageKeys.clip(upload.projectId, clipId);
  await storage.putFile(storageKey, path);
  await endCheck(db, upload, async (tx, project) => {
    // Stalled uploads that were resumed all at once.
    const { accepted } = await countClips(tx, project.id);
    if (accepted >= CLIPS_PER_PROJECT_MAX) return refuse(tx, upload, new CutroomError('clip_limit'));
    await tx.insert(clips).values({
      id: clipId,
      projectId: project.id,
      uploadId: upload.id,
      fileName: upload.filename,
      place: upload.place,
      storedName: storedClipName(upload.filename, randomId()),
      storageKey,
      bytes,
      sha256,
      probe,
    });
    await tx
      .update(uploads)
      .set({ state: 'accepted', storageKey: null, updatedAt: new Date() })
      .where(eq(uploads.id, upload.id));
    await queue.send('analysis.clip', { clipId }, { tx, key: clipId, ownerId: project.ownerId });
  });
  // Refused after all, or the upload or its whole project was removed meanwhile.
  if ((await findUpload(db, upload.id))?.state !== 'accepted') await storage.remove(storageKey);
}

/** The row stays, for the project to tell the sentence; the bytes are the caller's to remove. */
export async function refuseUpload(db: Database, upload: UploadRow, reason: CutroomError): Promise<void> {
  await endCheck(db, upload, (tx) => refuse(tx, upload, reason));
}

async function refuse(tx: Database, { id }: UploadRow, { code, message }: CutroomError): Promise<void> {
  const refusal = { state: 'refused', storageKey: null, errorCode: code, errorMessage: message } as const;
  await tx
    .update(uploads)
    .set({ ...refusal, updatedAt: new Date() })
    .where(eq(uploads.id, id));
}

/** Does nothing where the upload is no longer being checked. */
async function endCheck(
  db: Database,
  upload: UploadRow,
  end: (tx: Database, project: ProjectRow) => Promise<void>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const project = await lockProject(tx, upload.projectId);
    if (project === null) return;
    const [current] = await tx.select().from(uploads).where(eq(uploads.id, upload.id)).for('update');
    if (current?.state !== 'checking') return;
    await end(tx, project);
    await settleProject(tx, project);
  });
}

/** Half the time of the usual 64 KiB. */
const READ_BYTES = 1024 * 1024;

async function sha256Of(path: string, signal: AbortSignal): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path, { highWaterMark: READ_BYTES }), hash, { signal });
  return hash.digest('hex');
}
