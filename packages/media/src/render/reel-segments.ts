import type { Look } from '@cutroom/contract';
import {
  type FrameSpan,
  layOutReel,
  overlapHalfFrames,
  overlaps,
  type ReelFade,
  type ReelTimeline,
  type TitleTime,
} from '@cutroom/reel';
import type { CaptionImage } from '../titles/caption-image.ts';
import type { CutSpec, CutView, ReelSpec } from './reel-spec.ts';

/**
 * What is encoded at a time: a cut, or the part of one that a fade or a title touches, or a crossfade between two.
 * Everything that shapes its frames is in here and nothing of its neighbours is, so that it can be kept.
 */
export interface ReelSegment {
  /** Counted from the reel's first frame. */
  readonly firstFrame: number;
  readonly frames: number;
  readonly view: CutView;
  /** What the view turns into over the length of the segment; null but for a crossfade. */
  readonly into: CutView | null;
  readonly look: Look;
  /** In frames of the segment: negative where they began in a segment before. */
  readonly fades: readonly ReelFade[];
  readonly titles: readonly ShownTitle[];
  /** In frames of the segment, as `titles`; one at a time. */
  readonly captions: readonly ShownCaption[];
  /** The file that holds their bitmaps, in this order; null without captions, and until it is written. */
  readonly captionsPath: string | null;
}

/** A title's bitmap: raw RGBA pixels in a file, and where it stands in the reel's frame. */
export interface TitleBitmap {
  readonly path: string;
  readonly contentId: string;
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly top: number;
}

/** A title with its bitmap. In frames of the segment, or of the reel. */
export interface ShownTitle extends TitleTime {
  readonly bitmap: TitleBitmap;
}

/** A caption while one of its words is said. In frames of the segment, or of the reel. */
export interface ShownCaption extends FrameSpan {
  readonly image: CaptionImage;
}

/**
 * The reel as segments, in order, together exactly as long as its cuts. Without a style every cut is one segment. A
 * crossfade lies over the join and shortens the cuts on both sides, which show on beyond their ends inside it; fades
 * and titles only split off the part of a cut that they touch.
 */
export function reelSegments(
  spec: ReelSpec,
  titles: readonly ShownTitle[] = [],
  captions: readonly ShownCaption[] = [],
): ReelSegment[] {
  const timeline = layOutReel(spec);
  return timeline.cuts.flatMap((_, index) => cutSegments(timeline, index, { titles, captions }));
}

/** The segments of a cut, the last of which may be the crossfade into the next. */
function cutSegments(
  timeline: ReelTimeline<CutSpec>,
  index: number,
  { titles, captions }: Pick<ReelSegment, 'titles' | 'captions'>,
): ReelSegment[] {
  const here = timeline.cuts[index];
  if (here === undefined) return [];
  const { marginFrames, look, fades } = timeline;
  const segment = (span: FrameSpan, into: CutView | null): ReelSegment => {
    const frames = span.end - span.start;
    return {
      firstFrame: span.start,
      frames,
      view: { cut: here.cut, startFrame: span.start - here.start, frames, marginFrames },
      into,
      look,
      fades: within(fades, span),
      titles: within(titles, span),
      captions: within(captions, span),
      captionsPath: null,
    };
  };
  const overlapHalf = overlapHalfFrames(here.after);
  const body = { start: here.start + overlapHalfFrames(here.before), end: here.end - overlapHalf };
  const segments = splitAround(body, [...fades, ...titles, ...captions]).map((span) => segment(span, null));
  const next = timeline.cuts[index + 1];
  if (overlapHalf === 0 || next === undefined) return segments;
  const into = { cut: next.cut, startFrame: -overlapHalf, frames: 2 * overlapHalf, marginFrames };
  return [...segments, segment({ start: here.end - overlapHalf, end: here.end + overlapHalf }, into)];
}

/** Splits a span into the stretches that a decoration touches and those that none does. */
function splitAround(span: FrameSpan, decorations: readonly FrameSpan[]): FrameSpan[] {
  const spans: FrameSpan[] = [];
  let at = span.start;
  for (const stretch of touchedStretches(span, decorations)) {
    if (stretch.start > at) spans.push({ start: at, end: stretch.start });
    spans.push(stretch);
    at = stretch.end;
  }
  return at < span.end ? [...spans, { start: at, end: span.end }] : spans;
}

/** A process and a keyframe of their own cost more than this many frames: a shorter rest is not split off. */
const SLIVER_FRAMES = 10;

function touchedStretches(span: FrameSpan, decorations: readonly FrameSpan[]): FrameSpan[] {
  const stretches: FrameSpan[] = [];
  const touching = decorations.filter((decoration) => overlaps(decoration, span));
  for (const decoration of touching.toSorted((a, b) => a.start - b.start)) {
    const start = decoration.start - span.start < SLIVER_FRAMES ? span.start : decoration.start;
    const end = span.end - decoration.end < SLIVER_FRAMES ? span.end : decoration.end;
    const last = stretches.at(-1);
    if (last === undefined || start - last.end >= SLIVER_FRAMES) stretches.push({ start, end });
    else stretches.splice(-1, 1, { start: last.start, end: Math.max(last.end, end) });
  }
  return stretches;
}

/** What touches a span, in frames of it. */
function within<Kind extends FrameSpan>(spans: readonly Kind[], { start, end }: FrameSpan): Kind[] {
  return spans
    .filter((span) => overlaps(span, { start, end }))
    .map((span) => ({ ...span, start: span.start - start, end: span.end - start }));
}
