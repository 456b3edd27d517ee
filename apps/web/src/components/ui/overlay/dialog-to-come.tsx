import { WifiOff } from 'lucide-react';
import { useWaiting } from '../../../lib/code-loading/use-waiting.ts';
import { Button } from '../button.tsx';
import { Spinner } from '../progress/spinner.tsx';
import { PageBar } from './page-bar.tsx';

/** Says why a dialog is not there yet; it opens by itself once its code is. */
export function DialogToCome({ onCancel }: { readonly onCancel: () => void }) {
  const waiting = useWaiting();
  if (waiting === 'short') return null;
  const isLoading = waiting === 'loading';
  return (
    <PageBar
      icon={isLoading ? <Spinner /> : <WifiOff aria-hidden className="size-5 shrink-0" />}
      text={isLoading ? 'Loading' : 'You are offline. This opens when the connection returns.'}
    >
      <Button onClick={onCancel}>Cancel</Button>
    </PageBar>
  );
}
