import { z } from 'zod';
import { briefSchema, readBriefSchema } from './brief/brief.ts';
import {
  captionFileBodySchema,
  clipWordSchema,
  clipWordsBodySchema,
  importedCaptionsSchema,
} from './clips/clip-words.ts';
import { musicBodySchema, trackSchema } from './clips/music.ts';
import { playbackSchema } from './clips/playback.ts';
import { CUTS_PER_PLAN_MAX, PROJECT_ID_MAX, PROMPT_CHARS_MAX, TITLE_CHARS_MAX } from './limits.ts';
import { modelsOfferSchema } from './models-offer.ts';
import { selectedClipSchema } from './plan/editing-plan.ts';
import { captionSettingsBodySchema } from './plan/plan-style.ts';
import { planVersionSchema } from './plan/plan-version.ts';
import { projectSchema, userSchema } from './projects/project.ts';

/** Path parameters, bodies and answers of every JSON call (docs/specification.md, section 7). */
export const projectParamsSchema = z.object({ id: z.coerce.number().int().positive().max(PROJECT_ID_MAX) });

/** Text as a database keeps it: PostgreSQL stores neither NUL nor half a surrogate pair, so pasted ones are dropped. */
const text = (charsMax: number) =>
  z
    .string()
    .max(charsMax)
    .overwrite((value) => value.toWellFormed().replaceAll('\0', ''));

export const createProjectBodySchema = z.object({
  title: text(TITLE_CHARS_MAX).trim().min(1),
  prompt: text(PROMPT_CHARS_MAX).default(''),
  status: z.literal('uploading').optional(),
});
export type CreateProjectBody = z.input<typeof createProjectBodySchema>;

export const renameProjectBodySchema = createProjectBodySchema.pick({ title: true });

/**
 * `brief`: what the creator made of the wishes that were read from the prompt; the specification's body has none. Its wishes
 * of the source 'creator' and those in `removed` stay as they are, whatever is read besides.
 */
export const processBodySchema = z.object({
  prompt: text(PROMPT_CHARS_MAX),
  brief: briefSchema.optional(),
});
export type ProcessBody = z.input<typeof processBodySchema>;

/** Nothing renders the saved timeline; a `brief` plans anew, from it and the prompt, which is the project's where absent. */
export const regenerateBodySchema = processBodySchema.partial().nullish();

export const timelineBodySchema = z.object({
  selectedClips: z.array(selectedClipSchema).max(CUTS_PER_PLAN_MAX),
  /** The project's `editVersion` that was edited: where it has moved on, the answer is 409 `timeline_changed`. */
  editVersion: z.string().nullish(),
  /** Whether what a cut does not say it does not have; where absent, that is as it was saved before. */
  isComplete: z.boolean().nullish(),
});

export const restoredProjectSchema = projectSchema.extend({
  /** How many cuts of the restored plan are left out because their clips have been deleted. */
  leftOutCuts: z.number().int(),
});
export type RestoredProject = z.infer<typeof restoredProjectSchema>;

export const SHARE_PLATFORMS = ['instagram', 'tiktok', 'youtube'] as const;
export type SharePlatform = (typeof SHARE_PLATFORMS)[number];
export const shareBodySchema = z.object({ platform: z.enum(SHARE_PLATFORMS) });

/** Which files of the clips go along in a hand-off to another editor. */
export const HANDOFF_MEDIA = ['none', 'proxies', 'originals'] as const;
export type HandoffMedia = (typeof HANDOFF_MEDIA)[number];
export const handoffQuerySchema = z.object({ media: z.enum(HANDOFF_MEDIA).default('none') });

export const downloadResponseSchema = z.object({ downloadUrl: z.string(), filename: z.string() });

export const shareResponseSchema = z.object({
  downloadUrl: z.string(),
  platform: z.enum(SHARE_PLATFORMS),
  instructions: z.string(),
  shareUrl: z.string(),
});
export type ShareResponse = z.infer<typeof shareResponseSchema>;

