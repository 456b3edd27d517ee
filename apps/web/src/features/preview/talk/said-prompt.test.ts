import { expect, test } from 'vitest';
import { readingOfSaid, saidPrompt } from './said-prompt.ts';

test.each([
  ['A calm reel', 'A calm reel. less talking'],
  ['A calm reel.\n', 'A calm reel. less talking'],
  ['A calm reel!', 'A calm reel! less talking'],
  ['', 'less talking'],
])('what is said stands behind %j as a sentence of its own', (prompt, text) => {
  expect(saidPrompt(prompt, ' less talking ')).toBe(text);
});

test('only what the new words ask for is told', () => {
  const about = (said: string, start: number) => ({
    id: said,
    said,
    span: [start, start + said.length] as [number, number],
    certainty: 'sure' as const,
    source: 'prompt' as const,
  });
  const reading = readingOfSaid(
    {
      wishes: [
        { kind: 'pace', ...about('calm', 2), pace: 'slow', course: null },
        { kind: 'fade', ...about('fade out', 14), at: 'end', isNot: false },
        { kind: 'mood', ...about('mark', 0), span: null, mood: 'calm' },
      ],
      notUsed: [
        { said: 'reel', span: [7, 11], why: 'narration' },
        { said: 'please', span: [24, 30], why: 'narration' },
      ],
    },
    13,
  );
  expect(reading).toEqual({ understood: ['Fades out to black'], notUsed: ['please'] });
});
