import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/overlay/dialog.tsx';
import type { LeaveGuard } from '../../../lib/navigation/use-leave-guard.ts';

interface LeaveTimelineDialogProps {
  readonly guard: LeaveGuard;
  /** Whether this browser keeps what is not saved. */
  readonly isKept: boolean;
  readonly isSaving: boolean;
  /** Saves, then leaves; stays where saving fails. */
  readonly onSaveAndLeave: () => void;
}

/** Asks before changes are left behind: most who leave for the prompt want to keep them. */
export function LeaveTimelineDialog({ guard, isKept, isSaving, onSaveAndLeave }: LeaveTimelineDialogProps) {
  return (
    <Dialog
      isAlert
      isOpen={guard.isAsking}
      onOpenChange={(isOpen) => !isOpen && guard.stay()}
      title="Leave without saving?"
      description={
        isKept
          ? 'Your changes to the timeline are not saved. This browser keeps them and offers them when you come back.'
          : 'Your changes to the timeline are not saved. If you leave now, they are lost.'
      }
      actions={
        <>
          <Button variant="quiet" disabled={isSaving} onClick={guard.leave}>
            Leave
          </Button>
          <Button disabled={isSaving} onClick={guard.stay}>
            Stay
          </Button>
          <Button variant="primary" isBusy={isSaving} onClick={onSaveAndLeave}>
            Save and Leave
          </Button>
        </>
      }
    />
  );
}
