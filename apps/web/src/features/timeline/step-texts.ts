import { playedSeconds } from '@cutroom/contract';
import type { ToastContent } from '../../ui/toast-list.ts';
import type { CommandName } from './edit-commands.ts';
import type { Editor } from './editor.ts';

/** What a command is notified with; null for those that are seen well enough. */
export function stepText(name: CommandName, { cuts: { length: count } }: Editor): ToastContent | null {
  switch (name) {
    case 'remove':
      return {
        title: 'Clip Removed',
        description: `${count === 1 ? '1 clip is' : `${count} clips are`} left. Undo brings it back.`,
      };
    case 'reset':
      return { title: 'Timeline Reset', description: 'The timeline is as it was last saved.' };
    default:
      return null;
  }
}

/** Where a cut was asked to play longer than its clip is; null where none was, or it was said before. */
export function limitText(before: Editor, after: Editor): ToastContent | null {
  const index = after.cuts.findIndex(
    ({ key }) => after.limitedKeys.includes(key) && !before.limitedKeys.includes(key),
  );
  const cut = after.cuts[index];
  if (cut === undefined) return null;
  return {
    title: "Limited to the clip's length",
    description: `Clip ${index + 1} holds ${playedSeconds(cut.clip).toFixed(1)} seconds.`,
  };
}
