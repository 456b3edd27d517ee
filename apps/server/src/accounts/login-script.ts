import {
  FILL_IN,
  INVALID_EMAIL,
  LOGIN_HEADINGS,
  NO_ANSWER,
  OFFLINE,
  PASSWORD_TOO_SHORT,
} from './login-form.ts';

/** A server that takes longer to say that it is there does not answer. */
const ANSWER_MS_MAX = 15_000;

/**
 * What the sign-in page does where script runs: it shows the password on request, says in place what is missing without
 * asking the server, tells password managers when an account is being made, and sends the form only to a server that is
 * there: else the browser would put its own error page in place of what was typed. The server checks all of it again.
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
let answer = 'unasked';
form.addEventListener('submit', async (event) => {
  const { submitter } = event;
  const isNew = submitter !== null && submitter.value === 'sign-up';
  password.autocomplete = isNew ? 'new-password' : 'current-password';
  const [field, sentence] = problemOf(isNew);
  if (field === null && answer === 'there') {
    answer = 'unasked';
    // A password that is shown would be kept among the words typed into the form.
    password.type = 'password';
    return;
  }
  event.preventDefault();
  if (answer === 'awaited') return;
  if (field !== null) {
    answer = 'unasked';
    showIntent(isNew ? 'sign-up' : 'sign-in');
    return say(sentence, field);
  }
  answer = 'awaited';
  const isThere = await serverIsThere();
  // A button that has gone is of the other tab, which was looked at meanwhile.
  const isStillMeant = submitter === null || submitter.isConnected;
  answer = isThere && isStillMeant ? 'there' : 'unasked';
  if (!isStillMeant) return;
  if (isThere) form.requestSubmit(submitter);
  else say(navigator.onLine ? ${JSON.stringify(NO_ANSWER)} : ${JSON.stringify(OFFLINE)}, null);
});
async function serverIsThere() {
  if (!navigator.onLine) return false;
  const asked = { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(${ANSWER_MS_MAX}) };
  return fetch(form.action, asked).then(({ status }) => status < 500, () => false);
}
function problemOf(isNew) {
  if (email.value.trim() === '') return [email, ${JSON.stringify(FILL_IN)}];
  if (!email.validity.valid) return [email, ${JSON.stringify(INVALID_EMAIL)}];
  if (password.value === '') return [password, ${JSON.stringify(FILL_IN)}];
  if (isNew && password.value.length < password.minLength) return [password, ${JSON.stringify(PASSWORD_TOO_SHORT)}];
  return [null, ''];
}
function say(sentence, field) {
  document.getElementById('error')?.remove();
  const problem = document.createElement('p');
  problem.className = 'error';
  problem.id = 'error';
  problem.setAttribute('role', 'alert');
  problem.textContent = sentence;
  form.querySelector('.actions').before(problem);
  for (const each of [email, password]) each.removeAttribute('aria-invalid');
  email.setAttribute('aria-describedby', 'error');
  password.setAttribute('aria-describedby', toldOfPassword());
  field?.setAttribute('aria-invalid', 'true');
  field?.focus();
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
