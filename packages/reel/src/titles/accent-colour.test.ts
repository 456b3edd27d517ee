import { CAPTION_ACCENT_DEFAULT } from '@cutroom/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accentColour } from './accent-colour.ts';

const channels = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

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
    expect(Math.max(...found)).toBeGreaterThan(200);
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
        expect(Math.max(...found)).toBeGreaterThan(150);
        expect(Math.max(...found) - Math.min(...found)).toBeGreaterThan(60);
      }),
    );
  });
});
