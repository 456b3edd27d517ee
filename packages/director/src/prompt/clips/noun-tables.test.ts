import { expect, it } from 'vitest';
import { HOME_NOUNS } from '../lexicon/home-nouns.ts';
import { LEISURE_NOUNS } from '../lexicon/leisure-nouns.ts';
import { NATURE_NOUNS } from '../lexicon/nature-nouns.ts';
import { nounsOf } from '../lexicon/nouns.ts';
import { STATE_NOUNS } from '../lexicon/state-nouns.ts';
import { foldWord } from '../words/tokens.ts';

const TABLES = { HOME_NOUNS, LEISURE_NOUNS, NATURE_NOUNS, STATE_NOUNS };
const LANGUAGES = ['en', 'es', 'pt', 'de', 'fr'] as const;
const rows = Object.values(TABLES)
  .flatMap((table) => table.trim().split('\n'))
  .map((row) => {
    const [key = '', cells = ''] = row.split(/:(.*)/);
    return { key, cells: cells.split('|').map((cell) => cell.split(' ').filter((word) => word !== '')) };
  });

it('has a word of every language in every row of the tables by areas', () => {
  for (const { key, cells } of rows) {
    expect(cells, key).toHaveLength(LANGUAGES.length);
    for (const cell of cells.slice(1)) expect(cell, key).not.toHaveLength(0);
  }
});

it('has every key once, and no word of a language under two of them', () => {
  const places = new Map<string, string[]>();
  for (const { key, cells } of rows)
    for (const [column, cell] of cells.entries())
      for (const word of new Set([...(column === 0 ? [key] : []), ...cell].map(foldWord)))
        places.set(`${LANGUAGES[column]} ${word}`, [
          ...(places.get(`${LANGUAGES[column]} ${word}`) ?? []),
          key,
        ]);
  expect([...places].filter(([, keys]) => keys.length > 1)).toEqual([]);
});

it('reads every row as words of each language', () => {
  for (const [column, code] of LANGUAGES.entries()) {
    const known = nounsOf(code);
    for (const { key, cells } of rows)
      expect(known[key]?.split(' ') ?? [], key).toEqual(expect.arrayContaining([...(cells[column] ?? [])]));
  }
});
