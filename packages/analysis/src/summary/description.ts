import { agreesWithFacts } from '../models/downloaded/agreeable-caption.ts';
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

/**
 * One whole sentence that a person could have written, claiming only what was seen or heard.
 */
export function describe(facts: ClipFacts): string {
  const frame = frameParts(facts)
    .filter((part) => part !== '')
    .join(', ');
  const damage = facts.isDamaged ? ' A part of it is damaged.' : '';
  return `${capitalised(frame)}; ${audioPhrase(facts)}.${captionSentence(facts)}${damage}`;
}

function frameParts(facts: ClipFacts): string[] {
  const subjects = countSubjects(facts).slice(0, 3);
  if (subjects.length > 0) return [...ofSubjects(facts, subjects), cameraPhrase(facts)];
  // A blank frame tells neither focus nor camera.
  return facts.isBlank ? [blankPhrase(facts)] : [...ofScene(facts), cameraPhrase(facts)];
}

/** What is there, in what light, and how it moves. */
function ofSubjects(facts: ClipFacts, subjects: readonly SubjectCount[]): string[] {
  const place = placePhrase(facts);
  const blur = blurPhrase(facts);
  const light = lightPhrase(facts);
  return [`${subjectPhrase(facts, subjects)}${place}`, light, blur, movementPhrase(facts)];
}

function subjectPhrase(facts: ClipFacts, subjects: readonly SubjectCount[]): string {
  const things = listed(subjects.map(named));
  if (faceHeight(facts.tracks) >= CLOSE_UP_FACE && subjects[0]?.label === 'person') {
    const others = listed(subjects.slice(1).map(named));
    return `close-up of ${named(subjects[0])}${others === '' ? '' : ` with ${others}`}`;
  }
  if (!subjects.every(({ area, count }) => area < SMALL_AREA && count < 3)) return things;
  const isFar = subjects.every(({ label }) => LARGE_WHEN_NEAR.has(label)) && placePhrase(facts) === '';
  return `a scene with ${things}${isFar ? ' in the distance' : ''}`;
}

function blankPhrase(facts: ClipFacts): string {
  const quality = lightWord(facts) === 'black-and-white' ? 'gray' : lightWord(facts);
  return quality === '' ? 'a blank picture' : `a blank, ${quality} picture`;
}

/** Where nothing was recognised, the frame itself is described. */
function ofScene(facts: ClipFacts): string[] {
  const qualities = [movementWord(facts), lightWord(facts)].filter((word) => word !== '').join(', ');
  const scene =
    qualities === '' ? 'a scene' : `${/^[aeiou]/.test(qualities) ? 'an' : 'a'} ${qualities} scene`;
  return [`${scene}${placePhrase(facts)}`, warmthPhrase(facts), blurPhrase(facts)];
}

/** Share of the frame below which a thing is not what the clip is about. */
const SMALL_AREA = 0.012;
/** What looks small because it is far away. */
const LARGE_WHEN_NEAR = new Set([
  ...['person', 'car', 'bus', 'truck', 'train', 'boat', 'airplane', 'motorcycle', 'bicycle'],
  ...['horse', 'cow', 'elephant', 'bear', 'zebra', 'giraffe', 'sheep'],
]);

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
  mouse: 'mice',
};
/** Neither 'a scissors' nor 'two scissors'. */
const UNCOUNTED = new Set(['skis', 'scissors', 'broccoli']);
const SPELLED: Readonly<Record<string, string>> = { tv: 'TV' };

/** Many are given as a number only where it is the same all along. */
function named({ label, count, isSteady, isPassing }: SubjectCount): string {
  if (UNCOUNTED.has(label)) return label;
  const word = SPELLED[label] ?? label;
  if (count > 1) {
    const isNumber = !isPassing && (count < 3 || isSteady);
    return `${(isNumber ? NUMBERS[count] : undefined) ?? 'several'} ${PLURALS[label] ?? `${word}s`}`;
  }
  return `${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}`;
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

/** Luma, 0-100, of the brightest twentieth of a dark frame in which something is lit. */
const LIT_SUBJECT = 35;

function lightWord({ brightness, measures }: ClipFacts): string {
  if (brightness < LOW_LIGHT) return 'dark';
  if (measures.colourfulness < COLOURLESS) return 'black-and-white';
  if (measures.colourfulness >= COLOURFUL) return 'colorful';
  return brightness > BRIGHT ? 'bright' : '';
}

/** Of the colours: whether the light or the things have them cannot be told. */
function warmthPhrase({ brightness, measures }: ClipFacts): string {
  if (brightness < LOW_LIGHT || measures.colourfulness < COLOURLESS) return '';
  if (measures.warmth > 0.5) return 'in warm colors';
  return measures.warmth < -0.35 ? 'in cool colors' : '';
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

function audioPhrase({ measures, silentShare }: ClipFacts): string {
  if (silentShare >= SILENT) return 'there is no sound';
  const speech = measures.speechShare;
  const audio = silentShare > NEARLY_SILENT ? HARDLY : 'sound';
  const music = (measures.musicShare ?? 0) >= MUSIC_SHARE ? 'music' : audio;
  if (speech === null) return `with ${music}`;
  if (speech >= 0.6) return 'someone speaks for most of it';
  if (speech >= SPEECH_SHARE) return 'someone speaks for a part of it';
  if (speech > 0) return `with ${music}, and someone speaks briefly`;
  return `with ${music}, ${music === HARDLY ? 'and' : 'but'} nobody speaks`;
}

const SILENT = 0.999;
const NEARLY_SILENT = 0.8;
const HARDLY = 'hardly any sound';

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
