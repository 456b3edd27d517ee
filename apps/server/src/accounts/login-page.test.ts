import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { loginPageCsp, renderLoginPage } from './login-page.ts';
import { loginStyle } from './login-style.ts';

const TOKENS = readFileSync(new URL('../../../web/src/ui/tokens.css', import.meta.url), 'utf8');
const page = {
  ...{ returnTo: '/', email: '', error: null, theme: null, fontUrl: null },
  ...{ hasProvider: false, allowsPasswords: true },
} as const;

it("has the colours of the product's tokens, in both themes", () => {
  const [, dark = '', light = ''] = TOKENS.split(/:root[^{]*\{/);
  const colours = (css: string) => [...css.matchAll(/(--[\w-]+):\s*(oklch\([^)]*\))/g)];
  for (const [here, there] of [
    [loginStyle(null).split('@media')[0] ?? '', dark],
    [loginStyle(null).split('@media')[1] ?? '', light],
  ] as const) {
    expect(colours(here).length).toBeGreaterThan(10);
    for (const [, name, value] of colours(here)) expect(there).toContain(`${name}: ${value};`);
  }
});

it('wears the theme that was chosen in the product, and the system’s otherwise', () => {
  expect(renderLoginPage({ ...page, theme: 'light' })).toContain('<html lang="en" data-theme="light">');
  expect(renderLoginPage(page)).toContain('<html lang="en">');
});

it('allows the style that it has, with and without the typeface', () => {
  expect(renderLoginPage({ ...page, fontUrl: '/assets/geist.woff2' })).toContain(
    'url("/assets/geist.woff2")',
  );
  expect(loginPageCsp('/assets/geist.woff2')).not.toBe(loginPageCsp(null));
});

it('shows what a visitor wrote as text', () => {
  expect(renderLoginPage({ ...page, email: '"><b>' })).not.toContain('<b>');
});

it('lets nobody write more than is accepted', () => {
  expect(renderLoginPage(page)).toMatch(/<input type="email"[^>]* maxlength="320"/);
  expect(renderLoginPage(page)).toMatch(/<input type="password"[^>]* minlength="8" maxlength="128"/);
});
