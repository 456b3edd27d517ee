import type { SelectedClip } from '@cutroom/contract';
import { expect, it } from 'vitest';
import { hasUnsavedChanges, openEditor } from '../editor.ts';
import { undo } from '../history.ts';
import { setDucks } from './cut-ducks.ts';
import { areSameDucks, hasOwnDucks } from './own-ducks.ts';

const CUT: SelectedClip = { clipId: 'a', startTime: 0, endTime: 2, order: 0 };
const DOWN = { startSeconds: 0.5, endSeconds: 1, depthDb: 12 };

it('one pull is one step, and unsaved', () => {
  const opened = openEditor([CUT, { ...CUT, order: 1 }], true);
  const once = setDucks(opened, [{ index: 1, ducks: [DOWN] }], 'pull');
  const twice = setDucks(once, [{ index: 1, ducks: [{ ...DOWN, depthDb: 6 }] }], 'pull');
  expect(twice.cuts.map(({ clip }) => clip.ducks)).toEqual([undefined, [{ ...DOWN, depthDb: 6 }]]);
  expect(hasUnsavedChanges(twice)).toBe(true);
  expect(undo(twice).cuts).toBe(opened.cuts);
});

it('changes only cuts that are there and are otherwise', () => {
  const opened = openEditor([CUT, { ...CUT, order: 1, ducks: [DOWN] }], true);
  const followed = setDucks(
    opened,
    [0, 1, 2].map((index) => ({ index, ducks: null })),
    null,
  );
  expect(followed.cuts.map(({ clip }) => clip.ducks)).toEqual([undefined, null]);
  expect(hasUnsavedChanges(followed)).toBe(true);
  expect(setDucks(opened, [{ index: 1, ducks: [{ ...DOWN }] }], null)).toBe(opened);
});

it('tells ducks of its own from none, and from those of speech', () => {
  expect(hasOwnDucks({ ducks: [] })).toBe(true);
  expect(hasOwnDucks({ ducks: null })).toBe(false);
  expect(areSameDucks(undefined, null)).toBe(true);
  expect(areSameDucks([], null)).toBe(false);
});
