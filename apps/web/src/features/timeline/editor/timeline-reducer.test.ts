import type { SelectedClip } from '@cutroom/contract';
import { expect, it } from 'vitest';
import type { CommandName } from './edit-commands.ts';
import { openEditor } from './editor.ts';
import { type TimelineAction, type TimelineState, timelineReducer } from './timeline-reducer.ts';

const clips: readonly SelectedClip[] = ['a', 'b', 'c'].map((clipId, order) => ({
  clipId,
  order,
  startTime: 0,
  endTime: 2,
}));
const opened: TimelineState = {
  editor: openEditor(clips, true),
  chosen: ['cut-1'],
  spoken: '',
  notice: null,
};
const after = (...actions: readonly TimelineAction[]) => actions.reduce(timelineReducer, opened);
const command = (name: CommandName, ...keys: string[]): TimelineAction => ({
  ...{ kind: 'command', name, keys },
  atSeconds: 0,
});
const shown = ({ editor }: TimelineState) => editor.cuts.map(({ clip }) => clip.clipId).join('');

it('says what a command did, and notifies of a removal with a way back', () => {
  const moved = after(command('move_down', 'cut-1'));
  expect(shown(moved)).toBe('bac');
  expect(moved.spoken).toBe('Clip 1 is now at place 2 of 3.');
  const removed = after(command('remove', 'cut-2'));
  expect(shown(removed)).toBe('ac');
  expect(removed.notice).toMatchObject({ content: { title: 'Clip Removed' }, canUndo: true });
});

it('takes a removal back while its notification is the last word', () => {
  const removed = after(command('remove', 'cut-2'));
  const { notice } = removed;
  if (notice === null) throw new Error('a removal is notified');
  expect(shown(timelineReducer(removed, { kind: 'take_back', notice }))).toBe('abc');
  const later = timelineReducer(removed, { kind: 'move', from: 0, to: 1 });
  expect(later.notice).toBeNull();
  expect(timelineReducer(later, { kind: 'take_back', notice })).toBe(later);
});

it('does nothing for a command that is not enabled', () => {
  expect(after(command('undo'))).toBe(opened);
  expect(after(command('move_up', 'cut-1'))).toBe(opened);
});

it('adds a clip behind the chosen one, chooses it and says which place it has', () => {
  const added = after({ kind: 'add', cut: { clipId: 'd', startTime: 0, endTime: 1, order: 3 }, name: 'dog' });
  expect(shown(added)).toBe('adbc');
  expect(added.spoken).toBe('dog is now clip 2 of 4.');
  expect(added.chosen).toEqual([added.editor.cuts[1]?.key]);
});

it.each([
  [0, 'dabc', 1],
  [2, 'abdc', 3],
  [3, 'abcd', 4],
])('adds a clip into gap %d where it is dropped there, whatever is chosen', (gap, order, number) => {
  const cut = { clipId: 'd', startTime: 0, endTime: 1, order: 3 };
  const added = after({ kind: 'add', cut, name: 'dog', gap });
  expect(shown(added)).toBe(order);
  expect(added.spoken).toBe(`dog is now clip ${number} of 4.`);
  expect(added.chosen).toEqual([added.editor.cuts[gap]?.key]);
});

it('chooses the second half after a split, and what comes back after an undo', () => {
  const split = after({ kind: 'command', name: 'split', keys: [], atSeconds: 3 });
  expect(shown(split)).toBe('abbc');
  expect(split.chosen).toEqual([split.editor.cuts[2]?.key]);
  const removed = after(command('remove', 'cut-3'), command('undo'));
  expect(removed.chosen).toEqual(['cut-3']);
});

it('keeps what was changed while a save was on its way', () => {
  const { cuts: sent } = opened.editor;
  const changed = after({ kind: 'duration', index: 0, seconds: 1, mergeKey: null });
  const answer = {
    editingPlan: { title: '', description: '', instructions: '', selectedClips: [...clips] },
    editVersion: 'second',
  };
  const saved = timelineReducer(changed, { kind: 'saved', sent, answer });
  expect(saved.editor.editVersion).toBe('second');
  expect(saved.editor.cuts[0]?.clip.adjustedDuration).toBe(1);
});
