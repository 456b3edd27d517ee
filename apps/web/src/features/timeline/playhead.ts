/** Where the finished video is playing, in seconds. It moves several times a second: only what shows it listens. */
export interface Playhead {
  readonly get: () => number;
  readonly set: (seconds: number) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createPlayhead(): Playhead {
  let seconds = 0;
  const listeners = new Set<() => void>();
  return {
    get: () => seconds,
    set: (next) => {
      seconds = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
