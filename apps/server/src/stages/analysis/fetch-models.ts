import { downloadModels, MODEL_SOURCES, ModelDownloadError, progressLine } from '@cutroom/analysis';
import type { Logger } from 'pino';

/**
 * Fetches the models that are missing while the server already works; the analyser takes them up as they come.
 * Without a network it says so once: the built-in models serve, and the next start tries again.
 * @returns stops the download; what has come is kept
 */
export function fetchModels(
  directory: string,
  log: Pick<Logger, 'info' | 'warn'>,
  hub: { readonly hubUrl?: string } = {},
): () => Promise<void> {
  const stop = new AbortController();
  let shown = '';
  const done = downloadModels({
    ...hub,
    directory,
    sources: MODEL_SOURCES,
    signal: stop.signal,
    onProgress: (progress) => {
      if (progress.path === shown) return;
      shown = progress.path;
      log.info(`fetching ${progressLine(progress)}`);
    },
  }).then(
    (count) => log.info(count === 0 ? 'all models are there' : `${count} files of models have come`),
    (error: unknown) => {
      if (stop.signal.aborted) return;
      const why = error instanceof ModelDownloadError ? error.message : 'Something unexpected happened.';
      log.warn({ err: error }, `The models were not fetched; the built-in ones serve. ${why}`);
    },
  );
  return async () => {
    stop.abort();
    await done;
  };
}
