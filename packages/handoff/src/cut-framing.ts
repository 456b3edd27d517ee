import { REEL_FPS, REEL_HEIGHT, REEL_WIDTH } from '@cutroom/contract';
import { type CropPath, cropWindowAt, cutLayout, type ReelCut } from '@cutroom/reel';

/** Where the shown part of the frame stands at a frame of the cut, counted from the cut's first. */
export interface CropKey {
  readonly frame: number;
  /** Middle of the window, in shares of the clip's frame as displayed. */
  readonly centerX: number;
  readonly centerY: number;
}

/** How a cut fills 9:16: by a window of the clip's frame that moves along keys, linear between them, or as a whole. */
export type CutFraming =
  | {
      readonly mode: 'crop';
      /** The window's size, in shares of the clip's frame. */
      readonly width: number;
      readonly height: number;
      /** One where the window stands still; else from the cut's first frame to its end. */
      readonly keys: readonly CropKey[];
    }
  | { readonly mode: 'fit' };

/** The framing that the renderer gives a cut. */
export function cutFraming(cut: ReelCut): CutFraming {
  const layout = cutLayout(cut, 0);
  if (layout.kind === 'fit') return { mode: 'fit' };
  const { path } = layout;
  return { mode: 'crop', width: path.x.size, height: path.y.size, keys: cropKeys(path) };
}

function cropKeys(path: CropPath): CropKey[] {
  const seconds = [...path.x.points, ...path.y.points].map(({ atSeconds }) => atSeconds);
  const frames = [...new Set(seconds.map((at) => Math.round(at * REEL_FPS)))].toSorted((a, b) => a - b);
  return frames.map((frame) => {
    const { left, top, width, height } = cropWindowAt(path, frame / REEL_FPS);
    return { frame, centerX: left + width / 2, centerY: top + height / 2 };
  });
}

/** How editors place a clip: its scale in pixels of the reel for one of the clip, and its middle off the reel's. */
export interface Placement {
  readonly scale: number;
  /** Pixels of the reel, to the right. */
  readonly x: number;
  /** Pixels of the reel, downwards. */
  readonly y: number;
}

/** The placement that shows the window around this centre, and nothing else. */
export function placementOf(
  frame: { readonly width: number; readonly height: number },
  framing: Extract<CutFraming, { mode: 'crop' }>,
  { centerX, centerY }: Pick<CropKey, 'centerX' | 'centerY'>,
): Placement {
  const scale = REEL_HEIGHT / (frame.height * framing.height);
  return { scale, x: (0.5 - centerX) * frame.width * scale, y: (0.5 - centerY) * frame.height * scale };
}

/** The scale at which a clip is seen as a whole: what editors do with a clip of another shape. */
export function fitScale({ width, height }: { readonly width: number; readonly height: number }): number {
  return Math.min(REEL_WIDTH / width, REEL_HEIGHT / height);
}
