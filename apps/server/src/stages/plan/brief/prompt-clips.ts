import { type ClipAnalysis, CutroomError } from '@cutroom/contract';
import type { PromptClip } from '@cutroom/director';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { clips, projects, projectVersions } from '../../../platform/database/schema.ts';
import { CLIP_ORDER } from '../../../projects/clip-order.ts';

/** The clips of one project. */
interface WrittenAbout {
  /** The same for the same version of the same project. */
  readonly key: string;
  /** Those that can be used, looked at or not, in the order of their upload. */
  readonly clips: readonly PromptClip[];
  /** Of all of them. */
  readonly clipIds: ReadonlySet<string>;
}

export interface PromptClips {
  /**
   * Of the user's own project.
   * @throws CutroomError `project_not_found`
   */
  of(ownerId: string, projectId: number): Promise<WrittenAbout>;
}

/** Projects whose clips are at hand, because somebody is writing about them. */
const PROJECTS_MAX = 50;

/** What a reader of prompts knows of the clips, loaded once for each version of a project: a prompt is read at every pause in writing. */
export function openPromptClips(db: Database): PromptClips {
  const kept = new Map<number, { readonly version: number; readonly about: WrittenAbout }>();
  return {
    async of(ownerId, projectId) {
      const version = await versionOf(db, ownerId, projectId);
      const known = kept.get(projectId);
      const about =
        known?.version === version
          ? known.about
          : { key: `${projectId}.${version}`, ...(await loadClips(db, projectId)) };
      kept.delete(projectId);
      kept.set(projectId, { version, about });
      for (const [oldest] of kept) {
        if (kept.size <= PROJECTS_MAX) break;
        kept.delete(oldest);
      }
      return about;
    },
  };
}

async function versionOf(db: Database, ownerId: string, projectId: number): Promise<number> {
  const [found] = await db
    .select({ version: projectVersions.version })
    .from(projects)
    .innerJoin(projectVersions, eq(projectVersions.projectId, projects.id))
    .where(and(eq(projects.id, projectId), eq(projects.ownerId, ownerId)));
  if (found === undefined) throw new CutroomError('project_not_found');
  return found.version;
}

async function loadClips(db: Database, projectId: number): Promise<Omit<WrittenAbout, 'key'>> {
  const { id: clipId, storedName: filename, fileName, analysisError } = clips;
  const rows = await db
    .select({ clipId, filename, fileName, analysisError, analysis: knownOfClip })
    .from(clips)
    .where(eq(clips.projectId, projectId))
    .orderBy(...CLIP_ORDER);
  return {
    clips: rows.flatMap(({ analysisError: error, analysis, fileName: name, ...clip }, uploadOrder) =>
      error === null
        ? [{ ...clip, uploadOrder, ...(name === null ? {} : { name }), analysis: withoutPlaces(analysis) }]
        : [],
    ),
    clipIds: new Set(rows.map((row) => row.clipId)),
  };
}

/** An analysis without where things are in every frame, which can be a hundred times as large as the rest. */
type KnownOfClip = Omit<ClipAnalysis, 'framing' | 'tracks'> & {
  readonly tracks: readonly Omit<ClipAnalysis['tracks'][number], 'boxes'>[];
};

const knownOfClip: SQL<KnownOfClip | null> = sql`case when ${clips.analysis} is not null then
  (${clips.analysis} - array['framing', 'embedding', 'loudness']) || jsonb_build_object('tracks', (
    select coalesce(jsonb_agg(track - 'boxes'), '[]') from jsonb_array_elements(${clips.analysis} -> 'tracks') as track
  )) end`;

function withoutPlaces(analysis: KnownOfClip | null): ClipAnalysis | null {
  if (analysis === null) return null;
  return {
    ...analysis,
    framing: { mode: 'fit' },
    tracks: analysis.tracks.map((track) => ({ ...track, boxes: [] })),
  };
}
