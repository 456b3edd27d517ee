import proto from 'onnx-proto';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { describe, expect, it } from 'vitest';
import { addFloats, addInts, type OpenGraph, push, valueInfo } from './onnx-graph.ts';
import { inEightBits, quantised, type Ranges } from './quantise.ts';
import { nodesOf, simplified } from './simplify-model.ts';

const { onnx } = proto;
const SIDE = 16;
const CHANNELS = [3, 8, 8, 8, 6] as const;

/** Pictures through a pool, three convolutions with rectifiers, one of them past another, and a last one that answers. */
function tinyModel(): Uint8Array {
  const graph: OpenGraph = { nodes: [], initializers: [] };
  const convolve = (index: number, source: string, inChannels: number, outChannels: number) => {
    const weights = Float32Array.from(
      { length: outChannels * inChannels * 9 },
      (_, at) => Math.sin(at * (index + 1.3)) / 4,
    );
    addFloats(graph, `k${index}`, [outChannels, inChannels, 3, 3], weights);
    addFloats(
      graph,
      `b${index}`,
      [outChannels],
      Float32Array.from({ length: outChannels }, (_, at) => at / 20 - 0.2),
    );
    push(graph, 'Conv', [source, `k${index}`, `b${index}`], [`c${index}`], {
      kernel_shape: [3, 3],
      pads: [1, 1, 1, 1],
    });
    push(graph, 'LeakyRelu', [`c${index}`], [`r${index}`], { alpha: { float: 0.1 } });
  };
  convolve(0, 'image', CHANNELS[0], CHANNELS[1]);
  push(graph, 'MaxPool', ['r0'], ['pooled'], { kernel_shape: [2, 2], strides: [2, 2] });
  convolve(1, 'pooled', CHANNELS[1], CHANNELS[2]);
  convolve(2, 'r1', CHANNELS[2], CHANNELS[3]);
  push(graph, 'Concat', ['r2', 'r1'], ['both'], { axis: 1 });
  convolve(3, 'both', CHANNELS[2] + CHANNELS[3], CHANNELS[3]);
  convolve(4, 'r3', CHANNELS[3], CHANNELS[4]);
  addInts(graph, 'sizes', [2, 4]);
  push(graph, 'Split', ['c4', 'sizes'], ['scores', 'boxes'], { axis: 1 });
  return onnx.ModelProto.encode(
    onnx.ModelProto.create({
      irVersion: 8,
      opsetImport: [{ domain: '', version: 13 }],
      graph: {
        name: 'tiny',
        node: graph.nodes,
        initializer: graph.initializers,
        input: [valueInfo('image', [1, CHANNELS[0], SIDE, SIDE])],
        output: [valueInfo('scores', null), valueInfo('boxes', null)],
      },
    }),
  ).finish();
}

/** Wide enough for whatever the tiny model computes. */
const RANGE = [-2, 4] as const;
const STEP = (RANGE[1] - RANGE[0]) / 255;

async function tinyRanges(): Promise<Ranges> {
  const { tensors } = inEightBits(await simplified(tinyModel()));
  return Object.fromEntries([...tensors].map((name) => [name, RANGE]));
}

async function answersOf(model: Uint8Array): Promise<readonly Float32Array[]> {
  const session = await InferenceSession.create(model, { intraOpNumThreads: 1 });
  const image = Float32Array.from({ length: CHANNELS[0] * SIDE * SIDE }, (_, at) => Math.sin(at * 0.37));
  const shape = [1, CHANNELS[0], SIDE, SIDE];
  const { scores, boxes } = await session.run({ image: new Tensor('float32', image, shape) });
  await session.release();
  return [scores, boxes].map((answer) => answer?.data as Float32Array);
}

describe('a model in eight bits', () => {
  it('answers nearly as it does in floating point', async () => {
    const inFloats = await answersOf(tinyModel());
    const inBits = await answersOf(quantised(await simplified(tinyModel()), await tinyRanges()));
    for (const [index, wanted] of inFloats.entries()) {
      const differences = wanted.map((value, at) => Math.abs(value - (inBits[index]?.[at] ?? Number.NaN)));
      expect(differences).toHaveLength(wanted.length);
      const mean = differences.reduce((sum, difference) => sum + difference, 0) / wanted.length;
      expect(mean).toBeGreaterThan(0);
      expect(mean).toBeLessThan(2 * STEP);
    }
  });

  it('leaves the first convolution and the one that answers as they are', async () => {
    const { graph } = onnx.ModelProto.decode(quantised(await simplified(tinyModel()), await tinyRanges()));
    const kernels = (graph?.initializer ?? []).flatMap(({ name }) =>
      /^k\d(\/answer\/weights\/rounded)?$/.test(name ?? '') ? [name] : [],
    );
    expect(kernels.sort()).toEqual([
      'k0',
      ...[1, 2, 3].map((index) => `k${index}/answer/weights/rounded`),
      'k4',
    ]);
  });

  it('is not made without knowing what its tensors hold', async () => {
    const { 'k2/answer': _, ...ranges } = await tinyRanges();
    const model = await simplified(tinyModel());
    expect(() => quantised(model, ranges)).toThrow('There is no range for k2/answer');
  });
});

describe('a simplified model', () => {
  it('pools before it rectifies, which comes to the same', async () => {
    const model = await simplified(tinyModel());
    const kinds = nodesOf(model).map(({ opType }) => opType);
    expect(kinds.slice(0, 3)).toEqual(['Conv', 'MaxPool', 'LeakyRelu']);
    const [wanted, got] = [
      await answersOf(tinyModel()),
      await answersOf(onnx.ModelProto.encode(model).finish()),
    ];
    for (const [index, answer] of wanted.entries())
      for (const [at, value] of answer.entries()) expect(got[index]?.[at]).toBeCloseTo(value, 5);
  });
});
