import { EDIT_COMMAND_LIST } from '../editor/edit-commands.ts';
import { PLAYER_COMMANDS } from './player-commands.ts';
import type { Shortcut } from './shortcut.ts';

export interface KeyGroup {
  readonly title: string;
  readonly keys: readonly { readonly label: string; readonly shortcuts: readonly Shortcut[] }[];
}

/** Opens the list of all keys. */
export const HELP_KEY: Shortcut = { key: '?' };

/** Every key of the timeline, as the help lists them. */
export const KEY_GROUPS: readonly KeyGroup[] = [
  { title: 'Playing', keys: PLAYER_COMMANDS },
  {
    title: 'Editing',
    keys: EDIT_COMMAND_LIST.filter(({ shortcuts }) => shortcuts.length > 0),
  },
  {
    title: 'The list of clips',
    keys: [
      {
        label: 'Lift, move and drop at the handle',
        shortcuts: [{ key: ' ' }, { key: 'ArrowUp' }, { key: 'ArrowDown' }],
      },
      { label: 'Choose the clip; go to what can be done to it', shortcuts: [{ key: 'Enter' }] },
      { label: 'Back to the clip in the list', shortcuts: [{ key: 'Escape' }] },
      { label: 'This help', shortcuts: [HELP_KEY] },
    ],
  },
];
