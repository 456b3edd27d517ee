import { CUT_GAIN_DB_MIN, REEL_FPS } from '@cutroom/contract';
import {
  AUDIO_RATE,
  type CutAudio,
  clipSecondsAt,
  laneSpan,
  type ReelCut,
  type ReelTimeline,
} from '@cutroom/reel';
import type { EditAudio } from './edit-cut.ts';
import { mediaFrames } from './source-frames.ts';

type PlacedCut = ReelTimeline['cuts'][number];

/**
 * Where each cut's audio lies: under its own frames on the first track, else on one below, the first that is free there.
 * @param heard of each cut what is heard of it in the reel
 * @param sourceStarts of each cut the frame of what it is heard with that stands at its first
 * @returns null for those of which nothing is heard
 */
export function editAudio(
  cuts: readonly PlacedCut[],
  heard: readonly CutAudio[],
  sourceStarts: readonly number[],
): (EditAudio | null)[] {
  /** Where each track below the first is taken up to. */
  const taken: number[] = [];
  const byStart = cuts.map((_, index) => index).toSorted((a, b) => startOf(cuts, a) - startOf(cuts, b));
  const placed = new Map<number, EditAudio>();
  for (const index of byStart) {
    const cut = cuts[index];
    const audio = heard[index];
    if (cut === undefined || audio === undefined || !audio.isHeard) continue;
    const { start, cutFrame, ...span } = laneSpan(cut.cut, cut.start);
    const end = Math.min(span.end, lastFrameOf(audio.cut, start - cutFrame, sourceStarts[index] ?? 0));
    if (end <= start) continue;
    const isUnderItself = start >= cut.start && end <= cut.end;
    const free = taken.findIndex((until) => until <= start);
    const track = isUnderItself ? 0 : free < 0 ? taken.length : free;
    if (!isUnderItself) taken[track] = end;
    placed.set(index, {
      start,
      end,
      cutFrame,
      sourceStart: sourceStartOf(audio, cutFrame, end - start, sourceStarts[index] ?? 0),
      track: isUnderItself ? 1 : track + 2,
      levels: levelsOf(audio, start, end),
    });
  }
  return cuts.map((_, index) => placed.get(index) ?? null);
}

/** Where another clip ends under a cut's frames, there is no more of it. @param start of the cut's frame 0, in the reel */
function lastFrameOf({ audioFrom }: ReelCut, start: number, sourceStart: number): number {
  if (audioFrom === undefined) return Number.POSITIVE_INFINITY;
  return start + mediaFrames(audioFrom.source.probe) - sourceStart;
}

function startOf(cuts: readonly PlacedCut[], index: number): number {
  const cut = cuts[index];
  return cut === undefined ? 0 : laneSpan(cut.cut, cut.start).start;
}

/** Kept in step with the cut's own first frame, which is rounded to one of the clip. */
function sourceStartOf({ cut }: CutAudio, cutFrame: number, frames: number, sourceStart: number): number {
  const offset = (clipSecondsAt(cut, cutFrame) - clipSecondsAt(cut, 0)) * REEL_FPS;
  const latest = mediaFrames(cut.source.probe) - (cut.speed === undefined ? frames : 1);
  return Math.max(0, Math.min(sourceStart + Math.round(offset), latest));
}

/** Straight from one to the next, where it goes down under what lies over it: one for each frame. */
function levelsOf(
  { start: firstFrame, envelope, cut }: CutAudio,
  start: number,
  end: number,
): EditAudio['levels'] {
  const { gainDb = 0 } = cut;
  const byFrame = new Map<number, number>();
  for (const { sample, gain } of envelope.ducks ?? []) {
    const frame = Math.round(firstFrame + (sample / AUDIO_RATE) * REEL_FPS);
    const level = Math.max(CUT_GAIN_DB_MIN, gainDb + 20 * Math.log10(Math.max(1e-6, gain)));
    byFrame.set(Math.min(end, Math.max(start, frame)), level);
  }
  return [...byFrame].map(([frame, level]) => ({ frame, gainDb: level }));
}
