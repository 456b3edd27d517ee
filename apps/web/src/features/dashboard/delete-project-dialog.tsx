import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/overlay/dialog.tsx';
import { useDeleteProject } from './use-delete-project.ts';

interface DeleteProjectDialogProps {
  /** null keeps the dialog closed. */
  readonly projectId: number | null;
  readonly onClose: () => void;
  /** What gets the focus once the project's card is gone. */
  readonly standIn: () => HTMLElement | null | undefined;
}

export function DeleteProjectDialog({ projectId, onClose, standIn }: DeleteProjectDialogProps) {
  const { mutate, isPending } = useDeleteProject();
  return (
    <Dialog
      isAlert
      standIn={standIn}
      isOpen={projectId !== null}
      onOpenChange={(isOpen) => !isOpen && !isPending && onClose()}
      title="Delete Project"
      description="Are you sure you want to delete this project? This action cannot be undone. All video files and project data will be permanently removed."
      actions={
        <>
          <Button onClick={onClose} disabled={isPending}>
            Cancel
          </Button>
          <Button
            variant="danger"
            isBusy={isPending}
            onClick={() => projectId !== null && mutate(projectId, { onSuccess: onClose })}
          >
            {isPending ? 'Deleting...' : 'Delete Project'}
          </Button>
        </>
      }
    />
  );
}
