import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { type PlainPage, plainPageCsp, renderPlainPage } from './plain-page.ts';
import { plainPageStyle } from './plain-page-style.ts';

const TOKENS = readFileSync(new URL('../../../../../web/src/styles/tokens.css', import.meta.url), 'utf8');
const STYLES = readFileSync(new URL('../../../../../web/src/styles.css', import.meta.url), 'utf8');
const page: PlainPage = {
  ...{ title: 'A <b>page</b>', theme: null, fontUrl: null },
  ...{ content: '<main>Here</main>', script: null, allowed: ["media-src 'self'"] },
};

it("has the colours of the product's tokens, in both themes", () => {
  const [, dark = '', light = ''] = TOKENS.split(/:root[^{]*\{/);
  const colours = (css: string) => [...css.matchAll(/(--[\w-]+):\s*(oklch\([^)]*\))/g)];
  for (const [here, there] of [
    [plainPageStyle(null).split('@media')[0] ?? '', dark],
    [plainPageStyle(null).split('@media')[1] ?? '', light],
  ] as const) {
    expect(colours(here).length).toBeGreaterThan(10);
    for (const [, name, value] of colours(here)) expect(there).toContain(`${name}: ${value};`);
  }
});

it("has the product's text sizes and frame", () => {
  const scale = [...TOKENS.matchAll(/--text-\w+: 0?([\d.]+rem)/g)].map(([, size]) => size);
  const sizes = [...plainPageStyle(null).matchAll(/font(?:-size)?:0?([\d.]+(?:px|rem))/g)].map(
    ([, size]) => size,
  );
  expect(sizes.length).toBeGreaterThan(5);
  for (const size of sizes) expect(scale).toContain(size);
  const [, frame = ''] = /content-frame \{[^}]*max-width: ([^;]+);/.exec(STYLES) ?? [];
  expect(plainPageStyle(null)).toContain(
    `header{display:flex;align-items:center;width:100%;max-width:${frame.replaceAll(' ', '')};`,
  );
});

it('wears the theme that was chosen in the product, and the system’s otherwise', () => {
  expect(renderPlainPage({ ...page, theme: 'light' })).toContain('<html lang="en" data-theme="light">');
  expect(renderPlainPage(page)).toContain('<html lang="en">');
});

it('allows the style and the script that it has and what it names', () => {
  expect(renderPlainPage({ ...page, fontUrl: '/assets/geist.woff2' })).toContain(
    'url("/assets/geist.woff2")',
  );
  expect(plainPageCsp({ ...page, fontUrl: '/assets/geist.woff2' })).not.toBe(plainPageCsp(page));
  expect(plainPageCsp(page)).toContain("media-src 'self'");
  expect(plainPageCsp(page)).not.toContain('script-src');
  expect(plainPageCsp({ ...page, script: 'a()' })).toMatch(/script-src 'sha256-[\w+/]+='/);
});

it('shows its title as text', () => {
  expect(renderPlainPage(page)).not.toContain('<b>');
});
