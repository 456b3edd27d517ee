import type { Interval, PlanStyle } from '@cutroom/contract';
import type { ClipFacts } from '../material/clip-facts.ts';
import { fittingTitle } from '../text/fitting-title.ts';
import type { Pace } from './wishes/reel-form.ts';
import type { Wishes } from './wishes/wishes.ts';

export interface HeardCut {
  readonly facts: ClipFacts;
  readonly interval: Interval;
}

/** Whether it is known that something is said in a cut, and what. */
function hasWords({ facts, interval }: HeardCut): boolean {
  return (facts.clip.analysis.words ?? []).some(
    (word) => word.startSeconds < interval.endSeconds && word.endSeconds > interval.startSeconds,
  );
}

/** How the whole reel looks and sounds; fields that the prompt says nothing about are absent. */
export function planStyle(wishes: Wishes, pace: Pace, title: string, cuts: readonly HeardCut[]): PlanStyle {
  return {
    pace,
    sound: wishes.sound.sound ?? 'original',
    ...(wishes.style.look === null ? {} : { look: wishes.style.look }),
    ...(wishes.style.transition === null ? {} : { transition: wishes.style.transition }),
    ...(wishes.style.fadeIn ? { fadeIn: true } : {}),
    ...(wishes.style.fadeOut ? { fadeOut: true } : {}),
    ...(wishes.style.captions && wishes.sound.sound !== 'mute' && cuts.some(hasWords)
      ? { captions: true }
      : {}),
    ...(wishes.style.titles.length === 0
      ? {}
      : { titles: wishes.style.titles.map(({ text, at }) => ({ text: fittingTitle(text ?? title), at })) }),
  };
}
