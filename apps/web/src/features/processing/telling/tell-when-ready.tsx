import { Bell, BellRing } from 'lucide-react';
import { Button } from '../../../components/ui/button.tsx';
import type { TellWhenReady as Telling } from './use-tell-when-ready.ts';

/** Nobody has to sit and watch. The status is always there, so that what appears in it is announced. */
export function TellWhenReady({ telling }: { readonly telling: Telling }) {
  const { state, ask } = telling;
  if (state === 'impossible') return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      {state === 'offered' && (
        <Button icon={<Bell aria-hidden />} onClick={ask}>
          Tell me when it is ready
        </Button>
      )}
      <p role="status" className="inline-flex items-center gap-2 text-sm text-ink-soft empty:hidden">
        {state === 'promised' && (
          <>
            <BellRing aria-hidden className="size-4 shrink-0" />
            You will be told when it is ready, as long as this page is open.
          </>
        )}
        {state === 'refused' && 'Your browser does not allow notifications of this site.'}
      </p>
    </div>
  );
}
