import type { NotUsed, TextSpan, Wish } from '@cutroom/contract';
import { clsx } from 'clsx';
import { Undo2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../lib/code-loading/lazy-part.ts';
import { warmUp } from '../../lib/code-loading/use-warm-up.ts';
import { CHIP, CHIP_TONES } from './chip-look.ts';
import { wishWords } from './wording/wish-words.ts';

// Why words are not used is asked now and then.
const loadPanel = () => import('./unused-panel.tsx');
const UnusedPanel = lazyPart(async () => (await loadPanel()).UnusedPanel);

interface UnusedChipProps {
  readonly unused: NotUsed;
  readonly onMark: (span: TextSpan | null) => void;
}

/** Words of the prompt that change nothing. A press tells why. */
export function UnusedChip({ unused, onMark }: UnusedChipProps) {
  const [wasOpened, setOpened] = useState(false);
  const trigger = (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={wasOpened ? undefined : () => setOpened(true)}
      {...marking(unused.span, onMark, () => warmUp(loadPanel))}
      className={clsx(CHIP, CHIP_TONES.unused)}
    >
      <span className="line-clamp-2 min-w-0 break-words">{unused.said}</span>
    </button>
  );
  if (!wasOpened) return trigger;
  return (
    <Suspense fallback={trigger}>
      <UnusedPanel unused={unused} trigger={trigger} />
    </Suspense>
  );
}

interface RemovedChipProps {
  readonly wish: Wish;
  readonly onMark: (span: TextSpan | null) => void;
  readonly onBringBack: (wish: Wish) => void;
}

/** A wish that was taken out. A press brings it back. */
export function RemovedChip({ wish, onMark, onBringBack }: RemovedChipProps) {
  const words = wishWords(wish);
  return (
    <button
      type="button"
      aria-label={`Bring back: ${words}`}
      title="Bring back"
      onClick={() => onBringBack(wish)}
      {...marking(wish.span, onMark)}
      className={clsx(CHIP, CHIP_TONES.unused)}
    >
      <span className="min-w-0 break-words line-through">{words}</span>
      <Undo2 aria-hidden className="size-3.5 shrink-0" />
    </button>
  );
}

/** The words in the text are marked while the pointer or the focus is on the chip. */
function marking(span: TextSpan | null, onMark: (span: TextSpan | null) => void, onApproach?: () => void) {
  const approach = () => {
    onApproach?.();
    onMark(span);
  };
  const leave = () => onMark(null);
  return { onPointerEnter: approach, onPointerLeave: leave, onFocus: approach, onBlur: leave };
}
