import { FILL_IN, INVALID_EMAIL, PASSWORD_TOO_SHORT } from './login-form.ts';

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
  password.setAttribute('aria-describedby', document.getElementById('hint') === null ? 'error' : 'hint error');
  field.focus();
}
`;
