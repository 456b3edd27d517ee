import { createHash } from 'node:crypto';
import { EMAIL_CHARS_MAX, PASSWORD_CHARS_MAX, PASSWORD_CHARS_MIN } from './login-form.ts';
import { loginStyle } from './login-style.ts';

export interface LoginPage {
  readonly returnTo: string;
  readonly email: string;
  /** What went wrong with the last attempt, shown in place; null on the first visit. */
  readonly error: string | null;
  readonly theme: ChosenTheme;
  /** Address of the product's typeface; null where there is none. */
  readonly fontUrl: string | null;
  /** Somebody else's sign-in can be used. */
  readonly hasProvider: boolean;
  readonly allowsPasswords: boolean;
}

/** Where the way to that sign-in begins. A link, because the page's own form may lead nowhere else. */
export function providerPath(returnTo: string): string {
  return `/api/login/oidc?${new URLSearchParams({ returnTo })}`;
}

/** A theme somebody chose in the product; null follows the system. */
export type ChosenTheme = 'dark' | 'light' | null;

/** The page allows its own style by hash, the product's typeface, its own form, and nothing else. */
export function loginPageCsp(fontUrl: string | null): string {
  return [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(loginStyle(fontUrl)).digest('base64')}'`,
    "img-src 'self'",
    "font-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');
}

/** A plain form that works without script. */
export function renderLoginPage(page: LoginPage): string {
  const { returnTo, error, theme, fontUrl, hasProvider, allowsPasswords } = page;
  const problem = error === null ? '' : `<p class="error" id="error" role="alert">${escapeHtml(error)}</p>`;
  const provider = `<a class="${allowsPasswords ? 'second' : 'first'}" href="${escapeHtml(providerPath(returnTo))}">Continue with single sign-on</a>`;
  return `<!doctype html>
<html lang="en"${theme === null ? '' : ` data-theme="${theme}"`}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>Sign in · Cutroom</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${loginStyle(fontUrl)}</style>
</head>
<body>
<header>
<a class="brand" href="/"><svg viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke-linecap="round"><rect x="6.75" y="2.75" width="10.5" height="18.5" rx="2.5" stroke="currentColor" stroke-width="1.75"/><path d="M2.5 16.5 21.5 7.5" stroke="var(--lamp)" stroke-width="2.25"/></svg>Cutroom</a>
</header>
<main>
<h1>Sign in</h1>
${allowsPasswords ? passwordForm(page, problem) : `<div class="panel">${problem}${provider}</div>`}
${allowsPasswords && hasProvider ? `<div class="or">or</div>${provider}` : ''}
</main>
</body>
</html>`;
}

function passwordForm({ returnTo, email, error }: LoginPage, problem: string): string {
  const described = error === null ? '' : ' aria-invalid="true" aria-describedby="error"';
  return `<p>New here? Choose an email and a password, then create your account.</p>
<form class="panel" method="post" action="/api/login">
<input type="hidden" name="returnTo" value="${escapeHtml(returnTo)}">
<label>Email<input type="email" name="email" value="${escapeHtml(email)}" autocomplete="username" maxlength="${EMAIL_CHARS_MAX}" required autofocus${described}></label>
<label>Password<input type="password" name="password" autocomplete="current-password" minlength="${PASSWORD_CHARS_MIN}" maxlength="${PASSWORD_CHARS_MAX}" required aria-label="Password"${described}><small>At least ${PASSWORD_CHARS_MIN} characters.</small></label>
${problem}
<div class="actions">
<button class="first" type="submit" name="intent" value="sign-in">Sign in</button>
<button class="second" type="submit" name="intent" value="sign-up">Create account</button>
</div>
</form>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
