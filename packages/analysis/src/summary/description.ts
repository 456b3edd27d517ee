import { agreesWithFacts } from '../downloaded/agreeable-caption.ts';
import { type ClipFacts, countShots, countSubjects, faceHeight, type SubjectCount } from './clip-facts.ts';
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
  const subjects = countSubjects(facts).slice(0, 3);
  const seen = subjects.length > 0 ? ofSubjects(facts, subjects) : ofScene(facts);
  const picture = [...seen, cameraPhrase(facts)].filter((part) => part !== '').join(', ');
  const named = nameWords.length > 0 ? ` The file is named "${nameWords.join(' ')}".` : '';
  return `${capitalised(picture)}; ${soundPhrase(facts)}.${captionSentence(facts)}${named}`;
}

/** What is there, in what light, and how it moves. */
function ofSubjects(facts: ClipFacts, subjects: readonly SubjectCount[]): string[] {
  const things = listed(subjects.map(named));
  const isCloseUp = faceHeight(facts.tracks) >= CLOSE_UP_FACE && subjects[0]?.label === 'person';
  const isFar = subjects.every(({ area, count }) => area < FAR_AREA && count < 3);
  const subject = isCloseUp
    ? `close-up of ${things}`
    : isFar
      ? `a scene with ${things} in the distance`
      : things;
  const blur = blurPhrase(facts);
  const light = [lightPhrase(facts), blur].filter((part) => part !== '').join(' and ');
  return [`${subject}${placePhrase(facts)}`, light, movementPhrase(facts)];
}

/** Where nothing was recognised, the picture itself is described. */
function ofScene(facts: ClipFacts): string[] {
  const qualities = [movementWord(facts), lightWord(facts)].filter((word) => word !== '').join(', ');
  const scene =
    qualities === '' ? 'a scene' : `${/^[aeiou]/.test(qualities) ? 'an' : 'a'} ${qualities} scene`;
  return [`${scene}${placePhrase(facts)}`, warmthPhrase(facts), blurPhrase(facts)];
}

/** Share of the picture below which a thing is not what the clip is about. */
const FAR_AREA = 0.012;

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

/** Many are given as a number only where it is the same all along. */
function named({ label, count, isSteady, isPassing }: SubjectCount): string {
  if (count > 1) {
    const isNumber = !isPassing && (count < 3 || isSteady);
    return `${(isNumber ? NUMBERS[count] : undefined) ?? 'several'} ${PLURALS[label] ?? `${label}s`}`;
  }
  if (WITHOUT_ARTICLE.has(label)) return label;
  return `${/^[aeiou]/.test(label) ? 'an' : 'a'} ${label}`;
}

function listed(things: readonly string[]): string {
  if (things.length < 2) return things[0] ?? '';
  return `${things.slice(0, -1).join(', ')} and ${things[things.length - 1]}`;
}

function lightPhrase(facts: ClipFacts): string {
  const { brightness, measures, highlights } = facts;
  if (brightness < LOW_LIGHT) return highlights >= LIT_SUBJECT ? 'against a dark background' : 'in low light';
  if (measures.colourfulness < COLOURLESS) return 'in black and white';
  return brightness > BRIGHT ? 'in bright light' : warmthPhrase(facts);
}

/** Luma, 0-100, of the brightest twentieth of a dark picture in which something is lit. */
const LIT_SUBJECT = 35;

function lightWord({ brightness, measures }: ClipFacts): string {
  if (brightness < LOW_LIGHT) return 'dark';
  if (measures.colourfulness < COLOURLESS) return 'black-and-white';
  if (measures.colourfulness >= COLOURFUL) return 'colourful';
  return brightness > BRIGHT ? 'bright' : '';
}

function warmthPhrase({ brightness, measures }: ClipFacts): string {
  if (brightness < LOW_LIGHT || measures.colourfulness < COLOURLESS) return '';
  if (measures.warmth > 0.5) return 'in warm light';
  return measures.warmth < -0.35 ? 'in cool light' : '';
}

function blurPhrase({ isMotionBlurred, measures }: ClipFacts): string {
  if (isMotionBlurred) return 'blurred by movement';
  return measures.sharpness < BLURRED ? 'out of focus' : '';
}

function movementPhrase({ action }: ClipFacts): string {
  if (action >= FAST_MOTION) return 'with fast movement';
  if (action >= LIVELY) return 'with lively movement';
  return action < MOTIONLESS ? 'almost motionless' : '';
}

function movementWord({ action }: ClipFacts): string {
  if (action >= FAST_MOTION) return 'fast-moving';
  if (action >= LIVELY) return 'lively';
  return action < MOTIONLESS ? 'still' : '';
}

/** Share of the change that the camera does not explain. */
const LIVELY = 0.28;
const MOTIONLESS = 0.03;

function cameraPhrase(facts: ClipFacts): string {
  const shots = countShots(facts);
  const several = shots > 1 ? ` in ${NUMBERS[shots] ?? 'several'} shots` : '';
  return `${CAMERA_PHRASES[facts.measures.camera]}${several}`;
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
  return speech >= SPEECH_SHARE ? 'someone speaks for a part of it' : `with ${music}, but nobody speaks`;
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
