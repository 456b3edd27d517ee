import { expect, it } from 'vitest';
import { preloadedFont, withScreen, withWholeAddresses } from './web-page.ts';

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

it('takes in what a screen begins with, as it is', () => {
  const page = '<head><title>Cutroom</title></head><body><div id="root" tabindex="-1"></div></body>';
  expect(withScreen(page, { tags: '<link href="/a.js">', content: '<h1>$& for you</h1>' })).toBe(
    '<head><title>Cutroom</title><link href="/a.js"></head><body><div id="root" tabindex="-1"><h1>$& for you</h1></div></body>',
  );
  expect(withScreen(page, { tags: '', content: '' })).toBe(page);
});
