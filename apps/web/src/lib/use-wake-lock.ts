import { useEffect } from 'react';

/**
 * Keeps the screen of a phone awake while `isActive`. Browsers take that away when the page is hidden, so it is asked
 * for again when the page is back; where they refuse (an empty battery), the screen goes dark as always.
 */
export function useWakeLock(isActive: boolean): void {
  useEffect(() => {
    if (!isActive || !('wakeLock' in navigator)) return;
    let held: WakeLockSentinel | null = null;
    let isOver = false;
    const acquire = async () => {
      if (document.visibilityState !== 'visible' || held?.released === false) return;
      const lock = await navigator.wakeLock.request('screen').catch(() => null);
      if (isOver) await lock?.release();
      else held = lock;
    };
    void acquire();
    document.addEventListener('visibilitychange', acquire);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', acquire);
      void held?.release();
    };
  }, [isActive]);
}
