import { playedSeconds } from '@cutroom/contract';
import { beatsText } from '@cutroom/reel';
import type { ToastAction, ToastContent } from '../../../lib/notifications/toast-list.ts';
import { beatCount } from './cuts/cut-to-beat.ts';
import type { CommandName } from './edit-commands.ts';
import type { Editor } from './editor.ts';

/** What a command is notified with; null for those that are seen well enough. */
export function stepText(name: CommandName, editor: Editor): ToastContent | null {
  const { length: count } = editor.cuts;
  switch (name) {
    case 'remove':
      return {
        title: 'Clip Removed',
        description: count === 1 ? '1 clip is left.' : `${count} clips are left.`,
        tone: 'neutral',
      };
    case 'reset':
      return { title: 'Timeline Reset', description: 'The timeline is the first edit again.' };
    case 'cut_to_beat':
      return { title: 'Cut to the Beat', description: beatsText(beatCount(editor)), tone: 'neutral' };
    default:
      return null;
  }
}

/** Beside what is said of a removal: the way back, where the eye is. */
export function undoAction(onPress: () => void): ToastAction {
  return { label: 'Undo', altText: 'Undo it with Control and Z or with Undo above the clips.', onPress };
}

/**
 * That a cut was asked to play longer than its clip is, for people who hear the screen: others read it in its row. null where
 * none was, or it was said before.
 */
export function spokenLimit(before: Editor, after: Editor): string | null {
  const index = after.cuts.findIndex(
    ({ key }) => after.limitedKeys.includes(key) && !before.limitedKeys.includes(key),
  );
  const cut = after.cuts[index];
  if (cut === undefined) return null;
  return `Limited to the clip's length: clip ${index + 1} holds ${playedSeconds(cut.clip).toFixed(1)} seconds.`;
}
