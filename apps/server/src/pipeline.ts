import { join } from 'node:path';
import type { Analyser, ProviderSpeechToText, ProviderVision } from '@cutroom/analysis';
import type { LanguageModelPort } from '@cutroom/contract';
import type { Media } from '@cutroom/media';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { AccountLimits } from './accounts/usage/limits.ts';
import { reelMaker } from './make-reel.ts';
import { type AwaitedWork, openAwaitedWork } from './platform/awaited-work.ts';
import type { Database } from './platform/database/database.ts';
import type { JobHandlers } from './platform/queue/boss-queue.ts';
import type { Queue } from './platform/queue/queue.ts';
import { carryOutRemoval, retryRemovals } from './platform/storage/remove-files.ts';
import type { Storage } from './platform/storage/storage.ts';
import { pruneRecords } from './projects/removal/prune-records.ts';
import { sweepFiles } from './projects/removal/sweep-files.ts';
import { runProject } from './runs/run-project.ts';
import { registerRunRoutes } from './runs/run-routes.ts';
import { analyseClip } from './stages/analysis/analyse-clip.ts';
import { type AnalyseTrackDeps, analyseTrackJob } from './stages/analysis/analyse-track.ts';
import { registerEditRoutes } from './stages/edit/edit-routes.ts';
import { registerMusicRoutes } from './stages/edit/music-routes.ts';
import { registerWordsRoutes } from './stages/edit/words-routes.ts';
import { expireVideos } from './stages/export/expire-videos.ts';
import { registerExportRoutes } from './stages/export/export-routes.ts';
import { beginRetention } from './stages/export/retention.ts';
import { type BriefRoutesDeps, registerBriefRoutes } from './stages/plan/brief/brief-routes.ts';
import type { Director } from './stages/plan/director/open-director.ts';
import { registerClipAudioRoutes } from './stages/preview/clip-audio-routes.ts';
import { registerClipDrawingRoutes } from './stages/preview/clip-drawing-routes.ts';
import { registerMusicAudioRoutes } from './stages/preview/music-audio-routes.ts';
import { registerPlaybackRoutes } from './stages/preview/playback-routes.ts';
import { proxyClip } from './stages/preview/proxy-clip.ts';
import { retryProxies } from './stages/preview/retry-proxies.ts';
import { sendFile } from './stages/preview/send-file.ts';
import { registerTextBitmapRoutes } from './stages/preview/text-bitmap-routes.ts';
import { registerThumbnailRoutes } from './stages/preview/thumbnail-routes.ts';
import { registerVideoRoutes } from './stages/preview/video-routes.ts';
import { checkUpload } from './stages/upload/check/check-upload.ts';
import { registerClipRoutes } from './stages/upload/clip-routes.ts';
import { expireUploads } from './stages/upload/expire/expire-uploads.ts';
import { registerUploadRoutes } from './stages/upload/upload-routes.ts';

/** What the stages stand on, in every process. */
export interface StageServices {
  readonly db: Database;
  readonly storage: Storage;
  readonly queue: Queue;
  readonly media: Media;
  readonly director: Director;
  readonly log: Logger;
  readonly secret: string;
  readonly accountLimits: AccountLimits;
  /** Unfinished uploads; only the upload stage looks inside. */
  readonly uploadsDirectory: string;
  /** Each job works in a folder of its own in here and removes it. */
  readonly scratchDirectory: string;
}

/** What only a process that works on clips has. */
export interface WorkerServices extends StageServices {
  readonly analyser: Analyser;
  readonly analyseTrack: AnalyseTrackDeps['analyseTrack'];
  /** Somebody else's model that plans; null where none is configured. */
  readonly languageModel: LanguageModelPort | null;
  /** The same model looking at clips; null where it may not see pictures. */
  readonly providerVision: ProviderVision | null;
  /** A speech model of somebody else; null where none is configured. */
  readonly providerSpeechToText: ProviderSpeechToText | null;
  readonly renderConcurrency: number;
}

export interface StageRouteOptions {
  readonly publicOrigin: (request: FastifyRequest) => string;
  /** Where the home network finds the product; null where it is not served. */
  readonly networkOrigin: () => string | null;
  readonly exportRetentionMs: number;
  readonly freeDiskBytesMin: number;
  /** Whether a language model plans. */
  readonly usesAi: boolean;
  readonly encoder: BriefRoutesDeps['encoder'];
  /** Address of the product's typeface, for pages made here; null where the built app does not bring one. */
  readonly fontUrl: string | null;
}

