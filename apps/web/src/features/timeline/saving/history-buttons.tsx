import { Redo2, Undo2 } from 'lucide-react';
import { shortcutText } from '../../../components/player/keys/shortcut.ts';
import { IconButton } from '../../../components/ui/icon-button.tsx';
import { EDIT_COMMANDS } from '../editor/edit-commands.ts';
import type { Editor } from '../editor/editor.ts';
import { useTimeline } from '../timeline-context.ts';

/** Undo and redo, with the step that each would take. */
export function HistoryButtons({ editor }: { readonly editor: Editor }) {
  return (
    <div className="flex items-center">
      <HistoryButton editor={editor} name="undo" />
      <HistoryButton editor={editor} name="redo" />
    </div>
  );
}

const HISTORY_ICONS = { undo: <Undo2 aria-hidden />, redo: <Redo2 aria-hidden /> } as const;

interface HistoryButtonProps {
  readonly editor: Editor;
  readonly name: 'undo' | 'redo';
}

function HistoryButton({ editor, name }: HistoryButtonProps) {
  const { actions } = useTimeline();
  const command = EDIT_COMMANDS[name];
  const [shortcut] = command.shortcuts;
  const step = name === 'undo' ? editor.past.at(-1) : editor.future[0];
  return (
    <IconButton
      label={step === undefined ? command.label : `${command.label}: ${step.label}`}
      disabled={!command.isEnabled(editor, -1, 0)}
      {...(shortcut === undefined
        ? {}
        : { 'aria-keyshortcuts': shortcutText(shortcut).replace('Ctrl', 'Control') })}
      onClick={() => actions.run(name)}
    >
      {HISTORY_ICONS[name]}
    </IconButton>
  );
}
