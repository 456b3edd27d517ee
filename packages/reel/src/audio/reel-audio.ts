import { REEL_FPS } from '@cutroom/contract';
import type { ReelCut } from '../reel-spec.ts';
import { clipSecondsAt } from '../timeline/cut-clock.ts';
import { HARD_CUT } from '../timeline/cut-joins.ts';
import { reelFadeFrames } from '../timeline/fades.ts';
import type { FrameSpan } from '../timeline/frame-span.ts';
import type { ReelTimeline } from '../timeline/reel-timeline.ts';
import { type AudioJoins, audioJoins } from './audio-joins.ts';
import { gainOf, guestsOfCuts, isCutHeard, laneSpan } from './audio-lane.ts';
import { duckPoints } from './duck-points.ts';
import { crossfadeHalfFrames, cutEnvelope, type GainEnvelope, reelEnvelope } from './gain-envelope.ts';
import { heardCut } from './heard-cut.ts';

/**
 * The audio of one cut in the reel: from `start` to `end`, in frames of the reel, with its crossfades. Its envelope may go on
 * for a part of a frame, where the next cut's audio comes up over it.
 */
export interface CutAudio<Cut extends ReelCut = ReelCut> extends FrameSpan {
  /** As it is heard (`heardCut`). */
  readonly cut: Cut;
  /** false where there is only silence. */
  readonly isHeard: boolean;
  /** The second of the clip that is heard at `start`; negative where the clip begins later. */
  readonly sourceSeconds: number;
  /** The frame of the cut that is heard at `start`; negative inside a crossfade. */
  readonly cutFrame: number;
  readonly envelope: GainEnvelope;
  /** Frames of the reel in which another cut's audio lies over it. */
  readonly under: readonly FrameSpan[];
}

/** What a reel sounds like: the sum of its cuts, each in its envelope, in the envelope of the whole. */
export interface ReelAudio<Cut extends ReelCut = ReelCut> {
  readonly cuts: readonly CutAudio<Cut>[];
  readonly envelope: GainEnvelope;
}

/** By which a cut goes down while another's audio is heard under its frames: as music under speech, only quicker. */
export const UNDER_DUCK_DB = 12;
const UNDER_RAMPS = { downSeconds: 0.1, upSeconds: 0.3 };

/** @param timeline its cuts' audio is fitted (`fitAudioLane`) */
export function reelAudio<Cut extends ReelCut>(timeline: ReelTimeline<Cut>): ReelAudio<Cut> {
  const lane = timeline.cuts.map(({ cut, start }) => ({ cut: heardCut(cut), ...laneSpan(cut, start) }));
  const guests = guestsOfCuts(timeline.spec.cuts);
  const joins = audioJoins(timeline, lane);
  const cuts = timeline.cuts.map((placed, index): CutAudio<Cut> => {
    const span = lane[index] ?? { ...laneSpan(placed.cut, placed.start), cut: heardCut(placed.cut) };
    const { cut } = span;
    const gain = gainOf(cut);
    const { before, after, gainBefore } = joins[index] ?? UNJOINED;
    const start = span.start - crossfadeHalfFrames(before);
    const cutFrame = span.cutFrame - crossfadeHalfFrames(before);
    const under = guests[index] ?? [];
    const envelope = cutEnvelope({ frames: span.end - span.start, gain, before, after }, gainBefore ?? gain);
    return {
      cut,
      start,
      end: span.end + crossfadeHalfFrames(after),
      isHeard: isCutHeard(timeline.spec, cut),
      sourceSeconds: clipSecondsAt(cut, cutFrame),
      cutFrame,
      envelope: under.length === 0 ? envelope : { ...envelope, ducks: ducksOf(under, start) },
      under,
    };
  });
  return { cuts, envelope: reelEnvelope({ total: timeline.frames, ...outerFadeFrames(timeline) }) };
}

const UNJOINED: AudioJoins = { before: HARD_CUT, after: HARD_CUT, gainBefore: undefined };

/** In samples of an envelope that begins at a frame of the reel. */
function ducksOf(under: readonly FrameSpan[], start: number) {
  const seconds = (frame: number): number => (frame - start) / REEL_FPS;
  const stretches = under.map((span) => ({
    startSeconds: seconds(span.start),
    endSeconds: seconds(span.end),
    depthDb: UNDER_DUCK_DB,
  }));
  return duckPoints(stretches, UNDER_RAMPS);
}

/** Frames over which the whole comes up and goes down. */
export function outerFadeFrames({ spec, frames }: Pick<ReelTimeline, 'spec' | 'frames'>): {
  readonly fadeIn: number;
  readonly fadeOut: number;
} {
  const fade = reelFadeFrames(frames);
  return { fadeIn: spec.fadeIn === true ? fade : 0, fadeOut: spec.fadeOut === true ? fade : 0 };
}
