import type { ClipFacts } from '../clips/clip-facts.ts';

/** Labels that say how a clip was filmed, not what it shows. */
const HOW = new Set([
  'steady',
  'panning',
  'handheld',
  'shaky',
  'moving camera',
  'low light',
  'bright',
  'colourful',
  'black and white',
  'fast motion',
  'blurry',
  'several shots',
  'close-up',
  'wide shot',
  'speech',
  'smile',
]);

/** The things a clip's analysis recognised, most certain first; words that only its file name holds are left out. */
export function thingsSeen(facts: ClipFacts): readonly string[] {
  const { labels, tracks } = facts.clip.analysis;
  const tracked = new Set(tracks.filter(({ kind }) => kind === 'object').map(({ label }) => label));
  const things = labels.map((label) => label.toLowerCase()).filter((label) => !HOW.has(label));
  const recognised = things.filter(
    (label) => tracked.has(label) || (label === 'people' && tracked.has('person')),
  );
  return tracked.size > 0 ? recognised : things;
}
