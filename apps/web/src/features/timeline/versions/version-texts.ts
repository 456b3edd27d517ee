import type { PlanVersion, RestoredProject } from '@cutroom/contract';
import { lengthText } from '../editor/seconds-text.ts';

/** 'Generated' or 'Edited by you'. */
export function originText({ origin }: Pick<PlanVersion, 'origin'>): string {
  return origin === 'generated' ? 'Generated' : 'Edited by you';
}

/** Who made it, in a word for its frame: 'You' where it was changed by hand, 'AI' where the director made it. */
export function makerText({ origin }: Pick<PlanVersion, 'origin'>): string {
  return origin === 'generated' ? 'AI' : 'You';
}

/** '6 clips · 12.5s', '40 clips · 1:45'. */
export function sizeText({ clipCount, seconds }: Pick<PlanVersion, 'clipCount' | 'seconds'>): string {
  return `${clipCount} ${clipCount === 1 ? 'clip' : 'clips'} · ${lengthText(seconds)}`;
}

/** What is said once a version is on the timeline. */
export function restoredText({ leftOutCuts }: Pick<RestoredProject, 'leftOutCuts'>): string {
  const next = 'Regenerate to see it in the video.';
  if (leftOutCuts === 0) return next;
  const left = leftOutCuts === 1 ? '1 cut is' : `${leftOutCuts} cuts are`;
  const whose = leftOutCuts === 1 ? 'its clip has' : 'their clips have';
  return `${left} left out: ${whose} been deleted. ${next}`;
}
