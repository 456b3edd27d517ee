import type { CaptionStyle } from '@cutroom/contract';

/** How a caption looks while one of its words is said. */
export interface CaptionLook {
  readonly style: CaptionStyle;
  /** '#rrggbb' */
  readonly accent: string;
  readonly words: readonly string[];
  /** The word that is said; null in styles that do not tell. */
  readonly active: number | null;
}
