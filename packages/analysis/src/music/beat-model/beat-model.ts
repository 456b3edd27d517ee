import { InferenceSession, Tensor } from 'onnxruntime-node';
import { floats, SESSION_OPTIONS } from '../../subjects/vision-model.ts';
import { type FoundBeats, pickBeats } from './beat-peaks.ts';
import { logMel, MEL_BANDS } from './log-mel.ts';

/** Frames that the model was trained on at a time: half a minute. */
const CHUNK_FRAMES = 1500;
/** Of each chunk's answer, so many frames at either end do not count. */
const BORDER_FRAMES = 6;
const STRIDE = CHUNK_FRAMES - 2 * BORDER_FRAMES;

/**
 * Beats and downbeats by Beat This! (Foscarin, Schlüter, Widmer: "Beat This! Accurate Beat Tracking Without DBN
 * Postprocessing", ISMIR 2024), chunk by chunk as its authors do.
 * @param modelPath takes `spectrogram` (1, frames, 128), answers `beat` and `downbeat` (1, frames)
 * @param samples mono, 22,050 Hz
 */
export async function findBeatsByModel(modelPath: string, samples: Float32Array): Promise<FoundBeats> {
  const session = await InferenceSession.create(modelPath, SESSION_OPTIONS);
  try {
    const { beat, downbeat } = await askInChunks(session, logMel(samples));
    return pickBeats(beat, downbeat);
  } finally {
    await session.release();
  }
}

async function askInChunks(
  session: InferenceSession,
  mel: Float32Array,
): Promise<{ beat: Float32Array; downbeat: Float32Array }> {
  const frames = mel.length / MEL_BANDS;
  const beat = new Float32Array(frames);
  const downbeat = new Float32Array(frames);
  // From the last to the first: where two chunks overlap, the earlier one's answer stays.
  for (const start of chunkStarts(frames).toReversed()) {
    const from = Math.max(0, start);
    const to = Math.min(frames, start + CHUNK_FRAMES);
    const before = from - start;
    const after = Math.max(0, Math.min(BORDER_FRAMES, start + CHUNK_FRAMES - frames));
    const length = before + (to - from) + after;
    const chunk = new Float32Array(length * MEL_BANDS);
    chunk.set(mel.subarray(from * MEL_BANDS, to * MEL_BANDS), before * MEL_BANDS);
    const answer = await session.run({ spectrogram: new Tensor('float32', chunk, [1, length, MEL_BANDS]) });
    const valid = (name: 'beat' | 'downbeat'): Float32Array => {
      const output = answer[name];
      if (output === undefined) throw new Error(`The beat model lacks the output '${name}'`);
      const values = floats(output);
      if (values.length !== length)
        throw new Error(`The beat model answered for ${values.length} of ${length} frames`);
      return values.subarray(BORDER_FRAMES, length - BORDER_FRAMES);
    };
    beat.set(valid('beat'), start + BORDER_FRAMES);
    downbeat.set(valid('downbeat'), start + BORDER_FRAMES);
  }
  return { beat, downbeat };
}

/** The last chunk ends with the audio, so that it is a whole one. */
function chunkStarts(frames: number): number[] {
  const count = Math.max(0, Math.ceil(frames / STRIDE));
  const starts = Array.from({ length: count }, (_, chunk) => chunk * STRIDE - BORDER_FRAMES);
  if (frames > STRIDE) starts[starts.length - 1] = frames - (CHUNK_FRAMES - BORDER_FRAMES);
  return starts;
}
