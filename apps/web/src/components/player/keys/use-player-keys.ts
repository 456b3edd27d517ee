import { type RefObject, useEffect, useRef } from 'react';
import { pressMuteControl } from '../player-focus.ts';
import type { KeyGroup } from './key-table.tsx';
import { keyTargets } from './key-targets.ts';
import { PLAYER_COMMANDS, type PlayerCommandName } from './player-commands.ts';
import { HELP_KEY, isShortcut, type Shortcut } from './shortcut.ts';
import { useTransport } from './use-transport.ts';

/** There is no chosen clip beside a player that stands alone; Home, End and the arrows up and down scroll its page. */
const ELSEWHERE: ReadonlySet<PlayerCommandName> = new Set([
  'loop',
  'to_start',
  'to_end',
  'cut_before',
  'cut_after',
]);
const COMMANDS = PLAYER_COMMANDS.filter(({ name }) => !ELSEWHERE.has(name));
const MUTE_KEY: Shortcut = { key: 'm' };

/** Every key of a player that stands alone, as the help lists them. */
export const PLAYER_KEYS: KeyGroup = {
  title: 'Playing',
  keys: [
    ...COMMANDS,
    { label: 'Sound on or off', shortcuts: [MUTE_KEY] },
    { label: 'This help', shortcuts: [HELP_KEY] },
  ],
};

interface PlayerKeyParts extends Omit<Parameters<typeof useTransport>[0], 'onLoop'> {
  readonly onHelp: () => void;
}

/** The keys of the timeline's player for one that stands alone, wherever on its screen the focus is. Space has its own (use-space-plays.ts). */
export function usePlayerKeys({ onHelp, ...parts }: PlayerKeyParts): void {
  const run = useTransport(parts);
  const { videoBox } = parts;
  const help = useRef(onHelp);
  useEffect(() => {
    help.current = onHelp;
  });
  useEffect(() => {
    const targets = keyTargets();
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || targets.isTaken(event)) return;
      if (press(event, { run, box: videoBox, onHelp: help.current })) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      targets.release();
    };
  }, [run, videoBox]);
}

interface Pressed {
  readonly run: (name: PlayerCommandName) => void;
  readonly box: RefObject<HTMLElement | null>;
  readonly onHelp: () => void;
}

/** @returns whether the key did something */
function press(event: KeyboardEvent, { run, box, onHelp }: Pressed): boolean {
  const command = COMMANDS.find(({ shortcuts }) => shortcuts.some((each) => isShortcut(event, each)));
  if (command !== undefined && command.name !== 'play_or_pause') {
    run(command.name);
    return true;
  }
  if (isShortcut(event, MUTE_KEY)) return event.repeat || pressMuteControl(box.current);
  if (!isShortcut(event, HELP_KEY)) return false;
  onHelp();
  return true;
}
