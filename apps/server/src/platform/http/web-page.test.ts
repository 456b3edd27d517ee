import { expect, it } from 'vitest';
import { preloadedFont, withWholeAddresses } from './web-page.ts';

const PAGE =
  '<link rel="preload" as="font" type="font/woff2" href="/assets/geist-a1.woff2" crossorigin="">' +
  '<meta property="og:image" content="/social-card.png" /><link rel="icon" href="/favicon.svg">';

it('gives the card of a page its whole address', () => {
  const page = withWholeAddresses(PAGE, 'https://reels.example.org');
  expect(page).toContain('content="https://reels.example.org/social-card.png"');
  expect(page).toContain('href="/favicon.svg"');
});

it.each(['http://"><script>', 'javascript:alert(1)', '', 'nonsense'])('changes nothing for %j', (origin) => {
  expect(withWholeAddresses(PAGE, origin)).toBe(PAGE);
});

it('finds the typeface that the page preloads', () => {
  expect(preloadedFont(PAGE)).toBe('/assets/geist-a1.woff2');
  expect(preloadedFont('<html></html>')).toBeNull();
});
