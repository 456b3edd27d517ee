import { expect, test } from 'vitest';
import { estimateText } from './estimate-text.ts';

test.each([
  [0, '2-3 minutes'],
  [24.9, '2-3 minutes'],
  [25, '1-2 minutes'],
  [39.9, '1-2 minutes'],
  [40, '30-90 seconds'],
  [79.9, '30-90 seconds'],
  [80, '10-30 seconds'],
  [100, '10-30 seconds'],
])('at %d%% it takes %s more', (percent, text) => {
  expect(estimateText(percent)).toBe(text);
});
