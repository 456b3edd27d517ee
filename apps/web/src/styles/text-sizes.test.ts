import { expect, it } from 'vitest';

const SOURCES = import.meta.glob<string>('../**/*.tsx', { query: '?raw', import: 'default', eager: true });
/** One beside the sizes of the scale: its own, or one that Tailwind has above the largest. */
const OWN_SIZE = /\btext-(?:\[[\d.]+(?:px|rem|em)\]|[4-9]xl)/g;

it('every text has one of the sizes of the scale', () => {
  expect(Object.keys(SOURCES).length).toBeGreaterThan(100);
  const own = Object.entries(SOURCES).flatMap(([path, source]) =>
    [...source.matchAll(OWN_SIZE)].map(([size]) => `${path} ${size}`),
  );
  expect(own).toEqual([]);
});
