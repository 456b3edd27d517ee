import { isDeepStrictEqual } from 'node:util';
import {
  BEAT_SECONDS_MIN,
  CutroomError,
  MUSIC_GAIN_DB_MIN,
  type MusicChanges,
  type MusicSettings,
  type TrackAnalysis,
} from '@cutroom/contract';

/** How a project uses its music, whichever track that is. */
type MusicUse = Pick<MusicSettings, 'gainDb' | 'isDucked' | 'isCutToBeat'>;

/**
 * What a project does with a track that it gets. @param before what it did with the one that is replaced; null where there was none
 * @param isEditToCome whether an edit is still to be made
 */
export function musicUse(before: MusicUse | null, isEditToCome: boolean): MusicUse {
  if (before === null) return { gainDb: 0, isDucked: true, isCutToBeat: isEditToCome };
  const { gainDb, isDucked, isCutToBeat } = before;
  // Whoever brings another track wants to hear it.
  return gainDb <= MUSIC_GAIN_DB_MIN
    ? { gainDb: 0, isDucked, isCutToBeat: isCutToBeat || isEditToCome }
    : { gainDb, isDucked, isCutToBeat };
}

/** How a track is used until somebody says otherwise. */
export function newMusicSettings(
  { beats, downbeats, bpm, bestStartSeconds }: TrackAnalysis,
  durationSeconds: number,
  use: MusicUse,
): MusicSettings {
  return {
    beats: [...beats],
    downbeats: [...downbeats],
    bpm,
    startSeconds: bestStartSeconds,
    isStartChosen: false,
    endSeconds: durationSeconds,
    ...use,
  };
}

/**
 * @throws CutroomError `music_passage` where nothing of the track would be heard, `music_beats` for beats that no track can
 * have
 */
export function changedMusicSettings(
  settings: MusicSettings,
  { beats, downbeats, ...changes }: MusicChanges,
  durationSeconds: number,
): MusicSettings {
  const isStartChosen = changes.startSeconds === undefined ? {} : { isStartChosen: true };
  const changed = { ...settings, ...definedOf(changes), ...isStartChosen };
  if (changed.startSeconds >= changed.endSeconds || changed.endSeconds > durationSeconds + ROUNDING_SECONDS)
    throw new CutroomError('music_passage');
  if (beats === undefined && downbeats === undefined) return changed;
  return { ...changed, ...changedBeats(settings, { beats, downbeats }, durationSeconds) };
}

/**
 * Whether a finished video would be another one. Whether the next edit is cut to the beat, and on which beats, is not heard in this
 * one; with a bar it may end.
 */
export function isHeardOtherwise(before: MusicSettings, after: MusicSettings): boolean {
  return !isDeepStrictEqual(heardOf(before), heardOf(after));
}

function heardOf({ startSeconds, endSeconds, gainDb, isDucked, downbeats }: MusicSettings) {
  return { startSeconds, endSeconds, gainDb, isDucked, downbeats };
}

/** Fields of a body that are there. */
function definedOf(changes: MusicChanges): Partial<MusicSettings> {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
}

/** A track's length is shown with fewer digits than it has. */
const ROUNDING_SECONDS = 0.01;
/** What was rounded on its way is the same beat. */
const SAME_BEAT_SECONDS = 0.001;

function changedBeats(
  settings: MusicSettings,
  changes: Pick<MusicChanges, 'beats' | 'downbeats'>,
  durationSeconds: number,
): Pick<MusicSettings, 'beats' | 'downbeats' | 'bpm'> {
  const { beats = settings.beats } = changes;
  const isBeat = (seconds: number): boolean => indexOfBeat(beats, seconds) >= 0;
  const kept = changes.downbeats ?? keptDownbeats(settings, beats).filter(isBeat);
  const isPossible =
    isSpaced(beats) &&
    isSpaced(kept) &&
    kept.every(isBeat) &&
    beats.every((seconds) => seconds <= durationSeconds + ROUNDING_SECONDS);
  if (!isPossible) throw new CutroomError('music_beats');
  return { beats, downbeats: kept, bpm: usualBpm(beats) };
}

/** As many beats as before are those that were moved, and bars begin with the same of them. */
function keptDownbeats({ beats: before, downbeats }: MusicSettings, beats: readonly number[]): number[] {
  if (beats.length !== before.length) return downbeats;
  return downbeats.map((seconds) => beats[indexOfBeat(before, seconds)] ?? seconds);
}

function indexOfBeat(beats: readonly number[], seconds: number): number {
  return beats.findIndex((beat) => Math.abs(beat - seconds) <= SAME_BEAT_SECONDS);
}

function isSpaced(beats: readonly number[]): boolean {
  return beats
    .slice(1)
    .every((seconds, index) => seconds - (beats[index] ?? 0) >= BEAT_SECONDS_MIN - SAME_BEAT_SECONDS);
}

/** By the median of the gaps; null where there are fewer than two beats. */
function usualBpm(beats: readonly number[]): number | null {
  const gaps = beats.slice(1).map((seconds, index) => seconds - (beats[index] ?? 0));
  const usual = gaps.toSorted((a, b) => a - b)[gaps.length >> 1];
  return usual === undefined ? null : Math.round(6000 / usual) / 100;
}
