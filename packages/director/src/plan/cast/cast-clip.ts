import type { Interval } from '@cutroom/contract';
import type { ClipFacts } from '../../material/clip-facts.ts';
import type { Sight } from '../../material/sight.ts';
import type { MeantClips } from '../wishes/meant-clips.ts';

/** A clip that may play a part, and how much it is wanted. */
export interface CastClip {
  readonly facts: ClipFacts;
  /** About 0-2: picture quality, best moment, and how well it answers the prompt. */
  readonly worth: number;
  /** A wish names it, where others ask for every clip. */
  readonly isNamed: boolean;
  /** The prompt names it, or asks for every clip: it must be in. */
  readonly isRequired: boolean;
  /** The reel is asked to begin or to end on it. */
  readonly isPlaced: boolean;
  /** Cuts wanted of it at least. */
  readonly times: number;
  /** The group that it takes turns in with others; null where none is asked to. */
  readonly turn: MeantClips | null;
  /** How long it is asked to play: it comes again only where no other clip has room. Null where that is open. */
  readonly heldSeconds: number | null;
  /** How much of the reel it is to fill at least, 0-1; null where that is open. */
  readonly share: number | null;
  readonly stretches: readonly Interval[];
  /** When the clip shows the thing it was wished for; null where that is unknown. */
  readonly sight: Sight | null;
}
