import type { FrameLayer, ReelFrame } from '@cutroom/reel';
import { wantedSeconds } from './follow-clock.ts';
import type { LiveCut } from './live-cut.ts';
import type { WantedVideo } from './video-pool.ts';

/** What the layers of a frame are drawn from, in their order. */
export function wantedVideos({ layers }: ReelFrame<LiveCut>): WantedVideo[] {
  return layers.map((layer) => ({
    cutIndex: layer.cutIndex,
    url: sourceOf(layer),
    seconds: wantedSeconds(layer),
  }));
}

/** A proxy plays in every browser; before there is one, the upload itself in some. */
export function sourceOf({ cut }: Pick<FrameLayer<LiveCut>, 'cut'>): string {
  return cut.clip.proxyUrl ?? cut.clip.url;
}
