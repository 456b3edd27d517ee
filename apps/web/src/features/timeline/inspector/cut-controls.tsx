import { ArrowDown, ArrowUp, CopyPlus, Replace, Trash2 } from 'lucide-react';
import type { CutLimits } from '../rows/row-facts.ts';
import { useTimeline } from '../timeline-context.ts';
import { ActionButton } from './action-button.tsx';
import { useCut } from './cut-context.ts';
import { LockButton } from './lock-button.tsx';

/** What is done to a cut as a whole. */
export function CutControls({ limits }: { readonly limits: CutLimits }) {
  const { label, run } = useCut();
  const { actions } = useTimeline();
  return (
    <div className="grid grid-cols-3 sm:grid-cols-6 lg:grid-cols-3 gap-1.5">
      <ActionButton
        label={`Move ${label} up`}
        text="Up"
        disabled={!limits.canMoveUp}
        onClick={() => run('move_up')}
      >
        <ArrowUp aria-hidden />
      </ActionButton>
      <ActionButton
        label={`Move ${label} down`}
        text="Down"
        disabled={!limits.canMoveDown}
        onClick={() => run('move_down')}
      >
        <ArrowDown aria-hidden />
      </ActionButton>
      <ActionButton label={`Duplicate ${label}`} text="Duplicate" onClick={() => run('duplicate')}>
        <CopyPlus aria-hidden />
      </ActionButton>
      <ActionButton label={`Replace ${label}`} text="Replace" onClick={actions.askReplacement}>
        <Replace aria-hidden />
      </ActionButton>
      <LockButton />
      <ActionButton label={`Remove ${label}`} text="Remove" onClick={() => run('remove')}>
        <Trash2 aria-hidden />
      </ActionButton>
    </div>
  );
}
