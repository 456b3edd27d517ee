import { MUSIC_GAIN_DB_MIN, REEL_FPS } from '@cutroom/contract';
import { AUDIO_RATE, musicAudio, type ReelMusic, type ReelTimeline } from '@cutroom/reel';

/** The track under the edit: from the reel's first frame to `end`, in frames of the reel. */
export interface EditMusic {
  /** Relative to the timeline's file, with `/`, not encoded. */
  readonly path: string;
  /** The name that its owner gave it. */
  readonly name: string;
  /** How long the track is, in frames at REEL_FPS. */
  readonly frames: number;
  /** The frame of the track that is heard with the reel's first. */
  readonly sourceStart: number;
  readonly end: number;
  /** How loud it is, in dB of the file: straight from one to the next, down under what is said and out at the end. */
  readonly levels: readonly { readonly frame: number; readonly gainDb: number }[];
}

/** A project's track and how its reel uses it. */
export interface HandoffMusic {
  readonly music: ReelMusic;
  /** The uploaded file's name. */
  readonly name: string;
  readonly path: string;
  readonly durationSeconds: number;
}

/** null where nothing of it is heard */
export function editMusic(timeline: ReelTimeline, handed: HandoffMusic): EditMusic | null {
  const audio = musicAudio(timeline);
  if (audio === null) return null;
  const frames = Math.max(1, Math.floor(handed.durationSeconds * REEL_FPS));
  const sourceStart = Math.min(Math.round((audio.trackSample / AUDIO_RATE) * REEL_FPS), frames - 1);
  const length = Math.round((audio.samples / AUDIO_RATE) * REEL_FPS);
  const end = Math.max(1, Math.min(length, frames - sourceStart));
  return {
    path: handed.path,
    name: handed.name,
    frames,
    sourceStart,
    end,
    levels: levelsOf(audio.gains, end),
  };
}

type Gains = NonNullable<ReturnType<typeof musicAudio>>['gains'];

/** One for each frame: where two fall on the same, the later one. */
function levelsOf(gains: Gains, end: number): EditMusic['levels'] {
  const byFrame = new Map(
    gains.map(({ sample, gain }) => [
      Math.min(end, Math.max(0, Math.round((sample / AUDIO_RATE) * REEL_FPS))),
      gain <= 0 ? MUSIC_GAIN_DB_MIN : Math.max(MUSIC_GAIN_DB_MIN, 20 * Math.log10(gain)),
    ]),
  );
  return [...byFrame].toSorted(([a], [b]) => a - b).map(([frame, gainDb]) => ({ frame, gainDb }));
}

/** The level where nothing lowers it. */
export function usualLevelDb({ levels }: Pick<EditMusic, 'levels'>): number {
  return Math.max(MUSIC_GAIN_DB_MIN, ...levels.map(({ gainDb }) => gainDb));
}
