import { AUDIO_CHANNELS, gainsBetween, type MusicAudio } from '@cutroom/reel';
import { openRegularFile } from '../process/regular-file.ts';

/** The track's samples that the reel may use, and how they are heard in it. */
export interface MusicFile {
  /** Raw 48 kHz stereo, 16 bits: the first sample is the one that is heard with the reel's first. */
  readonly path: string;
  readonly audio: MusicAudio;
}

const BYTES_PER_FRAME = AUDIO_CHANNELS * Int16Array.BYTES_PER_ELEMENT;
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
      const pcm = new Int16Array(heard * AUDIO_CHANNELS);
      if (heard > 0) await file.read(pcm, 0, pcm.byteLength, first * BYTES_PER_FRAME);
      add(chunk, pcm, gainsBetween(audio.gains, first, heard));
      first += frames;
      yield chunk;
    }
  } finally {
    await file.close();
  }
}

function add(chunk: Float32Array, pcm: Int16Array, gains: Float32Array): void {
  // By index: iterators cost as much as decoding does.
  for (let frame = 0; frame < gains.length; frame += 1) {
    const gain = (gains[frame] ?? 0) / INT16_FULL;
    for (let at = frame * AUDIO_CHANNELS; at < (frame + 1) * AUDIO_CHANNELS; at += 1)
      chunk[at] = (chunk[at] ?? 0) + gain * (pcm[at] ?? 0);
  }
}
