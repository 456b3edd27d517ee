import { type RefObject, useEffect } from 'react';
import { prefersStillness } from './use-hover-preview.ts';

/** Plays without sound as soon as the player stands, except where motion is reduced: there its button waits as elsewhere. */
export function usePlaysSilently(videoRef: RefObject<HTMLVideoElement | null>, isOn: boolean): void {
  useEffect(() => {
    const video = videoRef.current;
    if (!isOn || video === null || prefersStillness()) return;
    video.muted = true;
    // A browser may refuse, for example to save the battery: nobody asked for it, so nobody is told.
    video.play().catch(() => undefined);
  }, [videoRef, isOn]);
}
