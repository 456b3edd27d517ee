import type { Interval, SubjectTrack } from '@cutroom/contract';
import { AUDIBLE_DB, ENERGY_STEP_SECONDS } from '../audio/audio-energy.ts';
import { meanThumbnail, thumbnailDistance } from '../image/thumbnail.ts';
import { cameraSpeed } from '../motion/known-movement.ts';
import { clearSharpness } from '../motion/motion-blur.ts';
import type { MotionStep } from '../motion/motion-record.ts';
import type { ClipRecord, SampledFrame } from '../session/clip-record.ts';
import type { Detection } from '../subjects/detection.ts';
import type { FaceSighting } from '../subjects/subject-tracker.ts';

/** One quarter second of a clip: what can be said for and against showing it. Everything is a share, 0-1. */
export interface TimelineCell {
  readonly startSeconds: number;
  readonly movement: number;
  /** Change of the frame that camera movement does not explain. */
  readonly action: number;
  readonly tremble: number;
  readonly sharpness: number;
  /** How smeared the frame is by the camera's movement. */
  readonly motionBlur: number;
  readonly darkness: number;
  readonly faces: number;
  readonly smile: number;
  readonly subjectArea: number;
  readonly colour: number;
  readonly audioOnset: number;
  readonly speech: number;
  /** How different it is from the clip's usual frame. */
  readonly novelty: number;
  /** Perceptual hash of the frame; null where there is none. */
  readonly hash: string | null;
}

export const CELL_SECONDS = 0.25;

/** Tremble (share of the width) that spoils a moment completely. */
const TREMBLE_FULL = 0.01;
const FULL_DARK_BELOW = 4;
const NOT_DARK_FROM = 18;
/** A subject lit against black makes up for the black around it. */
const LIT_SHARE = 0.35;
/** A moon, a lamp, a rocket are hardly more than a hundredth of the picture, and what it is about. */
const SMALL_LIGHT_SHARE = 0.25;
const ONSET_FULL_DB = 24;

export interface CameraFlaws {
  /** Of each step, in shares of the width. */
  readonly trembleAt: Float32Array;
  /** Of each sampled frame, 0-1. */
  readonly motionBlur: readonly number[];
}

/** @param tracks what of all that the models saw is believed */
export function timelineOf(
  record: ClipRecord,
  tracks: readonly SubjectTrack[],
  { trembleAt, motionBlur }: CameraFlaws,
  durationSeconds: number,
): TimelineCell[] {
  const cells = Math.max(1, Math.ceil(durationSeconds / CELL_SECONDS - 1e-6));
  const motion = motionByCell(record, trembleAt, cells);
  const believed = new Set(tracks.flatMap(({ boxes }) => boxes.map(({ box }) => box)));
  const looked = {
    forObjects: record.frames.flatMap(({ atSeconds, objects }) =>
      objects === null ? [] : [{ atSeconds, objects: objects.filter(({ box }) => believed.has(box)) }],
    ),
    forFaces: record.frames.flatMap(({ atSeconds, faces }) =>
      faces === null ? [] : [{ atSeconds, faces: faces.filter(({ box }) => believed.has(box)) }],
    ),
  };
  const typical = meanThumbnail(record.frames.map(({ measures }) => measures.thumbnail));
  return Array.from({ length: cells }, (_, cell): TimelineCell => {
    const startSeconds = cell * CELL_SECONDS;
    const middle = startSeconds + CELL_SECONDS / 2;
    const index = frameAt(record.frames, middle);
    return {
      startSeconds,
      movement: motion.movement[cell] ?? 0,
      action: motion.action[cell] ?? 0,
      tremble: Math.min(1, (motion.tremble[cell] ?? 0) / TREMBLE_FULL),
      ...frameShares(record.frames[index] ?? null, typical, motionBlur[index] ?? 0),
      ...subjectShares(
        looked.forObjects[frameAt(looked.forObjects, middle)]?.objects ?? [],
        looked.forFaces[frameAt(looked.forFaces, middle)]?.faces ?? [],
      ),
      audioOnset: Math.min(1, onsetAt(record, startSeconds) / ONSET_FULL_DB),
      speech: coveredShare(record.audio?.speech ?? [], startSeconds, startSeconds + CELL_SECONDS),
    };
  });
}

