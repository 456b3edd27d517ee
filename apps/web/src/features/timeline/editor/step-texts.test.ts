import { expect, it } from 'vitest';
import { setDuration } from './cuts/changing-cuts.ts';
import { EDIT_COMMANDS } from './edit-commands.ts';
import { openEditor } from './editor.ts';
import { spokenLimit, stepText } from './step-texts.ts';

const clips = [
  { clipId: 'a', startTime: 1, endTime: 3, order: 0 },
  { clipId: 'b', startTime: 0, endTime: 2, order: 1 },
];
const editor = openEditor(clips, true, new Map([['b', 5]]));

it('notifies of a removal with what is left, and of nothing that a row shows', () => {
  const removed = EDIT_COMMANDS.remove.perform(editor, 0, 0);
  expect(stepText('remove', removed)).toEqual({
    title: 'Clip Removed',
    description: '1 clip is left.',
    tone: 'neutral',
  });
  expect(stepText('lengthen', EDIT_COMMANDS.lengthen.perform(editor, 0, 0))).toBeNull();
});

it('tells those who hear the screen, once, that a clip holds no more', () => {
  const limited = setDuration(editor, 1, 9);
  expect(spokenLimit(editor, limited)).toBe("Limited to the clip's length: clip 2 holds 5.0 seconds.");
  expect(spokenLimit(limited, setDuration(limited, 1, 20))).toBeNull();
  expect(spokenLimit(editor, setDuration(editor, 1, 4))).toBeNull();
});
