import { REEL_LOUDNESS_LUFS } from '@cutroom/contract';
import type { Loudness } from './loudness.ts';

/**
 * What is done to the joined sound before it is encoded: one gain for the whole reel, and a ceiling for peaks where
 * the gain would lift them over it. Measured, not guessed: dynamics inside the reel stay as they are.
 */
export interface SoundLevel {
  readonly gainDb: number;
  /** null where no peak comes near it. */
  readonly ceilingDbtp: number | null;
}

/** Quieter than this is the noise of a room, not a programme; lifting it to -14 would only be hiss. */
const PROGRAMME_LUFS_MIN = -50;
/** AAC adds up to about half a decibel to peaks. */
const CEILING_DBTP = -2;
/** Correct to well inside the ±1 LU that is promised. */
const CLOSE_ENOUGH_LU = 0.5;
const TRUE_PEAK_DBTP_MAX = -1;

/** @returns null where there is nothing to level: silence stays silent and room noise stays quiet */
export function firstLevel(joined: Loudness): SoundLevel | null {
  if (joined.integratedLufs === null || joined.integratedLufs < PROGRAMME_LUFS_MIN) return null;
  const gainDb = REEL_LOUDNESS_LUFS - joined.integratedLufs;
  const peak = joined.truePeakDbtp ?? 0;
  return { gainDb, ceilingDbtp: peak + gainDb > CEILING_DBTP ? CEILING_DBTP : null };
}

/** @returns a better level, or null where what came out is right */
export function correctedLevel(level: SoundLevel, cameOut: Loudness): SoundLevel | null {
  if (cameOut.integratedLufs === null || cameOut.truePeakDbtp === null) return null;
  const missingLu = REEL_LOUDNESS_LUFS - cameOut.integratedLufs;
  const overDb = cameOut.truePeakDbtp - TRUE_PEAK_DBTP_MAX;
  if (Math.abs(missingLu) <= CLOSE_ENOUGH_LU && overDb <= 0) return null;
  return {
    gainDb: level.gainDb + (Math.abs(missingLu) > CLOSE_ENOUGH_LU ? missingLu : 0),
    ceilingDbtp: overDb > 0 ? (level.ceilingDbtp ?? CEILING_DBTP) - overDb - 0.3 : level.ceilingDbtp,
  };
}

/** Filters that apply a level. The limiter works at twice the rate, where it sees
 * nearly all of the true peaks; the ceiling leaves room for the rest. */
export function levelFilters(level: SoundLevel | null): string[] {
  if (level === null) return [];
  const gain = `volume=${level.gainDb.toFixed(3)}dB`;
  if (level.ceilingDbtp === null) return [gain];
  const limit = (10 ** (level.ceilingDbtp / 20)).toFixed(6);
  return [
    gain,
    'aresample=96000',
    `alimiter=limit=${limit}:attack=5:release=80:level=disabled:latency=1`,
    'aresample=48000',
  ];
}
