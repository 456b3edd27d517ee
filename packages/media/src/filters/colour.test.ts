import { describe, expect, it } from 'vitest';
import { isHdr, scaleColour, toneMapFilters } from './colour.ts';

const facts = {
  colorTransfer: null,
  colorPrimaries: null,
  colorSpace: null,
  colorRange: null,
  pixelFormat: 'yuv420p',
  width: 1920,
  height: 1080,
};

describe('What a frame’s numbers mean', () => {
  it.each([
    ['bt709 where an untagged frame is high definition', {}, 'in_color_matrix=bt709'],
    ['BT.601 where an untagged frame is small', { width: 640, height: 480 }, 'in_color_matrix=smpte170m'],
    ['what the tags say', { colorSpace: 'smpte170m' }, 'in_color_matrix=smpte170m'],
    ['full range where the tag says so', { colorRange: 'pc' }, 'in_range=pc:out_range=tv'],
    ['full range where the format is JPEG’s', { pixelFormat: 'yuvj420p' }, 'in_range=pc:out_range=tv'],
    ['limited range otherwise', {}, 'in_range=tv:out_range=tv'],
  ])('is %s', (_, more, expected) => {
    expect(scaleColour({ ...facts, ...more })).toContain(expected);
  });

  it.each([
    ['smpte2084', true],
    ['arib-std-b67', true],
    ['bt709', false],
    [null, false],
  ])('is tone-mapped for the transfer %s: %s', (colorTransfer, expected) => {
    expect(isHdr({ colorTransfer })).toBe(expected);
    expect(toneMapFilters({ ...facts, colorTransfer }).length > 0).toBe(expected);
  });
});
