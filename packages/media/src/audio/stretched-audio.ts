import type { CutSpeed } from '@cutroom/contract';
import { AUDIO_CHANNELS, type ReelCut, stretchAudio, stretchSource } from '@cutroom/reel';
import { readRegularFile, writeOwnFile } from '../process/regular-file.ts';

/** Audio of a cut that is to be stretched to its speed. */
export interface AudioStretch {
  readonly cut: Pick<ReelCut, 'startSeconds' | 'frames' | 'audio'> & { readonly speed: CutSpeed };
  /** What is wanted of the cut, in samples of the reel from its first frame on; negative inside a crossfade. */
  readonly startSample: number;
  readonly samples: number;
  /** Holds what `stretchSource` asks for, raw stereo of 32-bit floats; it is overwritten with what is wanted. */
  readonly path: string;
}

/** @throws MediaError `bad_output` where the file is not a plain one */
export async function stretchFile({ cut, startSample, samples, path }: AudioStretch): Promise<void> {
  const bytes = await readRegularFile(path);
  // Longer by nothing, shorter by whatever the clip did not have.
  const source = new Float32Array(stretchSource(cut).samples * AUDIO_CHANNELS);
  const whole = bytes.length - (bytes.length % source.BYTES_PER_ELEMENT);
  new Uint8Array(source.buffer).set(bytes.subarray(0, Math.min(whole, source.byteLength)));
  const heard = stretchAudio(cut, source, startSample, samples);
  await writeOwnFile(path, Buffer.from(heard.buffer));
}
