import { type ClipAnalysis, type ClipWord, CutroomError, orderedWords, withDoubts } from '@cutroom/contract';
import { and, eq, exists, lt, not, sql } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { type ClipRow, clips, clipWords, type ProjectRow, projects } from '../platform/database/schema.ts';

/** Words that a creator has written of the files of a project, by the file's hash. */
export async function findOwnWords(db: Database, projectId: number): Promise<Map<string, ClipWord[]>> {
  const rows = await db
    .selectDistinctOn([clipWords.sha256], { sha256: clipWords.sha256, words: clipWords.words })
    .from(clipWords)
    .innerJoin(projects, and(eq(projects.ownerId, clipWords.ownerId), eq(projects.id, projectId)))
    .innerJoin(clips, and(eq(clips.projectId, projects.id), eq(clips.sha256, clipWords.sha256)));
  return new Map(rows.map(({ sha256, words }) => [sha256, words]));
}

interface Heard {
  readonly sha256: string;
  readonly analysis: ClipAnalysis | null;
}

/** Clips with their creator's words in place of those that were heard. */
export async function withOwnWords<Clip extends Heard>(
  db: Database,
  projectId: number,
  rows: readonly Clip[],
): Promise<(Clip & { readonly hasOwnWords: boolean })[]> {
  const written = await findOwnWords(db, projectId);
  return rows.map((clip) => {
    const words = written.get(clip.sha256);
    if (words === undefined || clip.analysis === null) return { ...clip, hasOwnWords: false };
    return { ...clip, analysis: { ...clip.analysis, words }, hasOwnWords: true };
  });
}

type OwnClip = Pick<ClipRow, 'sha256' | 'probe' | 'analysis'>;

/**
 * A clip of a project that is known to be the user's.
 * @throws CutroomError `clip_not_found`
 */
export async function findClip(db: Database, projectId: number, clipId: string): Promise<OwnClip> {
  // The database refuses NUL, and no clip's id has anything of the kind.
  if (!/^[\w-]+$/.test(clipId)) throw new CutroomError('clip_not_found');
  const [row] = await db
    .select({ sha256: clips.sha256, probe: clips.probe, analysis: clips.analysis })
    .from(clips)
    .where(and(eq(clips.id, clipId), eq(clips.projectId, projectId)));
  if (row === undefined) throw new CutroomError('clip_not_found');
  return row;
}

/** What is said in a clip, as far as that is known: its creator's words, or else those that were heard. */
export function wordsOf({ sha256, probe, analysis }: OwnClip, written: Map<string, ClipWord[]>): ClipWord[] {
  const heard = () => withDoubts(orderedWords(analysis?.words ?? [], probe.durationSeconds));
  return written.get(sha256) ?? heard();
}

/** Keeps words for all clips of the owner with these bytes. */
export async function keepWords(
  tx: Database,
  { ownerId }: Pick<ProjectRow, 'ownerId'>,
  sha256: string,
  words: readonly ClipWord[],
): Promise<void> {
  const row = { words: [...words], updatedAt: new Date() };
  await tx
    .insert(clipWords)
    .values({ ownerId, sha256, ...row })
    .onConflictDoUpdate({ target: [clipWords.ownerId, clipWords.sha256], set: row });
}

/** Forgets words of files that none of their owner's projects has any more. */
export async function pruneWords(db: Database, writtenBefore: Date): Promise<void> {
  const used = db
    .select({ one: sql`1` })
    .from(clips)
    .innerJoin(projects, eq(projects.id, clips.projectId))
    .where(and(eq(clips.sha256, clipWords.sha256), eq(projects.ownerId, clipWords.ownerId)));
  await db.delete(clipWords).where(and(lt(clipWords.updatedAt, writtenBefore), not(exists(used))));
}
