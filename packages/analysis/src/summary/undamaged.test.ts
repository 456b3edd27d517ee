import { expect, it } from 'vitest';
import { undamaged } from './undamaged.ts';

const span = (startSeconds: number, endSeconds: number) => ({ startSeconds, endSeconds });

it.each([
  ['nothing is damaged', [], [span(0, 5), span(5, 9)]],
  ['a shot is damaged in the middle', [span(2, 3)], [span(0, 2), span(3, 5), span(5, 9)]],
  ['damage goes over a cut', [span(4, 6)], [span(0, 4), span(6, 9)]],
  ['a shot is damaged twice', [span(1, 2), span(3, 4)], [span(0, 1), span(2, 3), span(4, 5), span(5, 9)]],
  ['a whole shot is damaged', [span(5, 9)], [span(0, 5)]],
  ['everything is damaged', [span(0, 9)], [span(0, 5), span(5, 9)]],
])('shows what can be shown where %s', (_, damaged, shown) => {
  expect(undamaged([span(0, 5), span(5, 9)], damaged)).toEqual(shown);
});
