/** What a language model decided: which of the moments on offer, in which order, and how much weight each has. */
export interface EditChoice {
  readonly picks: readonly MomentPick[];
  /** How long its cuts should play together; counts only where the prompt asks for no length. */
  readonly seconds: number | null;
  /** What a reel may be long, without the cuts that are locked. */
  readonly secondsMax: number;
}

interface MomentPick {
  /** Of an OfferedMoment; any other id is passed over. */
  readonly momentId: string;
  readonly emphasis: Emphasis;
}

export const EMPHASES = ['short', 'normal', 'long'] as const;
export type Emphasis = (typeof EMPHASES)[number];
