import { PARAKEET_FILES } from '../model-manifest.ts';
import { onnxModel, type TinyWeights } from './tiny-onnx.ts';

const SAMPLES_PER_FRAME = 1280;
const SAMPLES_PER_FEATURE = 160;
const FEATURES_PER_FRAME = 8;
const CHANNELS = 128;
const STATE = [2, 1, 3] as const;
/** What a frame's mean has to be for something to be said in it. */
const LOUD = 0.05;

export interface TinyToken {
  readonly text: string;
  /** Frames to the next one: 0 where it is said in the same frame. */
  readonly frames: 0 | 1;
}

/**
 * The files of a Parakeet that says the next of its tokens in every frame that is loud, and nothing where it is quiet. Its
 * answers are known by construction and say nothing about how good the real one is.
 */
export function tinyParakeet(said: readonly TinyToken[]): Record<string, Uint8Array> {
  const texts = [...said.map(({ text }) => text), '<blk>'];
  return {
    [PARAKEET_FILES.vocabulary]: Buffer.from(texts.map((text, id) => `${text} ${id}\n`).join('')),
    [PARAKEET_FILES.preprocessor]: preprocessor(),
    [PARAKEET_FILES.encoder]: encoder(),
    [PARAKEET_FILES.decoder]: decoder(said),
  };
}

/** Audio in which so many frames are loud. @param frames of 80 ms */
export function loudIn(frames: readonly number[], seconds: number): Float32Array {
  const samples = new Float32Array(Math.round(seconds * 16_000));
  for (const frame of frames) samples.fill(0.2, frame * SAMPLES_PER_FRAME, (frame + 1) * SAMPLES_PER_FRAME);
  return samples;
}

/** The level of each 10 ms in each of the bands. */
function preprocessor(): Uint8Array {
  return onnxModel({
    inputs: [
      { name: 'waveforms', type: 'float', shape: ['batch', 'samples'] },
      { name: 'waveforms_lens', type: 'int64', shape: ['batch'] },
    ],
    outputs: ['features'],
    wholeOutputs: ['features_lens'],
    weights: [
      { name: 'middle', shape: [1], values: [1n] },
      { name: 'bands', shape: [1, CHANNELS, 1], values: new Float32Array(CHANNELS).fill(1) },
      { name: 'hop', shape: [1], values: [BigInt(SAMPLES_PER_FEATURE)] },
    ],
    nodes: [
      { op: 'Unsqueeze', inputs: ['waveforms', 'middle'], output: 'channel' },
      { op: 'AveragePool', inputs: ['channel'], output: 'levels', attributes: every(SAMPLES_PER_FEATURE) },
      { op: 'Mul', inputs: ['levels', 'bands'], output: 'features' },
      { op: 'Div', inputs: ['waveforms_lens', 'hop'], output: 'features_lens' },
    ],
  });
}

function encoder(): Uint8Array {
  return onnxModel({
    inputs: [
      { name: 'audio_signal', type: 'float', shape: ['batch', CHANNELS, 'time'] },
      { name: 'length', type: 'int64', shape: ['batch'] },
    ],
    outputs: ['outputs'],
    wholeOutputs: ['encoded_lengths'],
    weights: [{ name: 'stride', shape: [1], values: [BigInt(FEATURES_PER_FRAME)] }],
    nodes: [
      {
        op: 'AveragePool',
        inputs: ['audio_signal'],
        output: 'outputs',
        attributes: { ...every(FEATURES_PER_FRAME), ceil_mode: 1 },
      },
      { op: 'Div', inputs: ['length', 'stride'], output: 'encoded_lengths' },
    ],
  });
}

function every(samples: number) {
  return { kernel_shape: [samples], strides: [samples] };
}

/**
 * The last token chooses the next one, and the first state, which counts the tokens that were kept, how far to go on. The
 * blank wins where it is quiet, and when all is said.
 */
function decoder(said: readonly TinyToken[]): Uint8Array {
  const width = said.length + 1;
  const oneHot = (at: number, length: number) => Array.from({ length }, (_, index) => Number(index === at));
  const next = [...said.map((_, at) => oneHot(at + 1, width)), oneHot(0, width)];
  const durations = [...said.map(({ frames }) => oneHot(frames, 5)), oneHot(1, 5)];
  const weights: TinyWeights[] = [
    { name: 'next', shape: [width, width], values: Float32Array.from(next.flat()) },
    { name: 'durations', shape: [width, 5], values: Float32Array.from(durations.flat()) },
    { name: 'blank', shape: [width], values: Float32Array.from(oneHot(said.length, width)) },
    { name: 'mean', shape: [CHANNELS, 1], values: new Float32Array(CHANNELS).fill(1 / CHANNELS) },
    { name: 'loud', shape: [1], values: Float32Array.of(LOUD) },
    { name: 'much', shape: [1], values: Float32Array.of(1000) },
    { name: 'one', shape: [1], values: Float32Array.of(1) },
    { name: 'row', shape: [2], values: [1n, -1n] },
    { name: 'flat', shape: [1], values: [-1n] },
    { name: 'zero', shape: [1], values: [0n] },
    { name: 'whole', shape: [4], values: [1n, 1n, 1n, -1n] },
  ];
  return onnxModel({
    inputs: [
      { name: 'encoder_outputs', type: 'float', shape: ['batch', CHANNELS, 'time'] },
      { name: 'targets', type: 'int32', shape: ['batch', 'tokens'] },
      { name: 'target_length', type: 'int32', shape: ['batch'] },
      { name: 'input_states_1', type: 'float', shape: [STATE[0], 'batch', STATE[2]] },
      { name: 'input_states_2', type: 'float', shape: [STATE[0], 'batch', STATE[2]] },
    ],
    outputs: ['outputs', 'output_states_1', 'output_states_2'],
    weights,
    nodes: [
      { op: 'Reshape', inputs: ['encoder_outputs', 'row'], output: 'column' },
      { op: 'MatMul', inputs: ['column', 'mean'], output: 'level' },
      { op: 'Sub', inputs: ['loud', 'level'], output: 'quiet' },
      { op: 'Mul', inputs: ['quiet', 'much'], output: 'silence' },
      { op: 'Mul', inputs: ['silence', 'blank'], output: 'nothing' },
      { op: 'Gather', inputs: ['next', 'targets'], output: 'following' },
      { op: 'Reshape', inputs: ['following', 'row'], output: 'tokens' },
      { op: 'Add', inputs: ['tokens', 'nothing'], output: 'token_scores' },
      { op: 'Reshape', inputs: ['input_states_1', 'flat'], output: 'counts' },
      { op: 'Gather', inputs: ['counts', 'zero'], output: 'count' },
      { op: 'Cast', inputs: ['count'], output: 'place', attributes: { to: 7 } },
      { op: 'Gather', inputs: ['durations', 'place'], output: 'duration_scores' },
      {
        op: 'Concat',
        inputs: ['token_scores', 'duration_scores'],
        output: 'scores',
        attributes: { axis: 1 },
      },
      { op: 'Reshape', inputs: ['scores', 'whole'], output: 'outputs' },
      { op: 'Add', inputs: ['input_states_1', 'one'], output: 'output_states_1' },
      { op: 'Identity', inputs: ['input_states_2'], output: 'output_states_2' },
    ],
  });
}
