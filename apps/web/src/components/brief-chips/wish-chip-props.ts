import type { TextSpan, VideoClip, Wish, WishOutcome } from '@cutroom/contract';

export interface WishChipProps {
  readonly wish: Wish;
  readonly clips: readonly VideoClip[];
  readonly clipOf: ReadonlyMap<string, VideoClip>;
  /** What became of it in the plan; null where there is none yet. */
  readonly outcome: WishOutcome | null;
  readonly onMark: (span: TextSpan | null) => void;
  readonly onChange: (wish: Wish) => void;
  readonly onForget: (id: string) => void;
  readonly onRemove: (id: string) => void;
}
