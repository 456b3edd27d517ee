import { z } from 'zod';
import { MUSIC_BEATS_MAX, MUSIC_GAIN_DB_MAX, MUSIC_GAIN_DB_MIN, MUSIC_SECONDS_MAX } from '../limits.ts';
import type { Loudness } from './clip-analysis.ts';

const trackSeconds = z.number().min(0).max(MUSIC_SECONDS_MAX);
const beatTimes = z.array(trackSeconds).max(MUSIC_BEATS_MAX);

/** 'beat-this': a model that was downloaded. */
const beatTrackerSchema = z.enum(['built-in', 'beat-this']);
export type BeatTracker = z.infer<typeof beatTrackerSchema>;

/** The track of a project, and how the reel uses it. All times are seconds of the track. */
export const musicSchema = z.object({
  /** The uploaded file's name. */
  name: z.string(),
  durationSeconds: z.number(),
  /** What found its beats. */
  beatTracker: beatTrackerSchema,
  /** In order; none where no beat was found. */
  beats: beatTimes,
  /** Those of the beats that begin a bar. */
  downbeats: beatTimes,
  /** Of the usual beat; null where there is none. */
  bpm: z.number().positive().nullable(),
  /** Heard with the reel's first frame. */
  startSeconds: trackSeconds,
  /** Nothing of the track is heard from here on. */
  endSeconds: trackSeconds,
  /** Against the usual balance (docs/decisions/0070); MUSIC_GAIN_DB_MIN is silence. */
  gainDb: z.number().min(MUSIC_GAIN_DB_MIN).max(MUSIC_GAIN_DB_MAX),
  /** Whether it goes down while somebody speaks. */
  isDucked: z.boolean(),
  /** Whether a generation puts its joins on beats. */
  isCutToBeat: z.boolean(),
});
export type Music = z.infer<typeof musicSchema>;

/** What a project keeps of its own about its track. */
export interface MusicSettings extends Omit<Music, 'name' | 'durationSeconds' | 'beatTracker'> {
  /** Whether somebody said where it starts; absent in settings of before that was noted. */
  readonly isStartChosen?: boolean;
}

/** What is absent stays. Beats without downbeats keep the bars of as many that were moved, else downbeats that are beats still. */
export const musicBodySchema = musicSchema
  .pick({
    startSeconds: true,
    endSeconds: true,
    gainDb: true,
    isDucked: true,
    isCutToBeat: true,
    beats: true,
    downbeats: true,
  })
  .partial();
export type MusicChanges = z.infer<typeof musicBodySchema>;

/** A track of the account that one of its projects uses. */
export const trackSchema = z.object({
  id: z.string(),
  name: z.string(),
  durationSeconds: z.number(),
  bpm: z.number().positive().nullable(),
});
export type Track = z.infer<typeof trackSchema>;

/** What was found in a track. All times are its seconds. */
export interface TrackAnalysis {
  /** Absent in those of before there was a choice: the built-in one. */
  readonly beatTracker?: BeatTracker;
  readonly bpm: number | null;
  readonly beats: readonly number[];
  readonly downbeats: readonly number[];
  /** Of each beat, 0 to 1: how loud it is up to the next one. */
  readonly beatLoudness: readonly number[];
  /** The downbeat where a reel of half a minute best begins. */
  readonly bestStartSeconds: number;
  /** The downbeat with which the track rises most; null where it does not rise. */
  readonly dropSeconds: number | null;
  /** Momentary loudness (ITU-R BS.1770) of each step, in LUFS. */
  readonly loudness: Loudness;
}
