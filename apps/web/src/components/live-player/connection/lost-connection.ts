import { isNetworkError } from '../../player/playback-error.ts';

/** Whether a video failed for want of a connection: asked as it fails, for a browser tells the same code of a file that it cannot reach. */
export function isLostVideo(error: Pick<MediaError, 'code'> | null): boolean {
  return error !== null && (isNetworkError(error.code) || !navigator.onLine);
}

/** Whether a `fetch` or the reading of its body failed without the server's answer (Fetch standard: a TypeError). */
export function isLostFetch(error: unknown): boolean {
  return error instanceof TypeError;
}
