import {
  CUT_GAIN_DB_MIN,
  type EditingPlan,
  type Framing,
  type Interval,
  type PlanStyle,
  REEL_FPS,
  type SelectedClip,
  type TimelineEntry,
} from '@cutroom/contract';
import { effectiveCut } from '@cutroom/director';
import { type CutSpec, cutFrames, type ReelSpec, type ReelStyle } from '@cutroom/media';
import type { ClipRow } from '../../platform/database/schema.ts';
import { wholeMicroseconds } from '../../projects/plan-seconds.ts';

export interface PlannedReel {
  readonly spec: ReelSpec;
  /** What the video will contain, to the frame. */
  readonly timeline: TimelineEntry[];
}

type CutClip = Pick<ClipRow, 'id' | 'probe' | 'sha256' | 'analysis'>;

/** The middle of the picture, for a clip that nothing is known about. */
const CENTRE: Framing = { mode: 'crop', keyframes: [{ atSeconds: 0, centerX: 0.5, centerY: 0.5 }] };

/**
 * The plan as the renderer takes it: one cut per selected clip, in order, each a whole number of frames. Selected
 * clips that are no longer in the project are left out.
 * @param pathOf where the clip's file is, on this machine
 */
export function buildReelSpec(
  plan: EditingPlan,
  clips: readonly CutClip[],
  pathOf: (clipId: string) => string,
): PlannedReel {
  const shown = selectedInOrder(plan, clips).map(({ selected, clip }) => ({
    selected,
    clip,
    cut: effectiveCut(selected, clip.probe.durationSeconds),
  }));
  const frames = cutFrames(shown.map(({ cut }) => cut.durationSeconds));
  const cuts = shown.map(
    ({ selected, clip, cut }, index): CutSpec => ({
      source: { path: pathOf(clip.id), probe: clip.probe },
      sourceId: clip.sha256,
      startSeconds: cut.startSeconds,
      frames: frames[index] ?? 0,
      framing: selected.framing ?? clip.analysis?.framing ?? CENTRE,
      ...cutDetails(selected, clip, cut),
      ...captionWords(plan.style, selected, clip),
    }),
  );
  const timeline = shown.map(({ clip, cut }, index) => ({
    clipId: clip.id,
    startTime: cut.startSeconds,
    endTime: wholeMicroseconds(cut.startSeconds + (frames[index] ?? 0) / REEL_FPS),
  }));
  return {
    spec: { cuts, sound: plan.style?.sound ?? 'original', ...styleOf(plan.style) },
    timeline,
  };
}

/** What a cut has beyond its place and framing: its shot, its clip's correction of tone, and its level. */
function cutDetails(
  selected: SelectedClip,
  { analysis }: Pick<CutClip, 'analysis'>,
  cut: { readonly startSeconds: number; readonly durationSeconds: number },
): Pick<CutSpec, 'shot' | 'tone' | 'gainDb'> {
  const shot = shotOf(analysis?.shots ?? [], cut.startSeconds + cut.durationSeconds / 2);
  const tone = analysis?.toneCorrection ?? null;
  return {
    ...(shot === undefined ? {} : { shot }),
    ...(tone === null ? {} : { tone }),
    ...(selected.gainDb === undefined ? {} : { gainDb: selected.gainDb }),
  };
}

/** What is said, to be shown where it is heard. */
function captionWords(
  style: PlanStyle | undefined,
  { gainDb = 0 }: SelectedClip,
  { analysis }: Pick<CutClip, 'analysis'>,
): Pick<CutSpec, 'words'> {
  const isHeard = style?.sound !== 'mute' && gainDb > CUT_GAIN_DB_MIN;
  const words = analysis?.words ?? [];
  return style?.captions === true && isHeard && words.length > 0 ? { words } : {};
}

function shotOf(shots: readonly Interval[], seconds: number): Interval | undefined {
  return shots.find(({ startSeconds, endSeconds }) => seconds >= startSeconds && seconds < endSeconds);
}

function styleOf(style: PlanStyle | undefined): ReelStyle {
  if (style === undefined) return {};
  const { look, transition, fadeIn, fadeOut, titles } = style;
  return {
    ...(look === undefined ? {} : { look }),
    ...(transition === undefined ? {} : { transition }),
    ...(fadeIn === undefined ? {} : { fadeIn }),
    ...(fadeOut === undefined ? {} : { fadeOut }),
    ...(titles === undefined ? {} : { titles }),
  };
}

/** The clips that the plan shows, each once, in order of their first appearance. */
export function usedClips<Clip extends CutClip>(plan: EditingPlan, clips: readonly Clip[]): Clip[] {
  return [...new Set(selectedInOrder(plan, clips).map(({ clip }) => clip))];
}

function selectedInOrder<Clip extends CutClip>(plan: EditingPlan, clips: readonly Clip[]) {
  const byId = new Map(clips.map((clip) => [clip.id, clip]));
  return plan.selectedClips
    .toSorted((a, b) => a.order - b.order)
    .flatMap((selected) => {
      const clip = byId.get(selected.clipId);
      return clip === undefined ? [] : [{ selected, clip }];
    });
}
