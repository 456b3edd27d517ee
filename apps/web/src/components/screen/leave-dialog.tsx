import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/overlay/dialog.tsx';

interface LeaveDialogProps {
  readonly title: string;
  /** What would be lost. */
  readonly description: string;
  /** Whether somebody asked to leave, and what follows the answer (session/use-leave-guard.ts). */
  readonly guard: { readonly isAsking: boolean; readonly stay: () => void; readonly leave: () => void };
}

/** Asks before a screen is left on which something would be lost. */
export function LeaveDialog({ title, description, guard }: LeaveDialogProps) {
  return (
    <Dialog
      isAlert
      isOpen={guard.isAsking}
      onOpenChange={(isOpen) => !isOpen && guard.stay()}
      title={title}
      description={description}
      actions={
        <>
          <Button variant="quiet" onClick={guard.leave}>
            Leave
          </Button>
          <Button variant="primary" onClick={guard.stay}>
            Stay
          </Button>
        </>
      }
    />
  );
}
