import type { ReelCut } from '../reel-spec.ts';
import { TRANSITION_HALF_FRAMES } from '../timeline/cut-joins.ts';
import { cutTimeMap, type TimeMap } from '../timeline/time-map.ts';
import { AUDIO_CHANNELS, AUDIO_RATE, SAMPLES_PER_FRAME } from './audio-format.ts';

/**
 * Audio of a cut at another speed keeps its pitch: overlapping windows of it are laid at the pace of the reel, each moved to
 * where its wave goes on from the window before (W. Verhelst and M. Roelands, 'An overlap-add technique based on waveform
 * similarity (WSOLA)', ICASSP 1993). No window is more than SEARCH_SAMPLES from where the time map has it.
 */
const HOP_SAMPLES = 1024;
const WINDOW_SAMPLES = 2 * HOP_SAMPLES;
const SEARCH_SAMPLES = 480;
/** Searched first in every so many samples, then in each around the best. */
const COARSE_SAMPLES = 6;

/** What of its clip is needed to hear a cut, its crossfades with it: seconds of the clip, the first maybe before it begins. */
export interface StretchSource {
  readonly fromSeconds: number;
  readonly samples: number;
}

type SpedCut = Pick<ReelCut, 'startSeconds' | 'frames' | 'speed' | 'audio'>;

/** The same for all stretches of a cut: what is heard in one is heard so in another. */
export function stretchSource(cut: SpedCut): StretchSource {
  const { toClip } = cutTimeMap(cut);
  const margin = (WINDOW_SAMPLES + SEARCH_SAMPLES) / AUDIO_RATE;
  const { first, end } = heardSamples(cut);
  const from = toClip(first / AUDIO_RATE) - margin;
  const until = toClip(end / AUDIO_RATE) + 2 * margin;
  return {
    fromSeconds: cut.startSeconds + from,
    samples: Math.ceil((until - from) * AUDIO_RATE),
  };
}

/** All of a cut that may be heard: a crossfade at both ends, or as far as its audio is pulled out. */
function heardSamples({ frames, audio }: SpedCut): { readonly first: number; readonly end: number } {
  const { leadFrames = 0, tailFrames = 0, shiftFrames = 0 } = audio ?? {};
  return {
    first: Math.min(-TRANSITION_HALF_FRAMES, -leadFrames - shiftFrames) * SAMPLES_PER_FRAME,
    end: (frames + Math.max(TRANSITION_HALF_FRAMES, tailFrames - shiftFrames)) * SAMPLES_PER_FRAME,
  };
}

/**
 * A stretch of a cut as it is heard in the reel.
 * @param source interleaved samples, as `stretchSource` says
 * @param startSample of the cut, in samples of the reel; negative inside a crossfade
 * @returns interleaved samples
 */
export function stretchAudio(
  cut: SpedCut,
  source: Float32Array,
  startSample: number,
  samples: number,
): Float32Array<ArrayBuffer> {
  const heard = new Float32Array(samples * AUDIO_CHANNELS);
  const clip = clipWave(cut, source);
  let before: number | null = null;
  const end = startSample + samples;
  for (let at = heardSamples(cut).first - HOP_SAMPLES; at < end; at += HOP_SAMPLES) {
    const planned = clip.sampleAt(at + HOP_SAMPLES) - HOP_SAMPLES;
    const from: number = before === null ? planned : clip.bestNear(planned, before + HOP_SAMPLES);
    before = from;
    if (at + WINDOW_SAMPLES > startSample) lay(heard, at - startSample, source, from);
  }
  return heard;
}

/** A clip's audio as one channel, to be searched in. */
function clipWave(cut: SpedCut, source: Float32Array) {
  const map: TimeMap = cutTimeMap(cut);
  const { fromSeconds } = stretchSource(cut);
  const mono = Float32Array.from(
    { length: source.length / AUDIO_CHANNELS },
    (_, at) => (source[2 * at] ?? 0) + (source[2 * at + 1] ?? 0),
  );
  const coarse = thinned(mono);
  return {
    /** The sample of the clip that stands at one of the cut. */
    sampleAt: (reelSample: number): number =>
      Math.round((map.toClip(reelSample / AUDIO_RATE) + cut.startSeconds - fromSeconds) * AUDIO_RATE),
    /** Where, near a sample, the wave goes on as it does behind another. */
    bestNear: (planned: number, like: number): number => {
      const plannedStep = Math.round(planned / COARSE_SAMPLES);
      const likeStep = Math.round(like / COARSE_SAMPLES);
      const reach = SEARCH_SAMPLES / COARSE_SAMPLES - 1;
      const window = Math.floor(WINDOW_SAMPLES / COARSE_SAMPLES);
      const rough = bestOffset(coarse, likeStep, plannedStep, { reach, window, every: 1 });
      const fine = { reach: COARSE_SAMPLES, window: WINDOW_SAMPLES, every: 3 };
      const middle = planned + rough * COARSE_SAMPLES;
      return middle + bestOffset(mono, like, middle, fine);
    },
  };
}

function thinned(mono: Float32Array): Float32Array {
  return Float32Array.from({ length: Math.floor(mono.length / COARSE_SAMPLES) }, (_, step) => {
    let sum = 0;
    for (let at = 0; at < COARSE_SAMPLES; at += 1) sum += mono[step * COARSE_SAMPLES + at] ?? 0;
    return sum;
  });
}

/** How far from `middle` a wave is most like the one at `like`, by normalised correlation; 0 where nothing is heard. */
function bestOffset(
  wave: Float32Array,
  like: number,
  middle: number,
  { reach, window, every }: { readonly reach: number; readonly window: number; readonly every: number },
): number {
  let best = 0;
  let bestLikeness = 0;
  for (let offset = -reach; offset <= reach; offset += 1) {
    let product = 0;
    let power = 0;
    const from = middle + offset;
    for (let at = 0; at < window; at += every) {
      const value = wave[from + at] ?? 0;
      product += value * (wave[like + at] ?? 0);
      power += value * value;
    }
    const likeness = power > 0 ? product / Math.sqrt(power) : 0;
    // Of two that are as good, the nearer one: a steady tone must not wander.
    if (likeness > bestLikeness * (1 + 1e-6) || isNearer(likeness, bestLikeness, offset, best)) {
      best = offset;
      bestLikeness = Math.max(likeness, bestLikeness);
    }
  }
  return best;
}

function isNearer(likeness: number, bestLikeness: number, offset: number, best: number): boolean {
  return likeness > 0 && likeness >= bestLikeness * (1 - 1e-6) && Math.abs(offset) < Math.abs(best);
}

/** Half a cosine up and down: two that overlap by half add up to one. */
const SHAPE = Float32Array.from(
  { length: WINDOW_SAMPLES },
  (_, at) => 0.5 - 0.5 * Math.cos((2 * Math.PI * (at + 0.5)) / WINDOW_SAMPLES),
);

function lay(heard: Float32Array, to: number, source: Float32Array, from: number): void {
  const total = heard.length / AUDIO_CHANNELS;
  for (let at = Math.max(0, -to); at < WINDOW_SAMPLES && to + at < total; at += 1) {
    const gain = SHAPE[at] ?? 0;
    for (let channel = 0; channel < AUDIO_CHANNELS; channel += 1) {
      const place = (to + at) * AUDIO_CHANNELS + channel;
      heard[place] = (heard[place] ?? 0) + gain * (source[(from + at) * AUDIO_CHANNELS + channel] ?? 0);
    }
  }
}
