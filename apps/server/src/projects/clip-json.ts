import {
  type AnalysisData,
  analysisDataSchema,
  type ClipProxy,
  framesPerSecond,
  type Moment,
  type VideoClip,
} from '@cutroom/contract';
import { inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { type ClipRow, clips } from '../platform/database/schema.ts';
import { storageKeys } from '../platform/storage/storage.ts';
import { CLIP_ORDER } from './clip-order.ts';
import { clipDrawingUrl, proxyName, videoUrl } from './video-url.ts';

export interface ClipOfProject {
  readonly projectId: number;
  readonly clip: VideoClip;
}

/** The projects' clips as the contract shows them, in the order of their upload. */
export async function listClipJson(db: Database, projectIds: readonly number[]): Promise<ClipOfProject[]> {
  const rows = await selectShown(db, projectIds);
  return rows.map((row) => ({ projectId: row.projectId, clip: toVideoClip(row) }));
}

interface ShownAnalysis {
  readonly data: AnalysisData;
  readonly bestMoment: Moment | null;
}

/** What people see of an analysis as it is stored. */
const ANALYSIS_FIELDS = Object.keys(analysisDataSchema.omit({ isTranscribed: true }).shape);

/**
 * The rest of an analysis, such as where everything was in every picture, can be a hundred times as large and stays in the
 * database. `jsonb_to_record` takes the stored value apart once; `->` would do so for every field.
 */
const shownAnalysis: SQL<ShownAnalysis | null> = sql`case when ${clips.analysis} is not null then (
  select jsonb_build_object(
    'data', jsonb_build_object(${ofFields(namedValue)}, 'isTranscribed', words is not null),
    'bestMoment', moments -> 0
  )
  from jsonb_to_record(${clips.analysis}) as stored(${ofFields(jsonColumn)}, words jsonb, moments jsonb)
) end`;

function ofFields(write: (field: string) => SQL): SQL {
  return sql.join(ANALYSIS_FIELDS.map(write), sql`, `);
}

function namedValue(field: string): SQL {
  return sql`${sql.raw(`'${field}'`)}, ${sql.identifier(field)}`;
}

function jsonColumn(field: string): SQL {
  return sql`${sql.identifier(field)} jsonb`;
}

function selectShown(db: Database, projectIds: readonly number[]) {
  const { id, projectId, storedName, fileName, bytes, probe, filmstripKey, analysisError } = clips;
  const { proxyKey, proxyErrorCode } = clips;
  return db
    .select({
      ...{ id, projectId, storedName, fileName, bytes, probe, filmstripKey, analysisError },
      ...{ proxyKey, proxyErrorCode },
      analysis: shownAnalysis,
    })
    .from(clips)
    .where(inArray(clips.projectId, [...projectIds]))
    .orderBy(...CLIP_ORDER);
}

type ShownRow = Awaited<ReturnType<typeof selectShown>>[number];

function toVideoClip({ storedName, fileName, probe, analysis, ...row }: ShownRow): VideoClip {
  const url = videoUrl(storedName);
  return {
    id: row.id,
    filename: storedName,
    ...(fileName === null ? {} : { name: fileName }),
    path: url,
    url,
    ...clipProxy({ ...row, storedName }),
    ...drawingUrls(row, probe.audio !== null),
    analysisData: analysis?.data ?? null,
    analysisError: row.analysisError,
    fileSize: row.bytes,
    durationSeconds: probe.durationSeconds,
    width: probe.width,
    height: probe.height,
    hasAudio: probe.audio !== null,
    framesPerSecond: framesPerSecond(probe),
    bestMoment: intervalOf(analysis?.bestMoment ?? null),
  };
}

/** A clip that cannot be analysed gets no proxy: that is made after its analysis. */
export function clipProxy({
  storedName,
  proxyKey,
  proxyErrorCode,
  analysisError,
}: Pick<ClipRow, 'storedName' | 'proxyKey' | 'proxyErrorCode' | 'analysisError'>): ClipProxy {
  if (proxyKey !== null) return { proxyUrl: videoUrl(proxyName(storedName)) };
  const hasNoProxy = proxyErrorCode !== null || analysisError !== null;
  return { proxyUrl: null, ...(hasNoProxy ? { hasNoProxy } : {}) };
}

/** What the analysis leaves for the timeline and the player to draw. */
export function drawingUrls(
  { id, projectId, filmstripKey }: Pick<ClipRow, 'id' | 'projectId' | 'filmstripKey'>,
  hasAudio: boolean,
): Pick<VideoClip, 'filmstripUrl' | 'peaksUrl'> {
  // An analysis of an older version left none of these files.
  const isDrawable = filmstripKey === storageKeys.filmstrip(projectId, id);
  return {
    filmstripUrl: isDrawable ? clipDrawingUrl(id, 'filmstrip') : null,
    peaksUrl: isDrawable && hasAudio ? clipDrawingUrl(id, 'peaks') : null,
  };
}

function intervalOf(moment: Moment | null): VideoClip['bestMoment'] {
  return moment === null ? null : { startSeconds: moment.startSeconds, endSeconds: moment.endSeconds };
}
