import { describe, expect, it } from 'vitest';
import { receivingText } from './arriving-uploads.ts';

const NOW = 1_000_000;
const upload = (filename: string, quietMs: number) => ({
  filename,
  updatedAt: new Date(NOW - quietMs),
});

describe('what is said of uploads that stand in the way', () => {
  it.each([
    [
      [upload('a.mp4', 29_999)],
      'a.mp4 has not finished uploading. Wait for it, remove it or choose it again.',
    ],
    [
      [upload('a.mp4', 0), upload('b.mp4', 0)],
      'a.mp4 and b.mp4 have not finished uploading. Wait for them, remove them or choose them again.',
    ],
    [
      [upload('a.mp4', 0), upload('left.mp4', 30_000)],
      'left.mp4 was not finished. Remove it or choose it again.',
    ],
  ])('names those first that nobody may be waiting for: %#', (arriving, text) => {
    expect(receivingText(arriving, NOW)).toBe(text);
  });

  it('is nothing where there are none', () => {
    expect(receivingText([], NOW)).toBeNull();
  });
});
