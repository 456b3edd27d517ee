import type { CutAudioFrom, CutAudioPlace, CutSpeed, Interval, SelectedClip } from '@cutroom/contract';
import type { ClipFacts } from '../material/clip-facts.ts';
import type { Sight } from '../material/sight.ts';

/** One cut of the finished reel. */
export interface MadeCut {
  readonly facts: ClipFacts;
  readonly interval: Interval;
  /** When its clip shows what it was chosen for, which its crop follows; null or absent where nobody knows. */
  readonly sight?: Sight | null;
  readonly gainDb?: number | null;
  readonly isVoiceCleared?: boolean;
  /** How fast it plays, and for how long then; absent where it plays as filmed. */
  readonly sped?: { readonly speed: CutSpeed; readonly seconds: number };
  /** Where its audio is heard; with its frames where absent. */
  readonly audio?: CutAudioPlace;
  /** What is heard in place of its own audio. */
  readonly audioFrom?: CutAudioFrom;
  /** The locked cut of an earlier plan that this one is. */
  readonly selected?: SelectedClip;
  /** Index of the part of the reel that it belongs to, where the prompt divides it. */
  readonly section?: number;
}
