import type { Music, PendingUpload, Project, Run, VideoClip } from '@cutroom/contract';
import { withCutTitles } from '@cutroom/reel';
import { and, asc, getTableColumns, inArray, ne } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import {
  type ProjectRow,
  projects,
  type RunRow,
  runs,
  type UploadRow,
  uploads,
} from '../platform/database/schema.ts';
import { isArriving } from './arriving-uploads.ts';
import { listClipJson } from './clip-json.ts';
import { editVersionOf } from './edit-version.ts';
import { listMusicJson } from './music/project-music.ts';
import { findOwnedProject } from './project-rows.ts';
import { videoUrl } from './video-url.ts';

/** Projects as the contract shows them; those that have been deleted are left out. Five indexed queries, however many. */
export async function loadProjects(db: Database, ids: readonly number[]): Promise<Project[]> {
  return withParts(
    db,
    await db
      .select()
      .from(projects)
      .where(inArray(projects.id, [...ids])),
  );
}

/** @throws CutroomError `project_not_found` */
export async function loadProjectJson(db: Database, ownerId: string, projectId: number): Promise<Project> {
  const row = await findOwnedProject(db, ownerId, projectId);
  const [project] = await withParts(db, [row]);
  if (project === undefined) throw new Error(`Project ${projectId} lost its parts`);
  return project;
}

async function withParts(db: Database, rows: ProjectRow[]): Promise<Project[]> {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const runIds = rows.flatMap((row) => row.currentRunId ?? []);
  const clips = await listClipJson(db, ids);
  const uploadRows = await db
    .select()
    .from(uploads)
    .where(and(inArray(uploads.projectId, ids), ne(uploads.state, 'accepted')))
    .orderBy(asc(uploads.createdAt));
  const music = await listMusicJson(db, ids);
  const { plan: _plan, brief: _brief, music: _music, ...shown } = getTableColumns(runs);
  const runRows =
    runIds.length === 0 ? [] : await db.select(shown).from(runs).where(inArray(runs.id, runIds));
  const clipsOf = Map.groupBy(clips, ({ projectId }) => projectId);
  const uploadsOf = Map.groupBy(uploadRows, ({ projectId }) => projectId);
  const runOf = new Map(runRows.map((run) => [run.id, run]));
  return rows.map((row) =>
    toProject(
      row,
      (clipsOf.get(row.id) ?? []).map(({ clip }) => clip),
      uploadsOf.get(row.id) ?? [],
      music.get(row.id) ?? null,
      row.currentRunId === null ? null : (runOf.get(row.currentRunId) ?? null),
    ),
  );
}

function toProject(
  row: ProjectRow,
  videoClips: VideoClip[],
  uploadRows: UploadRow[],
  music: Music | null,
  run: ShownRun | null,
): Project {
  return {
    id: row.id,
    title: row.title,
    prompt: row.prompt,
    ...(row.isTest === true && { isTest: true }),
    status: row.status,
    createdAt: row.createdAt.toISOString(),
    processingProgress: row.processingProgress,
    errorMessage: row.errorMessage,
    finalVideoPath: row.finalVideoName === null ? null : videoUrl(row.finalVideoName),
    finalVideoSize: row.finalVideoBytes,
    actualDuration: row.finalVideoSeconds,
    videoClips,
    editingPlan: row.editingPlan === null ? null : withCutTitles(row.editingPlan),
    editVersion: editVersionOf(row.editingPlan),
    timeline: row.timeline,
    run: run === null ? null : toRun(run),
    uploads: uploadRows.map((upload) => toPendingUpload(upload, Date.now())),
    music,
    videoExpiresAt: row.videoExpiresAt?.toISOString() ?? null,
  };
}

/** The plan of a run, with its brief, is the project's, or on its way to be. */
type ShownRun = Omit<RunRow, 'plan' | 'brief' | 'music'>;

function toRun(row: ShownRun): Run {
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
    expectedSeconds: row.expectedSeconds,
  };
}

function toPendingUpload(row: UploadRow, now: number): PendingUpload {
  return {
    id: row.id,
    kind: row.kind,
    filename: row.filename,
    state: row.state === 'accepted' ? 'checking' : row.state,
    bytesReceived: row.bytesReceived,
    bytesTotal: row.bytesTotal,
    ...(isArriving(row, now) && { isArriving: true }),
    error: row.errorCode === null ? null : { code: row.errorCode, message: row.errorMessage ?? '' },
  };
}
