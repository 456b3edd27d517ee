import { type Editor, withFreshImages } from './editor.ts';

/** The editor without its last step. */
export function undo(editor: Editor): Editor {
  const step = editor.past.at(-1);
  if (step === undefined) return editor;
  return withFreshImages({
    ...editor,
    cuts: step.cuts,
    past: editor.past.slice(0, -1),
    future: [{ ...step, cuts: editor.cuts, mergeKey: null }, ...editor.future],
    limitedKeys: [],
  });
}

/** The editor with the step that was undone last. */
export function redo(editor: Editor): Editor {
  const [step, ...future] = editor.future;
  if (step === undefined) return editor;
  return withFreshImages({
    ...editor,
    cuts: step.cuts,
    past: [...editor.past, { ...step, cuts: editor.cuts, mergeKey: null }],
    future,
    limitedKeys: [],
  });
}

/** Everything since `before` as one step. */
export function asOneStep(before: Editor, after: Editor, label: string): Editor {
  if (after.cuts === before.cuts) return after;
  return { ...after, past: [...before.past, { label, cuts: before.cuts, mergeKey: null }], future: [] };
}
