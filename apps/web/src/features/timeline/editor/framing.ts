import {
  CROP_ZOOM_MAX,
  CUT_KEYFRAMES_MAX,
  type CutTitle,
  type Framing,
  type SelectedClip,
} from '@cutroom/contract';
import { type CropWindow, cropSize, takenSeconds } from '@cutroom/reel';

/** 'follow': the crop moves with what it shows. 'stay': it stands. 'fit': the whole picture over a blurred copy. */
export type FramingKind = 'follow' | 'stay' | 'fit';

type Crop = Extract<Framing, { mode: 'crop' }>;

interface FrameSize {
  readonly width: number;
  readonly height: number;
}

/** The middle of a crop, as shares of the clip's frame. */
export interface CropCenter {
  readonly x: number;
  readonly y: number;
}

export const FIT: Framing = { mode: 'fit' };

export function framingKind(framing: Framing): FramingKind {
  if (framing.mode === 'fit') return 'fit';
  return framing.keyframes.length > 1 ? 'follow' : 'stay';
}

export function zoomOf(framing: Framing): number {
  return framing.mode === 'fit' ? 1 : (framing.zoom ?? 1);
}

export function centerOf({ left, top, width, height }: CropWindow): CropCenter {
  return { x: left + width / 2, y: top + height / 2 };
}

/** A crop that stands, as near to the wished middle as the frame has room. */
export function stayAt(center: CropCenter, zoom: number, frame: FrameSize): Crop {
  const size = cropSize(frame, zoom);
  const within = (middle: number, length: number) =>
    share(Math.min(1 - length / 2, Math.max(length / 2, middle)));
  const keyframe = {
    atSeconds: 0,
    centerX: within(center.x, size.width),
    centerY: within(center.y, size.height),
  };
  return zoomed({ mode: 'crop', keyframes: [keyframe] }, zoom);
}

/** The middle after the picture was pulled by shares of the player's width and height. */
export function pulledCenter(window: CropWindow, { x, y }: CropCenter): CropCenter {
  const center = centerOf(window);
  return { x: center.x - x * window.width, y: center.y - y * window.height };
}

/** null for a picture that is shown whole. */
export function withZoom(framing: Framing, zoom: number): Framing | null {
  return framing.mode === 'fit' ? null : zoomed(framing, zoom);
}

/**
 * A crop that moves with what the cut shows: as the director had it, else as the analysis found it.
 * @param directed the director's cuts
 * @param found the analysis' framing of the clip; null where it is not known
 * @returns null where nothing to follow is known
 */
export function followFraming(
  cut: SelectedClip,
  directed: readonly SelectedClip[],
  found: Framing | null,
): Framing | null {
  const from = cut.startTime;
  const until = from + takenSeconds(cut);
  const own = directed.find(
    ({ clipId, startTime, framing, ...rest }) =>
      clipId === cut.clipId &&
      startTime < until &&
      from < startTime + takenSeconds({ startTime, ...rest }) &&
      isFollowing(framing),
  )?.framing;
  const framing = own ?? (found !== null && isFollowing(found) ? found : null);
  if (framing === null || framing.mode === 'fit') return null;
  const near = framing.keyframes.filter(
    ({ atSeconds }, index, all) =>
      (all[index + 1]?.atSeconds ?? atSeconds) >= from && (all[index - 1]?.atSeconds ?? atSeconds) <= until,
  );
  return near.length < 2 || near.length > CUT_KEYFRAMES_MAX ? null : { ...framing, keyframes: near };
}

function isFollowing(framing: Framing | undefined): boolean {
  return framing !== undefined && framingKind(framing) === 'follow';
}

function zoomed({ zoom: _, ...crop }: Crop, zoom: number): Crop {
  const held = Math.min(CROP_ZOOM_MAX, Math.max(1, zoom));
  return held === 1 ? crop : { ...crop, zoom: share(held) };
}

/** Ten thousandths: finer than a pixel of any clip. */
function share(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}

export function isSameFraming(a: Framing | undefined, b: Framing | undefined): boolean {
  if (a === undefined || b === undefined) return a === b;
  if (a.mode === 'fit' || b.mode === 'fit') return a.mode === b.mode;
  return (
    zoomOf(a) === zoomOf(b) &&
    a.keyframes.length === b.keyframes.length &&
    a.keyframes.every((keyframe, index) => {
      const other = b.keyframes[index];
      return (
        keyframe.atSeconds === other?.atSeconds &&
        keyframe.centerX === other.centerX &&
        keyframe.centerY === other.centerY
      );
    })
  );
}

export function areSameTitles(a: readonly CutTitle[] = [], b: readonly CutTitle[] = []): boolean {
  return (
    a.length === b.length &&
    a.every((title, index) => {
      const other = b[index];
      return (
        title.text === other?.text &&
        title.centerY === other.centerY &&
        title.style === other.style &&
        title.startSeconds === other.startSeconds &&
        title.durationSeconds === other.durationSeconds
      );
    })
  );
}
