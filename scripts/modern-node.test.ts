import { expect, test } from 'vitest';
import { stripsTypes } from './modern-node.mjs';

test.each(['22.18.0', '22.20.1', '23.6.0', '24.0.0', '26.1.0'])(
  'Node %s runs TypeScript files',
  (version) => {
    expect(stripsTypes(version)).toBe(true);
  },
);

test.each(['20.20.2', '22.17.1', '23.5.0', '18.0.0'])('Node %s does not run TypeScript files', (version) => {
  expect(stripsTypes(version)).toBe(false);
});
