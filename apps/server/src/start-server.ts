import { chmod, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import {
  type Analyser,
  analyseTrackFile,
  openAnalyser,
  openProviderSpeechToText,
  openProviderVision,
  type ProviderSpeechToText,
} from '@cutroom/analysis';
import type { LanguageModelPort } from '@cutroom/contract';
import { type Media, openMedia } from '@cutroom/media';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { awaitProvider, createAuth } from './accounts/auth.ts';
import { loadSecret } from './accounts/secret.ts';
import { loadSupportEmail, type SupportEmail } from './accounts/support-email.ts';
import { type AppDependencies, buildApp } from './app.ts';
import type { Config } from './config.ts';
import { dataFolders, type StageServices, stageJobs, type WorkerServices } from './pipeline.ts';
import { aiNotice, speechNotice } from './platform/ai/ai-settings.ts';
import { closeDataDirectory } from './platform/data-directory.ts';
import { openEmbeddedPostgres } from './platform/database/embedded/embedded-postgres.ts';
import { type OpenDatabase, openDatabase } from './platform/database/open-database.ts';
import { type Release, takeLock } from './platform/exclusive-lock.ts';
import type { HomeNetwork } from './platform/https/home-network.ts';
import { lanNotice } from './platform/https/lan-notice.ts';
import { openBossQueue, type RunningQueue } from './platform/queue/boss-queue.ts';
import { restAfterWork } from './platform/queue/rest-after-work.ts';
import { removeStaleTempFiles } from './platform/stale-temp-files.ts';
import { openFileStorage } from './platform/storage/file-storage.ts';
import type { Storage } from './platform/storage/storage.ts';
import { resumeRuns } from './runs/resume-runs.ts';
import { type ModelFetch, openModelFetch } from './stages/analysis/models/model-fetch.ts';
import { openDirector } from './stages/plan/director/open-director.ts';

export interface RunningServer {
  /** null for a process that only works. */
  readonly app: FastifyInstance | null;
  readonly port: number | null;
  readonly address: string | null;
  /** What people are told besides, such as how phones get here; null for nothing. */
  readonly notice: string | null;
  /** null for a process that only works. */
  readonly supportEmail: SupportEmail | null;
  /** Takes no new work, lets answers finish, hands running jobs back, closes the database. */
  stop(): Promise<void>;
}

/** A restart may meet the process before it still handing its work back. */
const LOCK_PATIENCE_MS = 10_000;

type Closers = (() => Promise<unknown>)[];

/**
 * Opens everything one process of the product stands on, in order, and closes it in reverse.
 * @param onLost told when the embedded database has ended for good: the process is then of no use
 */
export async function startServer(
  config: Config,
  log: Logger,
  onLost: (reason: Error) => void = (reason) => log.fatal({ err: reason }, 'the database is lost'),
): Promise<RunningServer> {
  const closers: Closers = [];
  const stop = async () => {
    for (const close of closers.splice(0).reverse()) {
      await close().catch((error: unknown) => log.error({ err: error }, 'while stopping'));
    }
  };
  try {
    return { ...(await open(config, log, closers, onLost)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function open(
  config: Config,
  log: Logger,
  closers: Closers,
  onLost: (reason: Error) => void,
): Promise<Omit<RunningServer, 'stop'>> {
  const folders = dataFolders(config.dataDirectory);
  const { scratchDirectory: scratch, ...closed } = folders;
  await closeDataDirectory(
    { directory: config.dataDirectory, closed: Object.values(closed), scratch },
    (message) => log.warn(message),
  );
  const database = await openOwnDatabase(config, log, closers, onLost);
  const { db } = database;
  const storage = await openOwnStorage(config);
  const secret = await loadSecret(db, config.authSecret);
  await removeStaleTempFiles(scratch);
  const media = await openMediaTools(config, log, scratch);
  const analyser = config.role === 'web' ? null : await openOwnAnalyser(config, log, closers);
  const modelFetch = analyser === null ? null : openOwnModelFetch(config, log, closers);

  const director = openDirector();
  closers.push(director.close);
  // Closed before what its jobs work with.
  const queue = await openBossQueue(database.bossOptions, log);
  closers.push(queue.stop);
  const { accountLimits } = config;
  const services = { db, storage, queue, media, director, log, secret, accountLimits, ...folders };
  if (analyser !== null) await startWorking(config, queue, { ...services, analyser });
  if (config.role === 'worker')
    return { app: null, port: null, address: null, notice: null, supportEmail: null };
  return serve(config, { ...services, modelFetch, encoder: analyser }, closers);
}

/** Here as below, what only some installations use is loaded where it is configured: together tens of megabytes. */
async function openOwnStorage({ s3, dataDirectory }: Config): Promise<Storage> {
  if (s3 === null) return openFileStorage(dataFolders(dataDirectory).storageDirectory);
  const { openS3Storage } = await import('./platform/storage/s3-storage.ts');
  return openS3Storage(s3);
}

async function openMediaTools(config: Config, log: Logger, scratchDirectory: string): Promise<Media> {
  const media = await openMedia({
    ...(config.ffmpegPath === null ? {} : { ffmpegPath: config.ffmpegPath }),
    ...(config.ffprobePath === null ? {} : { ffprobePath: config.ffprobePath }),
    ...(config.searchPath === null ? {} : { searchPath: config.searchPath }),
    scratchDirectory,
    hiddenDirectories: [config.dataDirectory, resolve(import.meta.dirname, '../../..')],
    requiredCage: config.requiredCage,
    onWarning: (message) => log.warn(message),
  });
  if (media.cage.strength === 'full') log.info(media.cage.description);
  return media;
}

async function openOwnAnalyser(config: Config, log: Logger, closers: Closers): Promise<Analyser> {
  const { downloadedModelsDirectory } = dataFolders(config.dataDirectory);
  const analyser = await openAnalyser({
    modelsDirectory: config.modelsDirectory,
    downloadedModelsDirectory,
    onWarning: (message) => log.warn(message),
  });
  closers.push(() => analyser.close());
  return analyser;
}

/** With MODELS=full or all it begins at once; else the owner of the installation is asked. */
function openOwnModelFetch(config: Config, log: Logger, closers: Closers): ModelFetch {
  const { downloadedModelsDirectory: directory } = dataFolders(config.dataDirectory);
  const modelFetch = openModelFetch({ directory, hubUrls: config.modelHubUrls, log });
  closers.push(modelFetch.pause);
  if (config.models !== 'built-in') modelFetch.start(config.models === 'all');
  return modelFetch;
}

/** Takes jobs from now on, with the models that are configured, and goes on with what was cut off. */
async function startWorking(
  config: Config,
  queue: RunningQueue,
  services: StageServices & Pick<WorkerServices, 'analyser'>,
): Promise<void> {
  const { db, log } = services;
  const languageModel = await openOwnLanguageModel(config, log);
  const providerVision = languageModel?.acceptsImages ? openProviderVision(languageModel) : null;
  const providerSpeechToText = await openOwnSpeechToText(config, log);
  const { renderConcurrency } = config;
  const { downloadedModelsDirectory } = dataFolders(config.dataDirectory);
  const onWarning = (message: string): void => log.warn(message);
  await queue.work(
    restAfterWork(
      stageJobs({
        ...services,
        ...{ languageModel, providerVision, providerSpeechToText, renderConcurrency },
        analyseTrack: (path, signal) =>
          analyseTrackFile(path, signal, { downloadedModelsDirectory, onWarning }),
      }),
    ),
  );
  await resumeRuns(db, queue, log);
  // The first plan of a process would wait for it otherwise.
  services.director.hold()();
}

async function openOwnLanguageModel({ ai }: Config, log: Logger): Promise<LanguageModelPort | null> {
  if (ai === null) return null;
  log.info(aiNotice(ai));
  const { openLanguageModel } = await import('./platform/ai/open-language-model.ts');
  return openLanguageModel(ai, log);
}

async function openOwnSpeechToText({ speech }: Config, log: Logger): Promise<ProviderSpeechToText | null> {
  if (speech === null) return null;
  log.info(speechNotice(speech));
  const { openTranscriber } = await import('./platform/ai/open-transcriber.ts');
  return openProviderSpeechToText(openTranscriber(speech, log));
}

/** Answers requests from now on. */
async function serve(
  config: Config,
  services: StageServices & Pick<AppDependencies, 'modelFetch' | 'encoder'>,
  closers: Closers,
): Promise<Omit<RunningServer, 'stop'>> {
  const { db, log, secret } = services;
  const { publicUrl, isHttps, isRateLimited, oidc, allowsPasswords, allowsSignUp } = config;
  const auth = createAuth({
    db,
    log,
    secret,
    publicUrl,
    isHttps,
    isRateLimited,
    oidc,
    allowsPasswords,
    allowsSignUp,
  });
  if (oidc !== null) await awaitProvider(auth, oidc);
  const { certificatesDirectory } = dataFolders(config.dataDirectory);
  const supportEmail = await loadSupportEmail(db, config.supportEmail);
  const homeNetwork = config.isLan ? await openOwnHomeNetwork(certificatesDirectory, log) : null;
  if (homeNetwork !== null) closers.push(homeNetwork.stop);
  const app = await buildApp({
    ...services,
    auth,
    config,
    supportEmail,
    ...(homeNetwork === null ? {} : { homeNetwork }),
  });
  closers.push(() => app.close());
  await app.listen({ port: config.port, host: config.host });
  const bound = app.server.address();
  const port = typeof bound === 'object' && bound !== null ? bound.port : config.port;
  const address = publicUrl ?? `${config.isLan ? 'https' : 'http'}://localhost:${port}`;
  const notice =
    homeNetwork === null
      ? null
      : lanNotice({ host: config.host, port, fingerprint: homeNetwork.fingerprint });
  return { app, port, address, notice, supportEmail };
}

async function openOwnHomeNetwork(certificatesDirectory: string, log: Logger): Promise<HomeNetwork> {
  const { openHomeNetwork } = await import('./platform/https/home-network.ts');
  return openHomeNetwork(certificatesDirectory, log);
}

/** The server of DATABASE_URL, or else the one that is started in the data directory. */
async function openOwnDatabase(
  config: Config,
  log: Logger,
  closers: Closers,
  onLost: (reason: Error) => void,
): Promise<OpenDatabase> {
  const { databaseUrl, dataDirectory } = config;
  if (databaseUrl === null && config.role !== 'worker') closers.push(await claim(dataDirectory));
  const { databaseDirectory } = dataFolders(dataDirectory);
  const searchPath = config.searchPath ?? '';
  const embedded =
    databaseUrl === null
      ? await openEmbeddedPostgres({ directory: databaseDirectory, log, searchPath, onLost })
      : null;
  if (embedded !== null) closers.push(embedded.stop);
  const database = await openDatabase(
    embedded?.connection ?? { connectionString: databaseUrl ?? '' },
    {},
    log,
  );
  closers.push(database.close);
  return database;
}

/** One process serves a data directory. Workers beside it are welcome (README, Scale out). */
async function claim(dataDirectory: string): Promise<Release> {
  const file = join(dataDirectory, 'lock');
  await writeFile(file, '', { flag: 'a', mode: 0o600 });
  await chmod(file, 0o600);
  const release = await takeLock(file, LOCK_PATIENCE_MS);
  if (release === null)
    throw new Error(
      `Another Cutroom is already running on ${dataDirectory}. Stop it first, or start this one with another DATA_DIR.`,
    );
  return release;
}
