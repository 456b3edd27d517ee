import type { TitleStyle } from '@cutroom/contract';
import type { ReelCut } from '../reel-spec.ts';
import type { CaptionLook } from '../titles/caption-look.ts';
import type { TitleBand } from '../titles/title-bands.ts';
import type { TitleTime } from '../titles/title-times.ts';
import type { CutJoin } from './cut-joins.ts';
import type { FrameSpan } from './frame-span.ts';

/** A cut and its frames in the reel, without what a crossfade shows of it beyond its ends. */
export interface TimelineCut<Cut extends ReelCut = ReelCut> extends FrameSpan {
  readonly cut: Cut;
  readonly before: CutJoin;
  readonly after: CutJoin;
}

/** A title or caption, when it stands, and in which bands of the frame it may, best first. */
export interface TimelineText extends TitleTime {
  readonly text: string;
  readonly style: TitleStyle;
  readonly bands: readonly TitleBand[];
  /** Of captions. */
  readonly caption?: CaptionLook;
}
