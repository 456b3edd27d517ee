import type { Slot } from '../slot.ts';
import type { MeantClips } from '../wishes/meant-clips.ts';
import type { Wishes } from '../wishes/wishes.ts';

/** 'cut back and forth between the two': the clips of the groups take turns in the places that they have together. */
export function takeTurns(line: Slot[], { places: { alternating, opening } }: Wishes): Slot[] {
  for (const turns of alternating) {
    const left = line.filter((slot) => turns.some((group) => isOf(group, slot)));
    const countOf = (group: MeantClips): number => left.filter((slot) => isOf(group, slot)).length;
    // Who is asked to begin does; else who has one part more begins and ends.
    const begins = (group: MeantClips): boolean =>
      opening
        .slice(0, 1)
        .some(({ clips }) => clips.length > 0 && clips.every((one) => group.clips.includes(one)));
    const groups = [...turns].sort(
      (a, b) => Number(begins(b)) - Number(begins(a)) || countOf(b) - countOf(a),
    );
    const places = line.flatMap((slot, at) => (left.includes(slot) ? [at] : []));
    for (const [turn, at] of places.entries()) {
      const group = groups[turn % groups.length];
      const own = left.findIndex((slot) => group !== undefined && isOf(group, slot));
      const [next] = left.splice(Math.max(0, own), 1);
      if (next !== undefined) line[at] = next;
    }
  }
  return line;
}

/** Clips that belong side by side follow the first of them; clips to be kept apart change places with what is near. */
export function keepTogether(line: Slot[], { places }: Wishes): Slot[] {
  for (const { clips, isApart } of places.together) {
    const isOwn = (slot: Slot | undefined): boolean =>
      slot !== undefined && clips.some((one) => isOf(one, slot));
    if (isApart) {
      for (let at = 1; at < line.length; at += 1) {
        if (!isOwn(line[at]) || !isOwn(line[at - 1])) continue;
        const other = line.findIndex((slot, index) => index > at && !isOwn(slot));
        if (other > 0) line.splice(at, 0, ...line.splice(other, 1));
        else {
          // Behind the last of the others there is none to part them: it goes where two others meet.
          const gap = line.findIndex((slot, index) => index > 0 && !isOwn(slot) && !isOwn(line[index - 1]));
          if (gap > 0) line.splice(gap, 0, ...line.splice(at, 1));
        }
      }
      continue;
    }
    const first = line.findIndex(isOwn);
    const rest = line.filter((slot, at) => at > first && isOwn(slot));
    for (const slot of rest) line.splice(line.indexOf(slot), 1);
    if (first >= 0) line.splice(first + 1, 0, ...rest);
  }
  return line;
}

/** 'the dog right before the sea', 'the pizza between the two walks'. */
export function keepNextTo(line: Slot[], { places }: Wishes): Slot[] {
  for (const { first, second, isDirect } of places.before) {
    const from = line.findIndex((slot) => isOf(first, slot));
    const to = line.findIndex((slot) => isOf(second, slot) && slot !== line[from]);
    if (!isDirect || from < 0 || to < 0 || to === from + 1) continue;
    // 'Start with the garden and grandma right after': what has a place keeps it.
    if (isHeld(first, places) && !isHeld(second, places)) moveBehind(line, to, from);
    else moveBefore(line, from, to);
  }
  for (const { inner, outer } of places.between) {
    const [a, b] = outer.map((one) => line.findIndex((slot) => isOf(one, slot)));
    const from = line.findIndex((slot, at) => isOf(inner, slot) && at !== a && at !== b);
    if (a === undefined || b === undefined || a < 0 || b < 0 || from < 0) continue;
    if (from > Math.min(a, b) && from < Math.max(a, b)) continue;
    const [moved] = line.splice(from, 1);
    const later = line.findLastIndex((slot) => outer.some((one) => isOf(one, slot)));
    if (moved !== undefined) line.splice(Math.max(1, later), 0, moved);
  }
  return line;
}

/** Takes the slot at `from` to where it plays right before the one that is now at `to`. */
function moveBefore(line: Slot[], from: number, to: number): void {
  const [moved] = line.splice(from, 1);
  if (moved !== undefined) line.splice(from < to ? to - 1 : to, 0, moved);
}

/** Takes the slot at `from` to right behind that at `place`, which keeps its place where another can move up. */
export function moveBehind(line: Slot[], from: number, place: number): void {
  moveBefore(line, from, place + 1);
  const next = line[place + 1];
  if (from < place && next !== undefined) line.splice(place - 1, 0, ...line.splice(place + 1, 1));
}

/** Whether wishes give something a place of its own from the start. */
export function isHeld({ clips }: MeantClips, { opening, placed }: Wishes['places']): boolean {
  return [...opening, ...placed].some((one) => one.clips.some((facts) => clips.includes(facts)));
}

function isOf({ clips }: MeantClips, { facts }: Slot): boolean {
  return clips.includes(facts);
}
