import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/overlay/dialog.tsx';

interface DeleteVideoDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

export function DeleteVideoDialog({ isOpen, onClose, onConfirm }: DeleteVideoDialogProps) {
  return (
    <Dialog
      isAlert
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title="Delete this video now?"
      description="Your clips, your prompt and the edit stay, so the video can be made again."
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Keep video
          </Button>
          <Button variant="danger" onClick={onConfirm}>
            Delete video
          </Button>
        </>
      }
    />
  );
}
