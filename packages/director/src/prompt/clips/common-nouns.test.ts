import { expect, it } from 'vitest';
import COMMON_NOUNS from '../lexicon/common-nouns.json' with { type: 'json' };
import { LEXICONS } from '../lexicon/index.ts';
import { foldWord } from '../words/tokens.ts';
import { conceptsOf } from './concepts.ts';

const means = (word: string, code: string) =>
  LEXICONS.filter((lexicon) => lexicon.code === code).flatMap((lexicon) =>
    conceptsOf(foldWord(word), lexicon),
  );

it.each([
  ['Verkehr', 'de', 'traffic'],
  ['tráfico', 'es', 'traffic'],
  ['trânsito', 'pt', 'traffic'],
  ['embouteillage', 'fr', 'traffic'],
  ['rooftop', 'en', 'roof'],
  ['Kürbis', 'de', 'pumpkin'],
  ['abejorro', 'es', 'bee'],
  ['écureuils', 'fr', 'squirrel'],
])('%s in %s means %s', (word, code, concept) => {
  expect(means(word, code)).toContain(concept);
});

it('cuts no German word down to another word: a roof is no badger', () => {
  expect(means('Dach', 'de')).toContain('roof');
  expect(means('Dach', 'de')).not.toContain('badger');
  expect(means('Dachs', 'de')).toContain('badger');
});

it('has five cells of single lower-case words in every row, and no word under two concepts of the table', () => {
  const places = new Map<string, string[]>();
  for (const [concept, row] of Object.entries(COMMON_NOUNS)) {
    const cells = row.split('|');
    expect(cells, concept).toHaveLength(5);
    expect(row).toBe(row.toLowerCase());
    for (const [column, cell] of cells.entries())
      for (const word of cell.split(' ').filter((one) => one !== ''))
        places.set(`${column} ${foldWord(word)}`, [
          ...(places.get(`${column} ${foldWord(word)}`) ?? []),
          concept,
        ]);
  }
  expect([...places].filter(([, concepts]) => concepts.length > 1)).toEqual([]);
});
