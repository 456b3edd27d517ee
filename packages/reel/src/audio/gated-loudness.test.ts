import { expect, test } from 'vitest';
import { gatedLoudness } from './gated-loudness.ts';

test('silence has no loudness, and what lies far below the rest does not count', () => {
  expect(gatedLoudness([{ lufs: -90, seconds: 10 }])).toBeNull();
  expect(
    gatedLoudness([
      { lufs: -20, seconds: 5 },
      { lufs: -45, seconds: 50 },
    ]),
  ).toBeCloseTo(-20, 6);
  expect(
    gatedLoudness([
      { lufs: -20, seconds: 5 },
      { lufs: -20, seconds: 5 },
    ]),
  ).toBeCloseTo(-20, 6);
});
