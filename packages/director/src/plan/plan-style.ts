import {
  CUT_GAIN_DB_MIN,
  type EditingPlan,
  type Interval,
  type PlanStyle,
  REEL_TITLES_MAX,
  type ReelTitle,
  type SelectedClip,
} from '@cutroom/contract';
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
    ...(wishes.style.titles.length === 0 ? {} : { titles: titlesOf(wishes, title, cuts) }),
  };
}

/** Where a track is all that is heard, each cut is silent by its own level: on the timeline one can be heard again. */
export function soundedByCut(
  selectedClips: SelectedClip[],
  style: PlanStyle,
  { music }: Wishes,
): Pick<EditingPlan, 'selectedClips' | 'style'> {
  const isTrackAlone = style.sound === 'mute' && music !== null;
  if (!isTrackAlone || selectedClips.some(({ locked }) => locked === true)) return { selectedClips, style };
  return {
    selectedClips: selectedClips.map((cut) => ({ ...cut, gainDb: CUT_GAIN_DB_MIN })),
    style: { ...style, sound: 'original' },
  };
}

/** Words over a clip stand over its first cut, and nowhere where it has none. */
function titlesOf({ style }: Wishes, name: string, cuts: readonly HeardCut[]): ReelTitle[] {
  const titles = style.titles.flatMap(({ text, at, clips }): ReelTitle[] => {
    const words = fittingTitle(text ?? name);
    if (at !== 'clips') return [{ text: words, at }];
    const order = cuts.findIndex(({ facts }) => clips.some((meant) => meant.clips.includes(facts)));
    return order < 0 ? [] : [{ text: words, at: 'cut', order }];
  });
  return titles.slice(0, REEL_TITLES_MAX);
}
