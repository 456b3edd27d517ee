import { createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { SAMPLES_PER_FRAME, SOUND_RATE } from './cut-arguments.ts';

/** Long enough to hide any step between two sounds, too short to hear (anchors.md, "joins"). */
const FADE_SAMPLES = Math.round(0.03 * SOUND_RATE);
const CHANNELS = 2;

/** One cut's sound in the reel. */
export interface SoundPiece {
  /** Raw stereo 32-bit float; null is silence. */
  readonly path: string | null;
  readonly frames: number;
  /** The cut goes on where the one before it stopped: no fade, or speech across the join would dip. */
  readonly continuesBefore: boolean;
}

/**
 * Writes the whole reel's sound as one raw file: every piece at exactly its own length, faded in and out.
 * Holds one cut in memory at a time.
 */
export async function joinSound(pieces: readonly SoundPiece[], toPath: string): Promise<void> {
  await pipeline(Readable.from(readPieces(pieces)), createWriteStream(toPath));
}

async function* readPieces(pieces: readonly SoundPiece[]): AsyncGenerator<Buffer> {
  for (const [index, piece] of pieces.entries()) {
    const samples = new Float32Array(piece.frames * SAMPLES_PER_FRAME * CHANNELS);
    const bytes = Buffer.from(samples.buffer);
    if (piece.path !== null) (await readFile(piece.path)).copy(bytes, 0, 0, bytes.length);
    fadeEdges(samples, {
      fadeIn: !piece.continuesBefore,
      fadeOut: pieces[index + 1]?.continuesBefore !== true,
    });
    yield bytes;
  }
}

/** Fades interleaved stereo samples in place. */
export function fadeEdges(
  samples: Float32Array,
  edges: { readonly fadeIn: boolean; readonly fadeOut: boolean },
): void {
  const total = samples.length / CHANNELS;
  const length = Math.min(FADE_SAMPLES, Math.floor(total / 2));
  for (let sample = 0; sample < length; sample += 1) {
    const gain = sample / length;
    if (edges.fadeIn) scaleSample(samples, sample, gain);
    if (edges.fadeOut) scaleSample(samples, total - 1 - sample, gain);
  }
}

function scaleSample(samples: Float32Array, sample: number, gain: number): void {
  for (let channel = 0; channel < CHANNELS; channel += 1) {
    const at = sample * CHANNELS + channel;
    samples[at] = (samples[at] ?? 0) * gain;
  }
}
