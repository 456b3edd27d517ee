import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import type { LeaveGuard } from './use-leave-guard.ts';

export function LeaveDialog({ guard }: { readonly guard: LeaveGuard }) {
  return (
    <Dialog
      isAlert
      isOpen={guard.isAsking}
      onOpenChange={(isOpen) => !isOpen && guard.stay()}
      title="Leave this screen?"
      description="Uploads are still in progress. Are you sure you want to leave?"
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
