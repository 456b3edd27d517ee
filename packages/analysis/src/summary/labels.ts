import type { LabelFact } from '@cutroom/contract';
import { SMILE_HEIGHT_MIN } from '../subjects/smile-detector.ts';
import { type ClipFacts, countShots, countSubjects, faceHeight, meanHeight } from './clip-facts.ts';

/** Few words that are right, with what they rest on: what was recognised first, then what was measured to be remarkable. */
export function labelFactsFor(facts: ClipFacts, nameWords: readonly string[]): LabelFact[] {
  return firstOfEach([...recognised(facts), ...measured(facts), ...nameWords.map(namedFact)], LABELS_MAX);
}

/** Each label once, as it was first said. */
export function firstOfEach(facts: readonly LabelFact[], most: number): LabelFact[] {
  const labels = facts.map(({ label }) => label);
  return facts.filter(({ label }, at) => labels.indexOf(label) === at).slice(0, most);
}

function recognised(facts: ClipFacts): LabelFact[] {
  const things = countSubjects(facts)
    .slice(0, SUBJECTS_MAX)
    .map(({ label, count, confidence }) => ({
      label: label === 'person' && count > 1 ? 'people' : label,
      confidence,
    }));
  return [...things, ...facts.scenes].map(({ label, confidence }) => ({
    label,
    source: 'recognised',
    confidence,
  }));
}

/** A word from the user's file name, not seen in the frames. */
export function namedFact(label: string): LabelFact {
  return { label, source: 'named', confidence: null };
}

/** Each word with how surely it holds; null where it does not. */
function measured(facts: ClipFacts): LabelFact[] {
  const { measures, brightness, isBlank } = facts;
  const isGrey = brightness >= LOW_LIGHT && !isBlank;
  const words: readonly (readonly [label: string, confidence: number | null])[] = [
    ['close-up', above(faceHeight(facts.tracks), CLOSE_UP_FACE)],
    ['smile', smileConfidence(facts)],
    ['speech', above(measures.speechShare ?? 0, SPEECH_SHARE)],
    ['music', above(measures.musicShare ?? 0, MUSIC_SHARE)],
    ['low light', below(brightness, LOW_LIGHT)],
    ['bright', above(brightness, BRIGHT)],
    ['colorful', above(measures.colourfulness, COLOURFUL)],
    ['black and white', isGrey ? below(measures.colourfulness, COLOURLESS) : null],
    ['fast motion', above(facts.action, FAST_MOTION)],
    ['blank', isBlank ? 1 : null],
    ['blurry', isBlank ? null : blurConfidence(facts)],
    ['several shots', countShots(facts) > 1 ? 1 : null],
    [CAMERA_LABELS[measures.camera], isBlank ? null : facts.cameraConfidence],
  ];
  return words.flatMap(([label, confidence]) =>
    confidence === null ? [] : [{ label, source: 'measured', confidence }],
  );
}

function blurConfidence({ measures, isMotionBlurred }: ClipFacts): number | null {
  return below(measures.sharpness, BLURRED) ?? (isMotionBlurred ? 0.5 : null);
}

/** 0.5 at the limit, towards 1 above it; null below. */
export function above(value: number, limit: number): number | null {
  return value >= limit ? value / (value + limit) : null;
}

/** 0.5 at the limit, towards 1 at zero; null above. */
export function below(value: number, limit: number): number | null {
  return value < limit ? limit / (value + limit) : null;
}

const SUBJECTS_MAX = 4;
export const CLOSE_UP_FACE = 0.3;
export const SPEECH_SHARE = 0.15;
export const MUSIC_SHARE = 0.3;
export const LOW_LIGHT = 18;
export const BRIGHT = 68;
export const COLOURFUL = 42;
export const COLOURLESS = 3;
export const FAST_MOTION = 0.55;
export const BLURRED = 22;
const LABELS_MAX = 12;
const SMILE_SHARE = 0.4;

export const CAMERA_LABELS = {
  still: 'steady',
  pan: 'panning',
  handheld: 'handheld',
  shaky: 'shaky',
  moving: 'moving camera',
} as const satisfies Record<ClipFacts['measures']['camera'], string>;

/** Share of its sightings in which a lasting face of some size smiles; null where none does often enough. */
export function smileConfidence({ tracks }: ClipFacts): number | null {
  const shares = tracks
    .filter(
      (track) => track.kind === 'face' && track.presence >= 0.25 && meanHeight(track) >= SMILE_HEIGHT_MIN,
    )
    .map(({ smile }) => smile ?? 0);
  const most = Math.max(0, ...shares);
  return most >= SMILE_SHARE ? most : null;
}
