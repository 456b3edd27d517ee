import { expect, test } from 'vitest';
import { doneAfterMs } from './phone.ts';

const frame = (startMs: number, endMs: number) => ({ startMs, endMs });

test('a press is done with the long frames that follow it without a pause', () => {
  const frames = [frame(1030, 1090), frame(1100, 1260), frame(1280, 1340), frame(1900, 1980)];
  expect(doneAfterMs({ at: 1000, frames })).toBe(340);
});

test('a press that no long frame follows took none', () => {
  expect(doneAfterMs({ at: 1000, frames: [] })).toBeNull();
  expect(doneAfterMs({ at: 1000, frames: [frame(1700, 1800)] })).toBeNull();
});
