import { isWideView } from '../../material/clip-traits.ts';
import { randomFrom } from '../../random.ts';
import type { Slot } from '../slot.ts';
import type { EarlierTake } from '../take/earlier-take.ts';
import { jump, likeness } from './likeness.ts';
import { scenesOf } from './scenes.ts';
import { appeal } from './slot-appeal.ts';

export interface StoryOptions {
  readonly seed: number;
  readonly earlier: EarlierTake;
  /** What plays before, if anything: then no hook is pulled forward. */
  readonly previous: Slot | null;
  /** Whether something else ends the reel. */
  readonly hasEnding: boolean;
}

/**
 * A hook pulled forward, then scene by scene as it was filmed, within a scene so that neighbours differ without jumping,
 * and of the last scene the shot at the end that comes to rest.
 */
export function orderAsStory(slots: readonly Slot[], options: StoryOptions): Slot[] {
  const { previous, hasEnding } = options;
  const hook = previous === null && slots.length > 1 ? hookOf(slots, options) : undefined;
  const scenes = scenesOf(slots.filter((slot) => slot !== hook));
  const ending = hasEnding ? undefined : restOf(lastOf(scenes), hook);
  const line = hook === undefined ? [] : [hook];
  for (const scene of scenes) {
    const left = scene.filter((slot) => slot !== ending);
    line.push(...arrangeScene(left, line.at(-1) ?? previous, options.seed));
  }
  if (ending !== undefined) line.push(ending);
  return withoutJumpCuts(line, ending === undefined ? line.length : line.length - 1);
}

/** Two parts of one clip in a row look like a mistake: the next shot of another clip comes between them. */
function withoutJumpCuts(line: Slot[], end: number): Slot[] {
  for (let at = 1; at < line.length; at += 1) {
    const before = line[at - 1]?.facts;
    if (line[at]?.facts !== before) continue;
    const next = line.findIndex(({ facts }, index) => index > at && index < end && facts !== before);
    if (next > 0) line.splice(at, 0, ...line.splice(next, 1));
    else partFromBehind(line, at);
  }
  return line;
}

/** Where nothing else follows, it moves to the nearest place before where it stands beside other clips. */
function partFromBehind(line: Slot[], at: number): void {
  const { facts } = line[at] ?? {};
  for (let place = at - 1; place > 1; place -= 1) {
    if (line[place]?.facts === facts || line[place - 1]?.facts === facts) continue;
    line.splice(place, 0, ...line.splice(at, 1));
    return;
  }
}

/** How many of the best openings takes choose from. */
const HOOKS = 4;

/** Another take opens with another clip: the next best. */
function hookOf(slots: readonly Slot[], { seed, earlier }: StoryOptions): Slot | undefined {
  const ranked = [...slots].sort((a, b) => hookAppeal(b) - hookAppeal(a));
  const openings = ranked
    .filter(({ facts }, at) => ranked.findIndex((other) => other.facts === facts) === at)
    .filter(({ facts }, _at, all) => facts !== earlier.opening || all.length === 1)
    .slice(0, HOOKS);
  const turn = earlier.opening === null ? seed : Math.max(0, seed - 1);
  return openings[turn % Math.max(1, openings.length)];
}

/** What makes a thumb stop: a strong moment, a face or a subject, movement, colour. */
function hookAppeal(slot: Slot): number {
  const { measures, tracks } = slot.facts.clip.analysis;
  const face = tracks.some((track) => track.kind === 'face') ? 0.15 : 0;
  return appeal(slot) + face + measures.motion * 0.3 + measures.colourfulness / 400;
}

/** The last scene, or where it is a single shot the last two. */
function lastOf(scenes: readonly (readonly Slot[])[]): readonly Slot[] {
  const last = scenes.at(-1) ?? [];
  return last.length > 1 ? last : scenes.flat().slice(-2);
}

/** What lets a reel come to rest: a wide or still picture, a smile, not the busiest shot; the later the better. */
function restOf(scene: readonly Slot[], hook: Slot | undefined): Slot | undefined {
  const worth = (slot: Slot, at: number): number => {
    const { measures, tracks } = slot.facts.clip.analysis;
    const smile = Math.max(0, ...tracks.map((track) => track.smile ?? 0));
    return (
      appeal(slot) * 0.6 +
      (isWideView(slot.facts.clip.analysis) ? 0.2 : 0) +
      smile * 0.3 -
      measures.motion * 0.2 +
      (measures.camera === 'still' ? 0.1 : 0) +
      ((at + 1) / scene.length) * LATE_WORTH -
      (slot.facts === hook?.facts ? 2 : 0)
    );
  };
  const ranked = scene.map((slot, at) => ({ slot, worth: worth(slot, at) }));
  return ranked.sort((a, b) => b.worth - a.worth)[0]?.slot;
}

const LATE_WORTH = 0.3;
/** How far a shot may leave its place in time for variety's sake. */
const REACH = 3;
const TURN_WEIGHT = 0.35;
const NOISE = 0.3;

/** Of the next few shots in time always the one that goes best with the one before. */
function arrangeScene(scene: readonly Slot[], previous: Slot | null, seed: number): Slot[] {
  const random = randomFrom(seed);
  const left = [...scene];
  const line: Slot[] = [];
  while (left.length > 0) {
    const before = line.at(-1) ?? previous;
    const cost = (slot: Slot, turn: number): number =>
      (before === null ? 0 : likeness(before, slot) + jump(before, slot)) +
      turn * TURN_WEIGHT +
      (seed === 0 ? 0 : random() * NOISE);
    const ranked = left.slice(0, REACH).map((slot, turn) => ({ slot, cost: cost(slot, turn) }));
    const [next] = ranked.sort((a, b) => a.cost - b.cost);
    if (next === undefined) break;
    line.push(next.slot);
    left.splice(left.indexOf(next.slot), 1);
  }
  return line;
}
