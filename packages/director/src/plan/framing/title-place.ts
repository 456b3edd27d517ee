import {
  type Box,
  type ClipAnalysis,
  type Framing,
  REEL_HEIGHT,
  REEL_WIDTH,
  type SelectedClip,
  type SubjectTrack,
} from '@cutroom/contract';
import {
  cropPath,
  cropWindowAt,
  effectiveCut,
  LOWER_THIRD,
  middleOf,
  type TitleBand,
  UPPER_THIRD,
} from '@cutroom/reel';

type Analysed = Pick<ClipAnalysis, 'width' | 'height' | 'durationSeconds' | 'framing' | 'tracks'>;

/** Of somebody whose face was not found: this share of them, from the top, is taken for it. */
const HEAD_SHARE = 0.3;
/** Words come at a cut's beginning; who steps into them later is seen by then. */
const LOOKED_AT_SECONDS = 3;
/** A title is not worth moving for less than this share of its band. */
const COVERED_MIN = 0.04;

/**
 * Where words over a cut hide the least of its faces: in the upper or the lower third of the safe zone, above a clip that is shown whole
 * where there is room. Low where no face is known.
 * @returns the middle of the words, as a share of the reel's height
 */
export function titlePlace(cut: SelectedClip, analysis: Analysed): number {
  const framing = cut.framing ?? analysis.framing;
  if (framing.mode === 'fit' && roomAbove(analysis) >= UPPER_THIRD.bottom) return middleOf(UPPER_THIRD);
  const { startSeconds, durationSeconds } = effectiveCut(cut, analysis.durationSeconds);
  const endSeconds = startSeconds + Math.min(LOOKED_AT_SECONDS, durationSeconds);
  const faces = facesOf(analysis.tracks)
    .filter(({ atSeconds }) => atSeconds >= startSeconds - 0.5 && atSeconds <= endSeconds + 0.5)
    .map(({ atSeconds, box }) => inReel(box, framing, analysis, atSeconds));
  const [high, low] = [coveredShare(faces, UPPER_THIRD), coveredShare(faces, LOWER_THIRD)];
  return middleOf(low > COVERED_MIN && high < low ? UPPER_THIRD : LOWER_THIRD);
}

interface Seen {
  readonly atSeconds: number;
  readonly box: Box;
}

function facesOf(tracks: readonly SubjectTrack[]): Seen[] {
  const faces = tracks.filter(({ kind }) => kind === 'face');
  if (faces.length > 0) return faces.flatMap(({ boxes }) => boxes);
  return tracks
    .filter(({ label }) => label === 'person')
    .flatMap(({ boxes }) =>
      boxes.map(({ atSeconds, box }) => ({ atSeconds, box: { ...box, height: box.height * HEAD_SHARE } })),
    );
}

/** A box of the clip's frame as it stands in the reel's. */
function inReel(box: Box, framing: Framing, analysis: Analysed, atSeconds: number): Box {
  if (framing.mode === 'fit') {
    const height = (analysis.height / analysis.width) * (REEL_WIDTH / REEL_HEIGHT);
    return { ...box, y: (1 - height) / 2 + box.y * height, height: box.height * height };
  }
  const window = cropWindowAt(cropPath(analysis, framing, atSeconds, 1), 0);
  return {
    x: (box.x - window.left) / window.width,
    y: (box.y - window.top) / window.height,
    width: box.width / window.width,
    height: box.height / window.height,
  };
}

/** How much of a band faces cover, of all sightings together. */
function coveredShare(faces: readonly Box[], { top, bottom }: TitleBand): number {
  const covered = faces.map(({ x, y, width, height }) => {
    const across = Math.max(0, Math.min(1, x + width) - Math.max(0, x));
    const down = Math.max(0, Math.min(bottom, y + height) - Math.max(top, y));
    return (across * down) / (bottom - top);
  });
  return covered.reduce((sum, each) => sum + each, 0) / Math.max(1, covered.length);
}

/** Above a clip that is shown whole, as a share of the reel's height. */
function roomAbove({ width, height }: Analysed): number {
  return (1 - Math.min(1, (height / width) * (REEL_WIDTH / REEL_HEIGHT))) / 2;
}
