import { DEFAULT_PROMPT, QUICK_PROMPTS } from '@cutroom/contract';
import { describe, expect, test } from 'vitest';
import { planEdit } from '../plan/plan-edit.ts';
import { findLanguage } from '../prompt/words/language.ts';
import { tokenise } from '../prompt/words/tokens.ts';
import { buildClips } from '../testing/build-clip.ts';
import { readCorpus } from '../testing/corpus/read-corpus.ts';
import { planSketches } from '../testing/plan-sketches.ts';

const told = (prompt: string): string => planSketches(prompt, {}, {}, {}).instructions ?? '';
const NOT_READ = 'Prompts in English, Spanish, Portuguese, German and French are understood so far.';

describe('where no wish is found', () => {
  test.each(['', 'video', 'make me a really good video please', 'do your best', 'for tiktok', '🐶🏖️'])(
    'a prompt without wishes is told so (%s)',
    (prompt) => {
      expect(told(prompt)).toMatch(/^No special wishes were found in the prompt, so: the strongest moments/);
    },
  );

  test('wishes that nobody understood are not denied', () => {
    expect(told('surprise me with something that screams nostalgia and rust')).toBe(
      'Nothing in the prompt was understood as a special wish, so: the strongest moments, a hook first, variety, and an ending that comes to rest.',
    );
  });
});

describe('a prompt in a language that is not read', () => {
  test.each([
    'fai un reel con il cane, senza la macchina',
    'maak een video met de hond, zonder het meer',
    'сделай видео про собаку',
    '犬のビデオを作って',
  ])('is told which languages are understood (%s)', (prompt) => {
    expect(told(prompt)).toContain(NOT_READ);
    expect(told(prompt)).not.toContain('No special wishes');
  });

  test('is told beside what was understood', () => {
    expect(told('20 s, alleen de hond, zonder het meer en niet met de kat')).toBe(
      `Understood: 20 seconds in all. ${NOT_READ}`,
    );
  });

  test('is none where only the words for the screen are foreign', () => {
    expect(told('write "el perro y los gatos con una playa" at the end')).not.toContain(NOT_READ);
  });

  test('is told nothing of the kind where a model read it', () => {
    const request = { prompt: 'maak een video met de hond, zonder het meer', clips: buildClips({}, {}) };
    expect(planEdit(request).instructions).toContain(NOT_READ);
    expect(
      planEdit({ ...request, choice: { picks: [], seconds: null, secondsMax: 60 } }).instructions,
    ).not.toContain(NOT_READ);
  });

  test('is none of those that English was read in', () => {
    const prompts = [DEFAULT_PROMPT, ...Object.values(QUICK_PROMPTS)].concat(
      [...readCorpus('development'), ...readCorpus('report')].map(({ prompt }) => prompt),
    );
    const isForeign = (prompt: string) => findLanguage(prompt, tokenise(prompt), new Set()).code !== 'en';
    expect(prompts.filter((prompt) => prompt !== '' && isForeign(prompt))).toEqual([
      'Mein Hund ist der star haha no seriously: dog, dog, dog. 10 secs',
    ]);
  });
});
