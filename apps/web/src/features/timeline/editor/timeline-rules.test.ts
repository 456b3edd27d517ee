import { expect, it } from 'vitest';
import { ApiError } from '../../../api/api-error.ts';
import { isShortcut, shortcutText } from '../../../components/player/keys/shortcut.ts';
import { operationFailureText, regenerateFailureText, saveFailureText } from '../saving/failure-texts.ts';
import { saveProblem } from '../saving/save-problem.ts';
import { timelineAccess } from '../timeline-access.ts';
import { dragMove } from './drag-move.ts';
import { openEditor } from './editor.ts';

const { cuts } = openEditor(
  ['a', 'b'].map((clipId, order) => ({ clipId, order, startTime: 0, endTime: 1 })),
  true,
);
const plan = { title: '', description: '', instructions: '', selectedClips: [] };

it.each([
  ['processing', '/v', plan, 'not_ready'],
  ['uploaded', null, null, 'not_ready'],
  ['failed', '/v', plan, 'not_ready'],
  ['completed', '/v', plan, 'open'],
  ['completed', null, plan, 'open'],
  ['timeline_modified', '/v', plan, 'open'],
  ['timeline_modified', null, plan, 'data_missing'],
  ['timeline_modified', '/v', null, 'data_missing'],
] as const)('a %s project with video %s and plan %s is %s', (status, finalVideoPath, editingPlan, access) => {
  expect(timelineAccess({ status, finalVideoPath, editingPlan })).toBe(access);
});

it('moves only between two different rows of the timeline', () => {
  const [first, second] = cuts.map(({ key }) => key);
  expect(dragMove(cuts, first ?? '', second ?? '')).toEqual({ kind: 'move', from: 0, to: 1 });
  expect(dragMove(cuts, first ?? '', first ?? '')).toEqual({ kind: 'none' });
  expect(dragMove(cuts, first ?? '', null)).toEqual({ kind: 'none' });
  expect(dragMove(cuts, first ?? '', 'gone')).toEqual({ kind: 'invalid' });
  expect(dragMove(cuts, 'gone', first ?? '')).toEqual({ kind: 'invalid' });
});

it('refuses to save nothing, or clips without a name or times', () => {
  expect(saveProblem(cuts, cuts)).toBeNull();
  expect(saveProblem([], cuts)).toEqual({
    title: 'Cannot Save',
    description: 'No clips in timeline to save.',
  });
  const broken = cuts.map((cut) => ({ ...cut, clip: { ...cut.clip, endTime: Number.NaN } }));
  expect(saveProblem(broken, cuts)).toEqual({
    title: 'Invalid Data',
    description: 'Some clips have invalid data. Please refresh and try again.',
  });
});

it('refuses to save what the server would refuse: reels under a second or over three minutes', () => {
  const [first] = cuts;
  if (first === undefined) throw new Error('there are cuts');
  const short = [{ ...first, clip: { ...first.clip, endTime: 0.5 } }];
  expect(saveProblem(short, cuts)?.description).toMatch(/at least 1 second/);
  expect(saveProblem(short, short), 'it was no longer before').toBeNull();
  const long = [{ ...first, clip: { ...first.clip, endTime: 181 } }];
  expect(saveProblem(long, cuts)?.description).toMatch(/3 minutes at most/);
});

const withMessage = new ApiError(422, '', '{"code":"timeline_too_long","message":"Too long."}');
const withoutMessage = new ApiError(502, 'Bad Gateway', '<html>');
const noAnswer = new TypeError('Failed to fetch');

it("says the server's message, else its status, else what to do", () => {
  expect([withMessage, withoutMessage, noAnswer].map(saveFailureText)).toEqual([
    'Too long.',
    'Server error: 502',
    'Failed to update timeline. Please check your connection and try again.',
  ]);
  expect([withMessage, withoutMessage, noAnswer].map(regenerateFailureText)).toEqual([
    'Too long.',
    'Server error: 502',
    'Failed to start video regeneration.',
  ]);
  expect(operationFailureText('save', withMessage)).toBe('Too long.');
  expect(operationFailureText('save', noAnswer)).toBe('Failed to save timeline changes. Please try again.');
  expect(operationFailureText('regenerate', withoutMessage)).toBe(
    'Failed to start video regeneration. Please try again.',
  );
  const failed = new ApiError(500, '', '{"code":"internal","message":"Something went wrong on our side."}');
  expect(operationFailureText('save', failed)).toBe('Failed to save timeline changes. Please try again.');
  expect(operationFailureText('regenerate', failed)).toBe(
    'Failed to start video regeneration. Please try again.',
  );
  expect(operationFailureText('regenerate', withMessage)).toBe('Too long.');
  expect(operationFailureText('save', new Error('Odd answer'))).toBe('Odd answer');
  expect(operationFailureText('save', new Error(''))).toBe('Failed to save changes or start regeneration.');
});

const press = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };

it('tells keys apart by what is held down', () => {
  const undo = { key: 'z', isCtrl: true } as const;
  const redo = { key: 'z', isCtrl: true, isShift: true } as const;
  expect(isShortcut({ ...press, key: 'z', ctrlKey: true }, undo)).toBe(true);
  expect(isShortcut({ ...press, key: 'z', metaKey: true }, undo)).toBe(true);
  expect(isShortcut({ ...press, key: 'Z', ctrlKey: true, shiftKey: true }, undo)).toBe(false);
  expect(isShortcut({ ...press, key: 'Z', ctrlKey: true, shiftKey: true }, redo)).toBe(true);
  expect(isShortcut({ ...press, key: 'z' }, undo)).toBe(false);
  expect(isShortcut({ ...press, key: '+', shiftKey: true }, { key: '+' })).toBe(true);
  expect(isShortcut({ ...press, key: 'Delete', shiftKey: true }, { key: 'Delete' })).toBe(false);
});

it('writes keys as people read them', () => {
  expect(shortcutText({ key: 'z', isCtrl: true, isShift: true })).toBe('Ctrl+Shift+Z');
  expect(shortcutText({ key: 'ArrowUp', isAlt: true })).toBe('Alt+↑');
  expect(shortcutText({ key: '-' })).toBe('-');
});
