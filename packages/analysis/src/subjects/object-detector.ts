import type { PictureFrame } from '@cutroom/contract';
import { type ChannelLayout, type PixelWindow, sampleWindow } from '../picture/picture-window.ts';
import { COCO_LABELS } from './coco-labels.ts';
import { boxFromCorners, type Detection, withoutDuplicates } from './detection.ts';
import type { ModelOutput, VisionModel } from './vision-model.ts';

/**
 * NanoDet (https://github.com/RangiLyu/nanodet), COCO-80, 416x416: its own normalisation (blue, green, red) and
 * its own box decoding (each side's distance is the expectation of a distribution over 11 bins, times the stride).
 */
export async function detectObjects(
  model: VisionModel,
  frame: PictureFrame,
  projection: Projection,
): Promise<Detection[]> {
  const window = windowOf(frame, projection);
  const outputs = await model.run(sampleWindow(frame, window, SIDE, SIDE, LAYOUT), [1, 3, SIDE, SIDE]);
  const found = STRIDES.flatMap((stride) => decodeStride(outputs, stride)).flatMap((raw): Detection[] => {
    const toX = (value: number) => (window.left + (value / SIDE) * window.width) / frame.width;
    const toY = (value: number) => (window.top + (value / SIDE) * window.height) / frame.height;
    const box = boxFromCorners(toX(raw.left), toY(raw.top), toX(raw.right), toY(raw.bottom));
    return box === null ? [] : [{ label: raw.label, confidence: raw.confidence, box }];
  });
  return withoutDuplicates(found, OVERLAP_MAX);
}

/**
 * How the picture fills the model's square. Each finds things that the other misses, and what only one of them sees
 * is often not there: pictures take turns, and a label has to show up in both (believable-labels.ts).
 */
export type Projection = 'stretched' | 'letterboxed';

function windowOf(frame: PictureFrame, projection: Projection): PixelWindow {
  if (projection === 'stretched') return { left: 0, top: 0, width: frame.width, height: frame.height };
  const side = Math.max(frame.width, frame.height);
  return { left: (frame.width - side) / 2, top: (frame.height - side) / 2, width: side, height: side };
}

/** Weaker sightings than a label needs are kept: they let a confirmed track continue. */
const CONFIDENCE_MIN = 0.3;
const OVERLAP_MAX = 0.5;
const SIDE = 416;
const STRIDES = [8, 16, 32] as const;
const BINS = 11;
const LAYOUT: ChannelLayout = {
  order: 'planar',
  places: [2, 1, 0],
  scale: [1 / 58.395, 1 / 57.12, 1 / 57.375],
  offset: [-123.675 / 58.395, -116.28 / 57.12, -103.53 / 57.375],
};

interface RawObject {
  readonly label: string;
  readonly confidence: number;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Boxes in pixels of the model's square. */
function decodeStride(outputs: readonly ModelOutput[], stride: number): RawObject[] {
  const cells = SIDE / stride;
  const scores = outputOf(outputs, cells * cells, COCO_LABELS.length);
  const distances = outputOf(outputs, cells * cells, 4 * BINS);
  const found: RawObject[] = [];
  for (let at = 0; at < scores.length; at++) {
    const confidence = scores[at] ?? 0;
    if (confidence < CONFIDENCE_MIN) continue;
    const cell = Math.floor(at / COCO_LABELS.length);
    const label = at % COCO_LABELS.length;
    const centerX = ((cell % cells) + 0.5) * stride;
    const centerY = (Math.floor(cell / cells) + 0.5) * stride;
    const [left, top, right, bottom] = [0, 1, 2, 3].map(
      (side) => expectation(distances, cell * 4 + side) * stride,
    );
    found.push({
      label: COCO_LABELS[label] ?? '',
      confidence: Math.min(1, confidence),
      left: centerX - (left ?? 0),
      top: centerY - (top ?? 0),
      right: centerX + (right ?? 0),
      bottom: centerY + (bottom ?? 0),
    });
  }
  return found;
}

function outputOf(outputs: readonly ModelOutput[], rows: number, columns: number): Float32Array {
  const output = outputs.find(({ shape }) => shape[1] === rows && shape[2] === columns);
  if (output === undefined) throw new Error(`The object model has no output of ${rows} x ${columns}`);
  return output.values;
}

function expectation(distances: Float32Array, side: number): number {
  const start = side * BINS;
  let largest = Number.NEGATIVE_INFINITY;
  for (let bin = 0; bin < BINS; bin++) largest = Math.max(largest, distances[start + bin] ?? 0);
  let total = 0;
  let weighted = 0;
  for (let bin = 0; bin < BINS; bin++) {
    const weight = Math.exp((distances[start + bin] ?? 0) - largest);
    total += weight;
    weighted += weight * bin;
  }
  return weighted / total;
}
