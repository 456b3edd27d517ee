import type { FrameLayer } from '@cutroom/reel';
import type { ClipTile, ClipTiles } from './clip-tiles.ts';
import { wantedSeconds } from './follow-clock.ts';
import type { LiveCut } from './live-cut.ts';
import type { FrameImage } from './painting/frame-image.ts';
import { isReady } from './video-pool.ts';

type Layers = readonly FrameLayer<LiveCut>[];

/** What stands in for a frame until its videos show it. It knows what is on the canvas, so that nothing farther is drawn over it. */
export interface NearestImages {
  /**
   * The nearest that is here of each layer: what its video shows on its way, or a tile of its clip's filmstrip.
   * @returns 'drawn' where nothing is nearer than what is on the canvas; null where a layer has nothing
   */
  readonly of: (
    layers: Layers,
    videos: readonly (HTMLVideoElement | null)[],
  ) => readonly FrameImage[] | 'drawn' | null;
  /** The frame itself is drawn. */
  readonly drawExact: (layers: Layers) => void;
}

/** An image of a layer's clip, and the second of it that it shows. */
interface Candidate {
  readonly seconds: number;
  readonly image: () => FrameImage | 'drawn' | null;
}

/** What stands on the canvas, where that is of one clip. */
interface DrawnLayer {
  readonly clipId: string;
  /** Of the clip. */
  readonly seconds: number;
}

/** @param imageOf what a layer is drawn from that a video shows */
export function nearestImages(
  tiles: Pick<ClipTiles, 'of'>,
  imageOf: (video: HTMLVideoElement, layer: Layers[number]) => FrameImage,
): NearestImages {
  let drawn: DrawnLayer | null = null;
  return {
    of: (layers, videos) => {
      const found = layers.map((layer, index) => {
        const wanted = wantedSeconds(layer);
        const standing = layers.length === 1 && drawn?.clipId === layer.cut.clip.id ? drawn : null;
        return nearestTo(wanted, [
          standing === null ? null : { seconds: standing.seconds, image: () => 'drawn' },
          videoCandidate(videos[index] ?? null, (video) => imageOf(video, layer)),
          tileCandidate(tiles.of(layer.cut.clip, wanted), index),
        ]);
      });
      const images = found.map((candidate) => candidate?.image() ?? null);
      if (images.includes('drawn')) return 'drawn';
      if (!images.every((image) => image !== null && image !== 'drawn')) return null;
      drawn = drawnLayer(layers, found[0]?.seconds ?? 0);
      return images;
    },
    drawExact: (layers) => {
      const [first] = layers;
      drawn = first === undefined ? null : drawnLayer(layers, wantedSeconds(first));
    },
  };
}

function drawnLayer([first, second]: Layers, seconds: number): DrawnLayer | null {
  return first === undefined || second !== undefined ? null : { clipId: first.cut.clip.id, seconds };
}

function videoCandidate(
  video: HTMLVideoElement | null,
  imageOf: (video: HTMLVideoElement) => FrameImage,
): Candidate | null {
  return video === null || !isReady(video)
    ? null
    : { seconds: video.currentTime, image: () => imageOf(video) };
}

function tileCandidate(tile: ClipTile | null, layerIndex: number): Candidate | null {
  return tile === null ? null : { seconds: tile.seconds, image: () => tile.draw(layerIndex) };
}

function nearestTo(wanted: number, candidates: readonly (Candidate | null)[]): Candidate | null {
  const there = candidates.filter((candidate) => candidate !== null);
  return there.toSorted((a, b) => Math.abs(a.seconds - wanted) - Math.abs(b.seconds - wanted))[0] ?? null;
}
