import type { EditingPlan, Music, PlaybackClip, PlaybackMusic } from '@cutroom/contract';
import {
  type MusicAudio,
  musicAudio,
  type ReelAudio,
  type ReelTimeline,
  reelAudio,
  reelTimeline,
} from '@cutroom/reel';
import { lazy } from '../../lib/lazy.ts';
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
  // An edit is seen before it is heard: its audio is worked out once somebody asks for it.
  const audio = lazy(() => reelAudio(timeline));
  const track = lazy(() => (music === null ? null : trackOf(timeline, music.audioUrl)));
  const levelDb = lazy(() => playbackLevel(timeline));
  return {
    timeline,
    get audio() {
      return audio();
    },
    get music() {
      return track();
    },
    get levelDb() {
      return levelDb();
    },
  };
}

function trackOf(timeline: ReelTimeline<LiveCut>, audioUrl: string): LiveReel['music'] {
  const mixed = musicAudio(timeline);
  return mixed === null ? null : { ...mixed, audioUrl };
}

/** null unless both are known */
export function liveMusic(
  music: Music | null | undefined,
  playback: PlaybackMusic | null | undefined,
): LiveMusic | null {
  return music == null || playback == null ? null : { ...music, ...playback };
}
