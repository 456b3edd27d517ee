import { isCleared } from './cuts/cleared-voices.ts';
import { isSilent } from './cuts/cut-level.ts';
import { speedText } from './cuts/cut-speed.ts';
import { cutAtSecond } from './cuts/joining-cuts.ts';
import type { CommandTarget } from './cuts/several-cuts.ts';
import { isLocked } from './cuts/timeline-cuts.ts';
import type { CommandName } from './edit-commands.ts';
import type { Editor } from './editor.ts';

/**
 * What a command did, for people who hear the screen; null where a notification or the focused field says it.
 * @param target what it was done to
 */
export function spokenStep(
  name: CommandName,
  before: Editor,
  after: Editor,
  { keys, atSeconds }: CommandTarget,
): string | null {
  if (keys.length > 1 && after.past.length > before.past.length) return `Done: ${after.past.at(-1)?.label}.`;
  const index = before.cuts.findIndex(({ key }) => key === keys[0]);
  const number = index + 1;
  const cut = after.cuts[index];
  const underPlayhead = cutAtSecond(before.cuts, atSeconds) + 1;
  switch (name) {
    case 'move_up':
      return `Clip ${number} is now at place ${number - 1} of ${after.cuts.length}.`;
    case 'move_down':
      return `Clip ${number} is now at place ${number + 1} of ${after.cuts.length}.`;
    case 'lock':
      if (cut === undefined) return null;
      return isLocked(cut)
        ? `Clip ${number} is locked. A new generation keeps it at its place.`
        : `Clip ${number} is not locked any more.`;
    case 'mute':
      if (cut === undefined) return null;
      return isSilent(cut.clip)
        ? `The sound of clip ${number} is off.`
        : `The sound of clip ${number} is on.`;
    case 'clear_voices':
      if (cut === undefined) return null;
      return isCleared(cut.clip)
        ? `The voices of clip ${number} are made clear.`
        : `The voices of clip ${number} are as recorded.`;
    case 'split':
      return `Clip ${underPlayhead} is now clips ${underPlayhead} and ${underPlayhead + 1}.`;
    case 'begin_here':
      return `Clip ${underPlayhead} now begins at the playhead.`;
    case 'end_here':
      return `Clip ${underPlayhead} now ends at the playhead.`;
    case 'duplicate':
      return `Clip ${number} plays again as clip ${number + 1}.`;
    case 'slip_back':
    case 'slip_on':
      return cut === undefined
        ? null
        : `Clip ${number} shows its clip from second ${cut.clip.startTime.toFixed(2)} on.`;
    case 'slower':
    case 'faster':
      return cut === undefined ? null : `Clip ${number} plays at ${speedText(cut.clip)} its speed.`;
    case 'undo':
      return `Undone: ${before.past.at(-1)?.label ?? ''}.`;
    case 'redo':
      return `Done again: ${before.future[0]?.label ?? ''}.`;
    case 'remove':
    case 'reset':
    case 'cut_to_beat':
    case 'shorten':
    case 'lengthen':
      return null;
  }
}
