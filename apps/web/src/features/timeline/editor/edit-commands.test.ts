import type { SelectedClip } from '@cutroom/contract';
import { expect, it } from 'vitest';
import { moveCut, setDuration, setLevel } from './cuts/changing-cuts.ts';
import { addCut } from './cuts/joining-cuts.ts';
import type { CommandTarget } from './cuts/several-cuts.ts';
import { cutsToSave } from './cuts/timeline-cuts.ts';
import { type CommandName, EDIT_COMMAND_LIST, EDIT_COMMANDS } from './edit-commands.ts';
import {
  afterRefresh,
  afterRestore,
  afterSave,
  type Editor,
  hasUnsavedChanges,
  openEditor,
  type ServerTimeline,
} from './editor.ts';
import { spokenStep } from './spoken-step.ts';

const clips: SelectedClip[] = ['a', 'b', 'c'].map((clipId, order) => ({
  clipId,
  order,
  startTime: 0,
  endTime: 2,
}));
const opened = openEditor(clips, true);

function timelineOf(selectedClips: SelectedClip[], editVersion = 'newer'): ServerTimeline {
  return { editingPlan: { title: '', description: '', instructions: '', selectedClips }, editVersion };
}

function isEnabled(editor: Editor, name: CommandName, index = -1): boolean {
  return EDIT_COMMANDS[name].isEnabled(editor, index, 0);
}

function perform(editor: Editor, name: CommandName, index = -1): Editor {
  expect(isEnabled(editor, name, index)).toBe(true);
  return EDIT_COMMANDS[name].perform(editor, index, 0);
}

/** The cut at this place of `opened`, with the playhead at the reel's beginning. */
function targetAt(index: number): CommandTarget {
  return { keys: opened.cuts.filter((_, place) => place === index).map(({ key }) => key), atSeconds: 0 };
}

function order(editor: Editor): string {
  return editor.cuts.map(({ clip }) => clip.clipId).join('');
}

it('moves a clip up and down, but not beyond the ends', () => {
  expect(order(perform(opened, 'move_up', 2))).toBe('acb');
  expect(order(perform(opened, 'move_down', 0))).toBe('bac');
  expect(isEnabled(opened, 'move_up', 0)).toBe(false);
  expect(isEnabled(opened, 'move_down', 2)).toBe(false);
});

it('moves a clip to any place', () => {
  expect(order(moveCut(opened, 0, 2))).toBe('bca');
  expect(moveCut(opened, 1, 1)).toBe(opened);
  expect(moveCut(opened, 1, 9)).toBe(opened);
});

it('removes clips, but never the last', () => {
  const one = perform(perform(opened, 'remove', 1), 'remove', 0);
  expect(order(one)).toBe('c');
  expect(isEnabled(one, 'remove', 0)).toBe(false);
  expect(EDIT_COMMANDS.remove.refusal(one, 0, 0)).toEqual({
    title: 'Cannot Remove',
    description: 'At least one clip must remain in the timeline.',
  });
});

it('lengthens and shortens by half a second within 0.5 to 30 seconds', () => {
  expect(perform(opened, 'lengthen', 0).cuts[0]?.clip.adjustedDuration).toBe(2.5);
  expect(perform(opened, 'shorten', 0).cuts[0]?.clip.adjustedDuration).toBe(1.5);
  expect(isEnabled(setDuration(opened, 0, 0.5), 'shorten', 0)).toBe(false);
  expect(isEnabled(setDuration(opened, 0, 30), 'lengthen', 0)).toBe(false);
  expect(setDuration(opened, 0, 99).cuts[0]?.clip.adjustedDuration).toBe(30);
});

it('lets a cut play as long as its clip is, and notes that it ended there', () => {
  const editor = openEditor(
    [{ clipId: 'a', startTime: 1.2, endTime: 3.2, order: 0 }],
    true,
    new Map([['a', 4]]),
  );
  const typed = setDuration(editor, 0, 30);
  expect(typed.cuts[0]?.clip.adjustedDuration).toBe(4);
  expect(typed.limitedKeys).toEqual([editor.cuts[0]?.key]);
  expect(isEnabled(typed, 'lengthen', 0)).toBe(false);
  const pressed = perform(setDuration(editor, 0, 3.8), 'lengthen', 0);
  expect(pressed.cuts).toEqual(typed.cuts);
  expect(pressed.limitedKeys).toEqual(typed.limitedKeys);
  const exact = setDuration(typed, 0, 4);
  expect(exact.limitedKeys, 'no more than there is was asked for').toEqual([]);
  expect(exact.past).toEqual(typed.past);
});

