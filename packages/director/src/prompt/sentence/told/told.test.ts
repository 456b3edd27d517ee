import { expect, it } from 'vitest';
import { readBrief } from '../../read-brief.ts';

const clips = ['ben-seasick', 'dolphins', 'red-buoy', 'warmup', 'mirror'].map((name, uploadOrder) => ({
  clipId: name,
  filename: `${name}_a1b2.mp4`,
  uploadOrder,
}));
const wishesIn = (prompt: string) => readBrief({ prompt, clips }).wishes;

it.each([
  'Nobody leaves without the mirror.',
  'We opened with two chairs and no mirror.',
  'Without the dolphins we would have lost the day.',
  'The dolphins stayed with us for ten minutes.',
])('"%s" tells, and asks for nothing', (prompt) => {
  expect(wishesIn(prompt)).toEqual([]);
});

it.each([
  ['no rain, two thirds dolphins', 'share'],
  ['skip that warm-up', 'exclude'],
  ['first the buoy, then the mirror and finally the dolphins', 'close'],
  ['the dolphins at the start, no put them last', 'close'],
])('"%s" asks for %s', (prompt, kind) => {
  expect(wishesIn(prompt).map((wish) => wish.kind)).toContain(kind);
});
