import { type FramePlanes, hasPlanes, planesOf } from './painting/frame-planes.ts';
import { isReady } from './video-pool.ts';

/**
 * What videos show, taken over from their decoders frame by frame: a browser without a graphics accelerator needs ten
 * times as long to make a texture of the element itself, and keeps each of them for a long time. Only where the page may
 * have WebCodecs, which plain http addresses of a home network have not.
 */
export interface ShownFrames {
  /**
   * Takes over the frames that the videos show now, where they are not here yet. They are here with the next microtask
   * where the browser copies at once.
   */
  readonly take: (videos: readonly HTMLVideoElement[]) => void;
  /** The frame that the video showed when it was looked at last; null where it has to be drawn from the element. */
  readonly of: (video: HTMLVideoElement) => FramePlanes | null;
}

interface Shown {
  readonly src: string;
  /** Of the clip, in millionths of a second. */
  readonly timestamp: number;
  planes: FramePlanes | null;
}

/** @param frameOf the frame that an element shows; null where there are no WebCodecs */
export function shownFrames(
  frameOf: (video: HTMLVideoElement) => VideoFrame | null = shownFrame,
): ShownFrames {
  const known = new Map<HTMLVideoElement, Shown>();
  const spares = new WeakMap<HTMLVideoElement, ArrayBuffer>();

  const copy = (video: HTMLVideoElement, frame: VideoFrame, shown: Shown): void => {
    const size = { width: frame.displayWidth, height: frame.displayHeight };
    const length = frame.allocationSize();
    const spare = spares.get(video);
    spares.delete(video);
    const bytes = new Uint8Array(spare?.byteLength === length ? spare : new ArrayBuffer(length));
    frame
      .copyTo(bytes)
      .then((layout) => {
        shown.planes = planesOf(bytes, size, layout);
      })
      // Gone before it was copied: the next one will not be.
      .catch(() => undefined)
      .finally(() => frame.close());
  };

  const takeFrom = (video: HTMLVideoElement): void => {
    const frame = isReady(video) ? frameOf(video) : null;
    if (frame === null) {
      known.delete(video);
      return;
    }
    const { currentSrc: src } = video;
    const { timestamp } = frame;
    const before = known.get(video);
    const isNew = before?.src !== src || before.timestamp !== timestamp;
    if (!isNew || !hasPlanes(frame)) {
      if (isNew) known.delete(video);
      frame.close();
      return;
    }
    // Painted long ago, so that its memory can be written over with this one.
    if (before?.planes != null) spares.set(video, before.planes.luma.bytes.buffer);
    const shown: Shown = { src, timestamp, planes: null };
    known.set(video, shown);
    copy(video, frame, shown);
  };

  return {
    take: (videos) => {
      for (const video of videos) takeFrom(video);
    },
    of: (video) => {
      const shown = known.get(video);
      return shown?.src === video.currentSrc ? shown.planes : null;
    },
  };
}

function shownFrame(video: HTMLVideoElement): VideoFrame | null {
  if (typeof VideoFrame === 'undefined') return null;
  try {
    return new VideoFrame(video);
  } catch {
    return null;
  }
}
