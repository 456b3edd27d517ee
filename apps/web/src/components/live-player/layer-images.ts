import type { FrameLayer, ReelFrame, ReelTimeline } from '@cutroom/reel';
import { type ClipStills, clipStills, type MissingStill } from './clip-stills.ts';
import { clipTiles } from './clip-tiles.ts';
import { cutOff, type FrameArrival } from './connection/cut-off.ts';
import { followClock, type NextVideo, nextVideos, readyNext, wantedSeconds } from './follow-clock.ts';
import type { LiveCut } from './live-cut.ts';
import type { LiveReel } from './live-reel.ts';
import { type NearestImages, nearestImages } from './nearest-images.ts';
import type { FrameImage } from './painting/frame-image.ts';
import { takeVideos } from './ready-videos.ts';
import { type ShownFrames, shownFrames } from './shown-frames.ts';
import { startDelay } from './start-delay.ts';
import { isReady, seekOnceFree, VIDEOS, type VideoPool, type WantedVideo } from './video-pool.ts';
import { sourceOf, wantedVideos } from './wanted-videos.ts';

/** What a frame can be drawn from now. */
interface FoundImages {
  /** Of its layers, in their order; null where nothing is nearer than what was drawn before. */
  readonly images: readonly FrameImage[] | null;
  /** Whether they are the frames that are meant, and not the nearest that are here. */
  readonly isExact: boolean;
}

/** What the layers of a frame are drawn from: video elements, stills of clips that no element can play, tiles of filmstrips. */
export interface LayerImages {
  /** While the reel plays. @returns null while they may come at any moment: the frame before stays */
  readonly playing: (reel: LiveReel, frame: ReelFrame<LiveCut>, seconds: number) => FoundImages | null;
  /** While it stands. @returns null until there is anything of all layers */
  readonly standing: (frame: ReelFrame<LiveCut>) => FoundImages | null;
  /**
   * Once what is found is drawn: videos that stand elsewhere go to where the frame wants them, and after a rest those of the
   * next cuts to theirs.
   */
  readonly moveOn: (reel: LiveReel, frame: ReelFrame<LiveCut>) => void;
  /** Asks for the videos of a frame that is drawn later. */
  readonly want: (frame: ReelFrame<LiveCut>) => void;
  /**
   * Before a frame is found, a microtask or more: takes over what the videos show.
   * @param takesPlanes whether what is drawn with them takes frames as their decoders left them
   */
  readonly takeFrames: (takesPlanes: boolean) => void;
  /** Whether what was found last is not the frame that is meant because the connection is lost. */
  readonly isCutOff: () => boolean;
  /** What did not come is asked for again: videos for want of a connection, stills and filmstrips for any. */
  readonly askAgain: () => void;
  /** Within a press: the elements may play from then on. */
  readonly bless: () => void;
  readonly pause: () => void;
  /** Another edit: no element stands where it should. */
  readonly setReel: (reel: LiveReel) => void;
  readonly release: () => void;
}

/** A video that is late at its cut gets so long before a tile stands in for it: two screens. */
const PATIENCE_MS = 30;

/** Who scrubs on has not stopped yet: the next cuts' videos would take its time. */
const REST_MS = 200;

