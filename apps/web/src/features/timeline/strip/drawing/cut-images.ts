import { playedSeconds, type SelectedClip, type VideoClip } from '@cutroom/contract';
import { timeMap } from '@cutroom/reel';
import {
  type ImageSource,
  imageOfClip,
  imageOfReel,
} from '../../../../components/clip-image/image-source.ts';
import type { Cuts } from '../../editor/cuts/timeline-cuts.ts';
import type { Editor } from '../../editor/editor.ts';
import type { ReelPlace } from '../reel-places.ts';

/** How far into a cut its image is taken: past a fade or a blink, within the shortest cut. */
const INTO_CUT_SHARE = 0.3;
const INTO_CUT_SECONDS_MAX = 0.5;

/**
 * The image of every cut, in order: what the finished video shows there while it is still as rendered, else the
 * clip's own frame. null where the clip is not in the project any more.
 * @param places where each cut is in the finished video
 */
export function cutImages(
  { cuts, images }: Pick<Editor, 'cuts' | 'images'>,
  clipOf: ReadonlyMap<string, VideoClip>,
  finalVideoPath: string | null,
  places: readonly (ReelPlace | null)[],
): readonly (ImageSource | null)[] {
  return clipImages(cuts, clipOf).map((ofClip, index) => {
    const cut = cuts[index];
    const place = places[index];
    if (ofClip === null || cut === undefined) return null;
    if (images.of === 'clips' || finalVideoPath === null || place == null) return ofClip;
    return imageOfReel(finalVideoPath, place.startSeconds + intoCutSeconds(cut.clip));
  });
}

/** The clip's own frame for every cut, in order; null where the clip is not in the project any more. */
function clipImages(cuts: Cuts, clipOf: ReadonlyMap<string, VideoClip>): readonly (ImageSource | null)[] {
  return cuts.map(({ clip: cut }) => {
    const clip = clipOf.get(cut.clipId);
    return clip === undefined ? null : imageOfClip(clip, cutImageSeconds(cut));
  });
}

/** The second of the clip that stands for this cut. */
export function cutImageSeconds(cut: SelectedClip): number {
  return cut.startTime + timeMap(cut.speed, playedSeconds(cut)).toClip(intoCutSeconds(cut));
}

function intoCutSeconds(cut: SelectedClip): number {
  return Math.min(INTO_CUT_SECONDS_MAX, playedSeconds(cut) * INTO_CUT_SHARE);
}
