/** Asks again for what a lost connection has kept away. */
export interface AskingAgain {
  /** Whether a player waits for it now. */
  readonly setWaiting: (isWaiting: boolean) => void;
  readonly release: () => void;
}

/** A server that is away tells nobody when it is back. */
const ASK_EVERY_MS = 5000;

/**
 * @param ask called as the connection returns, and every few seconds while a player waits although there is one
 * @param onGone called as the connection goes
 */
export function askingAgain(ask: () => void, onGone: () => void): AskingAgain {
  let timer: number | null = null;
  const setWaiting = (isWaiting: boolean): void => {
    if (timer !== null) window.clearInterval(timer);
    timer = isWaiting ? window.setInterval(() => navigator.onLine && ask(), ASK_EVERY_MS) : null;
  };
  window.addEventListener('online', ask);
  window.addEventListener('offline', onGone);
  return {
    setWaiting,
    release: () => {
      setWaiting(false);
      window.removeEventListener('online', ask);
      window.removeEventListener('offline', onGone);
    },
  };
}
