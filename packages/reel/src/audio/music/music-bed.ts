import { type Interval, REEL_FPS } from '@cutroom/contract';
import { duckPoints } from '../duck-points.ts';
import type { GainPoint } from '../gain-points.ts';
import type { FramePowers } from '../own-loudness.ts';

/** The track lies so far under the reel's own audio where that is heard. */
const MUSIC_BED_LU = 18;
/** And no more than so far under it in its rests: 18 LU under what is no longer heard would be silence on a telephone. */
const MUSIC_IN_RESTS_LU = 6;
/** So much quieter than the whole is a rest: as the gate of loudness has it. */
const REST_LU = 10;
/** Shorter ones belong to the talk: the music would only breathe. */
const REST_SECONDS_MIN = 2.5;
/** It is down as the own audio begins, and takes its time to come up. */
const REST_RAMPS = { downSeconds: 0.25, upSeconds: 1 };

/** Where a reel's own audio is heard, as loud as the whole of it, in seconds; a rest that is too short for music lies within. */
export function heardStretches(powers: FramePowers, programmeLufs: number): Interval[] {
  const least = 10 ** ((programmeLufs - REST_LU) / 10);
  const heard: Interval[] = [];
  const frames = [...powers].flatMap(([frame, power]) => (power >= least ? [frame] : []));
  for (const frame of frames.toSorted((a, b) => a - b)) {
    const [startSeconds, endSeconds] = [frame / REEL_FPS, (frame + 1) / REEL_FPS];
    const last = heard.at(-1);
    if (last === undefined || startSeconds - last.endSeconds >= REST_SECONDS_MIN)
      heard.push({ startSeconds, endSeconds });
    else heard.splice(-1, 1, { ...last, endSeconds });
  }
  return heard;
}

interface MusicBed {
  /** In order; null where the track keeps one level under all of the reel. */
  readonly heard: readonly Interval[] | null;
  /** Gain with which the track would be as loud as the reel's own audio. */
  readonly programmeDb: number;
  /** Of the reel. */
  readonly frames: number;
}

/** The track under a reel in which somebody speaks: 18 LU under its own audio, and up to 6 LU under it in the rests. */
export function musicBed({ heard, programmeDb, frames }: MusicBed): GainPoint[] {
  const reelSeconds = frames / REEL_FPS;
  const stretches = (heard ?? []).map(({ startSeconds, endSeconds }) => ({
    // What is shorter than a rest at either end is none.
    startSeconds: startSeconds < REST_SECONDS_MIN ? 0 : startSeconds,
    endSeconds: reelSeconds - endSeconds < REST_SECONDS_MIN ? reelSeconds : endSeconds,
    depthDb: MUSIC_BED_LU - MUSIC_IN_RESTS_LU,
  }));
  if (stretches.length === 0) return steady(programmeDb - MUSIC_BED_LU);
  const level = 10 ** ((programmeDb - MUSIC_IN_RESTS_LU) / 20);
  return duckPoints(stretches, REST_RAMPS).map(({ sample, gain }) => ({ sample, gain: gain * level }));
}

export function steady(gainDb: number): GainPoint[] {
  return [{ sample: 0, gain: 10 ** (gainDb / 20) }];
}
