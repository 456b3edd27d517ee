import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { LeaveGuard } from '../../uploading/use-leave-guard.ts';

export function LeaveTimelineDialog({ guard }: { readonly guard: LeaveGuard }) {
  return (
    <Dialog
      isAlert
      isOpen={guard.isAsking}
      onOpenChange={(isOpen) => !isOpen && guard.stay()}
      title="Leave without saving?"
      description="Your changes to the timeline are not saved. If you leave now, they are lost."
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
