import type { KeyGroup } from '../../../components/player/keys/key-table.tsx';
import { PLAYER_COMMANDS } from '../../../components/player/keys/player-commands.ts';
import { HELP_KEY, type Shortcut } from '../../../components/player/keys/shortcut.ts';
import { EDIT_COMMAND_LIST } from '../editor/edit-commands.ts';

/** Writes on the picture. */
export const TITLE_KEY: Shortcut = { key: 't' };

/** Every key of the timeline, as the help lists them. */
export const KEY_GROUPS: readonly KeyGroup[] = [
  { title: 'Playing', keys: PLAYER_COMMANDS },
  {
    title: 'Editing',
    keys: EDIT_COMMAND_LIST.filter(({ shortcuts }) => shortcuts.length > 0),
  },
  {
    title: 'The title on the picture',
    keys: [
      { label: 'Write the title of the chosen clip', shortcuts: [TITLE_KEY] },
      { label: 'Write the title that has the focus', shortcuts: [{ key: 'Enter' }] },
      { label: 'Move it up or down', shortcuts: [{ key: 'ArrowUp' }, { key: 'ArrowDown' }] },
      { label: 'End the writing', shortcuts: [{ key: 'Enter' }, { key: 'Escape' }] },
    ],
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
