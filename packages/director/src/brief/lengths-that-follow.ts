import { CUT_SECONDS_MIN } from '@cutroom/contract';
import type { Brief, ClipReference, WantedLength } from './brief.ts';

/** 'Three seconds of the dog, two of the cat' is a reel of five seconds. */
export function sumOf(holds: Brief['holds']): WantedLength | null {
  if (holds.length === 0) return null;
  return { kind: 'about', seconds: holds.reduce((sum, { seconds }) => sum + seconds, 0) };
}

/** 'one shot from every clip, 3 seconds long', 'ten shots, a second': no reel of so many cuts is so short. */
export function lengthOfEach(
  length: WantedLength | null,
  cutLength: Brief['cutLength'],
  count: Brief['count'],
  cutsPerClip: number | null,
): Brief['cutLength'] {
  if (length === null || cutLength !== null || length.seconds > EACH_SECONDS_MAX) return null;
  if (length.kind !== 'about' && length.kind !== 'between') return null;
  const cuts = count?.kind === 'exactly' ? count.count : 0;
  return cutsPerClip !== null || cuts * CUT_SECONDS_MIN > length.seconds
    ? { kind: 'about', seconds: length.seconds }
    : null;
}

/** 'dog, bee, squats. 2 sec each': nothing but things, each once. */
export function countOfThings(
  length: WantedLength | null,
  cutLength: Brief['cutLength'],
  things: readonly ClipReference[],
): Brief['count'] {
  if (length !== null || cutLength?.kind !== 'about' || things.length < 2) return null;
  return { kind: 'exactly', count: things.length, of: 'cuts' };
}

/** 'Dog 4 sec, bee 2 sec, squats 3 sec': one cut of each, and no other. */
export function countInTurn(
  length: WantedLength | null,
  opening: readonly ClipReference[],
  listed: Brief['holds'],
): Brief['count'] {
  if (length !== null || listed.length < 2 || opening.length !== listed.length) return null;
  return { kind: 'exactly', count: listed.length, of: 'cuts' };
}

const EACH_SECONDS_MAX = 5;
