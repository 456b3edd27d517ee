import { describe, expect, it } from 'vitest';
import { captionImage } from './caption-image.ts';

const bands = [{ top: 0.6, bottom: 0.8 }];
const look = {
  style: 'word_pop',
  accent: '#ffcc00',
  words: ['out', 'to', 'the', 'island'],
  active: 1,
} as const;

describe('A caption that was drawn before', () => {
  it('is the same image, not drawn again', async () => {
    const first = await captionImage(look, bands);
    expect(first.image?.png.length).toBeGreaterThan(1000);
    expect(await captionImage({ ...look, words: [...look.words] }, [...bands])).toBe(first);
  });

  it.each([
    ['of another word', { active: 2 }],
    ['in another style', { style: 'boxed' }],
    ['in another colour', { accent: '#00ccff' }],
    ['with other words', { words: ['out', 'to', 'the', 'harbour'] }],
  ] as const)('is another one %s', async (_, change) => {
    const [first, other] = [
      await captionImage(look, bands),
      await captionImage({ ...look, ...change }, bands),
    ];
    expect(other.image?.contentId).not.toBe(first.image?.contentId);
  });

  it('stands elsewhere in another band', async () => {
    const [first, other] = [
      await captionImage(look, bands),
      await captionImage(look, [{ top: 0.2, bottom: 0.4 }]),
    ];
    expect(other.image?.top).toBeLessThan(first.image?.top ?? 0);
  });
});