/** @param onChange told when an image may have come */
export function layerImages(onChange: () => void): LayerImages {
  const frames = shownFrames();
  const delay = startDelay();
  const pool = takeVideos();
  const stills = clipStills(onChange);
  const tiles = clipTiles();
  const nearest = nearestImages(tiles, (video, layer) => imageOf(video, layer, frames));
  const connection = cutOff(onChange);
  const sources = { pool, stills };
  pool.onChange(onChange);
  // Brought before there was a player.
  pool.loadAgain();
  let lateSinceMs: number | null = null;
  let rest = 0;

  const claimed = (frame: ReelFrame<LiveCut>, next: readonly WantedVideo[] = []) =>
    pool.claim([...wantedVideos(frame), ...next]);

  const imagesOf = (
    { layers }: ReelFrame<LiveCut>,
    videos: readonly (HTMLVideoElement | null)[],
    shown: ShowLayer,
  ): FoundImages | null => {
    const images = layers.map((layer, index) => imageOrWhy(layer, videos[index] ?? null, sources, shown));
    connection.tell(arrivalOf(images));
    if (!images.every((image) => typeof image !== 'string')) return null;
    nearest.drawExact(layers);
    lateSinceMs = null;
    return { images, isExact: true };
  };

  return {
    playing: (reel, frame, seconds) => {
      window.clearTimeout(rest);
      const next = nextOf(reel.timeline, frame);
      const videos = claimed(frame, next);
      for (const [index, each] of next.entries())
        readyNext(videos[frame.layers.length + index] ?? null, each, seconds, delay);
      const found = imagesOf(frame, videos, (video, layer) => {
        followClock(video, reel.timeline, layer, { frameIndex: frame.frameIndex, seconds }, delay);
        return isReady(video) ? imageOf(video, layer, frames) : null;
      });
      if (found !== null) return found;
      lateSinceMs ??= performance.now();
      return performance.now() - lateSinceMs < PATIENCE_MS ? null : standIns(nearest, frame, videos);
    },
    standing: (frame) => {
      const videos = claimed(frame);
      const found = imagesOf(frame, videos, (video, layer) => {
        if (!video.paused) video.pause();
        return pool.stands(video, wantedSeconds(layer)) ? imageOf(video, layer, frames) : null;
      });
      return found ?? standIns(nearest, frame, videos);
    },
    moveOn: ({ timeline }, frame) => {
      const videos = claimed(frame);
      for (const [index, layer] of frame.layers.entries())
        seekOnceFree(videos[index] ?? null, wantedSeconds(layer));
      window.clearTimeout(rest);
      rest = window.setTimeout(() => claimed(frame, nextOf(timeline, frame)), REST_MS);
    },
    want: (frame) => void claimed(frame),
    takeFrames: (takesPlanes) => frames.take(takesPlanes ? pool.videos : []),
    isCutOff: connection.isCutOff,
    askAgain: () => {
      pool.loadAgain();
      stills.askAgain();
      tiles.askAgain();
    },
    bless: pool.bless,
    pause: pool.pause,
    setReel: ({ timeline }) => {
      window.clearTimeout(rest);
      pool.forgetPlaces();
      tiles.want(timeline.cuts.map(({ cut }) => cut.clip));
    },
    release: () => {
      window.clearTimeout(rest);
      for (const each of [connection, stills, tiles, pool]) each.release();
    },
  };
}

/** @returns what the element shows where that is the layer's frame */
type ShowLayer = (video: HTMLVideoElement, layer: FrameLayer<LiveCut>) => FrameImage | null;

/** The frame of a layer, or why it is not here. */
function imageOrWhy(
  layer: FrameLayer<LiveCut>,
  video: HTMLVideoElement | null,
  { pool, stills }: { readonly pool: VideoPool; readonly stills: ClipStills },
  shown: ShowLayer,
): FrameImage | MissingStill {
  if (video !== null && pool.isLost(video)) return 'lost';
  if (video !== null && pool.isInDoubt(video)) return 'awaited';
  const { clip } = layer.cut;
  const still = stills.of(clip, layer.sourceSeconds, video);
  if (still !== null) return still;
  // What failed would show its last frame on and on.
  if (video === null || video.error !== null) return stills.missing(clip, layer.sourceSeconds);
  return shown(video, layer) ?? 'awaited';
}

function arrivalOf(images: readonly (FrameImage | MissingStill)[]): FrameArrival {
  const missing = images.filter((image) => typeof image === 'string');
  return missing.find((why) => why !== 'awaited') ?? missing[0] ?? 'here';
}

function standIns(
  nearest: NearestImages,
  { layers }: ReelFrame<LiveCut>,
  videos: readonly (HTMLVideoElement | null)[],
): FoundImages | null {
  const images = nearest.of(layers, videos);
  return images === null ? null : { images: images === 'drawn' ? null : images, isExact: false };
}

/** Uploads may stand turned in their files, which only the element itself knows. */
function imageOf(
  video: HTMLVideoElement,
  { cut }: FrameLayer<LiveCut>,
  frames: Pick<ShownFrames, 'of'>,
): FrameImage {
  return (cut.clip.proxyUrl === null ? null : frames.of(video)) ?? video;
}

/** What comes after the frame, for the elements that it leaves. */
function nextOf(timeline: ReelTimeline<LiveCut>, frame: ReelFrame<LiveCut>): NextVideo[] {
  return nextVideos(timeline, frame, VIDEOS - frame.layers.length, sourceOf);
}
