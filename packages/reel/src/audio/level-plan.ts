import { REEL_LOUDNESS_LUFS, REEL_TRUE_PEAK_DBTP_MAX } from '@cutroom/contract';
import type { Loudness } from './loudness-meter.ts';

/**
 * What is done to the joined audio before it is encoded: one gain for the whole reel, and a ceiling for peaks where
 * the gain would lift them over it. Measured, not guessed: dynamics inside the reel stay as they are.
 */
export interface ReelLevel {
  readonly gainDb: number;
  /** null where no peak comes near it. */
  readonly ceilingDbtp: number | null;
}

/** A level, and what the sound is like with it. */
export interface Trial {
  readonly level: ReelLevel;
  readonly cameOut: Loudness;
}

/** A reel is heard to be as loud as others up to here. */
export const REEL_LOUDNESS_TOLERANCE_LU = 1;
/** Quieter than this is the noise of a room, not a programme; lifting it to -14 would only be hiss. */
export const PROGRAMME_LUFS_MIN = -50;
/** What a limiter takes is given back up to here; beyond, the room would be heard more than what happens in it. */
const MADE_UP_GAIN_DB_MAX = 30;
/** AAC adds up to about half a decibel to peaks. */
const CEILING_DBTP = -2;
/** Correct to well inside what is promised. */
const CLOSE_ENOUGH_LU = 0.5;
/** At least this share of a lift is taken to be heard: less is a knock's, until what lies behind it is heard too. */
const RESPONSE_MIN = 1 / 3;

/** @returns null where there is nothing to level: silence stays silent and room noise stays quiet */
export function firstLevel(joined: Loudness): ReelLevel | null {
  if (joined.integratedLufs === null || joined.integratedLufs < PROGRAMME_LUFS_MIN) return null;
  const gainDb = REEL_LOUDNESS_LUFS - joined.integratedLufs;
  const peak = joined.truePeakDbtp ?? 0;
  return { gainDb, ceilingDbtp: peak + gainDb > CEILING_DBTP ? CEILING_DBTP : null };
}

/**
 * Tries a level and then better ones, until one is right, none would be better or enough were tried.
 * @param hear what the sound is like with a level
 * @returns all that were tried, in order
 */
export async function tryLevels(
  first: Trial,
  hear: (level: ReelLevel) => Promise<Loudness>,
  trialsMax: number,
): Promise<Trial[]> {
  const trials = [first];
  let before: Trial | null = null;
  let last = first;
  while (trials.length < trialsMax) {
    const level = correctedLevel(last, before);
    if (level === null) break;
    before = last;
    last = { level, cameOut: await hear(level) };
    trials.push(last);
  }
  return trials;
}

/** @returns a better level than the last, or null where that is right or cannot be better */
export function correctedLevel(last: Trial, before: Trial | null): ReelLevel | null {
  const { level, cameOut } = last;
  if (cameOut.integratedLufs === null || cameOut.truePeakDbtp === null) return null;
  const missingLu = REEL_LOUDNESS_LUFS - cameOut.integratedLufs;
  const overDb = cameOut.truePeakDbtp - REEL_TRUE_PEAK_DBTP_MAX;
  const step = Math.abs(missingLu) > CLOSE_ENOUGH_LU ? missingLu / responseOf(last, before) : 0;
  const gainDb = Math.min(level.gainDb + step, Math.max(MADE_UP_GAIN_DB_MAX, level.gainDb));
  const ceilingDbtp = overDb > 0 ? (level.ceilingDbtp ?? CEILING_DBTP) - overDb - 0.3 : level.ceilingDbtp;
  const isSame = gainDb === level.gainDb && ceilingDbtp === level.ceilingDbtp;
  return isSame ? null : { gainDb, ceilingDbtp };
}

/** How much of the last change of the gain was heard: all of it, but for what a limiter kept. */
function responseOf(last: Trial, before: Trial | null): number {
  if (before === null || before.level.gainDb === last.level.gainDb) return 1;
  const heardLu = (last.cameOut.integratedLufs ?? 0) - (before.cameOut.integratedLufs ?? 0);
  return Math.min(1, Math.max(RESPONSE_MIN, heardLu / (last.level.gainDb - before.level.gainDb)));
}

/**
 * Of levels that were tried, the one that comes closest to the reel's loudness with its peaks in bounds. Where none
 * comes close, a limiter takes away nearly all that the gain adds: of those that then sound about as loud, the one that
 * changes the sound least.
 */
export function bestTrial(trials: readonly Trial[]): Trial {
  const bounded = trials.filter(({ cameOut }) => (cameOut.truePeakDbtp ?? 0) <= REEL_TRUE_PEAK_DBTP_MAX);
  const eligible = bounded.length === 0 ? trials : bounded;
  const closest = Math.min(...eligible.map(missOf));
  const most = closest > REEL_LOUDNESS_TOLERANCE_LU ? closest + CLOSE_ENOUGH_LU : closest;
  return eligible
    .filter((trial) => missOf(trial) <= most)
    .reduce((mildest, trial) => (trial.level.gainDb < mildest.level.gainDb ? trial : mildest));
}

function missOf({ cameOut }: Trial): number {
  if (cameOut.integratedLufs === null) return Number.POSITIVE_INFINITY;
  return Math.abs(REEL_LOUDNESS_LUFS - cameOut.integratedLufs);
}
