import { CUT_GAIN_DB_MIN } from '@cutroom/contract';
import type { ReelCut } from '../reel-spec.ts';
import { clipSecondsAt } from '../timeline/cut-clock.ts';
import { overlapHalfFrames } from '../timeline/cut-joins.ts';
import { reelFadeFrames } from '../timeline/fades.ts';
import type { FrameSpan } from '../timeline/frame-span.ts';
import type { ReelTimeline } from '../timeline/reel-timeline.ts';
import { cutEnvelope, type GainEnvelope, reelEnvelope } from './gain-envelope.ts';

/** The audio of one cut in the reel: from `start` to `end`, in frames of the reel, with its crossfades. */
export interface CutAudio<Cut extends ReelCut = ReelCut> extends FrameSpan {
  readonly cut: Cut;
  /** false where there is only silence. */
  readonly isHeard: boolean;
  /** The second of the clip that is heard at `start`; negative where the clip begins later. */
  readonly sourceSeconds: number;
  /** The frame of the cut that is heard at `start`; negative inside a crossfade. */
  readonly cutFrame: number;
  readonly envelope: GainEnvelope;
}

/** What a reel sounds like: the sum of its cuts, each in its envelope, in the envelope of the whole. */
export interface ReelAudio<Cut extends ReelCut = ReelCut> {
  readonly cuts: readonly CutAudio<Cut>[];
  readonly envelope: GainEnvelope;
}

export function reelAudio<Cut extends ReelCut>(timeline: ReelTimeline<Cut>): ReelAudio<Cut> {
  const cuts = timeline.cuts.map(({ cut, start, end, before, after }, index): CutAudio<Cut> => {
    const gain = gainOf(cut);
    const earlier = timeline.cuts[index - 1];
    const heardStart = start - overlapHalfFrames(before);
    return {
      cut,
      start: heardStart,
      end: end + overlapHalfFrames(after),
      isHeard: isCutHeard(timeline.spec, cut),
      sourceSeconds: clipSecondsAt(cut, heardStart - start),
      cutFrame: heardStart - start,
      envelope: cutEnvelope(
        { frames: cut.frames, gain, before, after },
        earlier === undefined ? gain : gainOf(earlier.cut),
      ),
    };
  });
  return { cuts, envelope: reelEnvelope({ total: timeline.frames, ...outerFadeFrames(timeline) }) };
}

/** Frames over which the whole comes up and goes down. */
export function outerFadeFrames({ spec, frames }: Pick<ReelTimeline, 'spec' | 'frames'>): {
  readonly fadeIn: number;
  readonly fadeOut: number;
} {
  const fade = reelFadeFrames(frames);
  return { fadeIn: spec.fadeIn === true ? fade : 0, fadeOut: spec.fadeOut === true ? fade : 0 };
}

export function isCutHeard(spec: { readonly sound: 'original' | 'mute' }, cut: ReelCut): boolean {
  return spec.sound === 'original' && cut.source.probe.audio !== null && gainOf(cut) > 0;
}

/** What the amplitudes of a cut are multiplied by. */
export function gainOf({ gainDb = 0 }: Pick<ReelCut, 'gainDb'>): number {
  return gainDb <= CUT_GAIN_DB_MIN ? 0 : 10 ** (gainDb / 20);
}
