import { ANALYSIS_VERSION } from '@cutroom/analysis';
import type { ClipAnalysis, Transcript } from '@cutroom/contract';
import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { type ClipRow, clips, projects } from '../../platform/database/schema.ts';
import { ownFileName } from '../../projects/own-file-name.ts';

type Uploaded = Pick<ClipRow, 'id' | 'projectId' | 'sha256'>;

/** What a model has seen in the same bytes of the same owner. */
export async function findEarlierCaptions(
  db: Database,
  clip: Uploaded,
  eye: string,
): Promise<{ analysis: ClipAnalysis; filename: string } | null> {
  const row = await findEarlier(db, clip, sql`${clips.analysis} ->> 'eye' = ${eye}`);
  if (row === null || row.analysis === null) return null;
  return { analysis: row.analysis, filename: ownFileName(row) };
}

/** What was heard in the same bytes of the same owner, whoever listened. */
export async function findEarlierTranscript(db: Database, clip: Uploaded): Promise<Transcript | null> {
  const row = await findEarlier(db, clip, sql`${clips.analysis} -> 'words' is not null`);
  const { words, language = null } = row?.analysis ?? {};
  return words === undefined ? null : { words, language };
}

async function findEarlier(db: Database, clip: Uploaded, fits: SQL) {
  const owner = db.select({ id: projects.ownerId }).from(projects).where(eq(projects.id, clip.projectId));
  const [row] = await db
    .select({ analysis: clips.analysis, storedName: clips.storedName, fileName: clips.fileName })
    .from(clips)
    .innerJoin(projects, eq(projects.id, clips.projectId))
    .where(
      and(
        eq(clips.sha256, clip.sha256),
        ne(clips.id, clip.id),
        eq(projects.ownerId, sql`(${owner})`),
        sql`${clips.analysis} ->> 'version' = ${String(ANALYSIS_VERSION)}`,
        fits,
      ),
    )
    .limit(1);
  return row ?? null;
}
