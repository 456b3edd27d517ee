/** What became of the frame that is to be shown: 'lost' for want of a connection, 'failed' for anything else. */
export type FrameArrival = 'here' | 'awaited' | 'lost' | 'failed';

/** Knows whether frames do not come because the connection is lost. */
export interface CutOff {
  readonly isCutOff: () => boolean;
  /** What the latest paint found. */
  readonly tell: (arrival: FrameArrival) => void;
  readonly release: () => void;
}

/** Without a connection browsers ask on for a minute before they say that a file failed; what they have comes sooner than this. */
const PATIENCE_MS = 600;

/** @param onChange told when a frame that was awaited is cut off */
export function cutOff(onChange: () => void, isOnline: () => boolean = () => navigator.onLine): CutOff {
  let isCutOff = false;
  let patience: number | null = null;
  const calm = (): void => {
    if (patience !== null) window.clearTimeout(patience);
    patience = null;
  };
  const giveUp = (): void => {
    patience = null;
    if (isOnline()) return;
    isCutOff = true;
    onChange();
  };
  return {
    isCutOff: () => isCutOff,
    tell: (arrival) => {
      // With the connection back, what was cut off is so until it is here.
      if (arrival === 'awaited') {
        if (!isCutOff && !isOnline()) patience ??= window.setTimeout(giveUp, PATIENCE_MS);
        return;
      }
      calm();
      isCutOff = arrival === 'lost';
    },
    release: calm,
  };
}