/** A link to the finished video that still opens it. */
export const shareLinkSchema = z.object({
  id: z.string(),
  platform: z.enum(SHARE_PLATFORMS),
  createdAt: z.string(),
  expiresAt: z.string(),
});
export type ShareLink = z.infer<typeof shareLinkSchema>;

/** Answer of calls whose answer the specification does not show. */
export const doneSchema = z.object({ success: z.literal(true) });
export const healthSchema = z.object({
  status: z.literal('ok'),
  /** How strongly ffmpeg is kept from everything but the files of its step. */
  cage: z.enum(['full', 'partial', 'none']),
});

const usedSchema = z.object({ used: z.number().int(), limit: z.number().int() });
const PASSWORD_CHARS_MIN = 8;
const PASSWORD_CHARS_MAX = 128;
const passwordText = z.string().max(PASSWORD_CHARS_MAX);

export const accountSchema = z.object({
  email: z.string(),
  name: z.string(),
  /** False where the account signs in with a provider only. */
  hasPassword: z.boolean(),
});
export const accountSessionSchema = z.object({
  id: z.string(),
  createdAt: z.string(),
  ipAddress: z.string().nullable(),
  userAgent: z.string().nullable(),
  isCurrent: z.boolean(),
});
export type AccountSession = z.infer<typeof accountSessionSchema>;

/** Everything the server stands on, each 'ok' or what is wrong with it. */
export const readySchema = z.object({
  status: z.enum(['ready', 'not_ready']),
  checks: z.object({
    database: z.enum(['ok', 'failed']),
    storage: z.enum(['ok', 'failed']),
    queue: z.enum(['ok', 'failed']),
    tools: z.enum(['ok', 'failed']),
    disk: z.enum(['ok', 'failed']),
  }),
});
export type Readiness = z.infer<typeof readySchema>;

/** What an account uses of what it may. */
export const accountUsageSchema = z.object({
  projects: usedSchema,
  /** Bytes of clips, of files on their way and of finished videos. */
  storedBytes: usedSchema,
  openUploads: usedSchema,
  /** Files being checked or analysed, and videos being made. */
  waitingJobs: usedSchema,
  /** Since midnight UTC. */
  generationsToday: usedSchema,
  aiCallsToday: usedSchema,
});
export type AccountUsage = z.infer<typeof accountUsageSchema>;

/** Who the product's contact links write to, as the operator says; null where there is nobody. */
export const siteSchema = z.object({ supportEmail: z.string().nullable() });
export type Site = z.infer<typeof siteSchema>;

interface ApiCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly summary: string;
  readonly params?: z.ZodType;
  readonly body?: z.ZodType;
  readonly response: z.ZodType;
}

const onProject = { params: projectParamsSchema } as const;

