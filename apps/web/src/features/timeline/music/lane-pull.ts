import type { PointerEvent } from 'react';

/** Where a pointer is in a lane that is as long as the reel. */
export function secondsInLane(event: PointerEvent<HTMLElement>, reelSeconds: number): number {
  const { left, width } = event.currentTarget.getBoundingClientRect();
  return width === 0 ? 0 : ((event.clientX - left) / width) * reelSeconds;
}

/** Seconds of the reel under so many pixels of the lane. */
export function secondsOfPixels(lane: HTMLElement, pixels: number, reelSeconds: number): number {
  return (pixels / Math.max(1, lane.getBoundingClientRect().width)) * reelSeconds;
}
