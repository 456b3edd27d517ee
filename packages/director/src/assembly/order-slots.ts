import type { Brief } from '../brief/brief.ts';
import { randomFrom } from '../random.ts';
import { filmedOrder } from './filmed-order.ts';
import { differingBits } from './near-duplicates.ts';
import type { ResolvedReference, ResolvedWishes } from './resolve-wishes.ts';
import { bestScoreIn, bestSightIn, type Slot } from './spread-cuts.ts';

/**
 * The slots in playing order: asked-for places first, then the asked-for order, else hook, variety and an ending.
 * @param isOrdered the slots come in an order that stays where the prompt asks for no other
 */
export function orderSlots(
  slots: readonly Slot[],
  brief: Brief,
  wishes: ResolvedWishes,
  seed: number,
  isOrdered = false,
): readonly Slot[] {
  const left = [...slots];
  const opening = takeNamed(left, wishes.opening);
  const ending = takeNamed(left, [...wishes.ending].reverse()).reverse();
  const middle =
    isOrdered && brief.order === null
      ? left
      : arrange(left, brief, seed, opening.at(-1) ?? null, ending.length > 0);
  const line = keepBefore([...opening, ...middle, ...ending], wishes, opening.length, ending.length);
  return keepAwayFromEnds(putInPlace(line, wishes), wishes);
}

/** For each phrase one slot of the clips it means, best first and the part that shows the thing first, out of `left`. */
function takeNamed(left: Slot[], wishes: readonly ResolvedReference[]): Slot[] {
  const named: Slot[] = [];
  for (const { clips, said, sights } of wishes) {
    const meant = clips.flatMap((facts) => {
      const sight = sights.get(facts) ?? null;
      const shown = ({ piece }: Slot): number => bestSightIn(sight, piece, NAMED_SECONDS);
      return left
        .filter((candidate) => candidate.facts === facts)
        .sort((a, b) => shown(b) - shown(a))
        .map((slot) => ({ slot, sight }));
    });
    // 'the beach clips' are all of them, 'the beach' is one shot of it.
    const all = /\b(?:clips|shots|ones|videos|all|scenes|steps)\b/.test(said);
    const inTurn = [...meant].sort((a, b) => inUploadOrder(a.slot, b.slot));
    for (const { slot, sight } of all ? inTurn : meant.slice(0, 1)) {
      named.push({ ...slot, sight: sight ?? slot.sight });
      left.splice(left.indexOf(slot), 1);
    }
  }
  return named;
}

/** How long a named thing should be in view to count as shown; the cut's own length comes later. */
const NAMED_SECONDS = 1.5;

function arrange(
  left: readonly Slot[],
  brief: Brief,
  seed: number,
  previous: Slot | null,
  hasEnding: boolean,
): Slot[] {
  const byTime = [...left].sort(inUploadOrder);
  switch (brief.order ?? (brief.genre === 'tutorial' ? 'uploaded' : null)) {
    case 'uploaded':
      return byTime;
    case 'filmed': {
      const rank = filmedOrder(byTime.map(({ facts }) => facts));
      return byTime.sort(
        (a, b) => (rank.get(a.facts) ?? 0) - (rank.get(b.facts) ?? 0) || inUploadOrder(a, b),
      );
    }
    case 'reverse':
      return byTime.reverse();
    case 'best_first':
      return byAppeal(byTime);
    case 'best_last':
      return byAppeal(byTime).reverse();
    case 'shuffled':
      return shuffled(byTime, randomFrom(seed + 1));
    case null:
      return cutByTaste(byTime, seed, previous, hasEnding);
  }
}

function inUploadOrder(a: Slot, b: Slot): number {
  return a.facts.position - b.facts.position || a.piece.startSeconds - b.piece.startSeconds;
}

function byAppeal(slots: readonly Slot[]): Slot[] {
  return [...slots].sort((a, b) => appeal(b) - appeal(a) || inUploadOrder(a, b));
}

function appeal(slot: Slot): number {
  return slot.worth + bestScoreIn(slot.facts, slot.piece) * 0.5;
}

/** What makes a thumb stop: a strong moment, a face or a subject, movement, colour. */
function hookAppeal(slot: Slot): number {
  const { measures, tracks } = slot.facts.clip.analysis;
  const face = tracks.some((track) => track.kind === 'face') ? 0.15 : 0;
  return appeal(slot) + face + measures.motion * 0.3 + measures.colourfulness / 400;
}

