import { expect, it } from 'vitest';
import type { CommandName } from '../edit-commands.ts';
import { type Editor, openEditor } from '../editor.ts';
import { undo } from '../history.ts';
import { isEnabledOn, performOn, refusalOn } from './several-cuts.ts';

const clips = ['a', 'b', 'c', 'd'].map((clipId, order) => ({ clipId, order, startTime: 0, endTime: 2 }));
const opened = openEditor(clips, true);
const on = (editor: Editor, name: CommandName, ...numbers: number[]) =>
  performOn(editor, name, { keys: numbers.map((number) => `cut-${number}`), atSeconds: 0 });
const order = ({ cuts }: Editor) => cuts.map(({ clip }) => clip.clipId).join('');

it.each([
  ['remove', [1, 3], 'bd'],
  ['duplicate', [1, 3], 'aabccd'],
  ['move_down', [1, 2], 'cabd'],
  ['move_down', [3, 4], 'abcd'],
  ['move_down', [2, 4], 'acbd'],
  ['move_up', [1, 3], 'acbd'],
  ['move_up', [3, 4], 'acdb'],
] as const)('%s of clips %j gives %s', (name, numbers, expected) => {
  expect(order(on(opened, name, ...numbers))).toBe(expected);
});

it('is one step, whatever it was done to', () => {
  const removed = on(opened, 'remove', 1, 2, 3);
  expect(undo(removed).cuts).toBe(opened.cuts);
  expect(removed.past.at(-1)?.label).toBe('Remove clip (3 clips)');
});

it('turns what is mixed off, then all of it on', () => {
  const one = on(opened, 'mute', 1);
  const all = on(one, 'mute', 1, 2, 3, 4);
  expect(all.cuts.map(({ clip }) => clip.gainDb)).toEqual([-60, -60, -60, -60]);
  expect(on(all, 'mute', 1, 2).cuts.map(({ clip }) => clip.gainDb)).toEqual([0, 0, -60, -60]);
});

it('does not remove all, and says why', () => {
  const target = { keys: ['cut-1', 'cut-2', 'cut-3', 'cut-4'], atSeconds: 0 };
  expect(performOn(opened, 'remove', target)).toBe(opened);
  expect(isEnabledOn(opened, 'remove', target)).toBe(false);
  expect(refusalOn(opened, 'remove', target)?.title).toBe('Cannot Remove');
});

it('lengthens and shortens those that can be', () => {
  const shortened = on(on(opened, 'shorten', 1, 2), 'shorten', 1, 2);
  expect(shortened.cuts.map(({ clip }) => clip.adjustedDuration)).toEqual([1, 1, undefined, undefined]);
});
