import type { Wish, WishKind, WishOf } from '@cutroom/contract';
import type { ClipFacts } from '../../material/clip-facts.ts';
import type { MeantClips } from './meant-clips.ts';

/** One wish of the brief with the clips that it means. */
export interface ResolvedWish<W extends Wish = Wish> {
  readonly wish: W;
  /** One for each reference of the wish's `clips`, without those that an exception takes out. */
  readonly clips: readonly MeantClips[];
  /** The same of `than`, where the wish compares. */
  readonly than: readonly MeantClips[];
}

/** The list that the themes are read from. */
export interface WishList {
  readonly of: <K extends WishKind>(kind: K) => readonly ResolvedWish<WishOf<K>>[];
  /** All clips of the project, in upload order. */
  readonly all: readonly ClipFacts[];
  /** Clips for which the wish with this id does not count. */
  readonly exceptedFrom: (wishId: string) => readonly MeantClips[];
  readonly hasMusic: boolean;
}
