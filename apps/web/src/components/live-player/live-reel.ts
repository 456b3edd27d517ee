import type { EditingPlan, Music, PlaybackClip, PlaybackMusic } from '@cutroom/contract';
import {
  type MusicAudio,
  musicAudio,
  type ReelAudio,
  type ReelTimeline,
  reelAudio,
  reelTimeline,
} from '@cutroom/reel';
import { playbackLevel } from './audio/playback-level.ts';
import type { LiveCut } from './live-cut.ts';

/** An edit as the live player plays it. */
export interface LiveReel {
  readonly timeline: ReelTimeline<LiveCut>;
  readonly audio: ReelAudio<LiveCut>;
  /** The track under it; null where none is heard. */
  readonly music: (MusicAudio & Pick<PlaybackMusic, 'audioUrl'>) | null;
  /** Gain of the whole, in dB, towards the loudness that the export will have. */
  readonly levelDb: number;
}

/** The project's track, as it says itself and as a player needs it. */
export type LiveMusic = Music & PlaybackMusic;

/** Pure: the same plan and clips play the same. Clips that are not among `clips` are left out, as by the renderer. */
export function liveReel(
  plan: Pick<EditingPlan, 'selectedClips' | 'style'>,
  clips: readonly PlaybackClip[],
  music: LiveMusic | null = null,
): LiveReel {
  const timeline = reelTimeline(plan, clips, music);
  const mixed = musicAudio(timeline);
  return {
    timeline,
    audio: reelAudio(timeline),
    music: mixed === null || music === null ? null : { ...mixed, audioUrl: music.audioUrl },
    levelDb: playbackLevel(timeline),
  };
}

/** null unless both are known */
export function liveMusic(
  music: Music | null | undefined,
  playback: PlaybackMusic | null | undefined,
): LiveMusic | null {
  return music == null || playback == null ? null : { ...music, ...playback };
}
