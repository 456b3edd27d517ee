import { CutroomError } from '@cutroom/contract';
import { INVALID_EMAIL, PASSWORD_TOO_LONG, PASSWORD_TOO_SHORT } from './login-form.ts';

const ACCOUNT_EXISTS = new CutroomError('account_exists').message;

const REFUSALS: Readonly<Record<string, string>> = {
  INVALID_EMAIL_OR_PASSWORD: 'The email or the password is not right. New here? Choose “Create account”.',
  INVALID_EMAIL: INVALID_EMAIL,
  PASSWORD_TOO_SHORT,
  PASSWORD_TOO_LONG,
  USER_ALREADY_EXISTS: ACCOUNT_EXISTS,
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: ACCOUNT_EXISTS,
};

/** What the sign-in page says about an answer of better-auth that is none of its successes. */
export async function explainRefusal(answer: Response): Promise<string> {
  if (answer.status === 429) return new CutroomError('rate_limited').message;
  const body: unknown = await answer.json().catch(() => null);
  const code = typeof body === 'object' && body !== null && 'code' in body ? String(body.code) : '';
  return REFUSALS[code] ?? 'That did not work. Check the email and the password and try again.';
}
