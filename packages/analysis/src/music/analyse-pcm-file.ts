import { open } from 'node:fs/promises';
import type { TrackAnalysis } from '@cutroom/contract';
import {
  AUDIO_CHANNELS,
  AUDIO_RATE,
  LOUDNESS_STEP_SECONDS,
  type LoudnessMeter,
  loudnessMeter,
} from '@cutroom/reel';
import { analyseTrack } from './analyse-track.ts';
import { dropSeconds } from './passages.ts';

const BYTES_PER_SAMPLE = 2;
const BYTES_PER_FRAME = BYTES_PER_SAMPLE * AUDIO_CHANNELS;
/** About a second at a time. */
const CHUNK_BYTES = AUDIO_RATE * BYTES_PER_FRAME;
/** Beats are told by half the rate: every second frame's neighbours are averaged. */
const FRAMES_PER_SAMPLE = 2;
const INT16_FULL = 32_768;

/**
 * Beats, passages and loudness of a track that lies decoded in a file. Holds its mono samples at half the rate.
 * @param path 48 kHz stereo, 16 bits, little-endian, without a header
 */
export async function analysePcmFile(path: string): Promise<TrackAnalysis> {
  const meter = loudnessMeter();
  const mono = await readMono(path, meter);
  const found = analyseTrack(mono, AUDIO_RATE / FRAMES_PER_SAMPLE);
  const { bpm, beats, downbeats, loudness, sections, bestStartSeconds } = found;
  return {
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

async function readMono(path: string, meter: LoudnessMeter): Promise<Float32Array> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const mono = new Float32Array(Math.floor(size / BYTES_PER_FRAME / FRAMES_PER_SAMPLE));
    const bytes = Buffer.alloc(CHUNK_BYTES);
    let at = 0;
    for (;;) {
      const { bytesRead } = await file.read(bytes, 0, CHUNK_BYTES);
      const frames = Math.floor(bytesRead / BYTES_PER_FRAME);
      if (frames === 0) return mono;
      const stereo = Float32Array.from(
        { length: frames * AUDIO_CHANNELS },
        (_, value) => bytes.readInt16LE(value * BYTES_PER_SAMPLE) / INT16_FULL,
      );
      meter.add(stereo);
      at = addMono(mono, stereo, at);
    }
  } finally {
    await file.close();
  }
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
