import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  AUDIO_CHANNELS,
  cutEnvelope,
  type GainEnvelope,
  gainAt,
  gainSegments,
  type Loudness,
  type LoudnessMeter,
  loudnessMeter,
  overlapHalfFrames,
  reelEnvelope,
  SAMPLES_PER_FRAME,
} from '@cutroom/reel';
import { createOwnFile, openRegularFile } from '../process/regular-file.ts';
import type { AudioPlan, PlannedCutAudio } from './audio-plan.ts';
import { type MusicFile, mixMusic } from './mix-music.ts';

/** A cut's audio and where it lies: raw stereo 32-bit float with the margins; null is silence. */
export type CutAudioFile = Omit<PlannedCutAudio, 'view'> & { readonly path: string | null };

/**
 * Writes the whole reel's audio as one raw file: every cut at exactly its own length and level, stepped, dipped or
 * cross-faded into the next, and the track under them. Holds one cut and the end of the one before it in memory.
 * @returns how loud it is
 */
export async function joinAudio(
  cuts: readonly CutAudioFile[],
  fades: Pick<AudioPlan, 'fadeInFrames' | 'fadeOutFrames'>,
  toPath: string,
  music: MusicFile | null = null,
): Promise<Loudness> {
  const meter = loudnessMeter();
  const total = cuts.reduce((sum, { frames }) => sum + frames, 0);
  const whole = reelEnvelope({ total, fadeIn: fades.fadeInFrames, fadeOut: fades.fadeOutFrames });
  const faded = withGain(mixMusic(joinedSamples(cuts), music), whole);
  const file = await createOwnFile(toPath);
  await pipeline(Readable.from(metered(faded, meter)), file.createWriteStream());
  return meter.loudness();
}

/** The joined audio, a cut at a time. What overlaps the next cut is kept back until it can be mixed into it. */
async function* joinedSamples(cuts: readonly CutAudioFile[]): AsyncGenerator<Float32Array> {
  let overlap = new Float32Array(0);
  let gainBefore = 1;
  for (const cut of cuts) {
    const samples = await audibleSamples(cut);
    applyGain(samples, cutEnvelope(cut, gainBefore), 0);
    for (const [at, value] of overlap.entries()) samples[at] = (samples[at] ?? 0) + value;
    const kept = valuesOf(2 * overlapHalfFrames(cut.after));
    overlap = samples.slice(samples.length - kept);
    yield samples.subarray(0, samples.length - kept);
    gainBefore = cut.gain;
  }
}

/** A cut's interleaved samples, with as much of its margins as its cross-fades let be heard. */
async function audibleSamples(cut: CutAudioFile): Promise<Float32Array> {
  const skipped = cut.marginFrames - overlapHalfFrames(cut.before);
  const frames = overlapHalfFrames(cut.before) + cut.frames + overlapHalfFrames(cut.after);
  const samples = new Float32Array(valuesOf(frames));
  if (cut.path === null) return samples;
  const bytesSkipped = valuesOf(skipped) * samples.BYTES_PER_ELEMENT;
  const file = await openRegularFile(cut.path, Number.POSITIVE_INFINITY);
  try {
    await file.read(Buffer.from(samples.buffer), 0, samples.byteLength, bytesSkipped);
  } finally {
    await file.close();
  }
  return samples;
}

async function* withGain(
  chunks: AsyncIterable<Float32Array>,
  envelope: GainEnvelope,
): AsyncGenerator<Float32Array> {
  let first = 0;
  for await (const chunk of chunks) {
    applyGain(chunk, envelope, first);
    first += chunk.length / AUDIO_CHANNELS;
    yield chunk;
  }
}

/**
 * Multiplies interleaved samples, in place.
 * @param first the envelope's sample at which they begin
 */
function applyGain(interleaved: Float32Array, envelope: GainEnvelope, first: number): void {
  const end = first + interleaved.length / AUDIO_CHANNELS;
  for (const { startSample, endSample, steadyGain } of gainSegments(envelope)) {
    if (steadyGain === 1) continue;
    for (let sample = Math.max(first, startSample); sample < Math.min(end, endSample); sample += 1) {
      const gain = steadyGain ?? gainAt(envelope, sample);
      for (let channel = 0; channel < AUDIO_CHANNELS; channel += 1) {
        const at = (sample - first) * AUDIO_CHANNELS + channel;
        interleaved[at] = (interleaved[at] ?? 0) * gain;
      }
    }
  }
}

async function* metered(chunks: AsyncIterable<Float32Array>, meter: LoudnessMeter): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) {
    meter.add(chunk);
    yield Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
  }
}

/** Interleaved values of so many frames of the reel. */
function valuesOf(frames: number): number {
  return AUDIO_CHANNELS * frames * SAMPLES_PER_FRAME;
}