it('undoes and redoes step by step, and knows that nothing is unsaved any more', () => {
  const moved = perform(opened, 'move_up', 2);
  const removed = perform(moved, 'remove', 0);
  expect(hasUnsavedChanges(removed)).toBe(true);
  const undone = perform(perform(removed, 'undo'), 'undo');
  expect(order(undone)).toBe('abc');
  expect(hasUnsavedChanges(undone)).toBe(false);
  expect(isEnabled(undone, 'undo', -1)).toBe(false);
  const redone = perform(perform(undone, 'redo'), 'redo');
  expect(order(redone)).toBe('cb');
  expect(isEnabled(redone, 'redo', -1)).toBe(false);
});

it('forgets what was undone once something else is done', () => {
  const undone = perform(perform(opened, 'remove', 0), 'undo');
  expect(isEnabled(perform(undone, 'move_up', 1), 'redo', -1)).toBe(false);
});

it('undoes one typing at once', () => {
  const typed = setDuration(setDuration(opened, 0, 1, 'visit 1'), 0, 12, 'visit 1');
  const typedAgain = setDuration(typed, 0, 3, 'visit 2');
  expect(perform(typedAgain, 'undo').cuts[0]?.clip.adjustedDuration).toBe(12);
  expect(hasUnsavedChanges(perform(perform(typedAgain, 'undo'), 'undo'))).toBe(false);
});

it('resets to what the director chose, also after edits that are saved', () => {
  const [first, second] = opened.cuts.map(({ clip }) => clip);
  const clips = (...cuts: readonly (typeof first)[]) => cuts.flatMap((cut) => cut ?? []);
  const edited = openEditor(clips(second), false, new Map(), null, clips(first, second));
  const reset = perform(edited, 'reset');
  expect(order(reset)).toBe('ab');
  expect(hasUnsavedChanges(reset)).toBe(true);
  expect(isEnabled(reset, 'reset')).toBe(false);
});

it('resets to the original copy, which undo takes back, and cannot without one', () => {
  const changed = perform(opened, 'remove', 0);
  const reset = perform(changed, 'reset');
  expect(order(reset)).toBe('abc');
  expect(hasUnsavedChanges(reset)).toBe(false);
  expect(order(perform(reset, 'undo'))).toBe('bc');
  expect(isEnabled(opened, 'reset', -1)).toBe(false);
  const empty = openEditor([], true);
  expect(isEnabled(empty, 'reset', -1)).toBe(false);
  expect(EDIT_COMMANDS.reset.refusal(empty, -1, 0)).toEqual({
    title: 'Cannot Reset',
    description: 'No original timeline data available.',
  });
});

it('shows images of the clips themselves once something was moved or removed', () => {
  expect(opened.images).toEqual({ of: 'reel', version: 0 });
  expect(perform(opened, 'move_up', 1).images).toEqual({ of: 'clips', version: 1 });
  expect(perform(opened, 'remove', 1).images).toEqual({ of: 'clips', version: 1 });
  expect(openEditor(clips, false).images.of).toBe('clips');
});

it('knows by which name the server has the timeline that it began with, until the server tells of another', () => {
  const older = openEditor(clips, true, new Map(), 'older');
  const changed = perform(older, 'remove', 0);
  expect(changed.editVersion).toBe('older');
  const answer = timelineOf(cutsToSave(changed.cuts));
  expect(afterSave(changed, changed.cuts, answer).editVersion).toBe('newer');
  expect(afterRestore(changed, answer).editVersion).toBe('newer');
  const refreshed = afterRefresh(changed, answer);
  expect(perform(refreshed, 'undo').editVersion).toBe('newer');
  expect(afterRefresh(changed, timelineOf([])).editVersion).toBe('older');
});

it('notes the clips that the server shortened to what they hold, until their length changes', () => {
  const changed = setDuration(setDuration(opened, 0, 9), 1, 1);
  const answer = cutsToSave(changed.cuts).map((clip) =>
    clip.clipId === 'a' ? { ...clip, adjustedDuration: 4 } : clip,
  );
  const saved = afterSave(changed, changed.cuts, timelineOf(answer));
  expect(saved.limitedKeys).toEqual([opened.cuts[0]?.key]);
  expect(saved.cuts[0]?.clip.adjustedDuration).toBe(4);
  expect(hasUnsavedChanges(saved)).toBe(false);
  expect(perform(saved, 'shorten', 0).limitedKeys).toEqual([]);
});

it('keeps what was changed while the save was under way', () => {
  const sent = perform(opened, 'remove', 0);
  const meanwhile = perform(sent, 'remove', 0);
  const saved = afterSave(meanwhile, sent.cuts, timelineOf(cutsToSave(sent.cuts)));
  expect(order(saved)).toBe('c');
  expect(hasUnsavedChanges(saved)).toBe(true);
});

