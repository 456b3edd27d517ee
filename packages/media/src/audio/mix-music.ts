import { AUDIO_CHANNELS, gainsBetween, type MusicAudio } from '@cutroom/reel';
import { openRegularFile } from '../process/regular-file.ts';

/** The track's samples that the reel may use, and how they are heard in it. */
export interface MusicFile {
  /** Raw 48 kHz stereo, 16 bits: the first sample is the one that is heard with the reel's first. */
  readonly path: string;
  readonly audio: MusicAudio;
}

const BYTES_PER_SAMPLE = 2;
const BYTES_PER_FRAME = AUDIO_CHANNELS * BYTES_PER_SAMPLE;
const INT16_FULL = 32_768;

/** Adds the track to the reel's own audio, chunk by chunk. @param chunks interleaved, from the reel's first sample on */
export async function* mixMusic(
  chunks: AsyncIterable<Float32Array>,
  music: MusicFile | null,
): AsyncGenerator<Float32Array> {
  if (music === null) {
    yield* chunks;
    return;
  }
  const { path, audio } = music;
  const file = await openRegularFile(path, Number.POSITIVE_INFINITY);
  try {
    let first = 0;
    for await (const chunk of chunks) {
      const frames = chunk.length / AUDIO_CHANNELS;
      const heard = Math.max(0, Math.min(frames, audio.samples - first));
      const bytes = Buffer.alloc(heard * BYTES_PER_FRAME);
      if (heard > 0) await file.read(bytes, 0, bytes.length, first * BYTES_PER_FRAME);
      add(chunk, bytes, gainsBetween(audio.gains, first, heard));
      first += frames;
      yield chunk;
    }
  } finally {
    await file.close();
  }
}

function add(chunk: Float32Array, pcm: Buffer, gains: Float32Array): void {
  for (const [frame, gain] of gains.entries()) {
    for (let channel = 0; channel < AUDIO_CHANNELS; channel += 1) {
      const at = frame * AUDIO_CHANNELS + channel;
      chunk[at] = (chunk[at] ?? 0) + (gain * pcm.readInt16LE(at * BYTES_PER_SAMPLE)) / INT16_FULL;
    }
  }
}
