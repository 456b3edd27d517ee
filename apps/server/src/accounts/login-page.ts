import { type ChosenTheme, escapeHtml, type PlainPage } from '../platform/http/pages/plain-page.ts';
import {
  EMAIL_CHARS_MAX,
  INVALID_EMAIL,
  type LoginIntent,
  PASSWORD_CHARS_MAX,
  PASSWORD_CHARS_MIN,
} from './login-form.ts';
import { LOGIN_SCRIPT } from './login-script.ts';

export interface LoginPage {
  readonly returnTo: string;
  readonly email: string;
  /** What the last attempt was for; to sign in on the first visit. */
  readonly intent: LoginIntent;
  /** What went wrong with it, shown in place; null on the first visit. */
  readonly error: string | null;
  readonly theme: ChosenTheme;
  /** Address of the product's typeface; null where there is none. */
  readonly fontUrl: string | null;
  /** Somebody else's sign-in can be used. */
  readonly hasProvider: boolean;
  readonly allowsPasswords: boolean;
  /** Whether new accounts can be made. */
  readonly allowsSignUp: boolean;
}

/** Where the way to that sign-in begins. A link, because the page's own form may lead nowhere else. */
export function providerPath(returnTo: string): string {
  return `/api/login/oidc?${new URLSearchParams({ returnTo })}`;
}

/** A plain form that works without script. */
export function loginPage(page: LoginPage): PlainPage {
  const { returnTo, error, theme, fontUrl, hasProvider, allowsPasswords } = page;
  const problem = error === null ? '' : `<p class="error" id="error" role="alert">${escapeHtml(error)}</p>`;
  const provider = `<a class="${allowsPasswords ? 'second' : 'first'}" href="${escapeHtml(providerPath(returnTo))}">Continue with single sign-on</a>`;
  return {
    title: 'Sign in',
    theme,
    fontUrl,
    content: `<main>
<h1>Sign in</h1>
${allowsPasswords ? passwordForm(page, problem) : `<div class="panel">${problem}${provider}</div>`}
${allowsPasswords && hasProvider ? `<div class="or">or</div>${provider}` : ''}
</main>`,
    script: allowsPasswords ? LOGIN_SCRIPT : null,
    allowed: ["form-action 'self'"],
  };
}

/** What is missing is said in place, by the script or by the server; the browser's bubbles would cover what helps. */
function passwordForm(page: LoginPage, problem: string): string {
  const { returnTo, email, intent, error, allowsSignUp } = page;
  const invalid = error === null ? '' : ' aria-invalid="true"';
  const told = error === null ? [] : ['error'];
  // The email stands; what was not right is most likely the password.
  const isAgain = error !== null && email !== '' && error !== INVALID_EMAIL;
  const kept = intent === 'sign-up' ? 'new-password' : 'current-password';
  const welcome = 'New here? Choose an email and a password, then create your account.';
  // Who has an account knows the password: how long it must be is about a new one.
  const hint = `<small id="hint">For a new account: at least ${PASSWORD_CHARS_MIN} characters.</small>`;
  const signUp = '<button class="second" type="submit" name="intent" value="sign-up">Create account</button>';
  return `${allowsSignUp ? `<p>${welcome}</p>\n` : ''}<form class="panel" method="post" action="/api/login" novalidate>
<input type="hidden" name="returnTo" value="${escapeHtml(returnTo)}">
<label>Email<input type="email" name="email" value="${escapeHtml(email)}" autocomplete="username" maxlength="${EMAIL_CHARS_MAX}" required${isAgain ? '' : ' autofocus'}${invalid}${describedBy(told)}></label>
<div><div class="reveal"><label>Password<input type="password" name="password" autocomplete="${kept}" minlength="${PASSWORD_CHARS_MIN}" maxlength="${PASSWORD_CHARS_MAX}" required${isAgain ? ' autofocus' : ''}${invalid}${describedBy([...(allowsSignUp ? ['hint'] : []), ...told])}></label><button type="button" id="reveal" hidden><span>Show</span><span class="spoken"> password</span></button></div>${allowsSignUp ? hint : ''}</div>
${problem}
<div class="actions">
<button class="first" type="submit" name="intent" value="sign-in">Sign in</button>
${allowsSignUp ? signUp : ''}
</div>
</form>
<small>${FORGOTTEN}</small>`;
}

/** There is no mail to send a link with. */
const FORGOTTEN =
  'Forgot your password? Whoever runs this server can set a new one with <code>npm run reset-password</code>.';

function describedBy(ids: readonly string[]): string {
  return ids.length === 0 ? '' : ` aria-describedby="${ids.join(' ')}"`;
}
