import {
  type CutJoin,
  gainOf,
  isCutHeard,
  layOutReel,
  type MusicAudio,
  musicAudio,
  outerFadeFrames,
} from '@cutroom/reel';
import type { CutView, ReelSpec } from '../render/reel-spec.ts';
import type { MusicFile } from './mix-music.ts';

/** One cut's audio in the reel. */
export interface PlannedCutAudio {
  /** What is heard of the clip, with a margin on both sides where cuts cross-fade; null is silence. */
  readonly view: CutView | null;
  /** Of the cut itself, without margins. */
  readonly frames: number;
  readonly marginFrames: number;
  /** Amplitudes are multiplied by it. */
  readonly gain: number;
  readonly before: CutJoin;
  readonly after: CutJoin;
}

/** The reel's audio: its cuts in order, the track under them, and over how many frames the whole comes up and goes down. */
export interface AudioPlan {
  readonly cuts: readonly PlannedCutAudio[];
  readonly fadeInFrames: number;
  readonly fadeOutFrames: number;
  /** null without one, or where nothing of it is heard. */
  readonly music: MusicFile | null;
}

export function audioPlan(spec: ReelSpec): AudioPlan {
  const timeline = layOutReel(spec);
  const { marginFrames } = timeline;
  const cuts = timeline.cuts.map(({ cut, before, after }): PlannedCutAudio => {
    const { frames } = cut;
    const view = { cut, startFrame: -marginFrames, frames: frames + 2 * marginFrames, marginFrames };
    return {
      view: isCutHeard(spec, cut) ? view : null,
      frames,
      marginFrames,
      gain: gainOf(cut),
      before,
      after,
    };
  });
  const { fadeIn, fadeOut } = outerFadeFrames(timeline);
  return { cuts, fadeInFrames: fadeIn, fadeOutFrames: fadeOut, music: musicFile(spec, musicAudio(timeline)) };
}

function musicFile({ music }: ReelSpec, audio: MusicAudio | null): MusicFile | null {
  return music === undefined || audio === null ? null : { path: music.path, audio };
}
