import type { Look } from '@cutroom/contract';
import { type CutLayout, cropAt, cutLayout, type FrameCrop } from '../crop/frame-layout.ts';
import { type ToneRecipe, toneRecipe } from '../grade/tone.ts';
import type { ReelCut } from '../reel-spec.ts';
import { frameReachSeconds, sourceSecondsAt } from '../timeline/cut-clock.ts';
import { crossfadeMix, overlapHalfFrames } from '../timeline/cut-joins.ts';
import { visibleShare } from '../timeline/fades.ts';
import { includesFrame } from '../timeline/frame-span.ts';
import type { ReelTimeline } from '../timeline/reel-timeline.ts';
import type { TimelineCut, TimelineText } from '../timeline/timeline-cut.ts';
import { titleOpacity } from '../titles/title-times.ts';

/**
 * What one frame of the reel shows, from the ground up: the layers mixed, graded, dipped, under the texts, faded.
 */
export interface ReelFrame<Cut extends ReelCut = ReelCut> {
  readonly frameIndex: number;
  /** One, or the leaving and the coming cut of a crossfade; their `mix` add up to 1. */
  readonly layers: readonly FrameLayer<Cut>[];
  readonly grade: Look;
  /** How much of the clips a dip leaves: 1 is all, 0 is black. */
  readonly dip: number;
  readonly texts: readonly FrameText[];
  /** How much of everything the reel's own fades leave. */
  readonly fade: number;
}

export interface FrameLayer<Cut extends ReelCut = ReelCut> {
  readonly cut: Cut;
  /** Place of the cut in the reel. */
  readonly cutIndex: number;
  /** The clip's frame that is nearest to this second is shown (`sourceSecondsAt`). */
  readonly sourceSeconds: number;
  /** How much later the frame that is shown may begin. */
  readonly reachSeconds: number;
  readonly crop: FrameCrop;
  /** null where the clip's tones stay as they are. */
  readonly tone: ToneRecipe | null;
  /** Share of the frame. */
  readonly mix: number;
}

export interface FrameText {
  readonly text: TimelineText;
  /** Place of the text among the timeline's. */
  readonly textIndex: number;
  readonly opacity: number;
}

/**
 * @param frameIndex 0 to the timeline's frames, exclusive
 * @returns null outside the reel
 */
export function frameAt<Cut extends ReelCut>(
  timeline: ReelTimeline<Cut>,
  frameIndex: number,
): ReelFrame<Cut> | null {
  const cutIndex = cutIndexAt(timeline, frameIndex);
  if (cutIndex === null) return null;
  return {
    frameIndex,
    layers: layersAt(timeline, cutIndex, frameIndex),
    grade: timeline.look,
    dip: fadesAt(timeline, frameIndex, false),
    texts: textsAt(timeline, frameIndex),
    fade: fadesAt(timeline, frameIndex, true),
  };
}

/** The cut whose own frames include this one; null outside the reel. */
export function cutIndexAt({ cuts }: ReelTimeline, frameIndex: number): number | null {
  let low = 0;
  let high = cuts.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const cut = cuts[middle];
    if (cut === undefined) return null;
    if (frameIndex < cut.start) high = middle - 1;
    else if (frameIndex >= cut.end) low = middle + 1;
    else return middle;
  }
  return null;
}

function layersAt<Cut extends ReelCut>(
  timeline: ReelTimeline<Cut>,
  cutIndex: number,
  frame: number,
): FrameLayer<Cut>[] {
  const here = timeline.cuts[cutIndex];
  if (here === undefined) return [];
  if (frame < here.start + overlapHalfFrames(here.before)) return mixedLayers(timeline, cutIndex - 1, frame);
  if (frame >= here.end - overlapHalfFrames(here.after)) return mixedLayers(timeline, cutIndex, frame);
  return [layer(timeline, cutIndex, here, frame, 1)];
}

/** The cut that leaves and the one after it, inside their crossfade. */
function mixedLayers<Cut extends ReelCut>(
  timeline: ReelTimeline<Cut>,
  leavingIndex: number,
  frame: number,
): FrameLayer<Cut>[] {
  const leaving = timeline.cuts[leavingIndex];
  const coming = timeline.cuts[leavingIndex + 1];
  if (leaving === undefined || coming === undefined) return [];
  const half = overlapHalfFrames(leaving.after);
  const mix = crossfadeMix(frame - (leaving.end - half), 2 * half);
  return [
    layer(timeline, leavingIndex, leaving, frame, 1 - mix),
    layer(timeline, leavingIndex + 1, coming, frame, mix),
  ];
}

function layer<Cut extends ReelCut>(
  timeline: ReelTimeline<Cut>,
  cutIndex: number,
  { cut, start }: TimelineCut<Cut>,
  frame: number,
  mix: number,
): FrameLayer<Cut> {
  const { marginFrames } = timeline;
  return {
    cut,
    cutIndex,
    sourceSeconds: sourceSecondsAt(cut, frame - start),
    reachSeconds: frameReachSeconds(cut, frame - start),
    crop: cropAt(layoutOf(cut, marginFrames), frame - start, marginFrames),
    tone: toneRecipe(cut.tone),
    mix,
  };
}

/** A path of hundreds of keyframes is laid out once for all frames of its cut. */
const layouts = new WeakMap<ReelCut, { readonly marginFrames: number; readonly layout: CutLayout }>();

function layoutOf(cut: ReelCut, marginFrames: number): CutLayout {
  const known = layouts.get(cut);
  if (known?.marginFrames === marginFrames) return known.layout;
  const layout = cutLayout(cut, marginFrames);
  layouts.set(cut, { marginFrames, layout });
  return layout;
}

function fadesAt({ fades }: ReelTimeline, frame: number, coversTitles: boolean): number {
  return fades
    .filter((fade) => fade.coversTitles === coversTitles && includesFrame(fade, frame))
    .reduce((share, fade) => share * visibleShare(fade, frame), 1);
}

function textsAt({ texts }: ReelTimeline, frame: number): FrameText[] {
  return texts.flatMap((text, textIndex) =>
    includesFrame(text, frame) ? [{ text, textIndex, opacity: titleOpacity(text, frame) }] : [],
  );
}
