import { REEL_FPS } from '@cutroom/contract';
import {
  crossfadeRamp,
  cutStartSeconds,
  cutTimeMap,
  isSped,
  SHOT_ROUNDING_SECONDS,
  shownShot,
  shownStartFrame,
} from '@cutroom/reel';
import { containerSeconds } from '../input/clip-source.ts';
import { sameSizeFilters } from '../input/frame-input.ts';
import { secondsText } from '../input/input-arguments.ts';
import type { ReelSegment } from '../render/reel-segments.ts';
import type { CutSpec, CutView } from '../render/reel-spec.ts';
import { captionsStep } from '../titles/caption-filter.ts';
import { titleStep } from '../titles/title-filter.ts';
import { fadeFilters } from './fade-filter.ts';
import { framingFilters } from './framing-filter.ts';
import { gradeStep } from './grade-filter.ts';
import type { GraphStep } from './graph-step.ts';
import { reelClock } from './reel-clock.ts';
import { toneFilters } from './tone-filter.ts';

/** A thinned-out inspection of a segment: every so many of its frames, behind some more filters. */
export interface Thinning {
  readonly everyFrames: number;
  readonly after: string;
}

/**
 * The filter graph from a segment's inputs (its view is input 0, what that turns into input 1) to the pad [frame].
 * Frames that a thinning drops are dropped before they are framed: looking at a segment costs little more than
 * decoding it.
 */
export function segmentGraph(segment: ReelSegment, thinning: Thinning | null = null): string {
  const steps = styleSteps(segment, thinning);
  const base = steps.length === 0 ? '[frame]' : '[base]';
  return [...baseGraph(segment, thinning, base), ...chained(steps, base)].join(';');
}

/** What shows the clips themselves: one, or two of which the second takes over. */
function baseGraph(segment: ReelSegment, thinning: Thinning | null, outPad: string): string[] {
  if (segment.into === null) return [viewGraph(segment.view, 0, thinning, outPad)];
  return [
    viewGraph(segment.view, 0, thinning, '[leaving]'),
    viewGraph(segment.into, 1, thinning, '[coming]'),
    `[leaving][coming]${crossfade(segment.frames)}${outPad}`,
  ];
}

/** What is done to the frames as they then are, in order. A dip darkens the clips and leaves the titles on. */
function styleSteps(segment: ReelSegment, thinning: Thinning | null): GraphStep[] {
  const firstTitleInput = segment.into === null ? 1 : 2;
  const dips = segment.fades.filter((fade) => !fade.coversTitles);
  const fades = segment.fades.filter((fade) => fade.coversTitles);
  return [
    gradeStep(segment.look),
    filterStep(fadeFilters(dips)),
    ...segment.titles.map((title, index) => titleStep(title, firstTitleInput + index)),
    captionsStep(segment.captions, firstTitleInput + segment.titles.length),
    filterStep([...fadeFilters(fades), ...(thinning === null ? [] : [thinning.after])]),
  ].filter((step) => step !== null);
}

function filterStep(filters: readonly string[]): GraphStep | null {
  return filters.length === 0 ? null : (from, to) => `${from}${filters.join(',')}${to}`;
}

function chained(steps: readonly GraphStep[], firstPad: string): string[] {
  const padAfter = (index: number): string => (index === steps.length - 1 ? '[frame]' : `[step${index}]`);
  return steps.map((step, index) => step(index === 0 ? firstPad : padAfter(index - 1), padAfter(index)));
}

function viewGraph(view: CutView, input: number, thinning: Thinning | null, outPad: string): string {
  const suffix = input === 0 ? '' : String(input);
  const steady = `[steady${suffix}]`;
  const before = [
    ...constantRateFilters(view),
    ...(thinning === null ? [] : [everyNth(thinning.everyFrames)]),
  ];
  const framed = framingFilters(view, { from: steady, to: outPad, suffix }, toneFilters(view.cut.tone));
  return `[${input}:V:0]${before.join(',')}${steady};${framed}`;
}

/**
 * From the clip's own frames to exactly the view's frames at the reel's rate, counted from 0. The clock is the
 * cut's for all of its views, so that segments of one cut never repeat or skip a frame where they meet. The first
 * and the last frame are held where the clip, or the shot, has none.
 */
function constantRateFilters(view: CutView): string[] {
  const { cut, frames } = view;
  const startFrame = shownStartFrame(view);
  return [
    ...sameSizeFilters(cut.source),
    ...(cut.source.probe.isInterlaced ? ['bwdif=mode=send_frame'] : []),
    ...shotFilters(view),
    ...clockFilters(cut),
    `fps=${REEL_FPS}:start_time=${startFrame === 0 ? '0' : secondsText(startFrame / REEL_FPS)}`,
    `tpad=stop_mode=clone:stop=${frames}`,
    ...(startFrame === 0 ? [] : [`setpts=PTS-(${startFrame})`]),
    // setpts forgets the frame rate, which xfade insists on.
    ...(view.marginFrames === 0 ? [] : [`fps=${REEL_FPS}`]),
    // Ends the graph's input, or ffmpeg 7 decodes on until everything that its other outputs need is encoded.
    `trim=end_frame=${frames}`,
  ];
}

/** From the container's clock to the reel's, which is 0 where the cut begins. */
function clockFilters(cut: CutSpec): string[] {
  const start = secondsText(containerSeconds(cut.source, cutStartSeconds(cut)));
  if (!isSped(cut.speed)) return [`setpts=PTS-${start}/TB`];
  // A clip's own ticks may be as coarse as its frames, of which a fast cut has several in one of the reel's. Not rounded, a
  // frame in the middle between two of the reel's would fall to either.
  return [`settb=1/${FINE_TICKS}`, `setpts='round((${reelClock(cutTimeMap(cut), `T-${start}`)})/TB)'`];
}

const FINE_TICKS = 90_000;

/** Keeps a view inside its shot (`shownShot`). */
function shotFilters({ cut, startFrame, frames }: CutView): string[] {
  const shot = shownShot(cut);
  if (shot === null) return [];
  const { fromSeconds: from, toSeconds: to } = shot;
  const cutStart = cutStartSeconds(cut);
  const { toClip } = cutTimeMap(cut);
  const isBefore = cutStart + toClip(startFrame / REEL_FPS) < from - SHOT_ROUNDING_SECONDS;
  const isAfter = cutStart + toClip((startFrame + frames) / REEL_FPS) > to + SHOT_ROUNDING_SECONDS;
  // The shot's own first frame must not fall to rounding, nor the next one's be let in.
  const at = (seconds: number): string =>
    secondsText(containerSeconds(cut.source, seconds - SHOT_ROUNDING_SECONDS));
  const bounds = [...(isBefore ? [`start=${at(from)}`] : []), ...(isAfter ? [`end=${at(to)}`] : [])];
  return bounds.length === 0 ? [] : [`trim=${bounds.join(':')}`];
}

function everyNth(frames: number): string {
  return `select=not(mod(n\\,${frames}))`;
}

/** `crossfadeMix`. */
function crossfade(frames: number): string {
  const ramp = crossfadeRamp(frames);
  const duration = secondsText((ramp.end - ramp.start) / REEL_FPS);
  return `xfade=transition=fade:duration=${duration}:offset=-${secondsText(-ramp.start / REEL_FPS)}`;
}
