import { SMILE_HEIGHT_MIN } from '../subjects/smile-detector.ts';
import { type ClipFacts, countShots, countSubjects, faceHeight, meanHeight } from './clip-facts.ts';

/** Few words that are right: what was recognised first, then what was measured to be remarkable. */
export function labelsFor(facts: ClipFacts, nameWords: readonly string[]): string[] {
  const { measures, isBlank } = facts;
  const subjects = countSubjects(facts)
    .slice(0, SUBJECTS_MAX)
    .map(({ label, count }) => (label === 'person' && count > 1 ? 'people' : label));
  const plain: [boolean, string][] = [
    [faceHeight(facts.tracks) >= CLOSE_UP_FACE, 'close-up'],
    [smiles(facts), 'smile'],
    [(measures.speechShare ?? 0) >= SPEECH_SHARE, 'speech'],
    [(measures.musicShare ?? 0) >= MUSIC_SHARE, 'music'],
    [facts.brightness < LOW_LIGHT, 'low light'],
    [facts.brightness > BRIGHT, 'bright'],
    [measures.colourfulness >= COLOURFUL, 'colourful'],
    [measures.colourfulness < COLOURLESS && facts.brightness >= LOW_LIGHT && !isBlank, 'black and white'],
    [facts.action >= FAST_MOTION, 'fast motion'],
    [isBlank, 'blank'],
    [(measures.sharpness < BLURRED || facts.isMotionBlurred) && !isBlank, 'blurry'],
    [countShots(facts) > 1, 'several shots'],
    [!isBlank, CAMERA_LABELS[measures.camera]],
  ];
  const measured = plain.flatMap(([holds, label]) => (holds ? [label] : []));
  const scenes = facts.scenes.map(({ label }) => label);
  return [...new Set([...subjects, ...scenes, ...measured, ...nameWords])].slice(0, LABELS_MAX);
}

export const SUBJECTS_MAX = 4;
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

export function smiles(facts: ClipFacts): boolean {
  return facts.tracks.some(
    (track) =>
      track.kind === 'face' &&
      track.presence >= 0.25 &&
      (track.smile ?? 0) >= SMILE_SHARE &&
      meanHeight(track) >= SMILE_HEIGHT_MIN,
  );
}
