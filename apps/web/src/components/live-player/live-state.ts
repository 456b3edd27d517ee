/** What the player shows of itself. */
export interface LiveState {
  readonly phase: 'idle' | 'playing' | 'paused' | 'ended';
  /** Second of the reel that is shown. */
  readonly seconds: number;
  readonly durationSeconds: number;
  readonly isMuted: boolean;
  /** Whether the canvas shows the frame of this edit that is asked for; while it plays, any of them. */
  readonly isShown: boolean;
  /** Whether anything was ever drawn on it: until then it is black. */
  readonly hasDrawn: boolean;
  /** Whether tone, grade and blurred backgrounds are left out, for want of WebGL2. */
  readonly isPlain: boolean;
  /** Whether a clip stands as stills now: its copy for playing is not made yet, and the browser cannot play its upload. */
  readonly hasStills: boolean;
}

/** The state of one player, told to whoever listens. */
export function liveState(isPlain: boolean) {
  const listeners = new Set<() => void>();
  let state: LiveState = {
    phase: 'idle',
    seconds: 0,
    durationSeconds: 0,
    isMuted: false,
    isShown: false,
    hasDrawn: false,
    isPlain,
    hasStills: false,
  };
  return {
    now: () => state,
    change: (next: Partial<LiveState>): void => {
      state = { ...state, ...next };
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    release: () => listeners.clear(),
  };
}
