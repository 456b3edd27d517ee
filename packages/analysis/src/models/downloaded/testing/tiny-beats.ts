import { onnxModel } from './tiny-onnx.ts';

/** Bands of the spectrogram that sound at about 1 kHz and at about 4 kHz. */
const BEAT_BAND = 43;
const DOWNBEAT_BAND = 87;
const BANDS = 128;
/** What a band has to have for its tone to count. */
const THRESHOLD = 3;

/**
 * A model of Beat This!'s interface: a beat is where 1 kHz sounds, a downbeat where 4 kHz does. Its answers are known by
 * construction and say nothing about how good the real one is.
 */
export function tinyBeats(): Record<string, Uint8Array> {
  const half = (band: number) => Float32Array.from({ length: BANDS }, (_, at) => (at === band ? 1 : 0));
  const headOf = (name: string) => [
    { op: 'MatMul', inputs: ['spectrogram', `${name}_weights`], output: `${name}_rows` },
    { op: 'Squeeze', inputs: [`${name}_rows`, 'last'], output: `${name}_level` },
    { op: 'Sub', inputs: [`${name}_level`, 'threshold'], output: name },
  ];
  return {
    'models/beat_this_small.onnx': onnxModel({
      inputs: [{ name: 'spectrogram', type: 'float', shape: ['batch', 'time', BANDS] }],
      outputs: ['beat', 'downbeat'],
      weights: [
        { name: 'beat_weights', shape: [BANDS, 1], values: half(BEAT_BAND) },
        { name: 'downbeat_weights', shape: [BANDS, 1], values: half(DOWNBEAT_BAND) },
        { name: 'threshold', shape: [1], values: Float32Array.of(THRESHOLD) },
        { name: 'last', shape: [1], values: [2n] },
      ],
      nodes: [...headOf('beat'), ...headOf('downbeat')],
    }),
  };
}

/** A pip of 10 ms for each beat, and another one on those that begin a bar. @returns mono */
export function pips(
  { beats, downbeats }: { readonly beats: readonly number[]; readonly downbeats: readonly number[] },
  seconds: number,
  rate: number,
): Float32Array {
  const samples = new Float32Array(Math.round(seconds * rate));
  const add = (atSeconds: number, hertz: number): void => {
    const length = Math.round(0.01 * rate);
    for (let offset = 0; offset < length; offset++) {
      const at = Math.round(atSeconds * rate) - (length >> 1) + offset;
      const shape = Math.sin((Math.PI * offset) / length) ** 2;
      if (at >= 0 && at < samples.length)
        samples[at] = (samples[at] ?? 0) + 0.4 * shape * Math.sin((2 * Math.PI * hertz * offset) / rate);
    }
  };
  for (const beat of beats) add(beat, 1000);
  for (const downbeat of downbeats) add(downbeat, 4000);
  return samples;
}
