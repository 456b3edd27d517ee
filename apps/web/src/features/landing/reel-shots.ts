import example from './reel/example.json';

const CLIP_IMAGES = new Map([
  ['sea', new URL('./reel/sea.jpg', import.meta.url).href],
  ['hills', new URL('./reel/hills.jpg', import.meta.url).href],
  ['city', new URL('./reel/city.jpg', import.meta.url).href],
  ['forest', new URL('./reel/forest.jpg', import.meta.url).href],
]);

/** The cuts of the loop on the landing page, as the product made them (e2e/images/landing-reel.image.ts). */
export const REEL_SHOTS = example.cuts.map(({ scene, seconds }) => ({
  scene,
  seconds,
  image: CLIP_IMAGES.get(scene),
}));

export const REEL_VIDEO = new URL('./reel/reel.mp4', import.meta.url).href;
export const REEL_STILL = new URL('./reel/reel.jpg', import.meta.url).href;

interface Shot {
  readonly seconds: number;
}

/** Which shot plays at this second of the loop, counted from 0. */
export function shotAt(seconds: number, shots: readonly Shot[]): number {
  const ends = shots.map((_, index) => secondsOf(shots.slice(0, index + 1)));
  const shot = ends.findIndex((end) => seconds < end);
  return shot === -1 ? shots.length - 1 : shot;
}

/** How far the playhead has come, 0-1. */
export function playheadAt(seconds: number, shots: readonly Shot[]): number {
  return Math.min(1, Math.max(0, seconds / secondsOf(shots)));
}

function secondsOf(shots: readonly Shot[]): number {
  return shots.reduce((sum, { seconds }) => sum + seconds, 0);
}
