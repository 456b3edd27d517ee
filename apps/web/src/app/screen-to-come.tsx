import { WifiOff } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { ScreenGuard } from '../components/screen/screen-guard.tsx';
import { Button } from '../components/ui/button.tsx';
import { Spinner } from '../components/ui/progress/spinner.tsx';

/** What takes less is not worth a word. */
const PATIENCE_MS = 600;

/** Stands instead of a screen whose code is on its way; it comes by itself. */
export function ScreenToCome() {
  const isOnline = useSyncExternalStore(followConnection, () => navigator.onLine);
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isLate) return null;
  if (isOnline) {
    return (
      <main className="grid min-h-dvh place-items-center text-ink-soft">
        <p role="status" className="flex items-center gap-3">
          <Spinner />
          Loading
        </p>
      </main>
    );
  }
  return (
    <ScreenGuard
      icon={<WifiOff aria-hidden />}
      title="You are offline"
      text="This screen comes when the connection returns. Nothing you made is lost."
    >
      <Button onClick={() => window.history.back()}>Go back</Button>
    </ScreenGuard>
  );
}

function followConnection(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
