import { CUTS_PER_PLAN_MAX } from '@cutroom/contract';
import type { Wishes } from '../wishes/wishes.ts';
import type { CutLengths } from './cut-lengths.ts';
import { heldBeside } from './reel-seconds.ts';
import { cutsAroundTalk, type Talk } from './talk-time.ts';

/** The number of cuts that the wishes themselves fix; null where they leave it open. */
export function wantedCuts(wishes: Wishes, clipCount: number): number | null {
  const { count, cutsPerClip } = wishes.form;
  if (count?.bound === 'exactly') return exactCount(count, cutsPerClip, clipCount);
  return cutsPerClip === null ? cutsNamed(wishes, clipCount) : clipCount * cutsPerClip;
}

/**
 * How many cuts a reel of this length has.
 * @param wanted what `wantedCuts` says
 * @param materialSeconds what the clips hold together
 * @param most how many there is room for
 */
export function cutCount(
  wishes: Wishes,
  lengths: CutLengths,
  wanted: number | null,
  { seconds, materialSeconds, clipCount, most }: ReelRoom,
  talk: Talk,
): number {
  const filling = () =>
    cutsFilling(wishes, lengths, Math.min(seconds, Math.max(1, materialSeconds)), clipCount);
  let cuts = wanted ?? filling();
  if (wanted === null && isTalkLed(wishes, talk) && !wishes.form.everyClip)
    cuts = Math.min(cuts, cutsAroundTalk(talk, seconds, clipCount, lengths.average));
  const { count, cutLength, noRepeats } = wishes.form;
  if (count?.bound === 'atMost') cuts = Math.min(cuts, count.count);
  if (count?.bound === 'atLeast') cuts = Math.max(cuts, count.count);
  if (cutLength?.bound === 'atMost') cuts = Math.max(cuts, Math.ceil(seconds / lengths.ceiling));
  if (count === null) cuts = Math.max(cuts, thingsPlaced(wishes));
  return Math.max(1, Math.min(cuts, most, noRepeats ? clipCount : CUTS_PER_PLAN_MAX));
}

/** What the cuts have to fill and to be made of. */
export interface ReelRoom {
  readonly seconds: number;
  readonly materialSeconds: number;
  readonly clipCount: number;
  readonly most: number;
}

/** Whether whole sentences matter more than the usual length of a cut. */
export function isTalkLed({ form }: Wishes, talk: Talk): boolean {
  return talk.sentences > 0 && form.cutLength === null && form.pace !== 'fast';
}

/** 'use 8 clips' of 5 is met with 5; '8 cuts' of 5 clips with 8. */
function exactCount(
  { count, of }: NonNullable<Wishes['form']['count']>,
  cutsPerClip: number | null,
  clipCount: number,
): number {
  if (of !== 'clips') return count;
  return Math.min(count, clipCount) * (cutsPerClip ?? 1);
}

const NAMED_CUT_SECONDS_MAX = 8;

/** 'first the dog, then the sea, and that is it': as many cuts as things, while none of them drags. */
function cutsNamed({ form, places }: Wishes, clipCount: number): number | null {
  const { isClosed, length, cutLength } = form;
  const named = [...places.opening, ...places.ending];
  if (!isClosed || cutLength !== null || named.length < 2) return null;
  if (clipCount !== named.length && named.some(({ number }) => number !== 'one')) return null;
  return length === null || length.seconds / named.length <= NAMED_CUT_SECONDS_MAX ? named.length : null;
}

function thingsPlaced({ places }: Wishes): number {
  return places.opening.length + places.ending.length + places.placed.length;
}

function cutsFilling(wishes: Wishes, lengths: CutLengths, seconds: number, clipCount: number): number {
  const { everyClip, evenCuts } = wishes.form;
  const { each, longest } = lengths;
  // What single clips are held for beyond the length of each leaves room for fewer.
  if (each !== null) return Math.round((seconds - heldBeside(wishes, each)) / each);
  if (everyClip && (evenCuts || seconds / clipCount <= longest)) return clipCount;
  const shared = cutsBesideShare(wishes, lengths, seconds, clipCount);
  if (shared !== null) return shared;
  const held = wishes.clips.holds.filter(({ clips }) => clips.length === 1);
  const left = seconds - held.reduce((sum, one) => sum + one.seconds, 0);
  // 'Three answers of eight seconds, the welcome and the goodbye': what is held for most of it needs no cut more.
  const others = clipCount - held.length;
  const isFilled = others > 0 ? left > 0 : others === 0 && left >= 0 && left <= longest / 2;
  const isMost = held.length > 0 && left < seconds / 2 && isFilled;
  return isMost
    ? held.length + (others > 0 ? openCuts(lengths, left, others) : 0)
    : openCuts(lengths, seconds, clipCount);
}

/** 'Half of it the dog': of the others as many as fit into the rest; null where no such share is asked for. */
function cutsBesideShare(
  { form, clips: { shares } }: Wishes,
  lengths: CutLengths,
  seconds: number,
  clipCount: number,
): number | null {
  const [only, second] = shares;
  if (form.length !== null || only === undefined || second !== undefined || only.clips.size === 0)
    return null;
  const { measure } = only;
  const others = clipCount - only.clips.size;
  if (measure.of !== 'reel' || measure.bound === 'atMost' || others <= 0) return null;
  const own = Math.max(only.clips.size, Math.round((seconds * measure.share) / lengths.average));
  return own + openCuts(lengths, seconds * (1 - measure.share), others);
}

/** Cuts of clips of which none is asked to play for so long. */
function openCuts(
  { pace, average, shortest, longest }: CutLengths,
  seconds: number,
  clipCount: number,
): number {
  // Every clip gets a part while that leaves cuts long enough to read; a clip comes twice only when cuts would drag.
  // Longer cuts first: a clip that comes again and again tires sooner than one that stays a little longer.
  if (seconds / clipCount > longest)
    return Math.max(clipCount, Math.round(seconds / ((average + longest) / 2)));
  // A reel that is to be slow is not filled with the shortest cuts that still read.
  const least = pace === 'slow' ? (average + shortest) / 2 : shortest;
  return Math.min(clipCount, Math.max(Math.round(seconds / average), Math.floor(seconds / least)));
}
