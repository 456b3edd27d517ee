import type { SelectedClip } from '@cutroom/contract';
import { expect, it } from 'vitest';
import { type CommandName, EDIT_COMMAND_LIST, EDIT_COMMANDS, moveCut, setDuration } from './edit-commands.ts';
import { afterRefresh, afterSave, type Editor, hasUnsavedChanges, openEditor } from './editor.ts';
import { cutsToSave } from './timeline-cuts.ts';

const clips: SelectedClip[] = ['a', 'b', 'c'].map((clipId, order) => ({
  clipId,
  order,
  startTime: 0,
  endTime: 2,
}));
const opened = openEditor(clips, true);

function perform(editor: Editor, name: CommandName, index = -1): Editor {
  expect(EDIT_COMMANDS[name].isEnabled(editor, index)).toBe(true);
  return EDIT_COMMANDS[name].perform(editor, index);
}

function order(editor: Editor): string {
  return editor.cuts.map(({ clip }) => clip.clipId).join('');
}

it('moves a clip up and down, but not beyond the ends', () => {
  expect(order(perform(opened, 'move_up', 2))).toBe('acb');
  expect(order(perform(opened, 'move_down', 0))).toBe('bac');
  expect(EDIT_COMMANDS.move_up.isEnabled(opened, 0)).toBe(false);
  expect(EDIT_COMMANDS.move_down.isEnabled(opened, 2)).toBe(false);
});

it('moves a clip to any place', () => {
  expect(order(moveCut(opened, 0, 2))).toBe('bca');
  expect(moveCut(opened, 1, 1)).toBe(opened);
  expect(moveCut(opened, 1, 9)).toBe(opened);
});

it('removes clips, but never the last', () => {
  const one = perform(perform(opened, 'remove', 1), 'remove', 0);
  expect(order(one)).toBe('c');
  expect(EDIT_COMMANDS.remove.isEnabled(one, 0)).toBe(false);
  expect(EDIT_COMMANDS.remove.refusal(one)).toEqual({
    title: 'Cannot Remove',
    description: 'At least one clip must remain in the timeline.',
  });
});

it('lengthens and shortens by half a second within 0.5 to 30 seconds', () => {
  expect(perform(opened, 'lengthen', 0).cuts[0]?.clip.adjustedDuration).toBe(2.5);
  expect(perform(opened, 'shorten', 0).cuts[0]?.clip.adjustedDuration).toBe(1.5);
  expect(EDIT_COMMANDS.shorten.isEnabled(setDuration(opened, 0, 0.5), 0)).toBe(false);
  expect(EDIT_COMMANDS.lengthen.isEnabled(setDuration(opened, 0, 30), 0)).toBe(false);
  expect(setDuration(opened, 0, 99).cuts[0]?.clip.adjustedDuration).toBe(30);
});

it('undoes and redoes step by step, and knows that nothing is unsaved any more', () => {
  const moved = perform(opened, 'move_up', 2);
  const removed = perform(moved, 'remove', 0);
  expect(hasUnsavedChanges(removed)).toBe(true);
  const undone = perform(perform(removed, 'undo'), 'undo');
  expect(order(undone)).toBe('abc');
  expect(hasUnsavedChanges(undone)).toBe(false);
  expect(EDIT_COMMANDS.undo.isEnabled(undone, -1)).toBe(false);
  const redone = perform(perform(undone, 'redo'), 'redo');
  expect(order(redone)).toBe('cb');
  expect(EDIT_COMMANDS.redo.isEnabled(redone, -1)).toBe(false);
});

it('forgets what was undone once something else is done', () => {
  const undone = perform(perform(opened, 'remove', 0), 'undo');
  expect(EDIT_COMMANDS.redo.isEnabled(perform(undone, 'move_up', 1), -1)).toBe(false);
});

it('undoes one typing at once', () => {
  const typed = setDuration(setDuration(opened, 0, 1, 'visit 1'), 0, 12, 'visit 1');
  const typedAgain = setDuration(typed, 0, 3, 'visit 2');
  expect(perform(typedAgain, 'undo').cuts[0]?.clip.adjustedDuration).toBe(12);
  expect(hasUnsavedChanges(perform(perform(typedAgain, 'undo'), 'undo'))).toBe(false);
});

it('resets to the original copy, which undo takes back, and cannot without one', () => {
  const changed = perform(opened, 'remove', 0);
  const reset = perform(changed, 'reset');
  expect(order(reset)).toBe('abc');
  expect(hasUnsavedChanges(reset)).toBe(false);
  expect(order(perform(reset, 'undo'))).toBe('bc');
  expect(EDIT_COMMANDS.reset.isEnabled(opened, -1)).toBe(false);
  const empty = openEditor([], true);
  expect(EDIT_COMMANDS.reset.isEnabled(empty, -1)).toBe(false);
  expect(EDIT_COMMANDS.reset.refusal(empty)).toEqual({
    title: 'Cannot Reset',
    description: 'No original timeline data available.',
  });
});

it('shows pictures of the clips themselves once something was moved or removed', () => {
  expect(opened.pictures).toEqual({ of: 'reel', version: 0 });
  expect(perform(opened, 'move_up', 1).pictures).toEqual({ of: 'clips', version: 1 });
  expect(perform(opened, 'remove', 1).pictures).toEqual({ of: 'clips', version: 1 });
  expect(openEditor(clips, false).pictures.of).toBe('clips');
});

it('notes the clips that the server shortened to what they hold, until their length changes', () => {
  const changed = setDuration(setDuration(opened, 0, 9), 1, 1);
  const answer = cutsToSave(changed.cuts).map((clip) =>
    clip.clipId === 'a' ? { ...clip, adjustedDuration: 4 } : clip,
  );
  const saved = afterSave(changed, changed.cuts, answer);
  expect(saved.limitedKeys).toEqual([opened.cuts[0]?.key]);
  expect(saved.cuts[0]?.clip.adjustedDuration).toBe(4);
  expect(hasUnsavedChanges(saved)).toBe(false);
  expect(perform(saved, 'shorten', 0).limitedKeys).toEqual([]);
});

it('keeps what was changed while the save was under way', () => {
  const sent = perform(opened, 'remove', 0);
  const meanwhile = perform(sent, 'remove', 0);
  const saved = afterSave(meanwhile, sent.cuts, cutsToSave(sent.cuts));
  expect(order(saved)).toBe('c');
  expect(hasUnsavedChanges(saved)).toBe(true);
});

it('loads the timeline again in a way that undo takes back', () => {
  const refreshed = afterRefresh(perform(opened, 'remove', 0), clips);
  expect(order(refreshed)).toBe('abc');
  expect(hasUnsavedChanges(refreshed)).toBe(false);
  expect(order(perform(refreshed, 'undo'))).toBe('bc');
});

it('gives no two commands the same key', () => {
  const keys = EDIT_COMMAND_LIST.flatMap(({ shortcuts }) => shortcuts.map((each) => JSON.stringify(each)));
  expect(new Set(keys).size).toBe(keys.length);
});
