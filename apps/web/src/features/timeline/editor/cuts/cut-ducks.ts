import type { CutDuck } from '@cutroom/contract';
import type { DucksOfCut } from '@cutroom/reel';
import { afterStep, type Editor } from '../editor.ts';
import { areSameDucks } from './own-ducks.ts';

/**
 * Cuts with ducks of their own; a cut with null goes down where somebody speaks.
 * @param mergeKey joins the steps of one pull
 */
export function setDucks(
  editor: Editor,
  changes: readonly (Pick<DucksOfCut, 'index'> & { readonly ducks: CutDuck[] | null })[],
  mergeKey: string | null,
): Editor {
  const changed = changes.filter(
    ({ index, ducks }) =>
      editor.cuts[index] !== undefined && !areSameDucks(editor.cuts[index].clip.ducks, ducks),
  );
  if (changed.length === 0) return editor;
  const cuts = editor.cuts.map((cut, at) => {
    const change = changed.find(({ index }) => index === at);
    return change === undefined ? cut : { ...cut, clip: { ...cut.clip, ducks: change.ducks } };
  });
  return afterStep(editor, cuts, 'Change music level', mergeKey);
}
