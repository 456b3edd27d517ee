/** 'preparing': its copy for playing is not made yet, and the browser cannot play its upload; 'unplayable': nor that copy. */
export type StillsReason = 'preparing' | 'unplayable';

/** What the player shows of itself. */
export interface LiveState {
  readonly phase: 'idle' | 'playing' | 'paused' | 'ended';
  /** Second of the reel that is shown. */
  readonly seconds: number;
  readonly durationSeconds: number;
  readonly isMuted: boolean;
  /** Whether the canvas shows the frame of this edit that is asked for; while it plays, any of them. */
  readonly isShown: boolean;
  /** Whether it shows that one or the nearest that is here: a tile of the filmstrip. */
  readonly isNear: boolean;
  /** Whether anything was ever drawn on it: until then it is black. */
  readonly hasDrawn: boolean;
  /** Whether tone, grade and blurred backgrounds are left out, for want of WebGL2. */
  readonly isPlain: boolean;
  /** Why a clip stands as stills now; null where none does. */
  readonly stills: StillsReason | null;
  /** Whether a lost connection keeps away what is to be shown or heard: what plays waits for it. */
  readonly isCutOff: boolean;
}

export const AT_REST: LiveState = {
  phase: 'idle',
  seconds: 0,
  durationSeconds: 0,
  isMuted: false,
  isShown: false,
  isNear: false,
  hasDrawn: false,
  isPlain: false,
  stills: null,
  isCutOff: false,
};
const KEYS = Object.keys(AT_REST) as (keyof LiveState)[];

/** The state of one player, told to whoever listens. */
export function liveState(isPlain: boolean) {
  const listeners = new Set<() => void>();
  let state: LiveState = { ...AT_REST, isPlain };
  return {
    now: () => state,
    change: (next: Partial<LiveState>): void => {
      const changed = { ...state, ...next };
      if (KEYS.every((key) => changed[key] === state[key])) return;
      state = changed;
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    release: () => listeners.clear(),
  };
}
