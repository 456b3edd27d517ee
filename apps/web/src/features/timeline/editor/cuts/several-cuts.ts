import { type CommandName, EDIT_COMMANDS } from '../edit-commands.ts';
import type { Editor } from '../editor.ts';
import { asOneStep } from '../history.ts';
import type { Refusal } from '../reel-limits.ts';
import { setDuration, setLevel } from './changing-cuts.ts';
import { isCleared } from './cleared-voices.ts';
import { isSilent } from './cut-level.ts';
import { isLocked, type TimelineCut } from './timeline-cuts.ts';

/** What a command is done to. */
export interface CommandTarget {
  /** Of the chosen cuts. Commands for the whole timeline and for the playhead do not look at them. */
  readonly keys: readonly string[];
  /** Where the playhead stands in the reel. */
  readonly atSeconds: number;
}

/** The command done to every chosen cut, as one step; nothing where it can be done to none. */
export function performOn(editor: Editor, name: CommandName, target: CommandTarget): Editor {
  const { atSeconds } = target;
  const command = EDIT_COMMANDS[name];
  const keys = commandKeys(editor, name, target);
  const [only] = keys;
  if (keys.length <= 1) {
    const index = only === undefined ? -1 : indexOf(editor, only);
    return command.isEnabled(editor, index, atSeconds) ? command.perform(editor, index, atSeconds) : editor;
  }
  const done = keys.reduce((state, key) => {
    const index = indexOf(state, key);
    const isBlocked = isBehindChosen(state, name, index, keys);
    return !isBlocked && command.isEnabled(state, index, atSeconds)
      ? command.perform(state, index, atSeconds)
      : state;
  }, editor);
  return asOneStep(editor, done, `${command.label} (${keys.length} clips)`);
}

/** All of these cuts playing for so many seconds, each held to what it can; one step with the others of its `mergeKey`. */
export function setDurations(
  editor: Editor,
  keys: readonly string[],
  seconds: number,
  mergeKey: string,
): Editor {
  return keys.reduce((state, key) => setDuration(state, indexOf(state, key), seconds, mergeKey), editor);
}

/** All of these cuts so loud, in decibels against their recordings. */
export function setLevels(
  editor: Editor,
  keys: readonly string[],
  decibels: number,
  mergeKey: string,
): Editor {
  return keys.reduce((state, key) => setLevel(state, indexOf(state, key), decibels, mergeKey), editor);
}

/** Whether the command can be done to at least one of the chosen cuts. */
export function isEnabledOn(editor: Editor, name: CommandName, target: CommandTarget): boolean {
  return performOn(editor, name, target).cuts !== editor.cuts;
}

/** Why it cannot, in words; null where that goes without saying. */
export function refusalOn(
  editor: Editor,
  name: CommandName,
  { keys, atSeconds }: CommandTarget,
): Refusal | null {
  const index = keys[0] === undefined ? -1 : indexOf(editor, keys[0]);
  return EDIT_COMMANDS[name].refusal(editor, index, atSeconds);
}

/** In the order in which they must be done; of a switch only those that it changes, so that all end up the same. */
function commandKeys(editor: Editor, name: CommandName, { keys }: CommandTarget): readonly string[] {
  if (EDIT_COMMANDS[name].target !== 'cut') return [];
  const chosen = editor.cuts.filter(({ key }) => keys.includes(key));
  switch (name) {
    case 'mute':
      return keysOf(differing(chosen, ({ clip }) => isSilent(clip)));
    case 'clear_voices':
      return keysOf(differing(chosen, ({ clip }) => isCleared(clip)));
    case 'lock':
      return keysOf(differing(chosen, isLocked));
    case 'remove':
      return chosen.length === editor.cuts.length ? [] : keysOf(chosen);
    case 'move_down':
      return keysOf(chosen.toReversed());
    default:
      return keysOf(chosen);
  }
}

/** Those that are not on yet; where all are, all of them, to be switched off. */
function differing(
  cuts: readonly TimelineCut[],
  isOn: (cut: TimelineCut) => boolean,
): readonly TimelineCut[] {
  const off = cuts.filter((cut) => !isOn(cut));
  return off.length === 0 ? cuts : off;
}

/** Whether the cut in whose place it would move is one of those that move: they keep their order. */
function isBehindChosen(editor: Editor, name: CommandName, index: number, keys: readonly string[]): boolean {
  const step = name === 'move_up' ? -1 : name === 'move_down' ? 1 : 0;
  const neighbour = step === 0 ? undefined : editor.cuts[index + step];
  return neighbour !== undefined && keys.includes(neighbour.key);
}

function keysOf(cuts: readonly TimelineCut[]): readonly string[] {
  return cuts.map(({ key }) => key);
}

function indexOf({ cuts }: Editor, key: string): number {
  return cuts.findIndex((cut) => cut.key === key);
}
