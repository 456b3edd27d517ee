import { open } from 'node:fs/promises';
import type { TrackAnalysis } from '@cutroom/contract';
import {
  AUDIO_CHANNELS,
  AUDIO_RATE,
  LOUDNESS_STEP_SECONDS,
  type LoudnessMeter,
  loudnessMeter,
} from '@cutroom/reel';
import { analyseTrack, hasBeats } from './analyse-track.ts';
import { findBeatsByModel } from './beat-model/beat-model.ts';
import type { FoundBeats } from './beat-model/beat-peaks.ts';
import { openResampler, type Resampler } from './beat-model/resample.ts';
import { dropSeconds } from './passages.ts';

const BYTES_PER_SAMPLE = 2;
const BYTES_PER_FRAME = BYTES_PER_SAMPLE * AUDIO_CHANNELS;
/** About a second at a time. */
const CHUNK_BYTES = AUDIO_RATE * BYTES_PER_FRAME;
/** Beats are told by half the rate: every second frame's neighbours are averaged. */
const FRAMES_PER_SAMPLE = 2;
const INT16_FULL = 32_768;

export interface PcmFile {
  /** 48 kHz stereo, 16 bits, little-endian, without a header. */
  readonly path: string;
  /** A downloaded model that finds beats; null where there is none. */
  readonly beatModelPath: string | null;
}

/**
 * Beats, passages and loudness of a track that lies decoded in a file. Holds its mono samples at half the rate. Where the
 * model for beats fails, or finds none, they are found without it.
 * @param onWarning told why the model was of no use
 */
export async function analysePcmFile(
  { path, beatModelPath }: PcmFile,
  onWarning: (message: string) => void,
): Promise<TrackAnalysis> {
  const meter = loudnessMeter();
  const { mono, forModel } = await readMono(path, meter, beatModelPath !== null);
  const byModel =
    beatModelPath === null || forModel === null
      ? null
      : await beatsByModel(beatModelPath, forModel, onWarning);
  const found = analyseTrack(mono, AUDIO_RATE / FRAMES_PER_SAMPLE, byModel);
  const { bpm, beats, downbeats, loudness, sections, bestStartSeconds } = found;
  return {
    beatTracker: byModel === null ? 'built-in' : 'beat-this',
    bpm: bpm === null ? null : Math.round(bpm * 100) / 100,
    beats: beats.map(wholeMilliseconds),
    downbeats: downbeats.map(wholeMilliseconds),
    beatLoudness: loudness.map((level) => Math.round(level * 100) / 100),
    bestStartSeconds: wholeMilliseconds(bestStartSeconds),
    dropSeconds: dropSeconds(sections),
    loudness: {
      stepSeconds: LOUDNESS_STEP_SECONDS,
      levelsDb: meter.steps().map((lufs) => Math.round(lufs * 10) / 10),
    },
  };
}

async function beatsByModel(
  modelPath: string,
  samples: Float32Array,
  onWarning: (message: string) => void,
): Promise<FoundBeats | null> {
  try {
    const found = await findBeatsByModel(modelPath, samples);
    return hasBeats(found) ? found : null;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    onWarning(`The beats of a track were found without the downloaded model: ${why}`);
    return null;
  }
}

interface MonoSamples {
  readonly mono: Float32Array;
  /** At the rate that the model listens at; null where it is not asked. */
  readonly forModel: Float32Array | null;
}

async function readMono(path: string, meter: LoudnessMeter, isForModel: boolean): Promise<MonoSamples> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const mono = new Float32Array(Math.floor(size / BYTES_PER_FRAME / FRAMES_PER_SAMPLE));
    const resampler = isForModel ? openResampler(Math.floor(size / BYTES_PER_FRAME)) : null;
    const bytes = Buffer.alloc(CHUNK_BYTES);
    let at = 0;
    for (;;) {
      const { bytesRead } = await file.read(bytes, 0, CHUNK_BYTES);
      const frames = Math.floor(bytesRead / BYTES_PER_FRAME);
      if (frames === 0) return { mono, forModel: resampler?.end() ?? null };
      const stereo = Float32Array.from(
        { length: frames * AUDIO_CHANNELS },
        (_, value) => bytes.readInt16LE(value * BYTES_PER_SAMPLE) / INT16_FULL,
      );
      meter.add(stereo);
      at = addMono(mono, stereo, at);
      if (resampler !== null) addAll(resampler, stereo);
    }
  } finally {
    await file.close();
  }
}

function addAll(resampler: Resampler, stereo: Float32Array): void {
  const frames = stereo.length / AUDIO_CHANNELS;
  resampler.add(
    Float32Array.from(
      { length: frames },
      (_, frame) => ((stereo[2 * frame] ?? 0) + (stereo[2 * frame + 1] ?? 0)) / 2,
    ),
  );
}

/** @returns where the next samples go */
function addMono(mono: Float32Array, stereo: Float32Array, at: number): number {
  const values = FRAMES_PER_SAMPLE * AUDIO_CHANNELS;
  let next = at;
  for (let from = 0; from + values <= stereo.length; from += values) {
    let sum = 0;
    for (let value = from; value < from + values; value += 1) sum += stereo[value] ?? 0;
    mono[next] = sum / values;
    next += 1;
  }
  return next;
}

function wholeMilliseconds(seconds: number): number {
  return Math.round(Math.max(0, seconds) * 1000) / 1000;
}
