import type { FrameLayer, ReelFrame } from '@cutroom/reel';
import { clipStills } from './clip-stills.ts';
import { followClock, type NextVideo, nextVideo, wantedSeconds } from './follow-clock.ts';
import type { LiveCut } from './live-cut.ts';
import type { LiveReel } from './live-reel.ts';
import type { FrameImage } from './painting/frame-painter.ts';
import { seek, videoPool, type WantedVideo } from './video-pool.ts';

/** What the layers of a frame are drawn from: video elements, and stills of clips that no element can play. */
export interface LayerImages {
  /** While the reel plays. @returns null until all are there: the frame before stays */
  readonly playing: (reel: LiveReel, frame: ReelFrame<LiveCut>, seconds: number) => FrameImage[] | null;
  /** While it stands. @returns null until all stand where they should */
  readonly standing: (frame: ReelFrame<LiveCut>) => FrameImage[] | null;
  /** Within a press: the elements may play from then on. */
  readonly bless: () => void;
  readonly pause: () => void;
  /** Another edit: no element stands where it should. */
  readonly forgetPlaces: () => void;
  readonly release: () => void;
}

/** @param onChange told when an image may have come */
export function layerImages(onChange: () => void): LayerImages {
  const pool = videoPool();
  const stills = clipStills(onChange);
  pool.onChange(onChange);

  const claimed = (frame: ReelFrame<LiveCut>, next: WantedVideo | null) => {
    const wanted = frame.layers.map((layer) => ({
      cutIndex: layer.cutIndex,
      url: sourceOf(layer),
      seconds: wantedSeconds(layer),
    }));
    return pool.claim(next === null ? wanted : [...wanted, next]);
  };

  /** @param shown the element where it shows the layer's frame */
  const imagesOf = (
    { layers }: ReelFrame<LiveCut>,
    videos: readonly (HTMLVideoElement | null)[],
    shown: (video: HTMLVideoElement, layer: FrameLayer<LiveCut>) => HTMLVideoElement | null,
  ): FrameImage[] | null => {
    const images = layers.map((layer, index) => {
      const video = videos[index] ?? null;
      const still = stills.of(layer.cut.clip, layer.sourceSeconds, video);
      return still !== null || video === null ? still : shown(video, layer);
    });
    return images.every((image) => image !== null) ? images : null;
  };

  return {
    playing: (reel, frame, seconds) => {
      const next = nextVideo(reel.timeline, frame, sourceOf);
      const videos = claimed(frame, next);
      const waiting = next === null ? null : (videos[frame.layers.length] ?? null);
      if (next !== null && waiting !== null)
        readyNext(waiting, next, next.startSeconds - seconds <= next.prerollSeconds);
      return imagesOf(frame, videos, (video, layer) => {
        followClock(video, reel.timeline, layer, seconds);
        return video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA && !video.seeking ? video : null;
      });
    },
    standing: (frame) =>
      imagesOf(frame, claimed(frame, null), (video, layer) => {
        const seconds = wantedSeconds(layer);
        if (!video.paused) video.pause();
        if (!video.seeking && video.readyState > 0) seek(video, seconds);
        return pool.stands(video, seconds) ? video : null;
      }),
    bless: pool.bless,
    pause: pool.pause,
    forgetPlaces: pool.forgetPlaces,
    release: () => {
      stills.release();
      pool.release();
    },
  };
}

/** A proxy plays in every browser; before there is one, the upload itself in some. */
function sourceOf({ cut }: Pick<FrameLayer<LiveCut>, 'cut'>): string {
  return cut.clip.proxyUrl ?? cut.clip.url;
}

/** Waits at its place before its in-point, and runs when its cut is so near. */
function readyNext(
  video: HTMLVideoElement,
  { seconds, rate }: Pick<NextVideo, 'seconds' | 'rate'>,
  isDue: boolean,
): void {
  video.playbackRate = rate;
  if (isDue) {
    // Refused only where a press would be too: then its first frame stands until it may.
    if (video.paused) video.play().catch(() => undefined);
    return;
  }
  if (!video.paused) video.pause();
  if (!video.seeking && video.readyState > 0) seek(video, seconds);
}
