import type { LabelFact } from '@cutroom/contract';
import { type ClipFacts, countSubjects, faceHeight } from './clip-facts.ts';
import { above, firstOfEach, SPEECH_SHARE } from './labels.ts';

/** Categories of the world that the product's suggestions talk about, each as sure as what it was earned by. */
export function categoryFactsFor(facts: ClipFacts): LabelFact[] {
  const subjects = countSubjects(facts);
  const people = subjects.filter(({ label }) => label === 'person');
  const crowd = people.filter(({ count }) => count >= EVENT_PEOPLE_MIN);
  const found = Object.entries(CATEGORY_LABELS).flatMap(([category, members]) =>
    recognised(
      category,
      subjects.filter(({ label }) => members.includes(label)),
    ),
  );
  return firstOfEach(
    [
      ...recognised('people', people),
      ...found,
      ...recognised('event', crowd),
      ...tutorial(facts),
      ...facts.scenes.flatMap((scene) =>
        scene.categories.flatMap((category) => recognised(category, [scene])),
      ),
    ],
    Number.POSITIVE_INFINITY,
  );
}

function recognised(label: string, seen: readonly { readonly confidence: number }[]): LabelFact[] {
  if (seen.length === 0) return [];
  return [{ label, source: 'recognised', confidence: Math.max(...seen.map(({ confidence }) => confidence)) }];
}

/** Somebody talks to a camera on a stand: as sure as the less sure of the two. */
function tutorial({ measures, tracks, cameraConfidence }: ClipFacts): LabelFact[] {
  const speech = above(measures.speechShare ?? 0, SPEECH_SHARE * 2);
  if (speech === null || faceHeight(tracks) === 0 || measures.camera !== 'still') return [];
  return [{ label: 'tutorial', source: 'measured', confidence: Math.min(speech, cameraConfidence) }];
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
