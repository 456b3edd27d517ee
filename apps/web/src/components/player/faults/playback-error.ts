/** Codes of HTMLMediaElement.error (HTML standard, MediaError). */
const MEDIA_ERR_ABORTED = 1;
export const MEDIA_ERR_NETWORK = 2;
const MEDIA_ERR_DECODE = 3;
const MEDIA_ERR_SRC_NOT_SUPPORTED = 4;

export const PLAYBACK_FAILED = 'Playback failed. Check your connection and try again.';
export const CONNECTION_LOST = 'Network error - check your connection';
export const PLAYBACK_STALLED = 'Video playback stalled. Checking connection...';

/** Spec section 8, "Video playback". */
export function playbackErrorMessage(code: number | null): string {
  switch (code) {
    case MEDIA_ERR_ABORTED:
      return 'Video loading was aborted';
    case MEDIA_ERR_NETWORK:
      return CONNECTION_LOST;
    case MEDIA_ERR_DECODE:
      return 'Video format not supported on this device';
    case MEDIA_ERR_SRC_NOT_SUPPORTED:
      return 'Video source not supported';
    default:
      return 'Unknown video error occurred';
  }
}

export function isNetworkError(code: number | null): boolean {
  return code === MEDIA_ERR_NETWORK;
}

export function isSourceRefused(code: number | null): boolean {
  return code === MEDIA_ERR_SRC_NOT_SUPPORTED;
}
