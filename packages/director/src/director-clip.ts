import type { ClipAnalysis } from '@cutroom/contract';

/** One clip as the director sees it. */
export interface DirectorClip {
  readonly clipId: string;
  /** The stored name; the user's own words in it count when the prompt names clips. */
  readonly filename: string;
  /** Position in which the user added it; only the order of these numbers matters. */
  readonly uploadOrder: number;
  readonly analysis: ClipAnalysis;
}

export interface PlanRequest {
  readonly prompt: string;
  readonly clips: readonly DirectorClip[];
  /** The same request with the same seed gives the same plan; another seed another equally fitting one. */
  readonly seed?: number;
}
