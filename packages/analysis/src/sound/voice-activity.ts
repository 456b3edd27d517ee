import type { Interval, SoundSamples } from '@cutroom/contract';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { floats, SESSION_OPTIONS } from '../subjects/vision-model.ts';

export interface VoiceDetector {
  /** @param sound mono, 16 kHz */
  speechIn(sound: SoundSamples): Promise<Interval[]>;
  close(): Promise<void>;
}

export const VOICE_SAMPLE_RATE = 16_000;

/** Silero VAD v5 (https://github.com/snakers4/silero-vad): 32 ms windows, each with the 4 ms before it as context. */
export async function loadVoiceDetector(path: string): Promise<VoiceDetector> {
  const session = await InferenceSession.create(path, SESSION_OPTIONS);
  return {
    speechIn: async (sound) => intervalsOf(await speechProbabilities(session, sound.samples)),
    close: () => session.release(),
  };
}

const WINDOW = 512;
const CONTEXT = 64;
const WINDOW_SECONDS = WINDOW / VOICE_SAMPLE_RATE;
const STATE_SHAPE = [2, 1, 128] as const;

async function speechProbabilities(session: InferenceSession, samples: Float32Array): Promise<Float32Array> {
  const windows = Math.floor(samples.length / WINDOW);
  const out = new Float32Array(windows);
  const sampleRate = new Tensor('int64', BigInt64Array.of(BigInt(VOICE_SAMPLE_RATE)), [1]);
  let state = new Float32Array(STATE_SHAPE[0] * STATE_SHAPE[2]);
  const input = new Float32Array(CONTEXT + WINDOW);
  for (let window = 0; window < windows; window++) {
    const start = window * WINDOW;
    input.copyWithin(0, WINDOW);
    input.set(samples.subarray(start, start + WINDOW), CONTEXT);
    const results = await session.run({
      input: new Tensor('float32', input, [1, input.length]),
      state: new Tensor('float32', state, STATE_SHAPE),
      sr: sampleRate,
    });
    const { output, stateN } = results;
    if (output === undefined || stateN === undefined) throw new Error('The voice model lacks an output');
    out[window] = floats(output)[0] ?? 0;
    state = Float32Array.from(floats(stateN));
  }
  return out;
}

const SPEECH_STARTS = 0.5;
const SPEECH_ENDS = 0.35;
const SILENCE_SECONDS_MIN = 0.2;
const SPEECH_SECONDS_MIN = 0.25;
const PADDING_SECONDS = 0.05;

/** Silero's own rule: hysteresis, short pauses belong to the speech, short blips do not count. */
export function intervalsOf(probabilities: Float32Array): Interval[] {
  const end = probabilities.length * WINDOW_SECONDS;
  const raw: { startSeconds: number; endSeconds: number }[] = [];
  let open: { startSeconds: number; endSeconds: number } | null = null;
  probabilities.forEach((probability, window) => {
    const at = window * WINDOW_SECONDS;
    if (probability >= SPEECH_STARTS) {
      open ??= { startSeconds: at, endSeconds: at };
      open.endSeconds = at + WINDOW_SECONDS;
    } else if (open !== null && (probability >= SPEECH_ENDS || at - open.endSeconds < SILENCE_SECONDS_MIN)) {
      if (probability >= SPEECH_ENDS) open.endSeconds = at + WINDOW_SECONDS;
    } else if (open !== null) {
      raw.push(open);
      open = null;
    }
  });
  if (open !== null) raw.push(open);
  return raw
    .filter(({ startSeconds, endSeconds }) => endSeconds - startSeconds >= SPEECH_SECONDS_MIN)
    .map(({ startSeconds, endSeconds }) => ({
      startSeconds: Math.max(0, startSeconds - PADDING_SECONDS),
      endSeconds: Math.min(end, endSeconds + PADDING_SECONDS),
    }));
}
