import { CUT_SECONDS_MIN } from '@cutroom/contract';
import type { Brief, ClipHold, ClipPartWish, ClipReference } from './brief.ts';
import type { ShotListItem } from './read-shot-list-item.ts';

/** Of a list with times a shot without one plays about as long as a usual cut. */
const UNTIMED_SECONDS = 3;

/**
 * The wishes of a shot list put into what the rest of the prompt was understood as: its shots in the order of the list,
 * each as long as it says, and nothing else. Where the prompt asks for a reel longer than its shots, or names only how
 * it begins and ends, others fill it.
 */
export function withShotList(brief: Brief, shots: readonly ShotListItem[]): Brief {
  if (shots.length === 0) return brief;
  const opening = shots.filter(({ place }) => place !== 'last').flatMap(singleShots);
  const ending = shots.filter(({ place }) => place === 'last').flatMap(singleShots);
  const all = [...opening, ...ending];
  const sum =
    Math.round(all.reduce((total, { seconds }) => total + (seconds ?? UNTIMED_SECONDS), 0) * 10) / 10;
  const isLonger = brief.length !== null && brief.length.seconds > sum + 0.5;
  const isClosed = !isLonger && !shots.every(({ place }) => place !== null);
  const references = all.map(({ reference }) => reference);
  return {
    ...brief,
    opening: references.slice(0, opening.length),
    ending: ending.length > 0 ? references.slice(opening.length) : isClosed ? [] : brief.ending,
    holds: [
      ...all.flatMap(({ reference, seconds }): ClipHold[] =>
        seconds === null ? [] : [{ reference, seconds }],
      ),
      ...brief.holds,
    ],
    parts: [
      ...shots.flatMap(({ references: [reference], part, seconds }): ClipPartWish[] =>
        reference === undefined || part === null || seconds === null
          ? []
          : [{ reference, part: { kind: part, seconds } }],
      ),
      ...brief.parts,
    ],
    ...(isClosed
      ? {
          isClosed: true,
          length: { kind: 'about', seconds: sum },
          count: { kind: 'exactly', count: all.length, of: 'cuts' },
          cutLength: null,
          evenCuts: false,
          cutsPerClip: null,
          everyClip: false,
          only: references,
        }
      : {}),
  };
}

/** 'dog and cat (4s)' is a shot of each, as long as that leaves shots to see. */
function singleShots({
  references,
  seconds,
}: ShotListItem): readonly { reference: ClipReference; seconds: number | null }[] {
  const own = seconds === null ? null : Math.round((seconds / references.length) * 10) / 10;
  const fits = own === null || own >= CUT_SECONDS_MIN;
  return (fits ? references : references.slice(0, 1)).map((reference) => ({
    reference,
    seconds: own === null ? null : fits ? own : Math.max(CUT_SECONDS_MIN, seconds ?? 0),
  }));
}
