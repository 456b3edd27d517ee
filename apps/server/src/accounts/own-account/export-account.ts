import { Readable } from 'node:stream';
import { downloadName } from '@cutroom/contract';
import { TRACK_FORMAT, wavHeader } from '@cutroom/media';
import { asc, eq } from 'drizzle-orm';
import yazl from 'yazl';
import type { Database } from '../../platform/database/database.ts';
import {
  clips,
  planVersions,
  projects,
  runs,
  session,
  shares,
  type TrackRow,
  user,
} from '../../platform/database/schema.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { CLIP_ORDER } from '../../projects/clip-order.ts';
import { findOwnWords } from '../../projects/clip-words.ts';
import { findMusic } from '../../projects/music/project-music.ts';
import { ownFileName } from '../../projects/own-file-name.ts';

export interface ExportDeps {
  readonly db: Database;
  readonly storage: Pick<Storage, 'read' | 'stat'>;
}

/**
 * Everything that is kept about an account, as a zip that is written while it is read: `account.json`, and for each project
 * a folder with `project.json`, the uploaded clips, the music as it is kept and the finished video.
 */
export async function exportAccount({ db, storage }: ExportDeps, userId: string): Promise<Readable> {
  const zip = new yazl.ZipFile();
  const archive = zip.outputStream as Readable;
  const fail = (error: unknown) => archive.destroy(error instanceof Error ? error : new Error(String(error)));
  zip.on('error', fail);
  addJson(zip, 'account.json', await accountOf(db, userId));
  const owned = await db
    .select()
    .from(projects)
    .where(eq(projects.ownerId, userId))
    .orderBy(asc(projects.id));
  for (const project of owned) {
    const folder = `projects/${project.id}`;
    const clipRows = await db
      .select()
      .from(clips)
      .where(eq(clips.projectId, project.id))
      .orderBy(...CLIP_ORDER);
    const music = await findMusic(db, project.id);
    const written = await findOwnWords(db, project.id);
    const runRows = await db.select().from(runs).where(eq(runs.projectId, project.id));
    const versions = await db.select().from(planVersions).where(eq(planVersions.projectId, project.id));
    const shareRows = await db
      .select({ platform: shares.platform, createdAt: shares.createdAt, withdrawnAt: shares.withdrawnAt })
      .from(shares)
      .where(eq(shares.projectId, project.id));
    addJson(zip, `${folder}/project.json`, {
      ...project,
      clips: clipRows.map((clip) => ({ ...clip, words: written.get(clip.sha256) ?? null })),
      music,
      runs: runRows,
      versions,
      shares: shareRows,
    });
    if (music !== null) await addMusic(zip, storage, `${folder}/music/`, music.track, fail);
    const files = [
      ...clipRows.map((clip) => ({
        name: `clips/${clip.sequence}-${ownFileName(clip)}`,
        key: clip.storageKey,
      })),
      ...(project.finalVideoKey === null
        ? []
        : [{ name: downloadName(project.title, 'mp4'), key: project.finalVideoKey }]),
    ];
    for (const { name, key } of files) {
      // Said to be there and not: the rest is exported all the same.
      const found = await storage.stat(key);
      if (found === null) continue;
      // Video does not get smaller.
      zip.addReadStreamLazy(`${folder}/${name}`, { compress: false, size: found.bytes }, (done) => {
        storage.read(key).then(
          (stream) => done(null, stream),
          (error: unknown) => fail(error),
        );
      });
    }
  }
  zip.end();
  return archive;
}

/** What is kept of a track are its samples; a WAV file is those behind a header. */
async function addMusic(
  zip: yazl.ZipFile,
  storage: ExportDeps['storage'],
  folder: string,
  { storageKey, name }: TrackRow,
  fail: (error: unknown) => void,
): Promise<void> {
  const found = await storage.stat(storageKey);
  if (found === null) return;
  const header = wavHeader(found.bytes, TRACK_FORMAT);
  const stem = name.replace(/\.[^.]*$/, '');
  const size = header.length + found.bytes;
  zip.addReadStreamLazy(`${folder}${downloadName(stem, 'wav')}`, { compress: false, size }, (done) => {
    storage.read(storageKey).then(
      (samples) => done(null, Readable.from(withHeader(header, samples))),
      (error: unknown) => fail(error),
    );
  });
}

async function* withHeader(header: Buffer, samples: Readable): AsyncGenerator<Buffer> {
  yield header;
  for await (const chunk of samples) yield chunk as Buffer;
}

/** Without hashes, tokens and keys: they say nothing about the person and open doors. */
async function accountOf(db: Database, userId: string): Promise<object> {
  const [row] = await db.select().from(user).where(eq(user.id, userId));
  const sessions = await db
    .select({
      createdAt: session.createdAt,
      expiresAt: session.expiresAt,
      ipAddress: session.ipAddress,
      userAgent: session.userAgent,
    })
    .from(session)
    .where(eq(session.userId, userId));
  return { ...row, sessions };
}

function addJson(zip: yazl.ZipFile, name: string, value: object): void {
  zip.addBuffer(Buffer.from(JSON.stringify(value, null, 2)), name);
}