/** The table both sides read: the server registers it, the browser calls it, a test holds the two together. */
export const API_CALLS = {
  getUser: { method: 'GET', path: '/api/auth/user', summary: 'The signed-in user', response: userSchema },
  getAccount: { method: 'GET', path: '/api/account', summary: 'The own account', response: accountSchema },
  renameAccount: {
    method: 'PATCH',
    path: '/api/account',
    summary: 'Give the account another name',
    body: z.object({ name: text(TITLE_CHARS_MAX).trim().min(1) }),
    response: accountSchema,
  },
  changePassword: {
    method: 'POST',
    path: '/api/account/password',
    summary: 'Change the password and end all other sessions',
    body: z.object({
      currentPassword: passwordText,
      newPassword: passwordText.min(PASSWORD_CHARS_MIN),
    }),
    response: doneSchema,
  },
  listSessions: {
    method: 'GET',
    path: '/api/account/sessions',
    summary: 'Where the account is signed in',
    response: z.array(accountSessionSchema),
  },
  endOtherSessions: {
    method: 'POST',
    path: '/api/account/sessions/end-others',
    summary: 'Sign out everywhere else',
    response: doneSchema,
  },
  deleteAccount: {
    method: 'POST',
    path: '/api/auth/delete-user',
    summary:
      'Delete the account with every row and file, confirmed by its password (or address where it has none)',
    body: z.object({
      password: passwordText.optional(),
      email: z
        .string()
        .max(TITLE_CHARS_MAX * 2)
        .optional(),
    }),
    response: doneSchema,
  },
  getReady: {
    method: 'GET',
    path: '/api/ready',
    summary: 'Whether database, storage, queue, media tools and disk are fit for work; 503 where one is not',
    response: readySchema,
  },
  getUsage: {
    method: 'GET',
    path: '/api/account/usage',
    summary: 'What the account uses of what it may',
    response: accountUsageSchema,
  },
  getModels: {
    method: 'GET',
    path: '/api/models',
    summary:
      'Open models that understand clips better, and how far they have come; for the owner of the installation',
    response: modelsOfferSchema,
  },
  fetchModels: {
    method: 'POST',
    path: '/api/models/fetch',
    summary:
      'Fetch what is missing of the models, from where it stopped; the large ones too where that is asked for',
    body: z.object({ withLarge: z.boolean().optional() }).nullish(),
    response: modelsOfferSchema,
  },
  pauseModels: {
    method: 'POST',
    path: '/api/models/pause',
    summary: 'Stop fetching models; what has come is kept',
    response: modelsOfferSchema,
  },
  lookAgain: {
    method: 'POST',
    path: '/api/models/look-again',
    summary: 'Look again, in the background, at the clips that the models have not seen',
    response: modelsOfferSchema,
  },
  getSite: {
    method: 'GET',
    path: '/api/site',
    summary: 'Settings every visitor may see',
    response: siteSchema,
  },
  getHealth: {
    method: 'GET',
    path: '/api/health',
    summary: 'Whether database, storage and queue answer',
    response: healthSchema,
  },
  listProjects: {
    method: 'GET',
    path: '/api/projects',
    summary: "The user's projects, newest first",
    response: z.array(projectSchema),
  },
  getProject: {
    method: 'GET',
    path: '/api/projects/:id',
    summary: 'One project',
    ...onProject,
    response: projectSchema,
  },
  getPlayback: {
    method: 'GET',
    path: '/api/projects/:id/playback',
    summary: 'What a player needs of the clips to play an edit without a render',
    ...onProject,
    response: playbackSchema,
  },
  createProject: {
    method: 'POST',
    path: '/api/projects',
    summary: 'Create a project',
    body: createProjectBodySchema,
    response: projectSchema,
  },
  renameProject: {
    method: 'PATCH',
    path: '/api/projects/:id',
    summary: 'Give a project another title',
    ...onProject,
    body: renameProjectBodySchema,
    response: projectSchema,
  },
  duplicateProject: {
    method: 'POST',
    path: '/api/projects/:id/duplicate',
    summary: 'A second project of the same clips, prompt, plan and music, without the finished video',
    ...onProject,
    response: projectSchema,
  },
  deleteProject: {
    method: 'DELETE',
    path: '/api/projects/:id',
    summary: 'Delete a project with all its files',
    ...onProject,
    response: doneSchema,
  },
  deleteClip: {
    method: 'DELETE',
    path: '/api/projects/:id/clips/:clipId',
    summary: 'Remove a clip from a project',
    params: projectParamsSchema.extend({ clipId: z.string() }),
    response: projectSchema,
  },
  getWords: {
    method: 'GET',
    path: '/api/projects/:id/clips/:clipId/words',
    summary: 'The words of a clip, as they were heard or written by hand, in seconds of the clip',
    params: projectParamsSchema.extend({ clipId: z.string() }),
    response: z.array(clipWordSchema),
  },
  putWords: {
    method: 'PUT',
    path: '/api/projects/:id/clips/:clipId/words',
    summary: 'Write all words of a clip; they stay with its file',
    params: projectParamsSchema.extend({ clipId: z.string() }),
    body: clipWordsBodySchema,
    response: z.array(clipWordSchema),
  },
  editCaptions: {
    method: 'PATCH',
    path: '/api/projects/:id/captions',
    summary: 'Change whether and how the reel shows what is said',
    ...onProject,
    body: captionSettingsBodySchema,
    response: projectSchema,
  },
  importCaptions: {
    method: 'POST',
    path: '/api/projects/:id/captions',
    summary: 'Take words from an SRT or WebVTT file, in times of the reel, or of one clip',
    ...onProject,
    body: captionFileBodySchema,
    response: importedCaptionsSchema,
  },
  listTracks: {
    method: 'GET',
    path: '/api/tracks',
    summary: "The tracks of the user's projects, newest first",
    response: z.array(trackSchema),
  },
  useTrack: {
    method: 'POST',
    path: '/api/projects/:id/music',
    summary: 'Use a track of another project here too',
    ...onProject,
    body: z.object({ trackId: z.string().max(100) }),
    response: projectSchema,
  },
  editMusic: {
    method: 'PATCH',
    path: '/api/projects/:id/music',
    summary: 'Change how the reel uses its music',
    ...onProject,
    body: musicBodySchema,
    response: projectSchema,
  },
  removeMusic: {
    method: 'DELETE',
    path: '/api/projects/:id/music',
    summary: 'Take the music out of a project',
    ...onProject,
    response: projectSchema,
  },
  processProject: {
    method: 'POST',
    path: '/api/projects/:id/process',
    summary: 'Plan and render from a prompt',
    ...onProject,
    body: processBodySchema,
    response: projectSchema,
  },
  readBrief: {
    method: 'POST',
    path: '/api/projects/:id/brief',
    summary:
      'What is understood of a prompt, without planning; with a brief, as far as that was edited by hand it stays',
    ...onProject,
    body: processBodySchema,
    response: readBriefSchema,
  },
  cancelRun: {
    method: 'POST',
    path: '/api/projects/:id/cancel',
    summary: 'Cancel the run under way',
    ...onProject,
    response: projectSchema,
  },
  saveTimeline: {
    method: 'PATCH',
    path: '/api/projects/:id/timeline',
    summary: "Save the timeline's clips",
    ...onProject,
    body: timelineBodySchema,
    response: projectSchema,
  },
  regenerate: {
    method: 'POST',
    path: '/api/projects/:id/regenerate',
    summary: 'Render the saved timeline, or with a brief plan anew',
    ...onProject,
    body: regenerateBodySchema,
    response: projectSchema,
  },
  listPlans: {
    method: 'GET',
    path: '/api/projects/:id/plans',
    summary: 'The plans the project has had, newest first',
    ...onProject,
    response: z.array(planVersionSchema),
  },
  restorePlan: {
    method: 'POST',
    path: '/api/projects/:id/plans/:planId/restore',
    summary: 'Bring an earlier plan back onto the timeline',
    params: projectParamsSchema.extend({ planId: z.string() }),
    response: restoredProjectSchema,
  },
  download: {
    method: 'POST',
    path: '/api/projects/:id/download',
    summary: 'A link to download the video',
    ...onProject,
    response: downloadResponseSchema,
  },
  share: {
    method: 'POST',
    path: '/api/projects/:id/share',
    summary: 'A link and instructions to share the video',
    ...onProject,
    body: shareBodySchema,
    response: shareResponseSchema,
  },
  listShares: {
    method: 'GET',
    path: '/api/projects/:id/shares',
    summary: 'The links that open the video, newest first',
    ...onProject,
    response: z.array(shareLinkSchema),
  },
  withdrawShare: {
    method: 'DELETE',
    path: '/api/projects/:id/shares/:shareId',
    summary: 'Withdraw a link: whoever has it is told that it has expired',
    params: projectParamsSchema.extend({ shareId: z.string() }),
    response: doneSchema,
  },
  deleteVideo: {
    method: 'DELETE',
    path: '/api/projects/:id/video',
    summary: 'Delete the finished video now',
    ...onProject,
    response: doneSchema,
  },
} as const satisfies Record<string, ApiCall>;

export type ApiCallName = keyof typeof API_CALLS;
export type ApiResponse<Name extends ApiCallName> = z.infer<(typeof API_CALLS)[Name]['response']>;

/** Fills `:name` segments of a path. */
export function apiPath(path: string, params: Readonly<Record<string, string | number>> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
}
