import { createHash } from 'node:crypto';

export interface LoginPage {
  readonly returnTo: string;
  readonly email: string;
  /** What went wrong with the last attempt, shown in place; null on the first visit. */
  readonly error: string | null;
}

const STYLE = `
:root{color-scheme:dark light;--ground:#141311;--panel:#1d1b18;--ink:#f3efe8;--soft:#aaa398;--line:#38342e;--accent:#f2a63b;--on-accent:#1d1405;--bad:#ff8f7f}
@media (prefers-color-scheme:light){:root{--ground:#f6f3ee;--panel:#fffdfa;--ink:#211e1a;--soft:#6a635a;--line:#d9d2c7;--accent:#a35c00;--on-accent:#fff;--bad:#b3261e}}
*{box-sizing:border-box}
body{margin:0;min-height:100dvh;display:grid;place-items:center;padding:24px 16px;background:var(--ground);color:var(--ink);font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
main{width:100%;max-width:392px}
.brand{display:flex;align-items:center;gap:10px;font-weight:650;font-size:18px;letter-spacing:-.01em;color:var(--ink);text-decoration:none;margin-bottom:32px}
.brand svg{width:28px;height:28px}
h1{margin:0 0 4px;font-size:28px;line-height:1.15;letter-spacing:-.02em}
p{margin:0 0 24px;color:var(--soft)}
form{display:grid;gap:16px}
label{display:grid;gap:6px;font-size:14px;font-weight:550}
input{width:100%;min-height:48px;padding:0 14px;border:1px solid var(--line);border-radius:8px;background:var(--panel);color:var(--ink);font:inherit}
button{min-height:48px;border-radius:8px;border:1px solid transparent;font:inherit;font-weight:600;cursor:pointer}
.first{background:var(--accent);color:var(--on-accent)}
.second{background:transparent;border-color:var(--line);color:var(--ink)}
.second:hover{border-color:var(--soft)}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
.error{margin:0;padding:12px 14px;border:1px solid var(--bad);border-radius:8px;color:var(--bad)}
small{color:var(--soft);font-weight:400}
`;

/** The page allows its own style by hash, its own form, and nothing else. */
export const LOGIN_PAGE_CSP = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "img-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ');

/** A plain form that works without script. */
export function renderLoginPage({ returnTo, email, error }: LoginPage): string {
  const problem = error === null ? '' : `<p class="error" id="error" role="alert">${escapeHtml(error)}</p>`;
  const described = error === null ? '' : ' aria-invalid="true" aria-describedby="error"';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sign in · Cutroom</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${STYLE}</style>
</head>
<body>
<main>
<a class="brand" href="/"><svg viewBox="0 0 32 32" aria-hidden="true"><rect x="9" y="3" width="14" height="26" rx="3.5" fill="none" stroke="currentColor" stroke-width="2"/><path d="M4 16h24" stroke="var(--accent)" stroke-width="2.5" stroke-linecap="round"/></svg>Cutroom</a>
<h1>Sign in</h1>
<p>New here? Choose an email and a password, then create your account.</p>
<form method="post" action="/api/login">
<input type="hidden" name="returnTo" value="${escapeHtml(returnTo)}">
<label>Email<input type="email" name="email" value="${escapeHtml(email)}" autocomplete="username" required autofocus${described}></label>
<label>Password<input type="password" name="password" autocomplete="current-password" minlength="8" maxlength="128" required aria-label="Password"${described}><small>At least 8 characters.</small></label>
${problem}
<button class="first" type="submit" name="intent" value="sign-in">Sign in</button>
<button class="second" type="submit" name="intent" value="sign-up">Create account</button>
</form>
</main>
</body>
</html>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
