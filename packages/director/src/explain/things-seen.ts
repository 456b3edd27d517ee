import { clipName } from '@cutroom/contract';
import type { ClipFacts } from '../material/clip-facts.ts';
import { lengthOf } from '../material/stretches.ts';
import type { MadeCut } from '../plan/made-cut.ts';
import { listInWords, plural, withArticle } from '../text/english.ts';
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
function thingsSeen(facts: ClipFacts): readonly string[] {
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

/** ', showing people and a dog': three things at most, what takes up most of the reel's time and frames first, nothing that is only far away. */
export function aboutOf(cuts: readonly MadeCut[]): string {
  const weights = new Map<string, number>();
  const clips = new Map<string, Set<ClipFacts>>();
  const crowds = new Set<string>();
  for (const { facts, interval, sped } of cuts) {
    for (const thing of new Set(thingsSeen(facts))) {
      const name = thing === 'people' ? 'person' : thing;
      if (thing === 'people') crowds.add(name);
      const weight = (sped?.seconds ?? lengthOf(interval)) * prominence(facts, name);
      weights.set(name, (weights.get(name) ?? 0) + weight);
      clips.set(name, (clips.get(name) ?? new Set()).add(facts));
    }
  }
  const top = [...weights].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).slice(0, THINGS_TOLD);
  const told = top.filter(([, weight]) => weight >= THING_SHARE_MIN * (top[0]?.[1] ?? 0));
  const isMany = (thing: string) => crowds.has(thing) || (clips.get(thing)?.size ?? 0) > 1;
  return told.length === 0
    ? ''
    : `, showing ${listInWords(told.map(([thing]) => (isMany(thing) ? plural(thing) : withArticle(thing))))}`;
}

const THINGS_TOLD = 3;
/** Of the weight of what is seen most. */
const THING_SHARE_MIN = 0.05;

/** How much of a clip's frames a thing takes up, 0-1: the root of its area, where and while it was followed. */
function prominence({ clip }: ClipFacts, thing: string): number {
  const followed = clip.analysis.tracks.filter(({ kind, label }) => kind === 'object' && label === thing);
  if (followed.length === 0) return UNFOLLOWED;
  return Math.min(
    1,
    followed.reduce((sum, { presence, area }) => sum + presence * Math.sqrt(area), 0),
  );
}
/** What only a label tells: a place, an activity. */
const UNFOLLOWED = 0.4;
