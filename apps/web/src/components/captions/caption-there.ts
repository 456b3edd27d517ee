import { REEL_FPS, REEL_WIDTH } from '@cutroom/contract';
import { CAPTION_WIDTH_PIXELS_MAX, type StandingCaption, standingCaptions } from '@cutroom/reel';
import type { LiveReel } from '../live-player/live-reel.ts';

/** A caption of a reel and the clip in which it is said. */
export interface CaptionThere {
  readonly caption: StandingCaption;
  readonly clipId: string;
  readonly clipSeconds: number;
}

/** Those that the reel shows, in their order. */
export function captionsOfReel({ timeline }: Pick<LiveReel, 'timeline'>): CaptionThere[] {
  const clipOf = new Map(timeline.spec.cuts.map(({ sourceId, clip }) => [sourceId, clip]));
  return standingCaptions(timeline).flatMap((caption) => {
    const clip = clipOf.get(caption.sourceId);
    if (clip === undefined) return [];
    return [{ caption, clipId: clip.id, clipSeconds: clip.probe.durationSeconds }];
  });
}

/** Place of the one that stands at a second of the reel; -1 where none does. */
export function captionAt(captions: readonly CaptionThere[], seconds: number): number {
  const frame = Math.floor(seconds * REEL_FPS + 1e-3);
  return captions.findIndex(({ caption }) => frame >= caption.start && frame < caption.end);
}

const SIDE = (1 - CAPTION_WIDTH_PIXELS_MAX / REEL_WIDTH) / 2;

/** Where a caption is drawn, as a style of what lies over the picture. */
export function onFramePlace({ bands: [band] }: Pick<StandingCaption, 'bands'>) {
  const { top, bottom } = band ?? { top: 0, bottom: 1 };
  return { left: share(SIDE), right: share(SIDE), top: share(top), height: share(bottom - top) };
}

function share(part: number): string {
  return `${Math.round(part * 10_000) / 100}%`;
}
