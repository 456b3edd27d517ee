import { type Interval, REEL_FPS } from '@cutroom/contract';
import { cutFrameAt } from '../timeline/cut-clock.ts';
import type { ReelAudio } from './reel-audio.ts';

/** Between words closer than this nobody wants the music to come up. */
const BRIDGED_SECONDS = 0.8;

/** When somebody is heard speaking, in seconds of the reel, with short pauses bridged. */
export function speechIntervals({ cuts }: Pick<ReelAudio, 'cuts'>): Interval[] {
  const spoken = cuts.flatMap(({ cut, isHeard, cutFrame, start, end }) => {
    if (!isHeard) return [];
    const inReel = (clipSeconds: number) => (start - cutFrame + cutFrameAt(cut, clipSeconds)) / REEL_FPS;
    return (cut.heard?.speech ?? []).flatMap(({ startSeconds, endSeconds }) => {
      const from = Math.max(start / REEL_FPS, inReel(startSeconds));
      const until = Math.min(end / REEL_FPS, inReel(endSeconds));
      return until > from ? [{ startSeconds: from, endSeconds: until }] : [];
    });
  });
  const bridged: Interval[] = [];
  for (const next of spoken.toSorted((a, b) => a.startSeconds - b.startSeconds)) {
    const last = bridged.at(-1);
    if (last === undefined || next.startSeconds - last.endSeconds >= BRIDGED_SECONDS)
      bridged.push({ ...next });
    else last.endSeconds = Math.max(last.endSeconds, next.endSeconds);
  }
  return bridged;
}
