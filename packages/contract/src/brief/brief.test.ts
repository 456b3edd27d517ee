import { describe, expect, it } from 'vitest';
import { briefSchema } from './brief.ts';

const about = { id: 'length-1', span: [0, 10], said: '30 seconds', certainty: 'sure', source: 'prompt' };

describe('a brief', () => {
  it('reads a wish by its kind', () => {
    const brief = {
      language: 'en',
      isLanguageRead: true,
      wishes: [{ kind: 'length', ...about, amount: { bound: 'exactly', value: 30 } }],
      notUsed: [],
    };
    expect(briefSchema.parse(brief)).toEqual(brief);
  });

  it('refuses a length without a number, and a kind that nobody knows', () => {
    const withWish = (wish: object) =>
      briefSchema.safeParse({ language: 'en', isLanguageRead: true, wishes: [wish], notUsed: [] }).success;
    expect(withWish({ kind: 'length', ...about, amount: { bound: 'exactly' } })).toBe(false);
    expect(withWish({ kind: 'length', ...about, amount: { bound: 'exactly', value: 0 } })).toBe(false);
    expect(withWish({ kind: 'hypnotise', ...about })).toBe(false);
    expect(withWish({ kind: 'variety', ...about })).toBe(true);
  });
});
