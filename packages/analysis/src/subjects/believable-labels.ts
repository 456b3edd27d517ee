import { type Detection, overlap } from './detection.ts';
import type { Projection } from './object-detector.ts';

/** What the object model said about one sampled frame. */
export interface ObjectSighting {
  readonly atSeconds: number;
  readonly projection: Projection;
  readonly objects: readonly Detection[];
}

/**
 * The labels of a clip that may be said aloud. The model is right about a label when it is sure of it more than once,
 * sees it in both projections of the frame, and does not take the same thing for something else nearly as often.
 * Measured on real footage (docs/analysis-quality.md).
 */
export function believableLabels(sightings: readonly ObjectSighting[]): ReadonlySet<string> {
  const votes = new Map<string, Votes>();
  for (const { projection, objects } of sightings) {
    const counted = new Set<string>();
    for (const object of objects) {
      const vote = votes.get(object.label) ?? { sum: 0, rivals: 0, sure: 0, best: 0, projections: new Set() };
      votes.set(object.label, vote);
      vote.sum += object.confidence;
      vote.rivals += strongestRival(object, objects);
      vote.best = Math.max(vote.best, object.confidence);
      vote.projections.add(projection);
      if (object.confidence >= SURE && !counted.has(object.label)) {
        counted.add(object.label);
        vote.sure++;
      }
    }
  }
  return new Set([...votes].filter(([label, vote]) => isBelievable(label, vote)).map(([label]) => label));
}

interface Votes {
  sum: number;
  rivals: number;
  /** Frames in which the model was sure. */
  sure: number;
  best: number;
  readonly projections: Set<Projection>;
}

const SURE = 0.5;
const SURE_FRAMES_MIN = 2;
const BEST_MIN = 0.55;
const RIVAL_RATIO_MIN = 1.6;
const SAME_THING_OVERLAP = 0.6;

function isBelievable(label: string, { sum, rivals, sure, best, projections }: Votes): boolean {
  if (NEVER_SURE.has(label)) return false;
  return (
    sure >= SURE_FRAMES_MIN && best >= BEST_MIN && sum >= RIVAL_RATIO_MIN * rivals && projections.size === 2
  );
}

/** Round or pale things of any kind get these names: balls, plates, the moon. */
const NEVER_SURE = new Set(['frisbee', 'kite']);

/** Names of the same family do not contradict each other: the surer one wins. */
const FAMILIES: readonly ReadonlySet<string>[] = [
  new Set(['car', 'truck', 'bus']),
  new Set(['bottle', 'vase', 'cup', 'wine glass']),
  new Set(['couch', 'bed', 'chair']),
];

function strongestRival(object: Detection, others: readonly Detection[]): number {
  const rivals = others.filter(
    (other) => other.label !== object.label && overlap(other.box, object.box) > SAME_THING_OVERLAP,
  );
  const counting = rivals.filter(
    (other) => other.confidence > object.confidence || !areFamily(other.label, object.label),
  );
  return Math.max(0, ...counting.map(({ confidence }) => confidence));
}

function areFamily(a: string, b: string): boolean {
  return FAMILIES.some((family) => family.has(a) && family.has(b));
}
