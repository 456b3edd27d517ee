import { FILL_IN, INVALID_EMAIL, LOGIN_HEADINGS, PASSWORD_TOO_SHORT } from './login-form.ts';

/**
 * What the sign-in page does where script runs: it shows the password on request, says in place what is missing without
 * asking the server, and tells password managers when an account is being made. The server checks all of it again.
 */
export const LOGIN_SCRIPT = `
const form = document.querySelector('form');
const { email, password } = form.elements;
const reveal = document.getElementById('reveal');
reveal.hidden = false;
reveal.addEventListener('click', () => {
  const isShown = password.type === 'password';
  password.type = isShown ? 'text' : 'password';
  reveal.firstChild.textContent = isShown ? 'Hide' : 'Show';
});
const main = document.querySelector('main');
const tabs = document.querySelector('.tabs');
const hint = document.getElementById('hint');
const headings = ${JSON.stringify(LOGIN_HEADINGS)};
function showIntent(intent) {
  if (tabs === null) return;
  const isNew = intent === 'sign-up';
  main.dataset.intent = intent;
  main.querySelector('h1').textContent = headings[intent];
  for (const tab of [...tabs.children]) {
    const isCurrent = tab.dataset.intent === intent;
    const next = document.createElement(isCurrent ? 'span' : 'button');
    next.textContent = tab.textContent;
    next.dataset.intent = tab.dataset.intent;
    if (isCurrent) next.setAttribute('aria-current', 'true');
    else Object.assign(next, { type: 'submit', name: 'intent', value: tab.dataset.intent });
    tab.replaceWith(next);
  }
  const primary = document.getElementById('primary');
  primary.textContent = tabs.querySelector('span').textContent;
  for (const button of [primary, document.getElementById('usual')]) button.value = intent;
  hint.hidden = !isNew;
  document.getElementById('forgotten').hidden = isNew;
  password.autocomplete = isNew ? 'new-password' : 'current-password';
  password.setAttribute('aria-describedby', toldOfPassword());
}
function toldOfPassword() {
  return ['hint', 'error'].filter((id) => document.getElementById(id)?.hidden === false).join(' ');
}
tabs?.addEventListener('click', (event) => {
  const tab = event.target.closest('button');
  // What the browser filled in nobody has typed for this.
  if (tab === null || (password.value !== '' && !password.matches(':autofill'))) return;
  event.preventDefault();
  document.getElementById('error')?.remove();
  for (const field of [email, password]) field.removeAttribute('aria-invalid');
  showIntent(tab.value);
  (email.value === '' ? email : password).focus();
});
form.addEventListener('submit', (event) => {
  const isNew = event.submitter !== null && event.submitter.value === 'sign-up';
  password.autocomplete = isNew ? 'new-password' : 'current-password';
  const [field, sentence] = problemOf(isNew);
  if (field === null) {
    // A password that is shown would be kept among the words typed into the form.
    password.type = 'password';
    return;
  }
  event.preventDefault();
  showIntent(isNew ? 'sign-up' : 'sign-in');
  say(field, sentence);
});
function problemOf(isNew) {
  if (email.value.trim() === '') return [email, ${JSON.stringify(FILL_IN)}];
  if (!email.validity.valid) return [email, ${JSON.stringify(INVALID_EMAIL)}];
  if (password.value === '') return [password, ${JSON.stringify(FILL_IN)}];
  if (isNew && password.value.length < password.minLength) return [password, ${JSON.stringify(PASSWORD_TOO_SHORT)}];
  return [null, ''];
}
function say(field, sentence) {
  document.getElementById('error')?.remove();
  const problem = document.createElement('p');
  problem.className = 'error';
  problem.id = 'error';
  problem.setAttribute('role', 'alert');
  problem.textContent = sentence;
  form.querySelector('.actions').before(problem);
  for (const each of [email, password]) each.removeAttribute('aria-invalid');
  field.setAttribute('aria-invalid', 'true');
  email.setAttribute('aria-describedby', 'error');
  password.setAttribute('aria-describedby', toldOfPassword());
  field.focus();
}
`;

/** The reel beside the form plays where there is room for it and motion is wanted, and can be stopped. */
export const REEL_SCRIPT = `
{
  const reel = document.getElementById('reel');
  const pause = document.getElementById('pause');
  const told = (text) => () => { pause.firstChild.textContent = text; };
  pause.hidden = false;
  reel.addEventListener('playing', told('Pause'));
  reel.addEventListener('pause', told('Play'));
  const play = () => void reel.play().catch(() => {});
  pause.addEventListener('click', () => (reel.paused ? play() : reel.pause()));
  if (reel.checkVisibility() && !matchMedia('(prefers-reduced-motion: reduce)').matches) play();
}
`;
