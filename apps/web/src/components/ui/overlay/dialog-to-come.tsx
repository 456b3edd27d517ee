import { WifiOff } from 'lucide-react';
import { useWaiting } from '../../../lib/code-loading/use-waiting.ts';
import { Button } from '../button.tsx';
import { Spinner } from '../progress/spinner.tsx';

/** Says why a dialog is not there yet; it opens by itself once its code is. */
export function DialogToCome({ onCancel }: { readonly onCancel: () => void }) {
  const waiting = useWaiting();
  if (waiting === 'short') return null;
  return (
    <div className="pointer-events-none fixed inset-x-0 bottom-0 z-50 grid justify-items-center p-4 safe-bottom">
      <div className="pointer-events-auto flex max-w-full items-center gap-3 rounded-lg bg-panel p-3 ps-4 shadow-float ring-1 ring-edge">
        {waiting === 'loading' ? <Spinner /> : <WifiOff aria-hidden className="size-5 shrink-0" />}
        <p role="status">
          {waiting === 'loading' ? 'Loading' : 'You are offline. This opens when the connection returns.'}
        </p>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </div>
  );
}