function motionByCell(record: ClipRecord, trembleAt: Float32Array, cells: number) {
  const movement = new Float32Array(cells);
  const action = new Float32Array(cells);
  const tremble = new Float32Array(cells);
  const counts = new Float32Array(cells);
  const cuts = new Set(record.motion.cuts);
  record.motion.steps.forEach((step, index) => {
    if (cuts.has(step.atSeconds)) return;
    const cell = Math.min(cells - 1, Math.floor(step.atSeconds / CELL_SECONDS));
    movement[cell] = (movement[cell] ?? 0) + movementShare(cameraSpeed(step));
    action[cell] = (action[cell] ?? 0) + actionShare(step);
    tremble[cell] = Math.max(tremble[cell] ?? 0, trembleAt[index] ?? 0);
    counts[cell] = (counts[cell] ?? 0) + 1;
  });
  for (let cell = 0; cell < cells; cell++) {
    const count = Math.max(1, counts[cell] ?? 0);
    movement[cell] = (movement[cell] ?? 0) / count;
    action[cell] = (action[cell] ?? 0) / count;
  }
  return { movement, action, tremble };
}

/** Camera speed in widths a second, saturating: half at half a width. */
function movementShare(speed: number): number {
  return speed / (speed + 0.5);
}

const ACTION_HALF = 0.9;
const USUAL_STEP_SECONDS = 1 / 30;

/** Change that the camera does not explain (0-255), saturating; frames further apart change more. */
export function actionShare({ ownChange, frameSeconds }: MotionStep): number {
  const perStep = ownChange / Math.sqrt(Math.max(1, frameSeconds / USUAL_STEP_SECONDS));
  return perStep / (perStep + ACTION_HALF);
}

/** Index of the frame nearest in time. */
function frameAt(frames: readonly Pick<SampledFrame, 'atSeconds'>[], atSeconds: number): number {
  let low = 0;
  let high = frames.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((frames[middle]?.atSeconds ?? 0) < atSeconds) low = middle + 1;
    else high = middle;
  }
  const after = frames[low];
  const before = frames[low - 1];
  if (after === undefined || before === undefined) return low;
  return Math.abs(after.atSeconds - atSeconds) < Math.abs(before.atSeconds - atSeconds) ? low : low - 1;
}

function frameShares(frame: SampledFrame | null, typical: Float32Array, motionBlur: number) {
  if (frame === null) {
    return {
      sharpness: 0,
      motionBlur: 0,
      darkness: 0,
      colour: 0,
      novelty: 0,
      hash: null,
    };
  }
  const { measures } = frame;
  const light = Math.max(
    measures.brightness,
    LIT_SHARE * measures.highlights,
    SMALL_LIGHT_SHARE * measures.tones.white * 100,
  );
  return {
    sharpness: clearSharpness(measures.sharpness, motionBlur) / 100,
    motionBlur,
    darkness: 1 - Math.min(1, Math.max(0, (light - FULL_DARK_BELOW) / (NOT_DARK_FROM - FULL_DARK_BELOW))),
    colour: measures.colourfulness / 100,
    novelty: Math.min(1, thumbnailDistance(measures.thumbnail, typical) / 40),
    hash: measures.hash,
  };
}

/** Of the nearest frames in which they were looked for. */
function subjectShares(objects: readonly Detection[], faces: readonly FaceSighting[]) {
  const sureFaces = faces.filter(({ confidence }) => confidence >= 0.7);
  const sureObjects = objects.filter(({ confidence }) => confidence >= 0.5);
  const area = Math.max(0, ...sureObjects.map(({ box }) => box.width * box.height));
  const faceArea = Math.max(0, ...sureFaces.map(({ box }) => box.width * box.height));
  return {
    faces: sureFaces.length === 0 ? 0 : Math.min(1, 0.5 + 4 * faceArea),
    smile: Math.max(0, ...sureFaces.map(({ smile }) => (smile !== null && smile >= 0.6 ? 1 : 0))),
    subjectArea: Math.min(1, 2 * area),
  };
}

function onsetAt(record: ClipRecord, startSeconds: number): number {
  const energy = record.audio?.energy;
  if (energy === undefined) return 0;
  const from = Math.round(startSeconds / ENERGY_STEP_SECONDS);
  const to = Math.round((startSeconds + CELL_SECONDS) / ENERGY_STEP_SECONDS);
  let largest = 0;
  for (let step = from; step < to; step++) {
    if ((energy.levelDb[step] ?? AUDIBLE_DB) > AUDIBLE_DB)
      largest = Math.max(largest, energy.onsetDb[step] ?? 0);
  }
  return largest;
}

export function coveredShare(intervals: readonly Interval[], start: number, end: number): number {
  const covered = intervals.reduce(
    (sum, { startSeconds, endSeconds }) =>
      sum + Math.max(0, Math.min(end, endSeconds) - Math.max(start, startSeconds)),
    0,
  );
  return end > start ? Math.min(1, covered / (end - start)) : 0;
}
