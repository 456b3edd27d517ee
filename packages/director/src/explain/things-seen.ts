import { clipName } from '@cutroom/contract';
import type { ClipFacts } from '../material/clip-facts.ts';
import { isKnownThing, namesThing } from '../vocabulary/meaning.ts';

/** Labels that say how a clip was filmed or what is heard in it, and that the table of meanings does not hold. */
const HOW = new Set([
  'panning',
  'handheld',
  'moving camera',
  'low light',
  'black and white',
  'fast motion',
  'several shots',
  'close-up',
  'wide shot',
  'smile',
  'music',
]);

/**
 * The things that somebody saw in a clip, most certain first. Labels may hold words of the file name ('mpy', 'fire'):
 * nobody saw those, so they count only when the pictures say the same.
 */
export function thingsSeen(facts: ClipFacts): readonly string[] {
  const { labels, tracks } = facts.clip.analysis;
  const tracked = new Set(tracks.filter(({ kind }) => kind === 'object').map(({ label }) => label));
  const fromName = nameWords(facts);
  return labels
    .map((label) => label.toLowerCase())
    .filter(
      (label) =>
        tracked.has(label) ||
        (label === 'people' && tracked.has('person')) ||
        (!HOW.has(label) && !isQuality(label) && !fromName.has(label)),
    );
}

function isQuality(label: string): boolean {
  return isKnownThing(label) && !namesThing(label);
}

function nameWords({ clip }: ClipFacts): ReadonlySet<string> {
  return new Set(
    clipName(clip)
      .replace(/\.[^.]*$/, '')
      .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .filter((word) => word.length > 2),
  );
}
