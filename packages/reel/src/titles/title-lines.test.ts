import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { breakableParts, layOutTitle } from './title-lines.ts';

/** As wide as a bold letter is on average. */
const measure = (part: string): number => 0.55 * [...part.trim()].length;
const linesOf = (text: string): readonly string[] => layOutTitle(breakableParts(text), 930, measure).lines;

describe('A title’s lines', () => {
  it.each([
    ['a short one is large and on one line', 'Rome 2026', ['Rome 2026']],
    ['two lines are as equal as can be', 'Our summer in the mountains', ['Our summer in', 'the mountains']],
    ['a last word is not left alone', 'One two three four five six', ['One two three', 'four five six']],
    [
      'scripts without spaces break between characters',
      '日本の夏、花火と海の思い出。',
      ['日本の夏、花火', 'と海の思い出。'],
    ],
  ])('%s', (_, text, lines) => {
    expect(linesOf(text)).toEqual(lines);
  });

  it('never begin with a closing mark', () => {
    expect(breakableParts('夏、花火。')).toEqual(['夏、', '花', '火。']);
  });

  it('break a word that is longer than a line', () => {
    const lines = linesOf('Donaudampfschifffahrtsgesellschaftskapitän');
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.join('')).toBe('Donaudampfschifffahrtsgesellschaftskapitän');
  });

  it('break only that word, and at its own width', () => {
    // Letters alone are measured without the room between them.
    const tight = (part: string): number => measure(part) * ([...part.trim()].length === 1 ? 0.5 : 1);
    const { lines, sizePixels } = layOutTitle(
      breakableParts('so Donaudampfschifffahrtsgesellschaft said'),
      930,
      tight,
    );
    expect(lines[0]).toMatch(/^so Donau/);
    expect(lines.at(-1)).toMatch(/[a-z] said$/);
    for (const line of lines) expect(measure(line) * sizePixels).toBeLessThanOrEqual(930);
  });

  it('are larger the fewer words there are', () => {
    const size = (text: string): number => layOutTitle(breakableParts(text), 930, measure).sizePixels;
    expect(size('Rome')).toBeGreaterThan(size('A long title with sixty characters in it, which is a lot'));
  });

  it('hold every word in order and fit the width, whatever the words', () => {
    const words = fc.array(
      fc.string({ unit: fc.constantFrom(...'abcdefghij'), minLength: 1, maxLength: 14 }),
      {
        minLength: 1,
        maxLength: 10,
      },
    );
    fc.assert(
      fc.property(words, (given) => {
        const text = given.join(' ').slice(0, 60).trim();
        const { lines, sizePixels } = layOutTitle(breakableParts(text), 930, measure);
        expect(lines.join(' ')).toBe(text);
        const spaces = (line: string): number => line.split(' ').length - 1;
        const width = (line: string): number => measure(line.replaceAll(' ', '')) + 0.26 * spaces(line);
        expect(Math.max(...lines.map(width)) * sizePixels).toBeLessThanOrEqual(930.001);
        expect(lines.length).toBeLessThanOrEqual(6);
      }),
    );
  });
});
