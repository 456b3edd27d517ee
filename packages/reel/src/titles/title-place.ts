import {
  type Box,
  type CutTitle,
  type Framing,
  REEL_HEIGHT,
  REEL_TITLE_SECONDS,
  REEL_WIDTH,
  type SelectedClip,
  type SubjectTrack,
} from '@cutroom/contract';
import { cropPath, cropWindowAt } from '../crop/crop-path.ts';
import type { SeenFace } from '../reel-spec.ts';
import { effectiveCut } from '../timeline/effective-cut.ts';
import { timeMap } from '../timeline/time-map.ts';
import { LOWER_THIRD, middleOf, type TitleBand, UPPER_THIRD } from './title-bands.ts';

/** What of a clip says where words over it would be in the way. */
export interface TitledClip {
  /** Displayed size in pixels. */
  readonly width: number;
  readonly height: number;
  readonly durationSeconds: number;
  /** How it is framed where a cut does not say. */
  readonly framing: Framing;
  /** `seenFaces` of its analysis. */
  readonly faces: readonly SeenFace[];
  /** Whom and what its analysis followed, where that is at hand. */
  readonly tracks?: readonly SubjectTrack[];
}

/** When words stand, in seconds of the cut. */
type TitleSpan = Pick<CutTitle, 'startSeconds' | 'durationSeconds'>;

/** Who steps into the words this much before or after them is not counted by some sample's chance. */
const SLACK_SECONDS = 0.5;
/** A title is not worth moving for less than this share of its band. */
const COVERED_MIN = 0.04;
/** Nor for a subject that covers hardly less of the other band: somebody who stands there fills both. */
const LESS_COVERED_MIN = 0.1;
const AT_ONCE: TitleSpan = { startSeconds: 0, durationSeconds: REEL_TITLE_SECONDS };

/**
 * Where words over a cut hide the least of its faces, and, where none is in their way, of the dog or whatever else is followed in it: in the
 * upper or the lower third of the safe zone, above a clip that is shown whole where there is room. Low where neither is known.
 * @returns the middle of the words, as a share of the reel's height
 */
export function titlePlace(cut: SelectedClip, clip: TitledClip, span: TitleSpan = AT_ONCE): number {
  const framing = cut.framing ?? clip.framing;
  if (framing.mode === 'fit' && roomAbove(clip) >= UPPER_THIRD.bottom) return middleOf(UPPER_THIRD);
  const { startSeconds, durationSeconds } = effectiveCut(cut, clip.durationSeconds);
  const { toClip } = timeMap(cut.speed, durationSeconds);
  const [first, last] = [span.startSeconds, span.startSeconds + span.durationSeconds];
  const from = startSeconds + toClip(Math.min(first, durationSeconds));
  const until = startSeconds + toClip(Math.min(last, durationSeconds));
  const seenIn = (sightings: readonly SeenFace[]): readonly Box[] =>
    sightings
      .filter(({ atSeconds }) => atSeconds >= from - SLACK_SECONDS && atSeconds <= until + SLACK_SECONDS)
      .map(({ atSeconds, box }) => inReel(box, framing, clip, atSeconds));
  const faces = seenIn(clip.faces);
  const [high, low] = [coveredShare(faces, UPPER_THIRD), coveredShare(faces, LOWER_THIRD)];
  if (low > COVERED_MIN) return middleOf(high < low ? UPPER_THIRD : LOWER_THIRD);
  if (high > COVERED_MIN) return middleOf(LOWER_THIRD);
  const subjects = seenIn((clip.tracks ?? []).flatMap(({ boxes }) => boxes));
  const isInTheWay =
    coveredShare(subjects, LOWER_THIRD) - coveredShare(subjects, UPPER_THIRD) > LESS_COVERED_MIN;
  return middleOf(isInTheWay ? UPPER_THIRD : LOWER_THIRD);
}

/** A box of the clip's frame as it stands in the reel's. */
function inReel(box: Box, framing: Framing, clip: TitledClip, atSeconds: number): Box {
  if (framing.mode === 'fit') {
    const height = (clip.height / clip.width) * (REEL_WIDTH / REEL_HEIGHT);
    return { ...box, y: (1 - height) / 2 + box.y * height, height: box.height * height };
  }
  const window = cropWindowAt(cropPath(clip, framing, atSeconds, 1), 0);
  return {
    x: (box.x - window.left) / window.width,
    y: (box.y - window.top) / window.height,
    width: box.width / window.width,
    height: box.height / window.height,
  };
}

/** How much of a band these cover, of all sightings together. */
function coveredShare(seen: readonly Box[], { top, bottom }: TitleBand): number {
  const covered = seen.map(({ x, y, width, height }) => {
    const across = Math.max(0, Math.min(1, x + width) - Math.max(0, x));
    const down = Math.max(0, Math.min(bottom, y + height) - Math.max(top, y));
    return (across * down) / (bottom - top);
  });
  return covered.reduce((sum, each) => sum + each, 0) / Math.max(1, covered.length);
}

/** Above a clip that is shown whole, as a share of the reel's height. */
function roomAbove({ width, height }: TitledClip): number {
  return (1 - Math.min(1, (height / width) * (REEL_WIDTH / REEL_HEIGHT))) / 2;
}
