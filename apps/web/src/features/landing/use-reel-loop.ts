import { type RefObject, useEffect, useState } from 'react';
import type { Opening } from './opening.ts';
import { useOpening } from './use-opening.ts';

interface ReelLoop {
  readonly opening: Opening;
  /** The example moves: its opening or its reel. */
  readonly isPlaying: boolean;
  readonly toggle: () => void;
}

/** Ties the example to the page: it moves while it is in sight, unless motion or data is to be saved or it was paused. */
export function useReelLoop(
  videoRef: RefObject<HTMLVideoElement | null>,
  clipCount: number,
  onTime: (seconds: number) => void,
): ReelLoop {
  const [isStill] = useState(isStillnessWanted);
  const [isWanted, setWanted] = useState(!isStill);
  const [isInSight, setInSight] = useState(false);
  const [isVideoPlaying, setVideoPlaying] = useState(false);
  const isRunning = isWanted && isInSight;
  const opening = useOpening(isRunning, clipCount, isStill);
  const { isOver } = opening;

  useEffect(() => {
    const video = videoRef.current;
    if (video === null) return;
    const observer = new IntersectionObserver(([entry]) => setInSight(entry?.isIntersecting === true));
    observer.observe(video);
    return () => observer.disconnect();
  }, [videoRef]);

  useEffect(() => {
    const video = videoRef.current;
    if (video === null || !isRunning || !isOver) return;
    // A browser may refuse, for example to save the battery: the still image stays.
    video.play().catch((error: unknown) => {
      // Stopped again before it began: by whoever left or pressed, not by the browser.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      setWanted(false);
    });
    return () => video.pause();
  }, [videoRef, isRunning, isOver]);

  useEffect(() => {
    const video = videoRef.current;
    if (video === null) return;
    // A few times a second is enough: the playhead glides between, which costs a slow phone nothing.
    const follow = () => onTime(video.currentTime);
    const started = () => setVideoPlaying(true);
    const stopped = () => setVideoPlaying(false);
    video.addEventListener('timeupdate', follow);
    video.addEventListener('playing', started);
    video.addEventListener('pause', stopped);
    return () => {
      video.removeEventListener('timeupdate', follow);
      video.removeEventListener('playing', started);
      video.removeEventListener('pause', stopped);
    };
  }, [videoRef, onTime]);

  const isPlaying = isOver ? isVideoPlaying : isRunning;
  return { opening, isPlaying, toggle: () => setWanted((wanted) => !wanted) };
}

function isStillnessWanted(): boolean {
  const saver = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } };
  return (
    saver.connection?.saveData === true ||
    (typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches)
  );
}
