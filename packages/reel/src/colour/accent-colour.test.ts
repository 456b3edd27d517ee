import { CAPTION_ACCENT_DEFAULT } from '@cutroom/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accentColour } from './accent-colour.ts';

const channels = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** Of WCAG 2.2: 1 to 21. */
function contrastWithBlack(rgb: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((level) => (level / 255) ** 2.2);
  return (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05) / 0.05;
}

describe('The accent colour', () => {
  it.each([
    [
      'blue of a sea',
      [
        { hex: '#1b3f8a', share: 0.6 },
        { hex: '#808080', share: 0.4 },
      ],
      2,
    ],
    [
      'red of a dress',
      [
        { hex: '#771111', share: 0.3 },
        { hex: '#223322', share: 0.1 },
      ],
      0,
    ],
    ['green of a wood', [{ hex: '#2f6b2a', share: 0.5 }], 1],
  ])('is a bright %s', (_, colours, channel) => {
    const found = channels(accentColour(colours));
    expect(found.indexOf(Math.max(...found))).toBe(channel);
    expect(Math.max(...found)).toBeGreaterThan(180);
  });

  it('is not that of what is nearly black', () => {
    const dark = { hex: '#05050b', share: 0.7 };
    expect(accentColour([dark])).toBe(CAPTION_ACCENT_DEFAULT);
    expect(accentColour([dark, { hex: '#c2502e', share: 0.2 }])).toBe(
      accentColour([{ hex: '#c2502e', share: 0.2 }]),
    );
  });

  it('is the usual one where a reel has no colour', () => {
    expect(accentColour([])).toBe(CAPTION_ACCENT_DEFAULT);
    expect(accentColour([{ hex: '#777777', share: 1 }])).toBe(CAPTION_ACCENT_DEFAULT);
  });

  it('can be read on black, and is no white, whatever the colours', () => {
    const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => ({
      hex: `#${value.toString(16).padStart(6, '0')}`,
      share: 0.5,
    }));
    fc.assert(
      fc.property(fc.array(colour, { maxLength: 5 }), (colours) => {
        const accent = accentColour(colours);
        expect(accent).toMatch(/^#[0-9a-f]{6}$/);
        const found = channels(accent);
        expect(contrastWithBlack(found)).toBeGreaterThan(7);
        expect(Math.max(...found) - Math.min(...found)).toBeGreaterThan(60);
      }),
    );
  });
});
