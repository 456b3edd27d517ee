import { ScanEye } from 'lucide-react';
import { Button } from '../../../components/ui/button.tsx';
import type { DeclinedModels } from './declined-models.ts';

/** Each takes the other's place, and the focus with it where a press did that. */
export function NotNow({ usual }: { readonly usual: DeclinedModels }) {
  return (
    <Button
      variant="quiet"
      className="max-sm:w-full"
      ref={focusedIf(usual.isChanged)}
      onClick={usual.decline}
    >
      Not now
    </Button>
  );
}

/** Of an offer that nobody wants now: where to find it again. */
export function PutAway({ usual }: { readonly usual: DeclinedModels }) {
  return (
    <Button
      variant="quiet"
      className="-ml-4 justify-self-start text-ink-soft"
      ref={focusedIf(usual.isChanged)}
      onClick={usual.reconsider}
    >
      <ScanEye aria-hidden className="size-5" strokeWidth={1.75} />
      Better eyes and ears
    </Button>
  );
}

function focusedIf(isChanged: boolean) {
  return isChanged ? focus : null;
}

function focus(button: HTMLButtonElement | null): void {
  button?.focus({ preventScroll: true });
}
