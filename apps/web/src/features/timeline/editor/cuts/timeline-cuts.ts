import {
  CUT_MODIFIED_THRESHOLD_SECONDS,
  CUT_SECONDS_MAX,
  CUT_SECONDS_MIN,
  playedSeconds,
  type SelectedClip,
} from '@cutroom/contract';
import { areSameSpeeds, effectiveCut, meanRate } from '@cutroom/reel';
import { areSameTitles, isSameFraming } from '../framing.ts';
import { isCleared } from './cleared-voices.ts';
import { areSameAudio, areSameSource } from './cut-audio.ts';
import { levelOf } from './cut-level.ts';
import { areSameDucks } from './own-ducks.ts';

/** A clip of the timeline. `key` names its row for as long as the editor is open. */
export interface TimelineCut {
  readonly key: string;
  readonly clip: SelectedClip;
}
export type Cuts = readonly TimelineCut[];

/** The plan's clips in order, without those that cannot play (spec section 4). Numbers them as loaded. */
export function loadCuts(selectedClips: readonly SelectedClip[]): Cuts {
  return selectedClips
    .toSorted((a, b) => a.order - b.order)
    .filter(isValidClip)
    .map((clip, index) => ({ key: `cut-${index + 1}`, clip: { ...clip, originalOrder: index + 1 } }));
}

/** A cut, with a key of its own, for a clip that joins these. */
export function addedCut(cuts: Cuts, clip: SelectedClip): TimelineCut {
  const taken = new Set(cuts.map(({ key }) => key));
  let number = 1;
  while (taken.has(`added-${number}`)) number += 1;
  return { key: `added-${number}`, clip: { ...clip, originalOrder: cuts.length + 1 } };
}

function isValidClip({ clipId, startTime, endTime }: SelectedClip): boolean {
  return Boolean(clipId) && Number.isFinite(startTime) && Number.isFinite(endTime) && endTime > startTime;
}

/** What PATCH timeline is sent: the list's order, without the number that is only shown. */
export function cutsToSave(cuts: Cuts): SelectedClip[] {
  return cuts.map(({ clip: { originalOrder: _, ...clip } }, index) => ({ ...clip, order: index }));
}

export function originalSeconds({ clip }: TimelineCut): number {
  return wholeMilliseconds(clip.endTime - clip.startTime);
}

/**
 * What of its clip a cut plays, in seconds of the clip.
 * @param clipSeconds how long the clip is; null where that is not known
 */
export function playedInterval(
  { clip }: TimelineCut,
  clipSeconds: number | null,
): { readonly startSeconds: number; readonly endSeconds: number } {
  const { startSeconds, takenSeconds } = effectiveCut(clip, clipSeconds ?? Number.POSITIVE_INFINITY);
  return {
    startSeconds: wholeMilliseconds(startSeconds),
    endSeconds: wholeMilliseconds(startSeconds + takenSeconds),
  };
}

/** Where each cut plays in the reel, in seconds. */
export function positions(
  cuts: Cuts,
): readonly { readonly startSeconds: number; readonly endSeconds: number }[] {
  let startSeconds = 0;
  return cuts.map(({ clip }) => {
    const position = { startSeconds, endSeconds: startSeconds + playedSeconds(clip) };
    startSeconds = position.endSeconds;
    return position;
  });
}

export function totalSeconds(cuts: Cuts): number {
  return wholeMilliseconds(cuts.reduce((sum, { clip }) => sum + playedSeconds(clip), 0));
}

/** 'Modified (+0.5s)'; null while it plays about as long as it originally did. */
export function modifiedNote(cut: TimelineCut): string | null {
  const difference = playedSeconds(cut.clip) - originalSeconds(cut);
  if (Math.abs(difference) <= CUT_MODIFIED_THRESHOLD_SECONDS + EPSILON_SECONDS) return null;
  return `Modified (${difference > 0 ? '+' : '-'}${Math.abs(difference).toFixed(1)}s)`;
}

const EPSILON_SECONDS = 1e-6;

/** What was typed, held to 0.5-30 s; what is no number becomes 0.5. */
export function durationOf(text: string): number {
  const seconds = text.trim() === '' ? Number.NaN : Number(text);
  return Number.isNaN(seconds) ? CUT_SECONDS_MIN : clampDuration(seconds);
}

export function clampDuration(seconds: number): number {
  return wholeMilliseconds(Math.min(CUT_SECONDS_MAX, Math.max(CUT_SECONDS_MIN, seconds)));
}

/**
 * As much as the clip holds, for the server begins a cut earlier where its clip ends too soon; the longest cut where the clip's
 * length is not known.
 */
export function longestSeconds({ clip }: TimelineCut, clipSeconds: ReadonlyMap<string, number>): number {
  return clampDuration((clipSeconds.get(clip.clipId) ?? Number.POSITIVE_INFINITY) / meanRate(clip.speed));
}

/** The cut playing for so long; its original length needs no adjustment. */
export function withDuration(cut: TimelineCut, seconds: number): TimelineCut {
  const { adjustedDuration: _, ...clip } = cut.clip;
  const duration = clampDuration(seconds);
  return {
    ...cut,
    clip: duration === originalSeconds(cut) ? clip : { ...clip, adjustedDuration: duration },
  };
}

/** Whether a new generation keeps the cut at its place. */
export function isLocked({ clip }: TimelineCut): boolean {
  return clip.locked === true;
}

/** Whether both play the same and are kept the same. */
export function isSameTimeline(a: Cuts, b: Cuts): boolean {
  return a.length === b.length && a.every((cut, index) => isSameCut(cut, b[index]));
}

function isSameCut(a: TimelineCut, b: TimelineCut | undefined): boolean {
  return (
    b !== undefined &&
    a.clip.clipId === b.clip.clipId &&
    a.clip.startTime === b.clip.startTime &&
    a.clip.endTime === b.clip.endTime &&
    Math.abs(playedSeconds(a.clip) - playedSeconds(b.clip)) < EPSILON_SECONDS &&
    isLocked(a) === isLocked(b) &&
    levelOf(a.clip) === levelOf(b.clip) &&
    isCleared(a.clip) === isCleared(b.clip) &&
    areSameDucks(a.clip.ducks, b.clip.ducks) &&
    areSameAudio(a.clip.audio, b.clip.audio) &&
    areSameSource(a.clip.audioFrom, b.clip.audioFrom) &&
    areSameSpeeds(a.clip.speed, b.clip.speed) &&
    isSameFraming(a.clip.framing, b.clip.framing) &&
    areSameTitles(a.clip.titles, b.clip.titles)
  );
}

/** 0.1 + 0.2 is 0.3. */
export function wholeMilliseconds(seconds: number): number {
  return Math.round(seconds * 1000) / 1000;
}
