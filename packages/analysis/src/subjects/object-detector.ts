import type { PictureFrame } from '@cutroom/contract';
import { sampleWindow } from '../picture/picture-window.ts';
import { COCO_LABELS } from './coco-labels.ts';
import { boxFromCorners, type Detection, withoutDuplicates } from './detection.ts';
import type { ModelOutput, VisionModel } from './vision-model.ts';

/**
 * NanoDet (https://github.com/RangiLyu/nanodet), COCO-80, 416x416: its own normalisation (blue, green, red) and
 * its own box decoding (each side's distance is the expectation of a distribution over 11 bins, times the stride).
 */
export async function detectObjects(model: VisionModel, frame: PictureFrame): Promise<Detection[]> {
  const outputs = await model.run(modelInput(frame), [1, 3, SIDE, SIDE]);
  const found = STRIDES.flatMap((stride) => decodeStride(outputs, stride));
  return withoutDuplicates(found, OVERLAP_MAX);
}

/** Weaker sightings than a label needs are kept: they let a confirmed track continue. */
const CONFIDENCE_MIN = 0.35;
const OVERLAP_MAX = 0.5;
const SIDE = 416;
const STRIDES = [8, 16, 32] as const;
const BINS = 11;
const MEANS = [103.53, 116.28, 123.675] as const;
const DEVIATIONS = [57.375, 57.12, 58.395] as const;

function modelInput(frame: PictureFrame): Float32Array {
  const picture = sampleWindow(
    frame,
    { left: 0, top: 0, width: frame.width, height: frame.height },
    SIDE,
    SIDE,
  );
  const area = SIDE * SIDE;
  const input = new Float32Array(3 * area);
  for (let channel = 0; channel < 3; channel++) {
    const mean = MEANS[channel] ?? 0;
    const deviation = DEVIATIONS[channel] ?? 1;
    for (let pixel = 0; pixel < area; pixel++) {
      input[channel * area + pixel] = ((picture[pixel * 3 + 2 - channel] ?? 0) - mean) / deviation;
    }
  }
  return input;
}

function decodeStride(outputs: readonly ModelOutput[], stride: number): Detection[] {
  const cells = SIDE / stride;
  const scores = outputOf(outputs, cells * cells, COCO_LABELS.length);
  const distances = outputOf(outputs, cells * cells, 4 * BINS);
  const found: Detection[] = [];
  for (let cell = 0; cell < cells * cells; cell++) {
    for (let label = 0; label < COCO_LABELS.length; label++) {
      const confidence = scores[cell * COCO_LABELS.length + label] ?? 0;
      if (confidence < CONFIDENCE_MIN) continue;
      const centerX = ((cell % cells) + 0.5) * stride;
      const centerY = (Math.floor(cell / cells) + 0.5) * stride;
      const [left, top, right, bottom] = [0, 1, 2, 3].map(
        (side) => expectation(distances, cell * 4 + side) * stride,
      );
      const box = boxFromCorners(
        (centerX - (left ?? 0)) / SIDE,
        (centerY - (top ?? 0)) / SIDE,
        (centerX + (right ?? 0)) / SIDE,
        (centerY + (bottom ?? 0)) / SIDE,
      );
      if (box !== null)
        found.push({ label: COCO_LABELS[label] ?? '', confidence: Math.min(1, confidence), box });
    }
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
