import type { PlanStyle } from '@cutroom/contract';
import type { Brief, Pace } from '../brief/brief.ts';
import { fittingTitle } from '../brief/read-texts.ts';

/** How the whole reel looks and sounds; fields that the prompt says nothing about are absent. */
export function planStyle(brief: Brief, pace: Pace, title: string): PlanStyle {
  return {
    pace,
    sound: brief.sound ?? 'original',
    ...(brief.look === null ? {} : { look: brief.look }),
    ...(brief.transition === null ? {} : { transition: brief.transition }),
    ...(brief.fadeIn ? { fadeIn: true } : {}),
    ...(brief.fadeOut ? { fadeOut: true } : {}),
    ...(brief.titles.length === 0
      ? {}
      : { titles: brief.titles.map(({ text, at }) => ({ text: fittingTitle(text ?? title), at })) }),
  };
}
