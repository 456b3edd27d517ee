import type { CutJoin } from '../timeline/cut-joins.ts';
import { overlapHalfFrames } from '../timeline/cut-joins.ts';
import { AUDIO_RATE, SAMPLES_PER_FRAME } from './audio-format.ts';
import { type GainPoint, gainOfPoints } from './gain-points.ts';

/**
 * What a stretch of audio is multiplied by, sample by sample: its level, times a rise at its start, times a fall at its
 * end. Counted in samples of one channel.
 */
export interface GainEnvelope {
  readonly samples: number;
  /** Amplitude: from one to another over the first samples, then held. */
  readonly level: { readonly from: number; readonly to: number; readonly samples: number };
  readonly rise: GainRamp;
  /** As a rise, heard backwards from the last sample. */
  readonly fall: GainRamp;
  /** Where it goes down for what is heard over it; nowhere where absent. */
  readonly ducks?: readonly GainPoint[];
}

/**
 * 'linear' for steps too short to hear, 'gentle' from and to silence, 'equal_power' for two that overlap, 'gentle_power' where
 * they do so for so short that the corners of the curve would be heard.
 */
export interface GainRamp {
  readonly shape: 'linear' | 'gentle' | 'equal_power' | 'gentle_power';
  readonly samples: number;
}

/** 30 ms: long enough to hide any step between two sounds, too short to hear. */
export const STEP_SAMPLES = Math.round(0.03 * AUDIO_RATE);

const NO_RAMP: GainRamp = { shape: 'linear', samples: 0 };

/** 20 ms: two stretches of one clip overlap so long where they meet, since two fades to silence leave a hole in what is steady. */
const OVERLAP_SAMPLES = Math.round(0.02 * AUDIO_RATE);
/** What has to be decoded behind a cut for such an overlap, in frames. */
export const OVERLAP_FRAMES = Math.ceil(OVERLAP_SAMPLES / SAMPLES_PER_FRAME);

/** How a cut's audio meets another's: as its frames do, or shortly heard with it, the first one going on behind its end. */
export type AudioJoin = CutJoin | AudioOverlap;

interface AudioOverlap {
  readonly kind: 'overlap';
  /** 'gentle' where both are the same sound: the two add up to one. */
  readonly shape: 'gentle' | 'gentle_power';
}

/**
 * A cut's envelope, from the first frame in which it is heard to the last: its own, and those of its crossfades.
 * @param gainBefore amplitude of the cut before: where the clip goes on, one level turns into the other
 */
export function cutEnvelope(
  cut: {
    readonly frames: number;
    readonly gain: number;
    readonly before: AudioJoin;
    readonly after: AudioJoin;
  },
  gainBefore: number,
): GainEnvelope {
  const frames = crossfadeHalfFrames(cut.before) + cut.frames + crossfadeHalfFrames(cut.after);
  const samples = frames * SAMPLES_PER_FRAME + (cut.after.kind === 'overlap' ? OVERLAP_SAMPLES : 0);
  const from = cut.before.kind === 'continue' ? gainBefore : cut.gain;
  return {
    samples,
    level: { from, to: cut.gain, samples: from === cut.gain ? 0 : Math.min(STEP_SAMPLES, samples) },
    rise: joinRamp(cut.before, samples),
    fall: joinRamp(cut.after, samples),
  };
}

/** Frames beyond a cut's end in which it is heard in a crossfade. */
export function crossfadeHalfFrames(join: AudioJoin): number {
  return join.kind === 'overlap' ? 0 : overlapHalfFrames(join);
}

/** The envelope of the whole reel: its own fades. */
export function reelEnvelope(frames: {
  readonly total: number;
  readonly fadeIn: number;
  readonly fadeOut: number;
}): GainEnvelope {
  return {
    samples: frames.total * SAMPLES_PER_FRAME,
    level: { from: 1, to: 1, samples: 0 },
    rise: { shape: 'gentle', samples: frames.fadeIn * SAMPLES_PER_FRAME },
    fall: { shape: 'gentle', samples: frames.fadeOut * SAMPLES_PER_FRAME },
  };
}

function joinRamp(join: AudioJoin, samples: number): GainRamp {
  switch (join.kind) {
    case 'continue':
      return NO_RAMP;
    case 'cut':
      return { shape: 'linear', samples: Math.min(STEP_SAMPLES, Math.floor(samples / 2)) };
    case 'overlap':
      return { shape: join.shape, samples: OVERLAP_SAMPLES };
    case 'dip_to_black':
      return { shape: 'gentle', samples: join.halfFrames * SAMPLES_PER_FRAME };
    case 'crossfade':
      return { shape: 'equal_power', samples: 2 * join.halfFrames * SAMPLES_PER_FRAME };
  }
}

/** @param sample 0 to the envelope's samples, exclusive; between two samples where it is not whole */
export function gainAt({ samples, level, rise, fall, ducks }: GainEnvelope, sample: number): number {
  const gain = levelAt(level, sample) * rampAt(rise, sample) * rampAt(fall, samples - 1 - sample);
  return ducks === undefined ? gain : gain * gainOfPoints(ducks, sample);
}

function levelAt({ from, to, samples }: GainEnvelope['level'], sample: number): number {
  return sample >= samples ? to : from + (sample / samples) * (to - from);
}

function rampAt({ shape, samples }: GainRamp, sample: number): number {
  return sample >= samples ? 1 : shapes[shape](Math.max(0, sample / samples));
}

const shapes: { readonly [Shape in GainRamp['shape']]: (share: number) => number } = {
  linear: (share) => share,
  gentle: (share) => Math.sin((share * Math.PI) / 2) ** 2,
  // Two of these, one up and one down, keep the power of two different sounds constant.
  equal_power: (share) => Math.sin((share * Math.PI) / 2),
  gentle_power: (share) => Math.sin((Math.sin((share * Math.PI) / 2) ** 2 * Math.PI) / 2),
};
