/** The loop on the landing page: made by the product (e2e/images/landing-reel.image.ts) from these clips, in order. */
export const REEL_SHOTS = [
  { scene: 'sea', file: 'ocean at dusk.mp4', image: new URL('./reel/sea.jpg', import.meta.url).href },
  { scene: 'hills', file: 'hills.mp4', image: new URL('./reel/hills.jpg', import.meta.url).href },
  { scene: 'city', file: 'city at night.mp4', image: new URL('./reel/city.jpg', import.meta.url).href },
  { scene: 'forest', file: 'forest walk.mp4', image: new URL('./reel/forest.jpg', import.meta.url).href },
] as const;

export const REEL_VIDEO = new URL('./reel/reel.mp4', import.meta.url).href;
export const REEL_STILL = new URL('./reel/reel.jpg', import.meta.url).href;

/** Every shot plays equally long. */
const SHOT_SECONDS = 2;
const REEL_SECONDS = REEL_SHOTS.length * SHOT_SECONDS;

/** Which shot plays at this second of the loop, counted from 0. */
export function shotAt(seconds: number): number {
  return Math.min(REEL_SHOTS.length - 1, Math.max(0, Math.floor(seconds / SHOT_SECONDS)));
}

/** How far the playhead has come, 0-1. */
export function playheadAt(seconds: number): number {
  return Math.min(1, Math.max(0, seconds / REEL_SECONDS));
}
