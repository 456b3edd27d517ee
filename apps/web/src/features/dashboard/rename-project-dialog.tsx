import { type Project, TITLE_CHARS_MAX } from '@cutroom/contract';
import { useId, useState } from 'react';
import { useRenameProject } from '../../api/use-rename-project.ts';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/overlay/dialog.tsx';

interface RenameProjectDialogProps {
  readonly project: Pick<Project, 'id' | 'title'>;
  readonly onClose: () => void;
}

/** Asks for a project's new title. */
export function RenameProjectDialog({ project, onClose }: RenameProjectDialogProps) {
  const formId = useId();
  const [title, setTitle] = useState(project.title);
  const { mutate, isPending } = useRenameProject(project.id);
  const typed = title.trim();
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Rename Project"
      actions={
        <>
          <Button variant="quiet" disabled={isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} variant="primary" isBusy={isPending} disabled={typed === ''}>
            Rename
          </Button>
        </>
      }
    >
      <form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault();
          if (typed === '' || isPending) return;
          if (typed === project.title) onClose();
          else mutate(typed, { onSuccess: onClose });
        }}
      >
        <label className="grid gap-1.5">
          <span className="text-sm text-ink-soft">Title</span>
          <input
            data-first-focus=""
            dir="auto"
            value={title}
            maxLength={TITLE_CHARS_MAX}
            onChange={(event) => setTitle(event.target.value)}
            onFocus={(event) => event.target.select()}
            className="min-h-11 w-full rounded-md bg-field px-3 text-base text-ink ring-1 ring-inset ring-edge-strong focus-visible:outline-offset-0"
          />
        </label>
      </form>
    </Dialog>
  );
}
