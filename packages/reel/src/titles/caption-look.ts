import type { CaptionStyle } from '@cutroom/contract';
import type { CaptionScript } from './caption-script.ts';

/** How a caption looks while one of its words is said. */
export interface CaptionLook {
  readonly style: CaptionStyle;
  /** '#rrggbb' */
  readonly accent: string;
  readonly words: readonly string[];
  /** The word that is said; null in styles that do not tell. */
  readonly active: number | null;
  /** Whose forms its Chinese characters have, where they alone do not tell; Chinese where absent. */
  readonly script?: CaptionScript | undefined;
}
