import { expect, test } from 'vitest';
import type { ClipSketch } from '../testing/build-clip.ts';
import { planSketches as plan } from '../testing/plan-sketches.ts';

const clips = (count: number, seconds: number): ClipSketch[] =>
  Array.from({ length: count }, (_, at) => ({ id: `${seconds} s ${at}`, seconds }));

test('a reel that is to be slow leaves clips out rather than to show each of many shortly', () => {
  const { lengths } = plan('a slow 30 second reel', ...clips(15, 10));
  expect(lengths.length).toBeLessThan(10);
  expect(Math.min(...lengths)).toBeGreaterThan(2);
});

test('a clip that cannot stay as long as the others comes only for want of these', () => {
  const { ids } = plan('a slow 30 second reel', ...clips(2, 1.5), ...clips(12, 10));
  expect(ids.filter((id) => id.startsWith('1.5'))).toEqual([]);
  expect(plan('a slow 10 second reel', ...clips(2, 1.5), ...clips(1, 10)).ids).toContain('1.5 s 0');
});

test('in a fast reel what most of it is to be of comes again and again, and does not drag', () => {
  const dog: ClipSketch = { id: 'dog', name: 'dog.mp4', labels: ['dog'], seconds: 10 };
  const { ids, lengths, total } = plan('mostly the dog, fast, 12 seconds', ...clips(4, 10), dog);
  const own = lengths.filter((_, at) => ids[at] === 'dog');
  expect(own.reduce((sum, seconds) => sum + seconds, 0) / total).toBeGreaterThan(0.5);
  expect(Math.max(...own)).toBeLessThan(3);
});
