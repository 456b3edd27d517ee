import { Undo2 } from 'lucide-react';
import { Button } from '../../components/ui/button.tsx';
import { movesRowFocus } from './row-focus.ts';

interface RemovedTileProps {
  readonly name: string;
  readonly onUndo: () => void;
}

/** In the place of a clip that was taken off the list, for as long as it can be brought back. */
export function RemovedTile({ name, onUndo }: RemovedTileProps) {
  return (
    <li
      ref={movesRowFocus}
      className="grid aspect-9/16 min-w-0 content-center justify-items-center gap-3 rounded-xl border border-dashed border-edge-strong p-2 text-center text-sm text-ink-soft"
    >
      <p className="w-full wrap-anywhere">
        <span dir="auto">{name}</span> removed
      </p>
      <Button
        variant="quiet"
        aria-label={`Undo removing ${name}`}
        icon={<Undo2 aria-hidden />}
        onClick={onUndo}
      >
        Undo
      </Button>
    </li>
  );
}
