import { expect, it } from 'vitest';
import { keepCaptionDraft, readCaptionDraft } from './caption-draft.ts';

it('keeps what was written, an empty caption too, and not what was suggested', () => {
  const items = new Map<string, string>();
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
  const keep = (text: string) => keepCaptionDraft(7, { text, suggested: 'Lisbon #reels' }, storage);
  expect(readCaptionDraft(7, storage)).toBeNull();
  keep('Back soon');
  expect(readCaptionDraft(7, storage)).toBe('Back soon');
  expect(readCaptionDraft(8, storage)).toBeNull();
  keep('');
  expect(readCaptionDraft(7, storage)).toBe('');
  keep('Lisbon #reels');
  expect(readCaptionDraft(7, storage)).toBeNull();
});
