import { agreesWithFacts } from '../downloaded/agreeable-caption.ts';
import { type ClipFacts, countSubjects, faceHeight, type SubjectCount } from './clip-facts.ts';
import {
  BLURRED,
  BRIGHT,
  CLOSE_UP_FACE,
  COLOURFUL,
  COLOURLESS,
  FAST_MOTION,
  LOW_LIGHT,
  MUSIC_SHARE,
  SPEECH_SHARE,
} from './labels.ts';

/** One whole sentence that a person could have written, claiming only what was seen or heard. */
export function describe(facts: ClipFacts, nameWords: readonly string[]): string {
  const parts = [
    `${subjectPhrase(facts)}${placePhrase(facts)}`,
    lightPhrase(facts),
    movementPhrase(facts),
    cameraPhrase(facts),
  ];
  const picture = parts.filter((part) => part !== '').join(', ');
  const named = nameWords.length > 0 ? ` The file is named "${nameWords.join(' ')}".` : '';
  return `${capitalised(picture)}; ${soundPhrase(facts)}.${captionSentence(facts)}${named}`;
}

function subjectPhrase(facts: ClipFacts): string {
  const counts = countSubjects(facts).slice(0, 3);
  if (counts.length === 0) return facts.measures.colourfulness >= COLOURFUL ? 'a colourful view' : 'a view';
  const things = listed(counts.map(named));
  const face = faceHeight(facts.tracks);
  return face >= CLOSE_UP_FACE && counts[0]?.label === 'person' ? `close-up of ${things}` : things;
}

function placePhrase({ scenes }: ClipFacts): string {
  const place = scenes.find((scene) => scene.place !== null)?.place ?? null;
  return place === null ? '' : ` ${place}`;
}

function captionSentence(facts: ClipFacts): string {
  const seen = new Set(countSubjects(facts).map(({ label }) => label));
  const { caption } = facts;
  return caption !== null && agreesWithFacts(caption, seen) ? ` ${capitalised(caption)}.` : '';
}

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five'] as const;
const PLURALS: Readonly<Record<string, string>> = {
  person: 'people',
  sheep: 'sheep',
  knife: 'knives',
  bus: 'buses',
  'wine glass': 'wine glasses',
  bench: 'benches',
  sandwich: 'sandwiches',
  couch: 'couches',
  toothbrush: 'toothbrushes',
  skis: 'skis',
  scissors: 'scissors',
};
const WITHOUT_ARTICLE = new Set(['skis', 'scissors', 'broccoli']);

function named({ label, count }: SubjectCount): string {
  if (count > 1) return `${NUMBERS[count] ?? 'several'} ${PLURALS[label] ?? `${label}s`}`;
  if (WITHOUT_ARTICLE.has(label)) return label;
  return `${/^[aeiou]/.test(label) ? 'an' : 'a'} ${label}`;
}

function listed(things: readonly string[]): string {
  if (things.length < 2) return things[0] ?? '';
  return `${things.slice(0, -1).join(', ')} and ${things[things.length - 1]}`;
}

function lightPhrase({ brightness, measures, isMotionBlurred }: ClipFacts): string {
  const blur = isMotionBlurred ? 'blurred by movement' : measures.sharpness < BLURRED ? 'out of focus' : '';
  const soft = blur === '' ? '' : ` and ${blur}`;
  if (brightness < LOW_LIGHT) return `in low light${soft}`;
  if (measures.colourfulness < COLOURLESS) return `in black and white${soft}`;
  if (brightness > BRIGHT) return `in bright light${soft}`;
  if (blur !== '') return blur;
  if (measures.warmth > 0.5) return 'in warm light';
  return measures.warmth < -0.35 ? 'in cool light' : '';
}

function movementPhrase({ action }: ClipFacts): string {
  if (action >= FAST_MOTION) return 'moving fast';
  if (action >= 0.28) return 'with lively movement';
  return action < 0.03 ? 'almost motionless' : '';
}

function cameraPhrase({ measures, shots }: ClipFacts): string {
  const several = shots.length > 1 ? ` in ${NUMBERS[shots.length] ?? 'several'} shots` : '';
  return `${CAMERA_PHRASES[measures.camera]}${several}`;
}

const CAMERA_PHRASES = {
  still: 'filmed with a steady camera',
  pan: 'filmed with a panning camera',
  handheld: 'filmed by hand',
  shaky: 'filmed with a shaky camera',
  moving: 'filmed with a moving camera',
} as const satisfies Record<ClipFacts['measures']['camera'], string>;

function soundPhrase({ measures, hasAudibleSound }: ClipFacts): string {
  if (!hasAudibleSound) return 'there is no sound';
  const speech = measures.speechShare;
  const music = (measures.musicShare ?? 0) >= MUSIC_SHARE ? 'music' : 'sound';
  if (speech === null) return `with ${music}`;
  if (speech >= 0.6) return 'someone speaks for most of it';
  return speech >= SPEECH_SHARE ? 'someone speaks for a part of it' : `with ${music}, and nobody speaks`;
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
