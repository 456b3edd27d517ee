import type { Brief, ClipAnalysis, Embedding, SelectedClip } from '@cutroom/contract';
import type { EditChoice } from './model/edit-choice.ts';
import type { DirectorMusic } from './plan/wishes/wished-music.ts';

/** One clip as the director sees it. */
export interface DirectorClip {
  readonly clipId: string;
  /** The stored name; the user's own words in it count when the prompt names clips. */
  readonly filename: string;
  /** What its file was called, where that is known: it counts instead of the stored name. */
  readonly name?: string;
  /** Position in which the user added it; only the order of these numbers matters. */
  readonly uploadOrder: number;
  readonly analysis: ClipAnalysis;
  /** When filming began as the file says, ISO 8601; null or absent where it does not. */
  readonly recordedAt?: string | null;
  /** Average; null or absent where it is not known: then it is not slowed down. */
  readonly framesPerSecond?: number | null;
}

export interface PlanRequest {
  readonly prompt: string;
  /** What the creator made of the brief that was read from the prompt; the prompt is read where it is absent. */
  readonly brief?: Brief;
  readonly clips: readonly DirectorClip[];
  /** The same request with the same seed gives the same plan; another seed another equally fitting one. */
  readonly seed?: number;
  /**
   * Cuts of an earlier plan to keep exactly as they are: clip, interval, framing, level. Their `order` is their place
   * in that plan, and as far as the new number of cuts allows in the new one.
   */
  readonly locked?: readonly SelectedClip[];
  /** How many cuts the earlier plan had, so that its last one stays last; unknown where absent. */
  readonly earlierCutCount?: number;
  /** What the last take of the same wish showed: this one opens otherwise, and shows other moments where there are any. */
  readonly earlierTake?: readonly SelectedClip[];
  /**
   * What the prompt wants to see (`wishedSubject`, `wishedThings`), in the spaces of the clips' embeddings; they weigh in
   * softly. Those of models that no clip was looked at by say nothing.
   */
  readonly promptEmbeddings?: readonly Embedding[];
  /** The project's track; null or absent where it has none. */
  readonly music?: DirectorMusic | null;
  /** What a language model chose among the moments on offer; it is checked and completed like everything else. */
  readonly choice?: EditChoice;
}
