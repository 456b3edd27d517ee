import { mkdir, statfs } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ExpectedContents, fetchFile } from './fetch-file.ts';
import { commitOf, contentsAt } from './hub-listing.ts';
import { modelFilePath, readInstalled, sizeOf, writeInstalled } from './installed-models.ts';
import { ModelDownloadError } from './model-download-error.ts';
import { MODEL_HUBS, type ModelFile, type ModelHub, type ModelSource } from './model-manifest.ts';

export interface DownloadOptions {
  /** Filled with a folder for each model, and a record of what has arrived. */
  readonly directory: string;
  readonly sources: readonly ModelSource[];
  readonly signal: AbortSignal;
  readonly onProgress?: (progress: DownloadProgress) => void;
  /** Mirrors of the hubs. */
  readonly hubUrls?: Partial<Readonly<Record<ModelHub, string>>>;
  /** Waits between attempts at a file, in ms; as many further attempts as there are numbers. */
  readonly retryDelaysMs?: readonly number[];
}

export interface DownloadProgress {
  readonly source: ModelSource;
  readonly path: string;
  readonly bytes: number;
  /** Of the file; about right for the few whose length was not known. */
  readonly bytesExpected: number;
}

const RETRY_DELAYS_MS = [1000, 3000, 10_000, 30_000];
const SPARE_BYTES = 64 * 1024 * 1024;

/**
 * Fetches what is missing of the models. Each file goes on where an earlier attempt stopped and is checked before it
 * counts; what has arrived stays, whatever happens to the rest.
 * @returns how many files came
 * @throws ModelDownloadError with a sentence for the terminal
 */
export async function downloadModels(options: DownloadOptions): Promise<number> {
  const { directory, sources, signal } = options;
  const retry = retrier(options);
  await mkdir(directory, { recursive: true });
  const missing = await missingFiles(directory, sources);
  await assertRoom(directory, missing);
  for (const { source, files } of missing) {
    const commit = await commitFor(options, source, retry);
    const contents = await expectedContents(options, source, files, commit, retry);
    for (const file of files) {
      signal.throwIfAborted();
      await install(options, source, file, { commit, expected: contents(file), retry });
    }
  }
  return missing.reduce((sum, { files }) => sum + files.length, 0);
}

interface Missing {
  readonly source: ModelSource;
  readonly files: readonly ModelFile[];
}

async function missingFiles(directory: string, sources: readonly ModelSource[]): Promise<Missing[]> {
  const record = await readInstalled(directory);
  const missing: Missing[] = [];
  for (const source of sources) {
    const earlier = record.models[source.repository];
    const known = !isCommit(source.revision) || earlier?.revision === source.revision ? earlier?.files : {};
    const files: ModelFile[] = [];
    for (const file of source.files) {
      const arrived = known?.[file.path];
      const isRight =
        arrived !== undefined &&
        (file.sha256 === null || file.sha256 === arrived.sha256) &&
        (await sizeOf(modelFilePath(directory, source, file.path))) === arrived.bytes;
      if (!isRight) files.push(file);
    }
    if (files.length > 0) missing.push({ source, files });
  }
  return missing;
}

async function assertRoom(directory: string, missing: readonly Missing[]): Promise<void> {
  const needed = missing.flatMap(({ files }) => files).reduce((sum, { bytes }) => sum + bytes, 0);
  const { bavail, bsize } = await statfs(directory);
  const free = bavail * bsize;
  if (needed === 0 || free > needed + SPARE_BYTES) return;
  const megabytes = (bytes: number) => Math.ceil(bytes / 1e6);
  throw new ModelDownloadError(
    `The models need ${megabytes(needed)} MB, and the disk of ${directory} has ${megabytes(free)} MB left.`,
    { isPassing: false },
  );
}

/** The pinned commit; of a branch, the one that its first file came from, or else the one it is at now. */
async function commitFor(options: DownloadOptions, source: ModelSource, retry: Retry): Promise<string> {
  if (isCommit(source.revision)) return source.revision;
  const known = (await readInstalled(options.directory)).models[source.repository]?.revision;
  if (known !== undefined) return known;
  return retry(() => commitOf(hubOf(options, source), source.repository, source.revision, options.signal));
}

async function expectedContents(
  options: DownloadOptions,
  source: ModelSource,
  files: readonly ModelFile[],
  commit: string,
  retry: Retry,
): Promise<(file: ModelFile) => ExpectedContents> {
  const isPinned = files.every(({ sha256, gitBlob }) => sha256 !== null || gitBlob !== undefined);
  const listed = isPinned
    ? null
    : await retry(() => contentsAt(hubOf(options, source), source.repository, commit, options.signal));
  return ({ path, sha256, gitBlob = null }) => {
    if (sha256 !== null || gitBlob !== null) return { sha256, gitBlob };
    const expected = listed?.get(path);
    if (expected !== undefined) return expected;
    throw new ModelDownloadError(`The hub has no ${path} in ${source.repository}.`, { isPassing: false });
  };
}

async function install(
  options: DownloadOptions,
  source: ModelSource,
  file: ModelFile,
  { commit, expected, retry }: { commit: string; expected: ExpectedContents; retry: Retry },
): Promise<void> {
  const { directory, signal, onProgress } = options;
  const url = addressOf(options, source, commit, file.path);
  const arrived = await retry((hasMetHub) =>
    fetchFile(url, modelFilePath(directory, source, file.path), {
      expected,
      signal,
      onProgress: (bytes) => {
        hasMetHub();
        onProgress?.({ source, path: file.path, bytes, bytesExpected: file.bytes });
      },
    }),
  );
  const record = await readInstalled(directory);
  const earlier = record.models[source.repository];
  const files = earlier?.revision === commit ? earlier.files : {};
  record.models[source.repository] = { revision: commit, files: { ...files, [file.path]: arrived } };
  await writeInstalled(directory, record);
}

type Retry = <Value>(what: (hasMetHub: () => void) => Promise<Value>) => Promise<Value>;

/** Retries transient failures. A hub that never answered is asked twice only: without a network the wait should be short. */
function retrier({ retryDelaysMs = RETRY_DELAYS_MS, signal }: DownloadOptions): Retry {
  let hasMet = false;
  const hasMetHub = () => {
    hasMet = true;
  };
  return async (what) => {
    for (let failures = 0; ; failures += 1) {
      try {
        const value = await what(hasMetHub);
        hasMetHub();
        return value;
      } catch (error) {
        if (error instanceof ModelDownloadError && error.isAnswer) hasMetHub();
        const delay = hasMet || failures === 0 ? retryDelaysMs[failures] : undefined;
        if (!(error instanceof ModelDownloadError) || !error.isPassing || delay === undefined) throw error;
        await sleep(delay, undefined, { signal });
      }
    }
  };
}

function isCommit(revision: string): boolean {
  return /^[0-9a-f]{40}$/.test(revision);
}

function addressOf(options: DownloadOptions, source: ModelSource, commit: string, path: string): string {
  const hub = `${hubOf(options, source)}/${source.repository}`;
  return source.hub === 'gitHub' ? `${hub}/${commit}/${path}` : `${hub}/resolve/${commit}/${path}`;
}

function hubOf({ hubUrls }: DownloadOptions, { hub }: ModelSource): string {
  return hubUrls?.[hub] ?? MODEL_HUBS[hub];
}
