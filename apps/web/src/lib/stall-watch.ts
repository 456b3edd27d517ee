/** A transfer that moves nothing for so long has lost its connection without being told. */
export const STALL_MS_MAX = 60_000;

/** Tells when something that should go on has not moved for a while. */
export interface StallWatch {
  /** It goes on: the wait begins anew. */
  readonly moved: () => void;
  /** It has ended. */
  readonly over: () => void;
}

export function createStallWatch(stallMs: number, onStall: () => void): StallWatch {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    moved() {
      clearTimeout(timer);
      timer = setTimeout(onStall, stallMs);
    },
    over: () => clearTimeout(timer),
  };
}
