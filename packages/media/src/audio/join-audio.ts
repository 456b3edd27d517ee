import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  AUDIO_CHANNELS,
  type GainEnvelope,
  gainAt,
  gainSegments,
  type Loudness,
  type LoudnessMeter,
  loudnessMeter,
  SAMPLES_PER_FRAME,
} from '@cutroom/reel';
import { createOwnFile, openRegularFile } from '../process/regular-file.ts';
import type { AudioPlan, PlannedCutAudio } from './audio-plan.ts';
import { mixMusic } from './mix-music.ts';

/** A cut's audio and where it lies: raw stereo 32-bit float as it was decoded; null is silence. */
export type CutAudioFile = Omit<PlannedCutAudio, 'view'> & { readonly path: string | null };

/**
 * Writes the whole reel's audio as one raw file: every cut where it is heard and in its envelope, and the track under them.
 * Holds the cuts in memory that are heard at a time.
 * @returns how loud it is
 */
export async function joinAudio(
  {
    cuts,
    envelope,
    music,
  }: Pick<AudioPlan, 'envelope' | 'music'> & { readonly cuts: readonly CutAudioFile[] },
  toPath: string,
): Promise<Loudness> {
  const meter = loudnessMeter();
  const faded = withGain(mixMusic(mixedCuts(cuts, envelope.samples), music), envelope);
  const file = await createOwnFile(toPath);
  await pipeline(Readable.from(metered(faded, meter)), file.createWriteStream());
  return meter.loudness();
}

/** The cuts' audio, given away as soon as nothing more is heard over it. @param total samples of the reel */
async function* mixedCuts(cuts: readonly CutAudioFile[], total: number): AsyncGenerator<Float32Array> {
  const coming = cuts.toSorted((a, b) => a.start - b.start);
  let mixed = new Float32Array(0);
  /** Of the mix's first value, in interleaved values of the reel. */
  let from = 0;
  for (const cut of coming) {
    const at = valuesOf(cut.start);
    if (at > from) {
      yield firstValues(mixed, at - from);
      mixed = mixed.slice(at - from);
      from = at;
    }
    const samples = await audibleSamples(cut);
    applyGain(samples, cut.envelope, 0);
    mixed = added(samples, mixed);
  }
  const left = total * AUDIO_CHANNELS - from;
  if (left > 0) yield firstValues(mixed, left);
}

/** So many values, silence where there are none. */
function firstValues(values: Float32Array, length: number): Float32Array {
  if (length <= values.length) return values.subarray(0, length);
  const whole = new Float32Array(length);
  whole.set(values);
  return whole;
}

/** Both from their first value on; the longer one is changed. */
function added(a: Float32Array<ArrayBuffer>, b: Float32Array<ArrayBuffer>): Float32Array<ArrayBuffer> {
  const [longer, shorter] = a.length >= b.length ? [a, b] : [b, a];
  // By index: iterators cost as much as decoding does.
  for (let at = 0; at < shorter.length; at += 1) longer[at] = (longer[at] ?? 0) + (shorter[at] ?? 0);
  return longer;
}

/** A cut's interleaved samples, as many as are heard. */
async function audibleSamples({
  path,
  envelope,
  skippedFrames,
}: CutAudioFile): Promise<Float32Array<ArrayBuffer>> {
  const samples = new Float32Array(envelope.samples * AUDIO_CHANNELS);
  if (path === null) return samples;
  const bytesSkipped = valuesOf(skippedFrames) * samples.BYTES_PER_ELEMENT;
  const file = await openRegularFile(path, Number.POSITIVE_INFINITY);
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
