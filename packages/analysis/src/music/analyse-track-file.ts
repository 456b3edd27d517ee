import { Worker } from 'node:worker_threads';
import type { TrackAnalysis } from '@cutroom/contract';

/** A quarter of an hour of music takes a third of it. */
const HEAP_MIB_MAX = 512;

/**
 * `analysePcmFile` in a thread of its own, so that whoever waits for the server does not wait for it.
 * @throws the signal's reason; whatever the file cannot be read for
 */
export function analyseTrackFile(path: string, signal: AbortSignal): Promise<TrackAnalysis> {
  signal.throwIfAborted();
  const thread = new Worker(new URL('./track-thread.ts', import.meta.url), {
    env: {},
    workerData: path,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MIB_MAX },
  });
  const { promise, resolve, reject } = Promise.withResolvers<TrackAnalysis>();
  const abort = (): void => {
    void thread.terminate();
    reject(signal.reason);
  };
  signal.addEventListener('abort', abort);
  thread.once('message', resolve);
  thread.once('error', reject);
  thread.once('exit', (code) =>
    reject(new Error(`The thread that analyses a track ended with code ${code}.`)),
  );
  return promise.finally(() => {
    signal.removeEventListener('abort', abort);
    void thread.terminate();
  });
}
