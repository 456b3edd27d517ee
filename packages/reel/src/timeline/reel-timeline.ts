import type { EditingPlan, Look } from '@cutroom/contract';
import { type ReelCut, type ReelMusic, type ReelSpec, reelFrames } from '../reel-spec.ts';
import { captionTexts } from '../titles/caption-states.ts';
import { bandsAbout } from '../titles/title-bands.ts';
import { titleTime } from '../titles/title-times.ts';
import { cutJoins, HARD_CUT, marginFrames } from './cut-joins.ts';
import { type ReelFade, reelFades } from './fades.ts';
import { type PlannableClip, type PlannedCut, planSpec } from './plan-cuts.ts';
import type { TimelineCut, TimelineText } from './timeline-cut.ts';

/** A reel laid out on its clock of REEL_FPS frames a second: everything that happens in it, and when. */
export interface ReelTimeline<Cut extends ReelCut = ReelCut> {
  readonly spec: ReelSpec<Cut>;
  readonly frames: number;
  /** In order and without gaps: each begins on the frame on which the one before it ends. */
  readonly cuts: readonly TimelineCut<Cut>[];
  /** Frames of a clip beyond both ends of a cut that a transition may show. */
  readonly marginFrames: number;
  readonly look: Look;
  /** The reel's own fades, then its dips. */
  readonly fades: readonly ReelFade[];
  /** Titles, then captions. */
  readonly texts: readonly TimelineText[];
}

/** A plan laid out: what the renderer renders and a player plays. */
export function reelTimeline<Clip extends PlannableClip>(
  plan: Pick<EditingPlan, 'selectedClips' | 'style'>,
  clips: readonly Clip[],
  music: ReelMusic | null = null,
): ReelTimeline<PlannedCut<Clip>> {
  return layOutReel(planSpec(plan, clips, music));
}

export function layOutReel<Cut extends ReelCut>(spec: ReelSpec<Cut>): ReelTimeline<Cut> {
  const cuts = timelineCuts(spec);
  return {
    spec,
    frames: reelFrames(spec),
    cuts,
    marginFrames: marginFrames(spec),
    look: spec.look ?? 'natural',
    fades: reelFades(spec),
    texts: timelineTexts(spec, cuts),
  };
}

function timelineCuts<Cut extends ReelCut>(spec: ReelSpec<Cut>): TimelineCut<Cut>[] {
  const joins = cutJoins(spec);
  let start = 0;
  return spec.cuts.map((cut, index) => {
    const end = start + cut.frames;
    const placed = {
      cut,
      start,
      end,
      before: joins[index - 1] ?? HARD_CUT,
      after: joins[index] ?? HARD_CUT,
    };
    start = end;
    return placed;
  });
}

function timelineTexts(spec: ReelSpec, cuts: readonly TimelineCut[]): TimelineText[] {
  const total = reelFrames(spec);
  const titles = cuts.flatMap((placed) =>
    (placed.cut.titles ?? []).flatMap((title): TimelineText[] => {
      const time = titleTime(title, placed, total);
      if (time === null) return [];
      return [{ text: title.text, style: title.style, bands: bandsAbout(title.centerY), ...time }];
    }),
  );
  return [...titles, ...captionTexts(spec, cuts)];
}
