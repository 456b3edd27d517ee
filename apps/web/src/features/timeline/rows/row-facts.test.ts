import { expect, it } from 'vitest';
import { loadCuts } from '../editor/cuts/timeline-cuts.ts';
import { openEditor } from '../editor/editor.ts';
import { cutLimits, isSame, isSamePlace, rowPlaces } from './row-facts.ts';

const IMAGE = { imageUrl: '/api/thumbnails/a.mp4?t=1', videoUrls: [], placeholder: 'VIDEO' } as const;
const CLIPS = [
  { clipId: 'a', startTime: 1, endTime: 3, order: 0 },
  { clipId: 'b', startTime: 0, endTime: 4, adjustedDuration: 1.5, order: 1 },
];

it('numbers the rows and tells where each plays in the reel and in the player', () => {
  const inPlayer = [null, { startSeconds: 1, endSeconds: 2.5 }];
  expect(rowPlaces(loadCuts(CLIPS), [IMAGE, null], inPlayer)).toEqual(
    new Map([
      [
        'cut-1',
        { number: 1, startSeconds: 0, endSeconds: 2, image: IMAGE, shownFrom: null, shownUntil: null },
      ],
      ['cut-2', { number: 2, startSeconds: 2, endSeconds: 3.5, image: null, shownFrom: 1, shownUntil: 2.5 }],
    ]),
  );
});

it('tells of each row what can be done to it', () => {
  const editor = openEditor(CLIPS, true, new Map([['a', 2]]));
  expect(cutLimits(editor, 0, null, null)).toEqual({
    unheard: null,
    longestSeconds: 2,
    canShorten: true,
    canLengthen: false,
    canMoveUp: false,
    canMoveDown: true,
  });
});

it('takes rows as the same that say the same, whichever objects they are', () => {
  const editor = openEditor(CLIPS, true);
  const limits = cutLimits(editor, 0, null, null);
  expect(isSame(limits, cutLimits(editor, 0, null, null))).toBe(true);
  expect(isSame(limits, cutLimits(editor, 1, null, null))).toBe(false);
});

it('takes images made anew of the same moment as the same', () => {
  const place = (image: typeof IMAGE | null, number = 1) => {
    return { number, startSeconds: 0, endSeconds: 2, image, shownFrom: null, shownUntil: null };
  };
  expect(isSamePlace(place(IMAGE), place({ ...IMAGE, videoUrls: [] }))).toBe(true);
  expect(isSamePlace(place(IMAGE), place({ ...IMAGE, videoUrls: [] }, 2))).toBe(false);
  expect(isSamePlace(place(IMAGE), place(null))).toBe(false);
});
