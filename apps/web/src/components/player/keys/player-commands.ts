import type { Shortcut } from './shortcut.ts';

/** What keys do with the player. They change nothing of the timeline. */
export type PlayerCommandName =
  | 'play_or_pause'
  | 'pause'
  | 'play_forwards'
  | 'play_backwards'
  | 'loop'
  | 'frame_back'
  | 'frame_on'
  | 'second_back'
  | 'second_on'
  | 'cut_before'
  | 'cut_after'
  | 'to_start'
  | 'to_end';

export interface PlayerCommand {
  readonly name: PlayerCommandName;
  readonly label: string;
  readonly shortcuts: readonly Shortcut[];
}

/** What editors know. */
export const PLAYER_COMMANDS: readonly PlayerCommand[] = [
  { name: 'play_or_pause', label: 'Play or pause', shortcuts: [{ key: ' ' }] },
  { name: 'pause', label: 'Pause', shortcuts: [{ key: 'k' }] },
  { name: 'play_forwards', label: 'Play, again for faster', shortcuts: [{ key: 'l' }] },
  { name: 'play_backwards', label: 'Play backwards, again for faster', shortcuts: [{ key: 'j' }] },
  { name: 'loop', label: 'Play the chosen clip again and again', shortcuts: [{ key: 'r' }] },
  { name: 'frame_back', label: 'One frame back', shortcuts: [{ key: 'ArrowLeft' }] },
  { name: 'frame_on', label: 'One frame on', shortcuts: [{ key: 'ArrowRight' }] },
  { name: 'second_back', label: 'One second back', shortcuts: [{ key: 'ArrowLeft', isShift: true }] },
  { name: 'second_on', label: 'One second on', shortcuts: [{ key: 'ArrowRight', isShift: true }] },
  { name: 'cut_before', label: 'To the clip before', shortcuts: [{ key: 'ArrowUp' }] },
  { name: 'cut_after', label: 'To the next clip', shortcuts: [{ key: 'ArrowDown' }] },
  { name: 'to_start', label: 'To the beginning', shortcuts: [{ key: 'Home' }] },
  { name: 'to_end', label: 'To the end', shortcuts: [{ key: 'End' }] },
];
