import type {
  Brief,
  ClipAnalysis,
  ClipWord,
  EditingPlan,
  ErrorCode,
  MusicSettings,
  PlanOrigin,
  ProjectStatus,
  RenderReport,
  RunKind,
  RunStage,
  RunState,
  ShareTarget,
  TimelineEntry,
  TrackAnalysis,
  UploadKind,
} from '@cutroom/contract';
import {
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { user } from './account-tables.ts';
import { storedProbe } from './stored-probe.ts';

export * from './account-tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const projects = pgTable(
  'project',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    ownerId: text('owner_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    prompt: text('prompt').notNull(),
    status: text('status').$type<ProjectStatus>().notNull(),
    /** Made by the page that tries uploads; null where that was not said. */
    isTest: boolean('is_test'),
    processingProgress: integer('processing_progress').notNull().default(0),
    errorMessage: text('error_message'),
    /** Public name of the finished reel, `<slug>_<random>.mp4`; null where there is none. */
    finalVideoName: text('final_video_name').unique(),
    finalVideoKey: text('final_video_key'),
    finalVideoBytes: bigint('final_video_bytes', { mode: 'number' }),
    finalVideoSeconds: doublePrecision('final_video_seconds'),
    editingPlan: jsonb('editing_plan').$type<EditingPlan>(),
    /** The version that `editingPlan` is; null where there is no plan, or one older than versions are. */
    planVersionId: text('plan_version_id'),
    timeline: jsonb('timeline').$type<TimelineEntry[]>(),
    /** The newest run: only it may write to the project (fencing). */
    currentRunId: text('current_run_id'),
    videoExpiresAt: moment('video_expires_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [index('project_owner').on(table.ownerId, table.createdAt)],
);

/** An upload from its creation until it has become a clip or music, or was refused. */
export const uploads = pgTable(
  'upload',
  {
    id: text('id').primaryKey(),
    projectId: integer('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    ownerId: text('owner_id').notNull(),
    kind: text('kind').$type<UploadKind>().notNull().default('clip'),
    filename: text('filename').notNull(),
    /** Where the creator put it among the files: later ones have larger ones. null where nothing was said. */
    place: bigint('place', { mode: 'number' }),
    bytesTotal: bigint('bytes_total', { mode: 'number' }).notNull(),
    bytesReceived: bigint('bytes_received', { mode: 'number' }).notNull().default(0),
    chunksReceived: integer('chunks_received').notNull().default(0),
    state: text('state').$type<'receiving' | 'checking' | 'accepted' | 'refused'>().notNull(),
    /** Where the whole file waits for its check. */
    storageKey: text('storage_key'),
    errorCode: text('error_code'),
    errorMessage: text('error_message'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('upload_project').on(table.projectId),
    index('upload_state').on(table.state, table.updatedAt),
  ],
);

export const clips = pgTable(
  'clip',
  {
    id: text('id').primaryKey(),
    projectId: integer('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    /** One upload becomes at most one clip, however often its check is delivered. */
    uploadId: text('upload_id').notNull().unique(),
    /** Order of acceptance within the whole installation. */
    sequence: integer('sequence').notNull().generatedAlwaysAsIdentity(),
    /** That of its upload: together with `sequence` its place "as uploaded" (`clip-order.ts`). */
    place: bigint('place', { mode: 'number' }),
    storedName: text('stored_name').notNull().unique(),
    /** What the uploaded file was called; null for clips of before that was kept. */
    fileName: text('file_name'),
    storageKey: text('storage_key').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    /** SHA-256 of the uploaded bytes, hex: the clip's identity in the cache of encoded cuts. */
    sha256: text('sha256').notNull(),
    probe: storedProbe('probe').notNull(),
    analysis: jsonb('analysis').$type<ClipAnalysis>(),
    /** Why the analysis failed, as people are told; the clip is then left out of edits. */
    analysisError: text('analysis_error'),
    /** The same for us. Where it is no fault of the clip's, the next generation tries it again. */
    analysisErrorCode: text('analysis_error_code').$type<ErrorCode>(),
    proxyKey: text('proxy_key'),
    /** Why no proxy can be made; null where it is made or still to come. */
    proxyErrorCode: text('proxy_error_code').$type<ErrorCode>(),
    posterKey: text('poster_key'),
    filmstripKey: text('strip_key'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('clip_project').on(table.projectId, table.sequence),
    // The same file, uploaded again, is not analysed again.
    index('clip_content').on(table.sha256),
  ],
);

/** What the creator made of the words of a file: they are those of every clip of the account with these bytes. */
export const clipWords = pgTable(
  'clip_words',
  {
    ownerId: text('owner_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    sha256: text('sha256').notNull(),
    words: jsonb('words').$type<ClipWord[]>().notNull(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.sha256] })],
);

/** Music of an account. It goes with the last project that uses it. */
export const tracks = pgTable(
  'track',
  {
    /** That of the upload that brought it. */
    id: text('id').primaryKey(),
    ownerId: text('owner_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** The uploaded file's name. */
    name: text('name').notNull(),
    /** SHA-256 of the uploaded bytes, hex: the same file is not kept twice. */
    sha256: text('sha256').notNull(),
    /** Its samples, as `TRACK_FORMAT` of the media package says; the uploaded bytes are not kept. */
    storageKey: text('storage_key').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    durationSeconds: doublePrecision('duration_seconds').notNull(),
    /** null until its beats have been looked for. */
    analysis: jsonb('analysis').$type<TrackAnalysis>(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('track_owner').on(table.ownerId, table.sha256)],
);

/** The track under a project's reel. */
export const projectMusic = pgTable(
  'project_music',
  {
    projectId: integer('project_id')
      .primaryKey()
      .references(() => projects.id, { onDelete: 'cascade' }),
    trackId: text('track_id')
      .notNull()
      .references(() => tracks.id),
    settings: jsonb('settings').$type<MusicSettings>().notNull(),
  },
  (table) => [index('project_music_track').on(table.trackId)],
);

/** The music of one run, as it was when the run's plan was made. */
export interface RunMusic {
  readonly trackId: string;
  readonly settings: MusicSettings;
}

export const runs = pgTable(
  'run',
  {
    id: text('id').primaryKey(),
    projectId: integer('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<RunKind>().notNull(),
    state: text('state').$type<RunState>().notNull(),
    stage: text('stage').$type<RunStage>(),
    detail: text('detail'),
    prompt: text('prompt').notNull(),
    /** What the creator made of the brief that was read from the prompt; null where nothing was changed by hand. */
    brief: jsonb('brief').$type<Brief>(),
    /** The plan being rendered: made by the plan stage, or the timeline's when regenerating. */
    plan: jsonb('plan').$type<EditingPlan>(),
    /** null without music, and until there is a plan. */
    music: jsonb('music').$type<RunMusic>(),
    /** What the project's status was before the run, for cancelling. */
    statusBefore: text('status_before').$type<ProjectStatus>().notNull(),
    errorCode: text('error_code'),
    errorMessage: text('error_message'),
    report: jsonb('report').$type<RenderReport>(),
    /** Seconds of clips that were still to be analysed; null for a 'regenerate', and for a run of before this was kept. */
    secondsToAnalyse: doublePrecision('seconds_to_analyse'),
    /** How long it will take by the runs before it; null where there were none. */
    expectedSeconds: doublePrecision('expected_seconds'),
    createdAt: moment('created_at').notNull().defaultNow(),
    finishedAt: moment('finished_at'),
  },
  (table) => [
    index('run_project').on(table.projectId, table.createdAt),
    // What a run takes is told by those that were finished last.
    index('run_finished').on(table.kind, table.state, table.finishedAt),
  ],
);

/** Every plan that a project had. What the current one holds is the project's; its own row catches up when it is replaced. */
export const planVersions = pgTable(
  'plan_version',
  {
    id: text('id').primaryKey(),
    projectId: integer('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    sequence: integer('sequence').notNull().generatedAlwaysAsIdentity(),
    /** Counts within the project, from 1, and stays when older ones go. Given by a trigger (drizzle/0016). */
    number: integer('number').notNull().default(0),
    origin: text('origin').$type<PlanOrigin>().notNull(),
    prompt: text('prompt').notNull(),
    plan: jsonb('plan').$type<EditingPlan>().notNull(),
    /** When it was generated, or last edited. */
    madeAt: moment('made_at').notNull(),
    /** When another plan took its place for the first time; from then on it is not changed any more. */
    replacedAt: moment('replaced_at'),
  },
  (table) => [index('plan_version_project').on(table.projectId, table.sequence)],
);

/** A link to a finished video, by which it is opened until it expires or its owner withdraws it. */
export const shares = pgTable(
  'share',
  {
    id: text('id').primaryKey(),
    projectId: integer('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    /** The link is for this video only, not for one that takes its place. */
    videoName: text('video_name').notNull(),
    platform: text('platform').$type<ShareTarget>().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    withdrawnAt: moment('withdrawn_at'),
  },
  (table) => [index('share_project').on(table.projectId), index('share_expires').on(table.expiresAt)],
);

/** Stored files, or with a path that ends in '/' all below it, that are to go: kept until the storage has said that they are gone. */
export const removals = pgTable('removal', {
  path: text('path').primaryKey(),
  createdAt: moment('created_at').notNull().defaultNow(),
});

/**
 * Another number whenever anything of a project changes that its JSON shows: its own row, its clips, its uploads or its
 * runs. Written by triggers (drizzle/0003), at the commit of whoever changes something, so that nobody can forget it.
 */
export const projectVersions = pgTable(
  'project_version',
  {
    projectId: integer('project_id')
      .primaryKey()
      .references(() => projects.id, { onDelete: 'cascade' }),
    ownerId: text('owner_id').notNull(),
    version: bigint('version', { mode: 'number' }).notNull(),
  },
  (table) => [index('project_version_owner').on(table.ownerId, table.projectId, table.version)],
);

export type ProjectRow = typeof projects.$inferSelect;
export type UploadRow = typeof uploads.$inferSelect;
export type ClipRow = typeof clips.$inferSelect;
export type RunRow = typeof runs.$inferSelect;
export type TrackRow = typeof tracks.$inferSelect;
export type PlanVersionRow = typeof planVersions.$inferSelect;
