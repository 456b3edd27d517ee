import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/overlay/dialog.tsx';

interface CancelDialogProps {
  readonly isOpen: boolean;
  readonly isCancelling: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

export function CancelDialog({ isOpen, isCancelling, onClose, onConfirm }: CancelDialogProps) {
  return (
    <Dialog
      isAlert
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title="Stop making this video?"
      description="Your clips, your prompt and any earlier video stay. You can start again at any time."
      actions={
        <>
          <Button variant="quiet" disabled={isCancelling} onClick={onClose}>
            Keep going
          </Button>
          <Button variant="danger" isBusy={isCancelling} onClick={onConfirm}>
            {isCancelling ? 'Stopping...' : 'Stop'}
          </Button>
        </>
      }
    />
  );
}
