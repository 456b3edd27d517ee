import { CircleCheck, CircleDot, CircleX } from 'lucide-react';
import type { ChipOutcome } from './chip-facts.ts';

/** What became of a wish, for the eye. */
export function OutcomeIcon({ outcome }: { readonly outcome: ChipOutcome }) {
  switch (outcome) {
    case 'met':
      return <CircleCheck aria-hidden className="size-4 shrink-0 text-good" />;
    case 'partly':
      return <CircleDot aria-hidden className="size-4 shrink-0 text-fair" />;
    case 'notPossible':
      return <CircleX aria-hidden className="size-4 shrink-0 text-poor" />;
  }
}
