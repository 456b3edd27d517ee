import { REEL_HEIGHT } from '@cutroom/contract';
import { cropAt, cutLayout, type FrameCrop } from '../crop/frame-layout.ts';
import type { ReelCut, SeenFace } from '../reel-spec.ts';
import { cutEndSeconds, cutFrameAt } from '../timeline/cut-clock.ts';
import { CAPTION_BANDS, type TitleBand } from './title-bands.ts';

/** About half as high as a title of two lines, as a share of the frame. */
const TITLE_REACH = 0.1;
/** A caption over a title cannot be read at all. */
const TITLE_WEIGHT = 10;
/** Further up is worse by this much of a hidden face. */
const HIGHER_COSTS = 0.02;

/**
 * Where the captions of a cut stand, best first: away from its titles, then from the faces in it, else low. For all of a
 * cut the same, so that they do not jump.
 */
export function captionBands({ cut }: { readonly cut: ReelCut }): readonly TitleBand[] {
  const titles = (cut.titles ?? []).map(({ centerY }) => ({
    top: centerY - TITLE_REACH,
    bottom: centerY + TITLE_REACH,
  }));
  const faces = shownFaces(cut);
  const cost = (band: TitleBand, place: number): number =>
    titles.reduce((sum, title) => sum + TITLE_WEIGHT * hiddenShare(band, title), 0) +
    faces.reduce((sum, face) => sum + hiddenShare(face, band), 0) / Math.max(1, faces.length) +
    place * HIGHER_COSTS;
  return CAPTION_BANDS.map((band, place) => ({ band, costs: cost(band, place) }))
    .toSorted((a, b) => a.costs - b.costs)
    .map(({ band }) => band);
}

/** Share of a stretch that another covers. */
function hiddenShare(of: TitleBand, by: TitleBand): number {
  const shared = Math.min(of.bottom, by.bottom) - Math.max(of.top, by.top);
  return Math.max(0, shared) / Math.max(1e-6, of.bottom - of.top);
}

/** Faces while the cut plays, as stretches of the reel's height. */
function shownFaces(cut: ReelCut): TitleBand[] {
  const seen = (cut.faces ?? []).filter(
    ({ atSeconds }) => atSeconds >= cut.startSeconds && atSeconds <= cutEndSeconds(cut),
  );
  if (seen.length === 0) return [];
  const layout = cutLayout(cut, 0);
  return seen.flatMap((face) => {
    const frame = Math.min(cut.frames - 1, Math.round(cutFrameAt(cut, face.atSeconds)));
    const shown = shownStretch(face, cropAt(layout, frame, 0));
    return shown.bottom > 0 && shown.top < 1 ? [shown] : [];
  });
}

function shownStretch({ box }: SeenFace, crop: FrameCrop): TitleBand {
  if (crop.kind === 'fit') {
    const share = crop.front.height / REEL_HEIGHT;
    const top = (1 - share) / 2 + box.y * share;
    return { top, bottom: top + box.height * share };
  }
  return { top: (box.y - crop.top) / crop.height, bottom: (box.y + box.height - crop.top) / crop.height };
}
