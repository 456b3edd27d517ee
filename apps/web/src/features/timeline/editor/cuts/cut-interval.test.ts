import { expect, it } from 'vitest';
import { EDIT_COMMANDS } from '../edit-commands.ts';
import { type Editor, openEditor } from '../editor.ts';
import { intervalAt, type PulledPart, pullCut } from './cut-interval.ts';
import { modifiedNote, originalSeconds } from './timeline-cuts.ts';

const clips = [
  { clipId: 'a', startTime: 2, endTime: 4, order: 0 },
  { clipId: 'b', startTime: 0, endTime: 2, order: 1 },
];
const opened = openEditor(clips, true, new Map([['a', 6]]));
const pull = (editor: Editor, part: PulledPart, seconds: number, mergeKey: string | null = null) =>
  pullCut(editor, 0, { part, seconds, mergeKey });

it.each([
  ['start', 1, 1, 4],
  ['start', 3, 3, 4],
  ['start', -5, 0, 4],
  ['start', 3.9, 3.5, 4],
  ['end', 5, 2, 5],
  ['end', 60, 2, 6],
  ['end', 0, 2, 2.5],
  ['clip', 3, 3, 5],
  ['clip', 60, 4, 6],
  ['clip', -1, 0, 2],
] as const)('%s pulled to %f plays %f to %f of a clip of 6 s', (part, to, startSeconds, endSeconds) => {
  expect(intervalAt(pull(opened, part, to), 0)).toEqual({ startSeconds, endSeconds });
});

it('pulls by whole frames', () => {
  expect(intervalAt(pull(opened, 'end', 4.51), 0)?.endSeconds).toBe(4.5);
  expect(intervalAt(pull(opened, 'end', 4.52), 0)?.endSeconds).toBe(4.533);
});

it('keeps the original length in mind, and notes the difference', () => {
  const [cut] = pull(opened, 'start', 1).cuts;
  if (cut === undefined) throw new Error('the cut is there');
  expect(originalSeconds(cut)).toBe(2);
  expect(modifiedNote(cut)).toBe('Modified (+1.0s)');
  const [back] = pull(pull(opened, 'start', 1), 'start', 2).cuts;
  expect(back?.clip).toEqual(opened.cuts[0]?.clip);
});

it('is undone as one pull', () => {
  const pulled = pull(pull(opened, 'end', 5, 'pull'), 'end', 3, 'pull');
  expect(EDIT_COMMANDS.undo.perform(pulled, -1, 0).cuts).toBe(opened.cuts);
});

it('changes nothing where nothing can be pulled', () => {
  expect(pull(opened, 'end', 4)).toBe(opened);
  expect(pull(opened, 'end', Number.NaN)).toBe(opened);
  expect(pullCut(opened, 9, { part: 'end', seconds: 3, mergeKey: null })).toBe(opened);
  const tiny = openEditor(
    [{ clipId: 'c', startTime: 0, endTime: 0.3, order: 0 }],
    true,
    new Map([['c', 0.3]]),
  );
  expect(pullCut(tiny, 0, { part: 'clip', seconds: 2, mergeKey: null })).toBe(tiny);
});

it('never makes the reel longer than it may be', () => {
  const clip = { clipId: 'b', startTime: 0, endTime: 25.5 };
  const long = Array.from({ length: 7 }, (_, order) => ({ ...clip, order }));
  const grown = pullCut(openEditor(long, true), 0, { part: 'end', seconds: 40, mergeKey: null });
  expect(intervalAt(grown, 0)).toEqual({ startSeconds: 0, endSeconds: 27 });
});
