import { expect, it } from 'vitest';
import { renderPlainPage } from '../platform/http/pages/plain-page.ts';
import { INVALID_EMAIL } from './login-form.ts';
import { type LoginPage, loginPage } from './login-page.ts';

const page: LoginPage = {
  ...{ returnTo: '/', email: '', intent: 'sign-in', error: null, theme: null, fontUrl: null, reel: null },
  ...{ hasProvider: false, allowsPasswords: true, allowsSignUp: true },
};
const rendered = (changes: Partial<LoginPage> = {}) => renderPlainPage(loginPage({ ...page, ...changes }));

it('shows what a visitor wrote as text', () => {
  expect(rendered({ email: '"><b>' })).not.toContain('<b>');
});

it('lets nobody write more than is accepted', () => {
  expect(rendered()).toMatch(/<input type="email"[^>]* maxlength="254"/);
  expect(rendered()).toMatch(/<input type="password"[^>]* minlength="8" maxlength="128"/);
});

it('says what is wrong in place, where the browser would cover it with a bubble', () => {
  expect(rendered()).toMatch(/<form [^>]*novalidate>/);
  const refused = rendered({ error: 'Not right.' });
  expect(refused).toContain('<p class="error" id="error" role="alert">Not right.</p>');
  expect(refused.match(/aria-invalid="true"/g)).toHaveLength(2);
  expect(refused.match(/aria-describedby="error"/g)).toHaveLength(2);
  expect(rendered({ intent: 'sign-up', error: 'Too short.' })).toContain('aria-describedby="hint error"');
});

it('goes on at the field that has to be written again', () => {
  const focused = (changes: Partial<LoginPage>) =>
    /<input type="(\w+)"[^>]* autofocus/.exec(rendered(changes))?.[1];
  expect(focused({})).toBe('email');
  expect(focused({ email: 'maya@example.com', error: 'Not right.' })).toBe('password');
  expect(focused({ email: 'maya', error: INVALID_EMAIL })).toBe('email');
});

it('asks password managers for a new password once an account is being made', () => {
  expect(rendered()).toContain('autocomplete="current-password"');
  expect(rendered({ intent: 'sign-up', error: 'Too short.' })).toContain('autocomplete="new-password"');
});

it('runs its script only where there is a form', () => {
  const withoutForm = loginPage({ ...page, allowsPasswords: false, hasProvider: true });
  expect(loginPage(page).script).toContain('submit');
  expect(loginPage(page).allowed).toContain("connect-src 'self'");
  expect(withoutForm.script).toBeNull();
  expect(withoutForm.allowed).not.toContain("connect-src 'self'");
});

it('says who can set a new password, where there are passwords', () => {
  const sentence = 'Forgot your password? Whoever runs this server can set a new one';
  expect(rendered()).toContain(sentence);
  expect(rendered({ allowsPasswords: false, hasProvider: true })).not.toContain(sentence);
});

it('tells how long a password must be where one can be chosen, and nowhere else', () => {
  expect(rendered({ intent: 'sign-up' })).toContain('<small id="hint">At least 8 characters.</small>');
  expect(rendered({ intent: 'sign-up' })).toContain('aria-describedby="hint"');
  expect(rendered()).not.toContain('aria-describedby="');
  const closed = rendered({ allowsSignUp: false, intent: 'sign-up' });
  expect(closed).not.toContain('id="hint"');
  expect(closed).not.toContain('>Create account<');
  expect(closed).toContain('data-intent="sign-in"');
});

it('shows a reel beside the form where the app brings one, and plays it by script only', () => {
  const reel = { videoUrl: '/assets/reel-12345678.mp4', stillUrl: '/assets/reel-87654321.jpg' };
  const shown = loginPage({ ...page, reel });
  expect(shown.content).toContain('src="/assets/reel-12345678.mp4" poster="/assets/reel-87654321.jpg"');
  expect(shown.content).not.toContain('autoplay');
  expect(shown.allowed).toContain("media-src 'self'");
  expect(shown.script).toContain('prefers-reduced-motion');
  expect(loginPage(page).allowed).not.toContain("media-src 'self'");
});
