import type { FramePlanes } from './frame-planes.ts';

/** Where a layer's frame comes from: a video element that shows it now, what that showed last, a still of the clip, or a tile of its filmstrip. */
export type FrameImage = HTMLVideoElement | FramePlanes | ImageBitmap | HTMLCanvasElement;
