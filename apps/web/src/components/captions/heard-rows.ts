import type { Interval, SelectedClip, VideoClip } from '@cutroom/contract';
import { clipInterval, cutStartSeconds, planSpec, type SpokenStretch, spokenStretches } from '@cutroom/reel';

/** What of a clip is heard at one place of the reel, as one row of words. */
export interface HeardRow {
  readonly clip: VideoClip;
  /** What of the clip is heard, also under the frames of other cuts. */
  readonly interval: Interval;
  /** Of the cut that it belongs to, among the selected clips. */
  readonly place: number;
  /** The part that is heard under the cut's own frames: words in it can be cut out with them. */
  readonly own: Interval;
  /** Whether it is heard at other seconds than it is shown. */
  readonly isShifted: boolean;
}

/** Less than this between two voices is nobody's words. */
const ROW_FRAMES_MIN = 6;

/**
 * What is heard in the reel, in order: of talk under other clips its words are with the cut that they go on from, and a cut under
 * which another voice is heard all the time has no row.
 */
export function heardRows(
  selectedClips: readonly SelectedClip[],
  videoClips: readonly VideoClip[],
): HeardRow[] {
  const clips = videoClips.map((clip) => ({
    ...{ id: clip.id, sha256: clip.id, analysis: null, clip },
    probe: { ...clip, audio: clip.hasAudio ? {} : null },
  }));
  const known = new Set(clips.map(({ id }) => id));
  const places = selectedClips
    .map((cut, place) => ({ ...cut, place }))
    .filter(({ clipId }) => known.has(clipId))
    .toSorted((a, b) => a.order - b.order)
    .map(({ place }) => place);
  const { cuts } = planSpec({ selectedClips: [...selectedClips] }, clips);
  return spokenStretches(cuts)
    .filter(({ start, end }) => end - start >= ROW_FRAMES_MIN)
    .map((stretch) => ({
      clip: stretch.cut.clip.clip,
      interval: clipInterval(stretch),
      place: places[stretch.index] ?? 0,
      own: ownInterval(stretch),
      isShifted: (stretch.cut.audio?.shiftFrames ?? 0) !== 0,
    }));
}

function ownInterval(stretch: SpokenStretch): Interval {
  const { cut } = stretch;
  const startSeconds = cutStartSeconds(cut);
  const { endSeconds } = clipInterval({ ...stretch, start: 0, end: cut.frames, cutFrame: 0 });
  return { startSeconds, endSeconds };
}

/** Why stretches cannot be cut out of a row with what is shown; null where they can. */
export function cutOutProblem(
  { interval, own, isShifted }: HeardRow,
  stretches: readonly Interval[],
): string | null {
  if (isShifted)
    return 'This sound was moved against its picture: put it back in sync, then words can be cut out.';
  const [leads, goesOn] = [
    interval.startSeconds < own.startSeconds - SAME_SECONDS,
    interval.endSeconds > own.endSeconds + SAME_SECONDS,
  ];
  const isOutside = stretches.some(
    ({ startSeconds, endSeconds }) =>
      (leads && startSeconds < own.startSeconds + SAME_SECONDS) ||
      (goesOn && endSeconds > own.endSeconds - SAME_SECONDS),
  );
  return isOutside
    ? 'These words are heard while another clip is shown. Only words that are heard while their own clip is shown can be cut out.'
    : null;
}

const SAME_SECONDS = 0.02;