it('loads the timeline again in a way that undo takes back', () => {
  const refreshed = afterRefresh(perform(opened, 'remove', 0), timelineOf(clips));
  expect(order(refreshed)).toBe('abc');
  expect(hasUnsavedChanges(refreshed)).toBe(false);
  expect(order(perform(refreshed, 'undo'))).toBe('bc');
});

it('locks and unlocks a clip, which is a change to save and can be undone', () => {
  const locked = perform(opened, 'lock', 1);
  expect(cutsToSave(locked.cuts).map((clip) => clip.locked)).toEqual([undefined, true, undefined]);
  expect(hasUnsavedChanges(locked)).toBe(true);
  expect(locked.images).toEqual(opened.images);
  const unlocked = perform(locked, 'lock', 1);
  // Said outright: a clip that says nothing stays as it was saved.
  expect(cutsToSave(unlocked.cuts)[1]?.locked).toBe(false);
  expect(hasUnsavedChanges(unlocked)).toBe(false);
  expect(hasUnsavedChanges(perform(locked, 'undo'))).toBe(false);
});

it('leaves a locked clip to be edited by hand', () => {
  const locked = perform(opened, 'lock', 0);
  expect(order(perform(locked, 'move_down', 0))).toBe('bac');
  expect(perform(locked, 'lengthen', 0).cuts[0]?.clip).toMatchObject({ locked: true, adjustedDuration: 2.5 });
  expect(order(perform(locked, 'remove', 0))).toBe('bc');
});

it('turns the sound of a clip off and on', () => {
  const off = perform(opened, 'mute', 0);
  expect(off.cuts[0]?.clip.gainDb).toBe(-60);
  expect(hasUnsavedChanges(off)).toBe(true);
  expect(hasUnsavedChanges(perform(off, 'mute', 0))).toBe(false);
});

it('undoes one pull of the level at once', () => {
  const pulled = setLevel(setLevel(opened, 0, -3, 'pull 1'), 0, -8, 'pull 1');
  expect(pulled.cuts[0]?.clip.gainDb).toBe(-8);
  expect(hasUnsavedChanges(perform(pulled, 'undo'))).toBe(false);
});

it('adds a clip at the end, under a key of its own, up to what a timeline holds', () => {
  const other = { clipId: 'd', startTime: 3, endTime: 6, order: 0 };
  const twice = addCut(addCut(opened, other), other);
  expect(order(twice)).toBe('abcdd');
  expect(new Set(twice.cuts.map(({ key }) => key)).size).toBe(5);
  expect(twice.images.of).toBe('clips');
  expect(cutsToSave(twice.cuts)[4]).toEqual({ ...other, order: 4 });
  const short = { ...other, endTime: 3.5 };
  const full = openEditor(
    Array.from({ length: 200 }, (_, index) => ({ ...short, order: index })),
    true,
  );
  expect(addCut(full, short)).toBe(full);
});

it('shows a plan that was brought back as what is saved, and undo gives what was there before', () => {
  const brought = afterRestore(perform(opened, 'remove', 0), timelineOf(clips.slice(0, 2)));
  expect(order(brought)).toBe('ab');
  expect(hasUnsavedChanges(brought)).toBe(false);
  const undone = perform(brought, 'undo');
  expect(order(undone)).toBe('bc');
  expect(hasUnsavedChanges(undone)).toBe(true);
});

it.each([
  ['move_up', 1, 'Clip 2 is now at place 1 of 3.'],
  ['move_down', 0, 'Clip 1 is now at place 2 of 3.'],
  ['lock', 0, 'Clip 1 is locked. A new generation keeps it at its place.'],
  ['mute', 2, 'The sound of clip 3 is off.'],
  ['remove', 0, null],
] as const)('%s of clip %d is spoken as "%s"', (name, index, text) => {
  expect(spokenStep(name, opened, perform(opened, name, index), targetAt(index))).toBe(text);
});

it('speaks of what is undone and done again by its name', () => {
  const locked = perform(opened, 'lock', 0);
  const undone = perform(locked, 'undo');
  expect(spokenStep('undo', locked, undone, targetAt(-1))).toBe('Undone: Lock clip.');
  expect(spokenStep('redo', undone, perform(undone, 'redo'), targetAt(-1))).toBe('Done again: Lock clip.');
  expect(spokenStep('lock', locked, perform(locked, 'lock', 0), targetAt(0))).toBe(
    'Clip 1 is not locked any more.',
  );
});

it('gives no two commands the same key', () => {
  const keys = EDIT_COMMAND_LIST.flatMap(({ shortcuts }) => shortcuts.map((each) => JSON.stringify(each)));
  expect(new Set(keys).size).toBe(keys.length);
});