/** What lets a reel come to rest: a wide or still picture, a smile, not the busiest shot. */
function endingAppeal(slot: Slot): number {
  const { measures, tracks } = slot.facts.clip.analysis;
  const smile = Math.max(0, ...tracks.map((track) => track.smile ?? 0));
  return (
    appeal(slot) * 0.6 +
    (slot.facts.shotSize === 'wide' ? 0.2 : 0) +
    smile * 0.3 -
    measures.motion * 0.2 +
    (measures.camera === 'still' ? 0.1 : 0) +
    slot.facts.position * 0.01
  );
}

function cutByTaste(slots: readonly Slot[], seed: number, previous: Slot | null, hasEnding: boolean): Slot[] {
  const random = randomFrom(seed);
  const left = [...slots];
  const line: Slot[] = [];
  const noise = seed === 0 ? 0 : 0.3;
  const takeBest = (score: (slot: Slot) => number): Slot | undefined => {
    let best: Slot | undefined;
    let bestScore = Number.NEGATIVE_INFINITY;
    for (const slot of left) {
      const value = score(slot) + (noise === 0 ? 0 : random() * noise);
      if (value > bestScore) {
        best = slot;
        bestScore = value;
      }
    }
    if (best !== undefined) left.splice(left.indexOf(best), 1);
    return best;
  };
  const hook = previous === null ? takeBest(hookAppeal) : undefined;
  if (hook !== undefined) line.push(hook);
  const finale =
    hasEnding || left.length < 2
      ? undefined
      : takeBest((slot) => endingAppeal(slot) - (slot.facts === hook?.facts ? 2 : 0));
  let last = line.at(-1) ?? previous;
  const count = left.length;
  for (let at = 0; at < count; at += 1) {
    const remaining = new Map<object, number>();
    for (const slot of left) remaining.set(slot.facts, (remaining.get(slot.facts) ?? 0) + 1);
    const isLast = at === count - 1;
    const next = takeBest((slot) => {
      const beforeFinale = isLast && finale !== undefined ? likeness(slot, finale) : 0;
      const scarce = (remaining.get(slot.facts) ?? 1) > (left.length + 1) / 2 ? 1.5 : 0;
      return (
        scarce -
        beforeFinale -
        (last === null ? 0 : likeness(last, slot)) -
        soonAgain(line, slot) -
        (slot.facts.position / 50) * 1.2 -
        slot.piece.startSeconds / 1000
      );
    });
    if (next === undefined) break;
    line.push(next);
    last = next;
  }
  if (finale !== undefined) line.push(finale);
  return untangled(line, previous, finale !== undefined);
}

/** The same clip two, three or four cuts later reads as a loop. */
function soonAgain(line: readonly Slot[], slot: Slot): number {
  const back = [2, 3, 4].find((distance) => line.at(-distance)?.facts === slot.facts);
  return back === undefined ? 0 : 2 / back;
}

/** Swaps inner cuts while that makes neighbours less alike, above all where one clip would follow itself. */
function untangled(line: Slot[], previous: Slot | null, keepLast: boolean): Slot[] {
  const last = line.length - (keepLast ? 2 : 1);
  const first = previous === null ? 1 : 0;
  for (let at = first; at <= last; at += 1) {
    if (
      line[at]?.facts !== (at === 0 ? previous : line[at - 1])?.facts &&
      line[at]?.facts !== line[at + 1]?.facts
    )
      continue;
    let best = at;
    let bestGain = 1e-9;
    for (let other = first; other <= last; other += 1) {
      const gain = swapGain(line, previous, at, other);
      if (gain > bestGain) {
        best = other;
        bestGain = gain;
      }
    }
    swap(line, at, best);
  }
  return line;
}

function swapGain(line: Slot[], previous: Slot | null, a: number, b: number): number {
  if (a === b) return 0;
  const before = tangleAround(line, previous, a) + tangleAround(line, previous, b);
  swap(line, a, b);
  const after = tangleAround(line, previous, a) + tangleAround(line, previous, b);
  swap(line, a, b);
  return before - after;
}

function tangleAround(line: readonly Slot[], previous: Slot | null, at: number): number {
  const here = line[at];
  const before = at === 0 ? previous : line[at - 1];
  const after = line[at + 1];
  if (here === undefined) return 0;
  return (
    (before === null || before === undefined ? 0 : likeness(before, here)) +
    (after === undefined ? 0 : likeness(here, after))
  );
}

