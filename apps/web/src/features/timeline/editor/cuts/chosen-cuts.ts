import type { Cuts } from './timeline-cuts.ts';

/** Keys of the cuts that are chosen, the one that was chosen last at the end. */
export type ChosenKeys = readonly string[];

/** 'only': this cut alone; 'toggle': it too, or not any more; 'range': everything from the one chosen last up to it. */
export type ChooseMode = 'only' | 'toggle' | 'range';

export function chooseCut(cuts: Cuts, chosen: ChosenKeys, key: string, mode: ChooseMode): ChosenKeys {
  switch (mode) {
    case 'only':
      return [key];
    case 'toggle': {
      const others = chosen.filter((other) => other !== key);
      if (others.length === chosen.length) return [...chosen, key];
      return others.length === 0 ? chosen : others;
    }
    case 'range': {
      const [from, to] = [indexOf(cuts, chosen.at(-1) ?? key), indexOf(cuts, key)];
      const range = cuts.slice(Math.min(from, to), Math.max(from, to) + 1).map((cut) => cut.key);
      // Ends where it began, so that the next range goes from there too.
      return from <= to ? range.toReversed() : range;
    }
  }
}

/**
 * Which cuts are chosen after a change of the timeline: what came in, else what is left of those chosen before, else the
 * one that stands in their place.
 * @param isUndo whether the change takes back another
 */
export function chosenAfter(before: Cuts, after: Cuts, chosen: ChosenKeys, isUndo = false): ChosenKeys {
  if (before === after) return chosen;
  const known = new Set(before.map(({ key }) => key));
  const added = after.filter(({ key }) => !known.has(key)).map(({ key }) => key);
  if (added.length > 0) return added;
  const left = chosen.filter((key) => indexOf(after, key) !== -1);
  if (left.length > 0) return left.length === chosen.length ? chosen : left;
  const last = Math.max(0, ...chosen.map((key) => indexOf(before, key)));
  // What is undone came from the cut before it, as a part or as a copy.
  const place = Math.max(0, isUndo ? last - 1 : last);
  const removedBefore = before.slice(0, place).filter(({ key }) => indexOf(after, key) === -1).length;
  const next = after[Math.min(place - removedBefore, after.length - 1)];
  return next === undefined ? [] : [next.key];
}

function indexOf(cuts: Cuts, key: string): number {
  return cuts.findIndex((cut) => cut.key === key);
}
