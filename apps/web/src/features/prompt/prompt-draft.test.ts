import { expect, it } from 'vitest';
import { forgetPromptDraft, keepPromptDraft, readPromptDraft } from './prompt-draft.ts';

function memoryStorage() {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}

const refusingStorage = {
  getItem: (): string | null => {
    throw new DOMException('No site data', 'SecurityError');
  },
  setItem: () => {
    throw new DOMException('Full', 'QuotaExceededError');
  },
  removeItem: () => {
    throw new DOMException('No site data', 'SecurityError');
  },
};

it('keeps one draft for each project until it is forgotten', () => {
  const storage = memoryStorage();
  keepPromptDraft(1, 'waves', storage);
  keepPromptDraft(2, '', storage);
  expect(readPromptDraft(1, storage)).toBe('waves');
  expect(readPromptDraft(2, storage)).toBe('');
  forgetPromptDraft(1, storage);
  expect(readPromptDraft(1, storage)).toBeNull();
});

it('does without where the browser keeps nothing', () => {
  keepPromptDraft(1, 'waves', refusingStorage);
  forgetPromptDraft(1, refusingStorage);
  expect(readPromptDraft(1, refusingStorage)).toBeNull();
});