function swap(line: Slot[], a: number, b: number): void {
  const [first, second] = [line[a], line[b]];
  if (first === undefined || second === undefined) return;
  line[a] = second;
  line[b] = first;
}

/** 0 for two shots that contrast, about 3 for the same clip twice in a row. */
export function likeness(a: Slot, b: Slot): number {
  if (a.facts === b.facts) return 3;
  const bits = differingBits(a.facts.clip.analysis.pictureHash, b.facts.clip.analysis.pictureHash);
  const labelsA = new Set(a.facts.clip.analysis.labels);
  const shared = b.facts.clip.analysis.labels.filter((label) => labelsA.has(label)).length;
  const overlap = shared / Math.max(1, Math.min(labelsA.size, b.facts.clip.analysis.labels.length));
  return (
    Math.max(0, (24 - bits) / 24) +
    overlap * 0.5 +
    (a.facts.shotSize === b.facts.shotSize ? 0.3 : 0) +
    (a.facts.clip.analysis.measures.camera === b.facts.clip.analysis.measures.camera ? 0.1 : 0)
  );
}

/** 'the dog before the ocean': the earliest dog goes before the earliest ocean. */
function keepBefore(line: Slot[], wishes: ResolvedWishes, fixedStart: number, fixedEnd: number): Slot[] {
  const listed = wishes.lists.flatMap((list) =>
    // From the end, so that what is put before one thing is not left behind when that one moves.
    list
      .slice(1)
      .map((second, at) => [list[at] ?? second, second] as const)
      .reverse(),
  );
  for (const [first, second] of wishes.before) {
    if (PLURAL.test(first.said) && PLURAL.test(second.said)) keepAllBefore(line, first, second);
  }
  for (const [first, second] of [...listed, ...wishes.before]) {
    const from = line.findIndex((slot) => first.clips.includes(slot.facts));
    const to = line.findIndex((slot) => second.clips.includes(slot.facts) && slot !== line[from]);
    if (from < 0 || to < 0 || from < to || to < fixedStart || from >= line.length - fixedEnd) continue;
    line.splice(to, 0, ...line.splice(from, 1));
  }
  return line;
}

/** 'the birds before the boats' is all birds, then all boats, in the places that both have together. */
function keepAllBefore(line: Slot[], first: ResolvedReference, second: ResolvedReference): void {
  const isOf = ({ clips }: ResolvedReference, { facts }: Slot): boolean => clips.includes(facts);
  const both = line.filter((slot) => isOf(first, slot) || isOf(second, slot));
  const inTurn = [...both.filter((slot) => isOf(first, slot)), ...both.filter((slot) => !isOf(first, slot))];
  for (const [at, slot] of line.entries()) {
    const place = both.indexOf(slot);
    line[at] = inTurn[place] ?? slot;
  }
}

const PLURAL = /[^s]s$/;

/** 'the second shot should be the cat', 'the dog in the middle' */
function putInPlace(line: Slot[], wishes: ResolvedWishes): Slot[] {
  for (const { clips, place } of wishes.placed) {
    const from = line.findIndex(({ facts }) => clips.includes(facts));
    const to = place === 'middle' ? Math.floor((line.length - 1) / 2) : place - 1;
    if (from >= 0 && to < line.length) line.splice(to, 0, ...line.splice(from, 1));
  }
  return line;
}

/** 'do not start with the dog': it changes places with the nearest cut that may. */
function keepAwayFromEnds(line: Slot[], wishes: ResolvedWishes): Slot[] {
  const unwanted = (slot: Slot | undefined, references: readonly ResolvedReference[]): boolean =>
    slot !== undefined && references.some(({ clips }) => clips.includes(slot.facts));
  const first = line.findIndex((slot) => !unwanted(slot, wishes.notOpening));
  if (first > 0) line.unshift(...line.splice(first, 1));
  const last = line.findLastIndex((slot) => !unwanted(slot, wishes.notEnding));
  if (last >= 0 && last < line.length - 1) line.push(...line.splice(last, 1));
  return line;
}

function shuffled(slots: readonly Slot[], random: () => number): Slot[] {
  const mixed = [...slots];
  for (let at = mixed.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    swap(mixed, at, other);
  }
  return mixed;
}
