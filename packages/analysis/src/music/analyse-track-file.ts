import { Worker } from 'node:worker_threads';
import type { TrackAnalysis } from '@cutroom/contract';
import { installedModels, modelFilePath } from '../models/downloaded/installed-models.ts';
import { MODEL_SOURCES } from '../models/downloaded/model-manifest.ts';
import type { PcmFile } from './analyse-pcm-file.ts';

/** A quarter of an hour of music takes a third of it. */
const HEAP_MIB_MAX = 512;

export interface TrackOptions {
  /** Folder that downloadModels fills: a model for beats that is there is asked. */
  readonly downloadedModelsDirectory?: string;
  /** Told where that model was of no use. */
  readonly onWarning?: (message: string) => void;
}

/** What the thread tells: its answer, and before it what went wrong on the way. */
export type TrackMessage = { readonly analysis: TrackAnalysis } | { readonly warning: string };

/**
 * `analysePcmFile` in a thread of its own, so that whoever waits for the server does not wait for it.
 * @throws the signal's reason; whatever the file cannot be read for
 */
export async function analyseTrackFile(
  path: string,
  signal: AbortSignal,
  { downloadedModelsDirectory, onWarning = () => {} }: TrackOptions = {},
): Promise<TrackAnalysis> {
  const beatModelPath =
    downloadedModelsDirectory === undefined ? null : await findBeatModel(downloadedModelsDirectory);
  signal.throwIfAborted();
  return inThread({ path, beatModelPath }, signal, onWarning);
}

/** null where it was not downloaded */
async function findBeatModel(directory: string): Promise<string | null> {
  const sources = MODEL_SOURCES.filter(({ role }) => role === 'beats');
  const [source] = await installedModels(directory, sources);
  const [file] = source?.files ?? [];
  return source === undefined || file === undefined ? null : modelFilePath(directory, source, file.path);
}

function inThread(
  file: PcmFile,
  signal: AbortSignal,
  onWarning: (message: string) => void,
): Promise<TrackAnalysis> {
  const thread = new Worker(new URL('./track-thread.ts', import.meta.url), {
    env: {},
    workerData: file,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MIB_MAX },
  });
  const { promise, resolve, reject } = Promise.withResolvers<TrackAnalysis>();
  const abort = (): void => {
    void thread.terminate();
    reject(signal.reason);
  };
  signal.addEventListener('abort', abort);
  thread.on('message', (message: TrackMessage) => {
    if ('analysis' in message) resolve(message.analysis);
    else onWarning(message.warning);
  });
  thread.once('error', reject);
  thread.once('exit', (code) =>
    reject(new Error(`The thread that analyses a track ended with code ${code}.`)),
  );
  return promise.finally(() => {
    signal.removeEventListener('abort', abort);
    void thread.terminate();
  });
}
