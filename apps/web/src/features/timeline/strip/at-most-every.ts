/** Passes calls on, of those that come closer together only the last one, at the end of the time. */
export interface PacedCalls {
  readonly tell: () => void;
  readonly cancel: () => void;
}

/** @param now milliseconds of a clock that always runs */
export function atMostEvery(
  milliseconds: number,
  run: () => void,
  now: () => number = () => performance.now(),
): PacedCalls {
  let ranAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const pass = (): void => {
    timer = undefined;
    ranAt = now();
    run();
  };
  return {
    tell: () => {
      if (timer !== undefined) return;
      const waitMs = ranAt + milliseconds - now();
      if (waitMs <= 0) pass();
      else timer = setTimeout(pass, waitMs);
    },
    cancel: () => clearTimeout(timer),
  };
}
