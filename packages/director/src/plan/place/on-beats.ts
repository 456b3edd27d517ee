import { REEL_SECONDS_MIN, type SelectedClip } from '@cutroom/contract';
import { beatsText, cutToBeats } from '@cutroom/reel';
import type { MadeCut } from '../made-cut.ts';
import type { Wishes } from '../wishes/wishes.ts';

export interface OnBeats {
  readonly cuts: readonly MadeCut[];
  /** What of it could not be done, for people; empty where nothing was to be. */
  readonly said: string;
}

/**
 * The cuts ending on beats of the project's track, where that is wished.
 * @param isHeardOn whether what is said where a cut ends is heard on under the next, so that it may end in a word
 */
export function onBeats(
  cuts: readonly MadeCut[],
  { form, music }: Wishes,
  isHeardOn: (index: number, endSeconds: number) => boolean,
): OnBeats {
  if (music === null || !music.isCutToBeat || music.beats.length === 0) return { cuts, said: '' };
  const { selectedClips, ...count } = cutToBeats(
    { selectedClips: cuts.map(asSelected) },
    [...new Set(cuts.map(({ facts }) => facts))].map(({ clip, durationSeconds }) => ({
      id: clip.clipId,
      probe: { durationSeconds },
      analysis: clip.analysis,
    })),
    music,
    {
      keepsLength: form.length !== null && !['longest', 'about'].includes(form.length.bound),
      isHeardOn,
    },
  );
  const moved = cuts.map((cut, index): MadeCut => {
    const to = selectedClips[index];
    if (to === undefined || cut.selected !== undefined) return cut;
    return { ...cut, interval: { startSeconds: to.startTime, endSeconds: to.endTime } };
  });
  const seconds = selectedClips.reduce((sum, { startTime, endTime }) => sum + endTime - startTime, 0);
  return seconds < REEL_SECONDS_MIN ? { cuts, said: '' } : { cuts: moved, said: beatsText(count) };
}

export function asSelected(
  { facts, interval, selected, gainDb, sped }: MadeCut,
  order: number,
): SelectedClip {
  if (selected !== undefined) return { ...selected, order, locked: true };
  const { startSeconds: startTime, endSeconds: endTime } = interval;
  const level = gainDb == null ? {} : { gainDb };
  const speed = sped === undefined ? {} : { speed: sped.speed, adjustedDuration: sped.seconds };
  return { clipId: facts.clip.clipId, startTime, endTime, order, ...level, ...speed };
}
