import type { PendingUpload, Project, Run, VideoClip } from '@cutroom/contract';
import { and, asc, desc, eq, inArray, ne } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import {
  type ClipRow,
  clips,
  type ProjectRow,
  projects,
  type RunRow,
  runs,
  type UploadRow,
  uploads,
} from '../platform/database/schema.ts';
import { findOwnedProject } from './project-rows.ts';

/** The user's projects as the contract shows them, newest first. Four indexed queries, however many projects. */
export async function listProjectJson(db: Database, ownerId: string): Promise<Project[]> {
  const rows = await db
    .select()
    .from(projects)
    .where(eq(projects.ownerId, ownerId))
    .orderBy(desc(projects.createdAt), desc(projects.id));
  return withParts(db, rows);
}

/** @throws CutroomError `project_not_found` */
export async function loadProjectJson(db: Database, ownerId: string, projectId: number): Promise<Project> {
  const row = await findOwnedProject(db, ownerId, projectId);
  const [project] = await withParts(db, [row]);
  if (project === undefined) throw new Error(`Project ${projectId} lost its parts`);
  return project;
}

/** Where the browser fetches a stored file from. */
export function videoUrl(storedName: string): string {
  return `/api/videos/${encodeURIComponent(storedName)}`;
}

/** The browser's name of a clip's proxy: the stored name with its own ending. */
export function proxyName(storedName: string): string {
  return `${storedName}.proxy.mp4`;
}

async function withParts(db: Database, rows: ProjectRow[]): Promise<Project[]> {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const runIds = rows.flatMap((row) => row.currentRunId ?? []);
  const clipRows = await db
    .select()
    .from(clips)
    .where(inArray(clips.projectId, ids))
    .orderBy(asc(clips.sequence));
  const uploadRows = await db
    .select()
    .from(uploads)
    .where(and(inArray(uploads.projectId, ids), ne(uploads.state, 'accepted')))
    .orderBy(asc(uploads.createdAt));
  const runRows = runIds.length === 0 ? [] : await db.select().from(runs).where(inArray(runs.id, runIds));
  return rows.map((row) =>
    toProject(
      row,
      clipRows.filter((clip) => clip.projectId === row.id),
      uploadRows.filter((upload) => upload.projectId === row.id),
      runRows.find((run) => run.id === row.currentRunId) ?? null,
    ),
  );
}

function toProject(
  row: ProjectRow,
  clipRows: ClipRow[],
  uploadRows: UploadRow[],
  run: RunRow | null,
): Project {
  return {
    id: row.id,
    title: row.title,
    prompt: row.prompt,
    status: row.status,
    createdAt: row.createdAt.toISOString(),
    processingProgress: row.processingProgress,
    errorMessage: row.errorMessage,
    finalVideoPath: row.finalVideoName === null ? null : videoUrl(row.finalVideoName),
    finalVideoSize: row.finalVideoBytes,
    actualDuration: row.finalVideoSeconds,
    videoClips: clipRows.map(toVideoClip),
    editingPlan: row.editingPlan,
    timeline: row.timeline,
    run: run === null ? null : toRun(run),
    uploads: uploadRows.map(toPendingUpload),
    videoExpiresAt: row.videoExpiresAt?.toISOString() ?? null,
  };
}

function toVideoClip(row: ClipRow): VideoClip {
  return {
    id: row.id,
    filename: row.storedName,
    path: videoUrl(row.storedName),
    url: videoUrl(row.storedName),
    proxyUrl: row.proxyKey === null ? null : videoUrl(proxyName(row.storedName)),
    analysisData: row.analysis === null ? null : toAnalysisData(row.analysis),
    fileSize: row.bytes,
    durationSeconds: row.probe.durationSeconds,
    width: row.probe.width,
    height: row.probe.height,
    hasAudio: row.probe.audio !== null,
    bestMoment: bestMoment(row.analysis),
  };
}

function bestMoment(analysis: ClipRow['analysis']): VideoClip['bestMoment'] {
  const moment = analysis?.moments[0];
  return moment === undefined ? null : { startSeconds: moment.startSeconds, endSeconds: moment.endSeconds };
}

function toAnalysisData(analysis: NonNullable<ClipRow['analysis']>): VideoClip['analysisData'] {
  const { description, labels, labelFacts, mood, relevantCategories, qualityMetrics, measures } = analysis;
  const { toneCorrection } = analysis;
  const isTranscribed = analysis.words !== undefined;
  return {
    description,
    labels,
    mood,
    relevantCategories,
    qualityMetrics,
    measures,
    toneCorrection,
    isTranscribed,
    labelFacts,
  };
}

function toRun(row: RunRow): Run {
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    prompt: row.prompt,
    stage: row.stage,
    detail: row.detail,
    error: row.errorCode === null ? null : { code: row.errorCode, message: row.errorMessage ?? '' },
    report: row.report,
    createdAt: row.createdAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
  };
}

function toPendingUpload(row: UploadRow): PendingUpload {
  return {
    id: row.id,
    filename: row.filename,
    state: row.state === 'accepted' ? 'checking' : row.state,
    bytesReceived: row.bytesReceived,
    bytesTotal: row.bytesTotal,
    error: row.errorCode === null ? null : { code: row.errorCode, message: row.errorMessage ?? '' },
  };
}
