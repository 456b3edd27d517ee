import { isNetworkError, isSourceRefused } from './playback-error.ts';
import { isUnreachable } from './unreachable.ts';

/**
 * Why a media element failed: for want of a connection or of the server, or because of its file. A browser tells the same code of
 * a file of which nothing came as of one that it cannot play; then the server is asked once whether it is there.
 * @param tell not called where the element has been given something else meanwhile
 */
export function judgeMediaError(
  video: Pick<HTMLVideoElement, 'error' | 'currentSrc'>,
  tell: (isLost: boolean) => void,
): void {
  const { error, currentSrc } = video;
  const code = error?.code ?? null;
  if (isNetworkError(code) || !navigator.onLine) tell(code !== null);
  else if (isSourceRefused(code) && currentSrc !== '')
    void isUnreachable(currentSrc).then((isLost) => {
      if (video.error === error) tell(isLost);
    });
  else tell(false);
}
