import proto from 'onnx-proto';

/** Writes small ONNX models by hand: the operations of the generated models, and their few weights. */
const { onnx } = proto;
const FLOAT = 1;
const INT32 = 6;
const INT64 = 7;
const BOOL = 9;
const OPSET = 13;

export interface TinyGraph {
  readonly inputs: readonly TinyInput[];
  /** Of floats. */
  readonly outputs: readonly string[];
  /** Of whole numbers. */
  readonly wholeOutputs?: readonly string[];
  readonly nodes: readonly TinyNode[];
  readonly weights: readonly TinyWeights[];
}

export interface TinyInput {
  readonly name: string;
  readonly type: 'float' | 'int32' | 'int64' | 'bool';
  /** Names of the sides that vary. */
  readonly shape: readonly (number | string)[];
}

export interface TinyNode {
  readonly op: string;
  readonly inputs: readonly string[];
  readonly output: string;
  /** Whole numbers or lists of them. */
  readonly attributes?: Readonly<Record<string, number | readonly number[]>>;
}

export interface TinyWeights {
  readonly name: string;
  readonly shape: readonly number[];
  readonly values: Float32Array | readonly bigint[];
}

export function onnxModel(graph: TinyGraph): Uint8Array {
  return onnx.ModelProto.encode(
    onnx.ModelProto.create({
      irVersion: 8,
      opsetImport: [{ domain: '', version: OPSET }],
      graph: onnx.GraphProto.create({
        name: 'tiny',
        node: graph.nodes.map(nodeProto),
        initializer: graph.weights.map(weightsProto),
        input: graph.inputs.map(inputProto),
        output: [
          ...graph.outputs.map((name) => outputProto(name, FLOAT)),
          ...(graph.wholeOutputs ?? []).map((name) => outputProto(name, INT64)),
        ],
      }),
    }),
  ).finish();
}

function nodeProto({ op, inputs, output, attributes = {} }: TinyNode) {
  const { AttributeType } = onnx.AttributeProto;
  return onnx.NodeProto.create({
    opType: op,
    input: [...inputs],
    output: [output],
    name: output,
    attribute: Object.entries(attributes).map(([name, value]) =>
      typeof value === 'number'
        ? onnx.AttributeProto.create({ name, type: AttributeType.INT, i: value })
        : onnx.AttributeProto.create({ name, type: AttributeType.INTS, ints: [...value] }),
    ),
  });
}

function weightsProto({ name, shape, values }: TinyWeights) {
  const isFloat = values instanceof Float32Array;
  const bytes = isFloat ? values : BigInt64Array.from(values);
  return onnx.TensorProto.create({
    name,
    dims: [...shape],
    dataType: isFloat ? FLOAT : INT64,
    rawData: new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength),
  });
}

function outputProto(name: string, elemType: number) {
  return onnx.ValueInfoProto.create({ name, type: { tensorType: { elemType } } });
}

function inputProto({ name, type, shape }: TinyInput) {
  const dim = shape.map((side) => (typeof side === 'number' ? { dimValue: side } : { dimParam: side }));
  const elemType = { float: FLOAT, int32: INT32, int64: INT64, bool: BOOL }[type];
  return onnx.ValueInfoProto.create({ name, type: { tensorType: { elemType, shape: { dim } } } });
}
