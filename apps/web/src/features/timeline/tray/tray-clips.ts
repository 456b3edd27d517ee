import {
  CUT_SECONDS_MIN,
  clipName,
  type EditingPlan,
  type Moment,
  type PlaybackClip,
  playedSeconds,
  type SelectedClip,
  type VideoClip,
} from '@cutroom/contract';
import { type Cuts, clampDuration, wholeMilliseconds } from '../editor/cuts/timeline-cuts.ts';

/** Of each clip, the best first. */
const MOMENTS_MAX = 6;
/** Of a reel without cuts, whose pace nobody knows. */
const USUAL_SECONDS = 2;

/** A moment of a clip that can join the reel, or take a cut's place. */
export interface TrayMoment {
  readonly startSeconds: number;
  readonly endSeconds: number;
  /** In plain words; empty where nothing is known. */
  readonly reason: string;
  /** What of it is shown when it is added: as long as the reel's cuts are. */
  readonly cut: SelectedClip;
}

/** A clip of the project as the tray shows it. */
export interface TrayClip {
  readonly clip: VideoClip;
  readonly name: string;
  readonly isInReel: boolean;
  /** Why the director left it out, or nobody can use it; null where it did not, or did not say. */
  readonly reason: string | null;
  /** Best first; at least one. */
  readonly moments: readonly TrayMoment[];
}

interface TrayMaterial {
  readonly cuts: Cuts;
  readonly clips: readonly VideoClip[];
  readonly dropped: EditingPlan['dropped'];
  /** What is known of the clips for playing them; null where it is not here. */
  readonly playback: readonly PlaybackClip[] | null;
}

/** All clips of the project with their moments: first those that the reel does not show, each group in the order of upload. */
export function trayClips({ cuts, clips, dropped, playback }: TrayMaterial): readonly TrayClip[] {
  const shown = new Set(cuts.map(({ clip }) => clip.clipId));
  const reasons = new Map(dropped?.map(({ clipId, reason }) => [clipId, reason]));
  const found = new Map(playback?.map(({ id, analysis }) => [id, analysis?.moments ?? []]));
  const seconds = paceSeconds(cuts);
  return clips
    .map((clip): TrayClip => {
      const isInReel = shown.has(clip.id);
      return {
        clip,
        name: clipName(clip),
        isInReel,
        reason: isInReel ? null : (reasons.get(clip.id) ?? clip.analysisError),
        moments: momentsOf(clip, found.get(clip.id) ?? []).map(
          ({ startSeconds, endSeconds, reasons: why }) => ({
            ...{ startSeconds, endSeconds, reason: why.join(', ') },
            cut: shownOf(clip, startSeconds, seconds, cuts.length),
          }),
        ),
      };
    })
    .toSorted((a, b) => Number(a.isInReel) - Number(b.isInReel));
}

/** How long a cut of this reel usually is: the middle one of all, by length. */
export function paceSeconds(cuts: Cuts): number {
  const lengths = cuts.map(({ clip }) => playedSeconds(clip)).toSorted((a, b) => a - b);
  return clampDuration(lengths[Math.floor(lengths.length / 2)] ?? USUAL_SECONDS);
}

type KnownMoment = Pick<Moment, 'startSeconds' | 'endSeconds' | 'reasons'>;

function momentsOf(
  { bestMoment, durationSeconds }: VideoClip,
  found: readonly Moment[],
): readonly KnownMoment[] {
  if (found.length > 0) return found.slice(0, MOMENTS_MAX);
  return [{ ...(bestMoment ?? { startSeconds: 0, endSeconds: durationSeconds }), reasons: [] }];
}

/** From the moment's beginning, or as much earlier as the clip's end asks for. */
function shownOf(
  { id, durationSeconds }: VideoClip,
  startSeconds: number,
  pace: number,
  order: number,
): SelectedClip {
  const seconds = Math.max(CUT_SECONDS_MIN, Math.min(pace, durationSeconds));
  const startTime = wholeMilliseconds(Math.max(0, Math.min(startSeconds, durationSeconds - seconds)));
  return { clipId: id, startTime, endTime: wholeMilliseconds(startTime + seconds), order };
}
