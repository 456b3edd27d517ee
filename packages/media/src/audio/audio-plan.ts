import {
  type CutAudio,
  type GainEnvelope,
  layOutReel,
  type MusicAudio,
  musicAudio,
  OVERLAP_FRAMES,
  type ReelTimeline,
  reelAudio,
} from '@cutroom/reel';
import type { CutSpec, CutView, ReelSpec } from '../render/reel-spec.ts';
import type { MusicFile } from './mix-music.ts';

/** One cut's audio in the reel. */
export interface PlannedCutAudio {
  /** What is decoded of the clip, with a margin on both sides where cuts cross-fade; null is silence. */
  readonly view: CutView | null;
  /** Frames of the view before the first that is heard. */
  readonly skippedFrames: number;
  /** The frame of the reel with which it begins. */
  readonly start: number;
  readonly envelope: GainEnvelope;
}

/** The reel's audio: its cuts, the track under them, and how the whole comes up and goes down. */
export interface AudioPlan {
  readonly cuts: readonly PlannedCutAudio[];
  readonly envelope: GainEnvelope;
  /** null without one, or where nothing of it is heard. */
  readonly music: MusicFile | null;
}

export function audioPlan(spec: ReelSpec): AudioPlan {
  const timeline = layOutReel(spec);
  const { cuts, envelope } = reelAudio(timeline);
  return {
    cuts: cuts.map((audio) => plannedCut(timeline, audio)),
    envelope,
    music: musicFile(spec, musicAudio(timeline)),
  };
}

function plannedCut(timeline: ReelTimeline, audio: CutAudio<CutSpec>): PlannedCutAudio {
  const { cut, start, end, cutFrame, isHeard, envelope } = audio;
  const { marginFrames } = timeline;
  // A cut whose audio lies with its frames has the same margins wherever it stands, so that what is decoded is kept; and
  // whatever follows, there is enough of it to go on a little behind its end.
  const behind = Math.max(marginFrames, OVERLAP_FRAMES);
  const view =
    cut.audio === undefined
      ? { startFrame: -marginFrames, frames: marginFrames + cut.frames + behind }
      : { startFrame: cutFrame, frames: end - start + OVERLAP_FRAMES };
  return {
    view: isHeard ? { cut, ...view, marginFrames } : null,
    skippedFrames: cutFrame - view.startFrame,
    start,
    envelope,
  };
}

function musicFile({ music }: ReelSpec, audio: MusicAudio | null): MusicFile | null {
  return music === undefined || audio === null ? null : { path: music.path, audio };
}
