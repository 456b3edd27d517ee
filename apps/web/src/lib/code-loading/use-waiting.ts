import { useEffect, useState, useSyncExternalStore } from 'react';

/** What takes less is not worth a word. */
const PATIENCE_MS = 600;

/** What to say of code that is on its way: nothing at first, then that it is being fetched or waits for the connection. */
export function useWaiting(): 'short' | 'loading' | 'offline' {
  const isOnline = useSyncExternalStore(followConnection, () => navigator.onLine);
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isLate) return 'short';
  return isOnline ? 'loading' : 'offline';
}

function followConnection(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
