import {
  downloadModels,
  MODEL_SOURCES,
  ModelDownloadError,
  type ModelHub,
  type ModelOnDisk,
  type ModelSource,
  memoryToListen,
  modelsOnDisk,
  progressLine,
} from '@cutroom/analysis';
import type { ModelsOffer } from '@cutroom/contract';
import type { Logger } from 'pino';

/** Fetches the models that are missing while the server works; the analyser takes them up as they come. */
export interface ModelFetch {
  status(): Promise<ModelsStatus>;
  /** Begins, or goes on where it stopped. @param withLarge those that are optional too: after the others where it is under way */
  start(withLarge?: boolean): void;
  /** What has come is kept. */
  pause(): Promise<void>;
}

interface ModelsStatus extends Omit<ModelsOffer, 'clipsNotSeen' | 'isLookingAgain'> {
  /** Whether the larger of the models that listen is here, with the memory for it. */
  readonly hasLargerEars: boolean;
}

export interface ModelFetchOptions {
  readonly directory: string;
  readonly hubUrls: Readonly<Record<ModelHub, string>>;
  readonly log: Pick<Logger, 'info' | 'warn'>;
  readonly sources?: readonly ModelSource[];
  /** Memory that this process could still take. */
  readonly freeBytes?: () => number;
}

interface Fetching {
  readonly stop: AbortController;
  readonly done: Promise<void>;
}

export function openModelFetch(options: ModelFetchOptions): ModelFetch {
  const {
    directory,
    hubUrls,
    sources = MODEL_SOURCES,
    freeBytes = () => process.availableMemory(),
  } = options;
  let fetching: Fetching | null = null;
  let wantsLarge = false;
  let failure: string | null = null;
  const begin = (): void => {
    if (fetching !== null) return;
    failure = null;
    const stop = new AbortController();
    // What was begun is wanted to its end: between its last byte and its record there is neither a part nor a file to tell.
    const onLarge = (): void => {
      wantsLarge = true;
    };
    const done = fetchOnce({ ...options, sources, onLarge }, wantsLarge, stop.signal).then((why) => {
      failure = why;
      fetching = null;
    });
    fetching = { stop, done };
  };

  return {
    async status() {
      const found = await modelsOnDisk(directory, sources);
      const wanted = found.filter((model) => isWanted(model, wantsLarge));
      const sum = (of: 'bytesHere' | 'bytesTotal') => wanted.reduce((total, model) => total + model[of], 0);
      const isComplete = wanted.every(({ isInstalled }) => isInstalled);
      const bytesHere = sum('bytesHere');
      const fitsMemory = ({ source, bytesTotal }: ModelOnDisk) =>
        source.isOptional !== true || memoryToListen(bytesTotal) <= freeBytes();
      return {
        models: found.map((model) => ({
          purpose: model.source.purpose,
          host: new URL(hubUrls[model.source.hub]).host,
          repository: model.source.repository,
          licence: model.source.licence,
          bytes: model.bytesTotal,
          isHere: model.isInstalled,
          isWanted: wanted.includes(model),
          fitsMemory: fitsMemory(model),
        })),
        state: stateOf({ isComplete, isFetching: fetching !== null, failure, bytesHere }),
        bytesHere,
        bytesTotal: sum('bytesTotal'),
        failure: fetching === null && !isComplete ? failure : null,
        hasLargerEars: found.some(
          (model) => model.source.role === 'europeanSpeech' && model.isInstalled && fitsMemory(model),
        ),
      };
    },
    start(withLarge = false) {
      const wantsMore = withLarge && !wantsLarge;
      wantsLarge ||= withLarge;
      if (fetching === null) return begin();
      const { stop, done } = fetching;
      if (wantsMore) void done.then(() => stop.signal.aborted || begin());
    },
    async pause() {
      fetching?.stop.abort();
      await fetching?.done;
    },
  };
}

/** One that somebody asked for before this start of the server is known by what has come of it. */
function isWanted({ source, bytesHere }: ModelOnDisk, wantsLarge: boolean): boolean {
  return source.isOptional !== true || wantsLarge || bytesHere > 0;
}

interface Progress {
  readonly isComplete: boolean;
  readonly isFetching: boolean;
  readonly failure: string | null;
  readonly bytesHere: number;
}

function stateOf({ isComplete, isFetching, failure, bytesHere }: Progress): ModelsOffer['state'] {
  if (isComplete) return 'complete';
  if (isFetching) return 'fetching';
  if (failure !== null) return 'failed';
  return bytesHere > 0 ? 'paused' : 'absent';
}

interface FetchOnceOptions extends Omit<Required<ModelFetchOptions>, 'freeBytes'> {
  /** Told before the first byte that one of them is optional. */
  readonly onLarge: () => void;
}

/**
 * Without a network it says so once: the built-in models serve.
 * @returns why the models did not come, for people; null where they came or were not wanted any more
 */
async function fetchOnce(
  { directory, hubUrls, log, sources, onLarge }: FetchOnceOptions,
  wantsLarge: boolean,
  signal: AbortSignal,
): Promise<string | null> {
  let shown = '';
  try {
    const found = await modelsOnDisk(directory, sources);
    const wanted = found.filter((model) => isWanted(model, wantsLarge)).map(({ source }) => source);
    if (wanted.some(({ isOptional }) => isOptional === true)) onLarge();
    const count = await downloadModels({
      directory,
      sources: wanted,
      hubUrls,
      signal,
      onProgress: (progress) => {
        if (progress.path === shown) return;
        shown = progress.path;
        log.info(`fetching ${progressLine(progress)}`);
      },
    });
    log.info(count === 0 ? 'all models are there' : `${count} files of models have come`);
    return null;
  } catch (error) {
    if (signal.aborted) return null;
    const why = error instanceof ModelDownloadError ? error.message : 'Something unexpected happened.';
    log.warn({ err: error }, `The models were not fetched; the built-in ones serve. ${why}`);
    return why;
  }
}
