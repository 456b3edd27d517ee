import { readFile } from 'node:fs/promises';
import type { AudioSamples, Interval, SpokenWord } from '@cutroom/contract';
import { InferenceSession, type OnnxValue, Tensor } from 'onnxruntime-node';
import { isInSpeech, speechWindows } from '../../../audio/speech-windows.ts';
import { floats, SESSION_OPTIONS } from '../../../subjects/vision-model.ts';
import { decodeGreedily } from './tdt-greedy.ts';
import { readTokenVocabulary, type TokenVocabulary } from './token-vocabulary.ts';
import { wordsOfTokens } from './words-of-tokens.ts';

export interface ParakeetModel {
  /** @param speech where the voice detector heard someone: nothing else is listened to */
  writeDown(audio: AudioSamples, speech: readonly Interval[]): Promise<SpokenWord[]>;
  close(): Promise<void>;
}

/** Files of one model, as they lie on the disk. */
export interface ParakeetFiles {
  /** `waveforms` (1, samples) at 16 kHz to `features` (1, 128, frames of 10 ms), with their lengths. */
  readonly preprocessor: string;
  /** `audio_signal` to `outputs` (1, channels, frames of 80 ms), with their lengths. */
  readonly encoder: string;
  /** One frame, the last token and two states to scores of tokens and durations, and the next states. */
  readonly decoder: string;
  readonly vocabulary: string;
}

/** It is large: memory is given back after each run, which costs a hundredth of its speed. */
const LARGE_MODEL: InferenceSession.SessionOptions = {
  ...SESSION_OPTIONS,
  enableCpuMemArena: false,
  enableMemPattern: false,
};
/** Shorter audio is filled up with silence: its features are told from their own spread. */
const SAMPLES_MIN = 8000;

/**
 * Parakeet TDT (NVIDIA): words with times in the languages it was trained on, which it tells apart by itself and does not
 * name. Of one stretch of speech at a time.
 */
export async function loadParakeetModel(files: ParakeetFiles): Promise<ParakeetModel> {
  const vocabulary = readTokenVocabulary(await readFile(files.vocabulary, 'utf8'));
  const opened: InferenceSession[] = [];
  const close = async () => {
    for (const session of opened.splice(0)) await session.release();
  };
  const open = async (path: string) => {
    const session = await InferenceSession.create(path, LARGE_MODEL);
    opened.push(session);
    return session;
  };
  try {
    const preprocessor = await open(files.preprocessor);
    const decoder = await open(files.decoder);
    const encoder = await open(files.encoder);
    const states = statesOf(decoder);
    return {
      writeDown: async (audio, speech) => {
        const words: SpokenWord[] = [];
        for (const window of speechWindows(speech)) {
          const from = Math.round(window.startSeconds * audio.sampleRate);
          const part = audio.samples.subarray(from, Math.round(window.endSeconds * audio.sampleRate));
          const encoded = await encode(preprocessor, encoder, part);
          const tokens = await decodeGreedily(transducerOf(decoder, states, encoded, vocabulary));
          words.push(...wordsOfTokens(tokens, vocabulary.texts, window));
        }
        return words.filter((word) => isInSpeech(word, speech));
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

interface Encoded {
  /** Channel after channel. */
  readonly values: Float32Array;
  readonly channels: number;
  /** In memory, and of them those that count. */
  readonly columns: number;
  readonly frames: number;
}

async function encode(
  preprocessor: InferenceSession,
  encoder: InferenceSession,
  samples: Float32Array,
): Promise<Encoded> {
  const waveform = new Float32Array(Math.max(SAMPLES_MIN, samples.length));
  waveform.set(samples);
  const { features, features_lens: length } = await preprocessor.run({
    waveforms: new Tensor('float32', waveform, [1, waveform.length]),
    waveforms_lens: new Tensor('int64', BigInt64Array.of(BigInt(waveform.length)), [1]),
  });
  if (features === undefined || length === undefined) throw lacking('features');
  const { outputs, encoded_lengths: lengths } = await encoder.run({ audio_signal: features, length });
  if (outputs === undefined || lengths === undefined) throw lacking('outputs');
  const [, channels = 0, columns = 0] = outputs.dims;
  const values = floats(outputs);
  const frames = Number(lengths.data[0]);
  if (values.length !== channels * columns || !(frames >= 0 && frames <= columns))
    throw new Error(`The speech model encoded ${frames} of ${columns} frames`);
  return { values, channels, columns, frames };
}

interface States {
  readonly first: Tensor;
  readonly second: Tensor;
}

/** Before the first token: nothing. */
function statesOf(decoder: InferenceSession): States {
  const empty = (name: string): Tensor => {
    const input = decoder.inputMetadata.find((candidate) => candidate.name === name);
    const [layers, , width] = input?.isTensor ? input.shape : [];
    if (typeof layers !== 'number' || typeof width !== 'number') throw lacking(name);
    return new Tensor('float32', new Float32Array(layers * width), [layers, 1, width]);
  };
  return { first: empty('input_states_1'), second: empty('input_states_2') };
}

function transducerOf(
  decoder: InferenceSession,
  start: States,
  { values, channels, columns, frames }: Encoded,
  { texts, blank }: TokenVocabulary,
) {
  const one = new Tensor('int32', Int32Array.of(1), [1]);
  return {
    ...{ frames, blank, start, tokens: texts.length },
    ask: async (frame: number, last: number, { first, second }: States) => {
      const column = Float32Array.from(
        { length: channels },
        (_, channel) => values[channel * columns + frame] ?? 0,
      );
      const answer = await decoder.run({
        encoder_outputs: new Tensor('float32', column, [1, channels, 1]),
        targets: new Tensor('int32', Int32Array.of(last), [1, 1]),
        target_length: one,
        input_states_1: first,
        input_states_2: second,
      });
      const scores = named(answer, 'outputs');
      const state = { first: named(answer, 'output_states_1'), second: named(answer, 'output_states_2') };
      return { scores: floats(scores), state };
    },
  };
}

function named(answer: InferenceSession.OnnxValueMapType, name: string): OnnxValue {
  const value = answer[name];
  if (value === undefined) throw lacking(name);
  return value;
}

function lacking(name: string): Error {
  return new Error(`The speech model lacks '${name}'`);
}
