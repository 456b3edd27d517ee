import { useEffect, useRef } from 'react';
import { EDIT_COMMAND_LIST, type EditCommand } from './edit-commands.ts';
import { isShortcut } from './shortcut.ts';
import type { TimelineEditor } from './use-timeline-editor.ts';

/** The commands' keys, on the whole screen; those for one clip act on the one that holds the focus. */
export function useCommandKeys({ run }: TimelineEditor, isActive: boolean): void {
  const latestRun = useRef(run);
  useEffect(() => {
    latestRun.current = run;
  });
  useEffect(() => {
    if (!isActive) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return;
      const command = EDIT_COMMAND_LIST.find(({ shortcuts }) =>
        shortcuts.some((shortcut) => isShortcut(event, shortcut)),
      );
      if (command === undefined) return;
      const index = targetIndex(command, event.target);
      if (index === null) return;
      event.preventDefault();
      latestRun.current(command.name, index);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isActive]);
}

/** -1 for commands of the whole timeline; null where the key means something else or no clip has the focus. */
function targetIndex(command: EditCommand, target: EventTarget | null): number | null {
  if (command.target === 'timeline') return -1;
  if (!(target instanceof HTMLElement) || target instanceof HTMLInputElement) return null;
  const row = target.closest<HTMLElement>('[data-cut-index]');
  return row === null ? null : Number(row.dataset.cutIndex);
}
