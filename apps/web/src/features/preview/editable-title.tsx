import { TITLE_CHARS_MAX } from '@cutroom/contract';
import { PenLine } from 'lucide-react';
import { useState } from 'react';
import { useRenameProject } from '../../api/use-rename-project.ts';
import { IconButton } from '../../components/ui/icon-button.tsx';
import { moveFocusOnRemove, onRemove } from '../../components/ui/move-focus-on-remove.ts';

interface EditableTitleProps {
  readonly projectId: number;
  readonly title: string;
}

/** The screen's heading, written anew in its place: Enter and leaving it keep what is typed, Escape does not. */
export function EditableTitle({ projectId, title }: EditableTitleProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const { mutate, isPending } = useRenameProject(projectId);
  const end = () => setTyped(null);
  const save = () => {
    const next = typed?.trim() ?? '';
    if (isPending) return;
    if (next === '' || next === title) end();
    else mutate(next, { onSuccess: end });
  };
  return (
    <div className="flex min-h-11 items-start gap-1">
      {typed === null ? (
        <>
          <h1 dir="auto" className="text-3xl wrap-anywhere">
            {title}
          </h1>
          <IconButton label="Edit title" onClick={() => setTyped(title)}>
            <PenLine aria-hidden />
          </IconButton>
        </>
      ) : (
        <form
          ref={handsFocusOn}
          className="w-full max-w-2xl"
          onSubmit={(event) => {
            event.preventDefault();
            save();
          }}
        >
          <h1 className="sr-only">{title}</h1>
          <input
            ref={startsTyping}
            aria-label="Title"
            dir="auto"
            enterKeyHint="done"
            value={typed}
            maxLength={TITLE_CHARS_MAX}
            readOnly={isPending}
            aria-busy={isPending}
            onChange={(event) => setTyped(event.target.value)}
            onBlur={save}
            onKeyDown={(event) => event.key === 'Escape' && end()}
            className="min-h-11 w-full rounded-md bg-field px-3 text-3xl text-ink ring-1 ring-inset ring-edge-strong focus-visible:outline-offset-0"
          />
        </form>
      )}
    </div>
  );
}

function startsTyping(input: HTMLInputElement | null): void {
  input?.focus();
  input?.select();
}

/** To the button that opened it. */
const handsFocusOn = onRemove((form) => {
  const place = form.parentElement;
  moveFocusOnRemove(form, () => place?.querySelector('button'));
});
