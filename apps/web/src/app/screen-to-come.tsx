import { WifiOff } from 'lucide-react';
import { ScreenGuard } from '../components/screen/screen-guard.tsx';
import { Button } from '../components/ui/button.tsx';
import { Spinner } from '../components/ui/progress/spinner.tsx';
import { useWaiting } from '../lib/code-loading/use-waiting.ts';

/** Stands instead of a screen whose code is on its way; it comes by itself. */
export function ScreenToCome() {
  const waiting = useWaiting();
  if (waiting === 'short') return null;
  if (waiting === 'loading') {
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
