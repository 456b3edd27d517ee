import { useEffect, useRef } from 'react';
import { keyTargets } from '../../../components/player/keys/key-targets.ts';
import { PLAYER_COMMANDS, type PlayerCommandName } from '../../../components/player/keys/player-commands.ts';
import { HELP_KEY, isShortcut, type Shortcut } from '../../../components/player/keys/shortcut.ts';
import { EDIT_COMMAND_LIST, type EditCommand } from '../editor/edit-commands.ts';
import type { CutActions } from '../use-cut-actions.ts';
import { TITLE_KEY } from './key-groups.ts';

interface KeyHandlers {
  readonly actions: Pick<CutActions, 'run'>;
  readonly play: (name: PlayerCommandName) => void;
  readonly onHelp: () => void;
  /** Told which cut's title is to be written. */
  readonly onTitle: (key: string) => void;
  /** Keys of the cuts that are chosen. */
  readonly chosen: readonly string[];
}

/**
 * All keys of the timeline, on the whole screen. Commands for cuts act on the row that holds the focus, else on what is
 * chosen.
 */
export function useTimelineKeys(handlers: KeyHandlers, isActive: boolean): void {
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  useEffect(() => {
    if (!isActive) return;
    const targets = keyTargets();
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || targets.isTaken(event)) return;
      if (press(event, latest.current)) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      targets.release();
    };
  }, [isActive]);
}

/** @returns whether the key did something */
function press(event: KeyboardEvent, { actions, play, onHelp, onTitle, chosen }: KeyHandlers): boolean {
  const command = EDIT_COMMAND_LIST.find(hasKey(event));
  if (command !== undefined) {
    actions.run(command.name, keysOf(command, event.target, chosen));
    return true;
  }
  const playing = PLAYER_COMMANDS.find(hasKey(event));
  if (playing !== undefined) {
    if (!(event.repeat && playing.name === 'play_or_pause')) play(playing.name);
    return true;
  }
  const written = keyOfRow(event.target) ?? chosen.at(-1);
  if (isShortcut(event, TITLE_KEY) && written !== undefined) {
    onTitle(written);
    return true;
  }
  if (!isShortcut(event, HELP_KEY)) return false;
  onHelp();
  return true;
}

function hasKey(event: KeyboardEvent) {
  return ({ shortcuts }: { readonly shortcuts: readonly Shortcut[] }) =>
    shortcuts.some((shortcut) => isShortcut(event, shortcut));
}

/** A row that the keyboard came to is meant itself, unless it is one of those that are chosen. @returns none for those */
function keysOf(
  command: EditCommand,
  target: EventTarget | null,
  chosen: readonly string[],
): readonly string[] | undefined {
  const key = command.target === 'cut' ? keyOfRow(target) : undefined;
  return key === undefined || chosen.includes(key) ? undefined : [key];
}

/** Of the row that holds the focus. */
function keyOfRow(target: EventTarget | null): string | undefined {
  return target instanceof Element ? target.closest<HTMLElement>('[data-cut]')?.dataset.cut : undefined;
}
