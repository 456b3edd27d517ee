import type { NotUsed } from '@cutroom/contract';
import { type ReactNode, useState } from 'react';
import { ChipPopover } from './chip-popover.tsx';
import { NOT_USED } from './wording/word-tables.ts';

interface UnusedPanelProps {
  readonly unused: NotUsed;
  /** The chip. */
  readonly trigger: ReactNode;
}

/** Why words change nothing; it opens as it arrives. */
export function UnusedPanel({ unused, trigger }: UnusedPanelProps) {
  const [isOpen, setOpen] = useState(true);
  return (
    <ChipPopover label="Not used" trigger={trigger} isOpen={isOpen} onOpen={setOpen} isLeft={() => false}>
      <div className="grid grid-cols-1 gap-1">
        <p className="font-semibold break-words">
          <q>{unused.said}</q>
        </p>
        <p className="text-ink-soft">{NOT_USED[unused.why]}</p>
      </div>
    </ChipPopover>
  );
}
