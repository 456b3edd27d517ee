import { expect, it } from 'vitest';
import { getToasts } from '../../../lib/notifications/toast.ts';
import { runHook } from '../../../testing/run-hook.tsx';
import { sampleProject } from '../../../testing/sample-project.ts';
import { EDIT_COMMANDS } from './edit-commands.ts';
import { useTimelineEditor } from './use-timeline-editor.ts';

it('says that clips could not be moved where one of the two is there no more', () => {
  const timeline = runHook(() => useTimelineEditor(sampleProject()));
  const [first] = timeline.editor.cuts;
  const before = getToasts();
  timeline.drop(first?.key ?? '', first?.key ?? '');
  expect(getToasts()).toBe(before);
  timeline.drop(first?.key ?? '', 'gone');
  expect(getToasts()[0]).toMatchObject({
    title: 'Drag Error',
    description: 'An error occurred while moving clips.',
    variant: 'destructive',
  });
});

it('has no command that fails: each changes the edit or leaves it as it is', () => {
  const { editor } = runHook(() => useTimelineEditor(sampleProject()));
  for (const { perform } of Object.values(EDIT_COMMANDS)) {
    for (const index of [-1, 0, editor.cuts.length, Number.NaN]) {
      expect(perform(editor, index, 0)).toHaveProperty('cuts');
    }
  }
});