/**
 * The product's table of contents: upload → analysis → plan → render → preview → edit → export.
 *
 * | stage    | the browser asks                          | work in the background                      |
 * |----------|-------------------------------------------|---------------------------------------------|
 * | upload   | /api/tus/, DELETE a clip                  | upload.check → analysis; upload.expire      |
 * | analysis |                                           | analysis.clip, analysis.track on arrival    |
 * | plan     | POST brief, POST process                  | project.run: analysis → plan → render       |
 * | render   | POST cancel                               | project.run                                 |
 * | preview  | /api/videos/, /api/thumbnails/, playback  | preview.proxy, after analysis; preview.retry |
 * | edit     | timeline, music, words, regenerate, plans | project.run: render                         |
 * | export   | POST download, POST share, DELETE video   | export.expire                               |
 */
export async function registerStages(
  app: FastifyInstance,
  services: StageServices,
  {
    publicOrigin,
    networkOrigin,
    exportRetentionMs,
    fontUrl,
    freeDiskBytesMin,
    usesAi,
    encoder,
  }: StageRouteOptions,
): Promise<void> {
  // upload
  await app.register(async (scope) => registerUploadRoutes(scope, { ...services, freeDiskBytesMin }));
  registerClipRoutes(app, services);
  // analysis, plan, render
  registerBriefRoutes(app, { ...services, encoder });
  registerRunRoutes(app, { ...services, usesAi });
  // preview
  registerVideoRoutes(app, {
    ...services,
    onDownloaded: (videoName) => beginRetention(services.db, videoName, exportRetentionMs),
  });
  registerThumbnailRoutes(app, services);
  registerPlaybackRoutes(app, services);
  registerClipAudioRoutes(app, services);
  registerMusicAudioRoutes(app, services);
  registerTextBitmapRoutes(app);
  registerClipDrawingRoutes(app, services);
  // edit
  registerEditRoutes(app, { ...services, usesAi });
  registerMusicRoutes(app, services);
  registerWordsRoutes(app, services);
  // export
  registerExportRoutes(app, {
    ...services,
    sendFile,
    publicOrigin,
    networkOrigin,
    retentionMs: exportRetentionMs,
    fontUrl,
  });
}

/** Every job of jobs.ts with the stage that does it. */
export function stageJobs(services: WorkerServices): JobHandlers {
  /** How far each clip's analysis is, 0 to 1: told by the jobs of this process to its runs. */
  const clipShares = new Map<string, number>();
  const awaited = openAwaitedWork();
  const checks = openAwaitedWork();
  const during =
    (work: AwaitedWork) =>
    <Args extends unknown[]>(handle: (...args: Args) => Promise<void>) =>
    (...args: Args) =>
      work.during(() => handle(...args));
  const whileAwaited = during(awaited);
  return {
    'upload.check': whileAwaited(during(checks)(checkUpload(services))),
    'upload.expire': expireUploads(services),
    'analysis.clip': whileAwaited(analyseClip({ ...services, clipShares, checks })),
    'analysis.track': analyseTrackJob(services),
    'preview.proxy': proxyClip({ ...services, awaited }),
    'preview.retry': retryProxies(services),
    'project.run': whileAwaited(
      runProject({ ...services, makeReel: reelMaker({ ...services, clipShares }) }),
    ),
    'export.expire': expireVideos(services),
    'files.remove': ({ path }) => carryOutRemoval(services, path),
    'files.retry': (_payload, signal) => retryRemovals(services, signal),
    'files.sweep': sweepFiles(services),
    'records.prune': pruneRecords(services),
  };
}

/** The folders of one installation's data directory. */
export function dataFolders(dataDirectory: string) {
  return {
    databaseDirectory: join(dataDirectory, 'database'),
    storageDirectory: join(dataDirectory, 'files'),
    uploadsDirectory: join(dataDirectory, 'uploads'),
    scratchDirectory: join(dataDirectory, 'scratch'),
    downloadedModelsDirectory: join(dataDirectory, 'models'),
    certificatesDirectory: join(dataDirectory, 'certificates'),
  } as const;
}
