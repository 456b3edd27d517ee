import type { ExampleReel } from '../platform/http/pages/example-reel.ts';
import { type ChosenTheme, escapeHtml, type PlainPage } from '../platform/http/pages/plain-page.ts';
import {
  EMAIL_CHARS_MAX,
  INVALID_EMAIL,
  LOGIN_HEADINGS,
  LOGIN_INTENTS,
  LOGIN_WORDS,
  type LoginIntent,
  PASSWORD_CHARS_MAX,
  PASSWORD_CHARS_MIN,
} from './login-form.ts';
import { LOGIN_SCRIPT, REEL_SCRIPT } from './login-script.ts';

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
  /** Plays beside the form; null where the built app is not there to bring it. */
  readonly reel: ExampleReel | null;
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
  const { returnTo, error, theme, fontUrl, reel, hasProvider, allowsPasswords } = page;
  const intent = shownIntent(page);
  const problem = error === null ? '' : `<p class="error" id="error" role="alert">${escapeHtml(error)}</p>`;
  const provider = `<a class="${allowsPasswords ? 'second' : 'first'}" href="${escapeHtml(providerPath(returnTo))}">Continue with single sign-on</a>`;
  return {
    title: 'Sign in',
    theme,
    fontUrl,
    content: `<main${reel === null ? '' : ' class="beside-reel"'} data-intent="${intent}">
<div class="door">
<h1>${LOGIN_HEADINGS[intent]}</h1>
${allowsPasswords ? passwordForm(page, problem) : `<div class="panel">${problem}${provider}</div>`}
${allowsPasswords && hasProvider ? `<div class="or">or</div>${provider}` : ''}
</div>
${reel === null ? '' : exampleReel(reel)}
</main>`,
    script: (allowsPasswords ? LOGIN_SCRIPT : '') + (reel === null ? '' : REEL_SCRIPT) || null,
    allowed: [
      "form-action 'self'",
      ...(allowsPasswords ? ["connect-src 'self'"] : []),
      ...(reel === null ? [] : ["media-src 'self'"]),
    ],
  };
}

/** What is missing is said in place, by the script or by the server; the browser's bubbles would cover what helps. */
function passwordForm(page: LoginPage, problem: string): string {
  const { returnTo, email, error, allowsSignUp } = page;
  const intent = shownIntent(page);
  const invalid = error === null ? '' : ' aria-invalid="true"';
  const told = error === null ? [] : ['error'];
  // The email stands; what was not right is most likely the password.
  const isAgain = error !== null && email !== '' && error !== INVALID_EMAIL;
  const kept = intent === 'sign-up' ? 'new-password' : 'current-password';
  // Who has an account knows the password: how long it must be is about a new one.
  const hint = `<small id="hint"${intent === 'sign-up' ? '' : ' hidden'}>At least ${PASSWORD_CHARS_MIN} characters.</small>`;
  return `<form class="panel" method="post" action="/api/login" novalidate>
<button class="spoken" id="usual" type="submit" name="intent" value="${intent}" tabindex="-1" aria-hidden="true"></button>
<input type="hidden" name="returnTo" value="${escapeHtml(returnTo)}">
${allowsSignUp ? tabs(intent) : ''}
<label>Email<input type="email" name="email" value="${escapeHtml(email)}" autocomplete="username" maxlength="${EMAIL_CHARS_MAX}" required${isAgain ? '' : ' autofocus'}${invalid}${describedBy(told)}></label>
<div><div class="reveal"><label>Password<input type="password" name="password" autocomplete="${kept}" minlength="${PASSWORD_CHARS_MIN}" maxlength="${PASSWORD_CHARS_MAX}" required${isAgain ? ' autofocus' : ''}${invalid}${describedBy([...(intent === 'sign-up' ? ['hint'] : []), ...told])}></label><button type="button" id="reveal" hidden><span>Show</span><span class="spoken"> password</span></button></div>${allowsSignUp ? hint : ''}</div>
${problem}
<div class="actions">
<button class="first" id="primary" type="submit" name="intent" value="${intent}">${LOGIN_WORDS[intent]}</button>
</div>
</form>
<small id="forgotten"${intent === 'sign-up' ? ' hidden' : ''}>${FORGOTTEN}</small>`;
}

/**
 * The one that is not shown is a button: without a password it only changes what the form is for, else it does it, as
 * without script. Enter in a field presses the form's first button, which is therefore a copy of the primary ('usual').
 */
function tabs(intent: LoginIntent): string {
  const parts = LOGIN_INTENTS.map((each) =>
    each === intent
      ? `<span data-intent="${each}" aria-current="true">${LOGIN_WORDS[each]}</span>`
      : `<button data-intent="${each}" type="submit" name="intent" value="${each}">${LOGIN_WORDS[each]}</button>`,
  );
  return `<div class="tabs">${parts.join('')}</div>`;
}

/** Nobody is offered what is not open. */
function shownIntent({ intent, allowsSignUp }: LoginPage): LoginIntent {
  return allowsSignUp ? intent : 'sign-in';
}

/** In windows with room for it; it plays by script only, which asks whether motion is wanted. */
function exampleReel({ videoUrl, stillUrl }: ExampleReel): string {
  return `<figure class="example" aria-label="A reel made by Cutroom">
<video id="reel" src="${escapeHtml(videoUrl)}" poster="${escapeHtml(stillUrl)}" muted loop playsinline preload="none" aria-hidden="true" tabindex="-1"></video>
<button type="button" id="pause" hidden><span>Play</span><span class="spoken"> the example</span></button>
</figure>`;
}

/** There is no mail to send a link with. */
const FORGOTTEN =
  'Forgot your password? Whoever runs this server can set a new one with <code>npm run reset-password</code>.';

function describedBy(ids: readonly string[]): string {
  return ids.length === 0 ? '' : ` aria-describedby="${ids.join(' ')}"`;
}
