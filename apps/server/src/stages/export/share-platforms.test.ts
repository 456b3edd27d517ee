import { SHARE_PLATFORMS } from '@cutroom/contract';
import { expect, test } from 'vitest';
import { platformGuide } from './share-platforms.ts';

test.each(SHARE_PLATFORMS)('%s has its own upload page and steps numbered from 1', (platform) => {
  const { shareUrl, instructions } = platformGuide(platform);
  expect(new URL(shareUrl).hostname).toBe(`www.${platform}.com`);
  const lines = instructions.split('\n');
  expect(lines.length).toBeGreaterThanOrEqual(3);
  expect(lines.map((line) => Number.parseInt(line, 10))).toEqual(lines.map((_, index) => index + 1));
});
