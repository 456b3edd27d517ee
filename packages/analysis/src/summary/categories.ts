import { type ClipFacts, countSubjects, faceHeight } from './clip-facts.ts';
import { SPEECH_SHARE } from './labels.ts';

/** Categories of the world that the product's suggestions talk about, each earned by something recognised. */
export function categoriesOf(facts: ClipFacts): string[] {
  const subjects = countSubjects(facts);
  const labels = new Set(subjects.map(({ label }) => label));
  const people = subjects.find(({ label }) => label === 'person')?.count ?? 0;
  const found = Object.entries(CATEGORY_LABELS).flatMap(([category, members]) =>
    members.some((label) => labels.has(label)) ? [category] : [],
  );
  const speaks = (facts.measures.speechShare ?? 0) >= SPEECH_SHARE * 2;
  if (people > 0) found.unshift('people');
  if (people >= EVENT_PEOPLE_MIN) found.push('event');
  if (speaks && faceHeight(facts.tracks) > 0 && facts.measures.camera === 'still') found.push('tutorial');
  return [...new Set([...found, ...facts.scenes.flatMap(({ categories }) => categories)])];
}

const EVENT_PEOPLE_MIN = 4;

const CATEGORY_LABELS: Readonly<Record<string, readonly string[]>> = {
  food: [
    'pizza',
    'cake',
    'donut',
    'sandwich',
    'hot dog',
    'banana',
    'apple',
    'orange',
    'broccoli',
    'carrot',
    'bowl',
    'wine glass',
    'fork',
    'dining table',
  ],
  sport: [
    'sports ball',
    'frisbee',
    'skis',
    'snowboard',
    'baseball bat',
    'baseball glove',
    'skateboard',
    'surfboard',
    'tennis racket',
  ],
  pets: ['dog', 'cat'],
  nature: ['bird', 'horse', 'sheep', 'cow', 'elephant', 'bear', 'zebra', 'giraffe', 'kite'],
  city: [
    'car',
    'bus',
    'truck',
    'traffic light',
    'fire hydrant',
    'stop sign',
    'parking meter',
    'motorcycle',
    'bicycle',
  ],
  travel: ['airplane', 'train', 'boat', 'suitcase', 'backpack', 'surfboard', 'skis'],
  product: ['bottle', 'laptop', 'cell phone', 'keyboard', 'mouse', 'handbag', 'vase', 'clock', 'book'],
};
