import { type CutAudioFrom, type CutAudioPlace, REEL_FPS, type SelectedClip } from '@cutroom/contract';
import { IN_SYNC } from '../audio/audio-lane.ts';
import { areNear, fitAudioLane, hasRoomFor } from '../audio/fit-audio-lane.ts';
import type { AudioOffsets, HeardClip, ReelCut } from '../reel-spec.ts';
import { cutFrames } from './cut-frames.ts';
import { effectiveCut } from './effective-cut.ts';
import { isSped } from './time-map.ts';

/** How long the clips of a plan are, by id; of what is not among them nothing is known. */
export type ClipLengths = ReadonlyMap<string, { readonly durationSeconds: number }>;

/** Why a plan's audio cannot lie where it is said to: beyond its clip or the reel, or over that of another cut. */
export type PlanAudioFault = 'outside' | 'overlap';

/** @param selected in order. What a frame makes good is no fault: rounding of seconds may move an end of a clip by one */
export function planAudioFault(selected: readonly SelectedClip[], clips: ClipLengths): PlanAudioFault | null {
  const cuts = laneCuts(selected, clips);
  const isOutside = cuts.some((cut, index) => !hasRoomFor(cuts, index, cut.audio));
  if (isOutside) return 'outside';
  const fitted = fitAudioLane(cuts);
  return cuts.every((cut, index) => areNear(cut.audio, fitted[index]?.audio)) ? null : 'overlap';
}

/** The same cuts with as much of their audio's offsets as there is room for. @param selected in order */
export function fitPlanAudio(selected: readonly SelectedClip[], clips: ClipLengths): SelectedClip[] {
  if (selected.every(({ audio }) => audio === undefined)) return [...selected];
  const wished = laneCuts(selected, clips);
  const fitted = fitAudioLane(wished);
  return selected.map((cut, index) => {
    const [asked, given] = [wished[index]?.audio, fitted[index]?.audio];
    return asked === undefined || areNear(asked, given, 0) ? cut : { ...cut, audio: placeOf(given) };
  });
}

/** A part of a cut that is divided. */
interface CutPart {
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** Where it begins, in seconds of the cut as it plays in the reel. */
  readonly intoSeconds: number;
}

/** Only its first part begins earlier, and only its last ends later; another clip that is heard goes on from part to part. */
export function audioOfPart(
  { audio, audioFrom }: Pick<SelectedClip, 'audio' | 'audioFrom'>,
  { isFirst, isLast, intoSeconds }: CutPart,
): Pick<SelectedClip, 'audio' | 'audioFrom'> {
  const from =
    audioFrom === undefined
      ? {}
      : { audioFrom: { ...audioFrom, startSeconds: milliseconds(audioFrom.startSeconds + intoSeconds) } };
  if (audio === undefined) return from;
  const { leadSeconds, tailSeconds, shiftSeconds } = audio;
  return {
    ...from,
    audio: { leadSeconds: isFirst ? leadSeconds : 0, tailSeconds: isLast ? tailSeconds : 0, shiftSeconds },
  };
}

function milliseconds(seconds: number): number {
  return Math.round(seconds * 1000) / 1000;
}

/** In frames of the reel. */
export function audioOffsets({ leadSeconds, tailSeconds, shiftSeconds }: CutAudioPlace): AudioOffsets {
  return {
    leadFrames: Math.round(leadSeconds * REEL_FPS),
    tailFrames: Math.round(tailSeconds * REEL_FPS),
    shiftFrames: Math.round(shiftSeconds * REEL_FPS),
  };
}

/** In seconds; where its frames are without offsets. */
function placeOf({ leadFrames, tailFrames, shiftFrames }: AudioOffsets = IN_SYNC): CutAudioPlace {
  return {
    leadSeconds: leadFrames / REEL_FPS,
    tailSeconds: tailFrames / REEL_FPS,
    shiftSeconds: shiftFrames / REEL_FPS,
  };
}

/** A plan's cuts as far as their audio's places need them. @param selected in order */
export function laneCuts(selected: readonly SelectedClip[], clips: ClipLengths): ReelCut[] {
  const lengths = selected.map(
    ({ clipId }) => clips.get(clipId)?.durationSeconds ?? Number.POSITIVE_INFINITY,
  );
  const shown = selected.map((cut, index) => effectiveCut(cut, lengths[index] ?? 0));
  const frames = cutFrames(shown.map(({ durationSeconds }) => durationSeconds));
  return selected.map(({ clipId, speed, gainDb, audio, audioFrom }, index): ReelCut => {
    const probe = { durationSeconds: lengths[index] ?? 0, width: 0, height: 0, audio: {} };
    return {
      source: { probe },
      sourceId: clipId,
      startSeconds: shown[index]?.startSeconds ?? 0,
      frames: frames[index] ?? 0,
      framing: { mode: 'fit' },
      ...(speed !== undefined && isSped(speed) ? { speed } : {}),
      ...(gainDb === undefined ? {} : { gainDb }),
      ...(audio === undefined ? {} : { audio: audioOffsets(audio) }),
      ...(audioFrom === undefined ? {} : { audioFrom: heardClip(audioFrom, clips) }),
    };
  });
}

function heardClip({ clipId, startSeconds }: CutAudioFrom, clips: ClipLengths): HeardClip {
  const durationSeconds = clips.get(clipId)?.durationSeconds ?? Number.POSITIVE_INFINITY;
  return {
    source: { probe: { durationSeconds, width: 0, height: 0, audio: {} } },
    sourceId: clipId,
    startSeconds,
  };
}
