import { AUDIO_CHANNELS, AUDIO_RATE } from './audio-format.ts';

/** EBU R 128 (ITU-R BS.1770). null is silence: nothing passed the gate at -70 LUFS. */
export interface Loudness {
  readonly integratedLufs: number | null;
  readonly truePeakDbtp: number | null;
}

export const SILENT: Loudness = { integratedLufs: null, truePeakDbtp: null };

/** Measures the loudness of stereo audio at 48 kHz that is handed over in chunks. */
export interface LoudnessMeter {
  /** @param samples interleaved */
  add(samples: Float32Array): void;
  /** The true peak is an estimate on the safe side: only samples are inspected. */
  loudness(): Loudness;
  /** LUFS of each step of LOUDNESS_STEP_SECONDS, without a gate; SILENT_LUFS where nothing is heard. */
  steps(): number[];
}

/** Blocks are 400 ms long and begin every 100 ms (ITU-R BS.1770-4). */
const HOP_SAMPLES = AUDIO_RATE / 10;
const HOPS_PER_BLOCK = 4;
/** Steps do not overlap. */
export const LOUDNESS_STEP_SECONDS = 0.4;
export const SILENT_LUFS = -120;
const ABSOLUTE_GATE_LUFS = -70;
const RELATIVE_GATE_LU = -10;
/** A true peak is rarely further above the highest sample. */
const BETWEEN_SAMPLES_DB = 1;

/** ITU-R BS.1770-4: the gated loudness of the K-weighted audio. Without a process of its own it costs less than half of what ffmpeg does. */
export function loudnessMeter(): LoudnessMeter {
  const channels = Array.from({ length: AUDIO_CHANNELS }, () => channelMeter());
  const hops = (): number[] => {
    const [left = [], right = []] = channels.map((channel) => channel.hops);
    return left.map((energy, hop) => energy + (right[hop] ?? 0));
  };
  return {
    add: (samples) => {
      for (const [index, channel] of channels.entries()) channel.add(samples, index);
    },
    steps: () => stepLevels(hops()),
    loudness: () => {
      const peak = Math.max(...channels.map((channel) => channel.peak()));
      const integratedLufs = gatedLoudness(hops());
      if (integratedLufs === null) return SILENT;
      return { integratedLufs, truePeakDbtp: 20 * Math.log10(peak) + BETWEEN_SAMPLES_DB };
    },
  };
}

interface ChannelMeter {
  add(samples: Float32Array, channel: number): void;
  /** Energies of the whole hops so far. */
  readonly hops: readonly number[];
  peak(): number;
}

/** The two filters of the K-weighting at 48 kHz (BS.1770-4, tables 1 and 2), in transposed direct form II. */
function channelMeter(): ChannelMeter {
  const hops: number[] = [];
  const kept = { shelf1: 0, shelf2: 0, pass1: 0, pass2: 0, energy: 0, filled: 0, peak: 0 };
  const add = (samples: Float32Array, channel: number): void => {
    // Variables of its own: what a loop shares with others is five times as slow.
    let { shelf1, shelf2, pass1, pass2, energy, filled, peak } = kept;
    for (let at = channel; at < samples.length; at += AUDIO_CHANNELS) {
      const sample = samples[at] ?? 0;
      if (sample > peak) peak = sample;
      else if (-sample > peak) peak = -sample;
      const shelved = 1.53512485958697 * sample + shelf1;
      shelf1 = -2.69169618940638 * sample + 1.69065929318241 * shelved + shelf2;
      shelf2 = 1.19839281085285 * sample - 0.73248077421585 * shelved;
      const passed = shelved + pass1;
      pass1 = -2 * shelved + 1.99004745483398 * passed + pass2;
      pass2 = shelved - 0.99007225036621 * passed;
      energy += passed * passed;
      filled += 1;
      if (filled < HOP_SAMPLES) continue;
      hops.push(energy);
      energy = 0;
      filled = 0;
    }
    Object.assign(kept, { shelf1, shelf2, pass1, pass2, energy, filled, peak });
  };
  return { add, hops, peak: () => kept.peak };
}

/** @returns null where nothing is louder than the absolute gate */
function gatedLoudness(hops: readonly number[]): number | null {
  const blocks = hops.slice(HOPS_PER_BLOCK - 1).map((_, first) => {
    const energy = hops.slice(first, first + HOPS_PER_BLOCK).reduce((sum, hop) => sum + hop, 0);
    return energy / (HOPS_PER_BLOCK * HOP_SAMPLES);
  });
  const audible = blocks.filter((power) => lufsOf(power) > ABSOLUTE_GATE_LUFS);
  if (audible.length === 0) return null;
  const gate = lufsOf(mean(audible)) + RELATIVE_GATE_LU;
  return lufsOf(mean(audible.filter((power) => lufsOf(power) > gate)));
}

function stepLevels(hops: readonly number[]): number[] {
  return Array.from({ length: Math.ceil(hops.length / HOPS_PER_BLOCK) }, (_, step) => {
    const own = hops.slice(step * HOPS_PER_BLOCK, (step + 1) * HOPS_PER_BLOCK);
    return Math.max(SILENT_LUFS, lufsOf(mean(own) / HOP_SAMPLES));
  });
}

function lufsOf(power: number): number {
  return -0.691 + 10 * Math.log10(power);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
