import { z } from 'zod';

/** The longest to which mail can be sent (RFC 3696, erratum 1690). */
export const EMAIL_CHARS_MAX = 254;
export const NAME_CHARS_MAX = 200;
export const PASSWORD_CHARS_MIN = 8;
export const PASSWORD_CHARS_MAX = 128;
export const PASSWORD_TOO_SHORT = `The password needs at least ${PASSWORD_CHARS_MIN} characters.`;
export const PASSWORD_TOO_LONG = `The password can have up to ${PASSWORD_CHARS_MAX} characters.`;

export const FILL_IN = 'Fill in your email and your password.';
export const INVALID_EMAIL = 'That does not look like an email address.';
/** Said by the page itself. */
export const OFFLINE = 'You are offline. Check your connection and try again.';
export const NO_ANSWER = 'Cutroom does not answer. Check your connection and try again.';

export const LOGIN_INTENTS = ['sign-in', 'sign-up'] as const;
export type LoginIntent = (typeof LOGIN_INTENTS)[number];
/** What the page is called and its button says, for each. */
export const LOGIN_HEADINGS: { readonly [I in LoginIntent]: string } = {
  'sign-in': 'Sign in',
  'sign-up': 'Create your account',
};
export const LOGIN_WORDS: { readonly [I in LoginIntent]: string } = {
  'sign-in': 'Sign in',
  'sign-up': 'Create account',
};
const intentSchema = z.enum(LOGIN_INTENTS).catch('sign-in');

const loginFormSchema = z.object({
  email: z
    .string(FILL_IN)
    .trim()
    .min(1, FILL_IN)
    .max(EMAIL_CHARS_MAX, `The email can have up to ${EMAIL_CHARS_MAX} characters.`),
  password: z.string(FILL_IN).min(1, FILL_IN).max(PASSWORD_CHARS_MAX, PASSWORD_TOO_LONG),
  intent: intentSchema,
  returnTo: z.string().optional().catch(undefined),
});
export type LoginForm = z.infer<typeof loginFormSchema>;

/** What of a form that cannot be used is shown again. */
const shownAgainSchema = z
  .object({
    email: z.string().max(EMAIL_CHARS_MAX).catch(''),
    intent: intentSchema,
    returnTo: z.string().optional().catch(undefined),
  })
  .catch({ email: '', intent: 'sign-in', returnTo: undefined });

export type ReadLoginForm =
  | { readonly kind: 'form'; readonly form: LoginForm }
  | {
      readonly kind: 'refused';
      /** Said in place. */
      readonly sentence: string;
      readonly shownAgain: Pick<LoginForm, 'email' | 'intent' | 'returnTo'>;
    };

/** What the sign-in page's form sent; a program may send anything, and is answered with the page as people are. */
export function readLoginForm(body: unknown): ReadLoginForm {
  const read = loginFormSchema.safeParse(body ?? {});
  if (read.success) return { kind: 'form', form: read.data };
  const [issue] = read.error.issues;
  const isOfField = issue !== undefined && issue.path.length > 0;
  return {
    kind: 'refused',
    sentence: isOfField ? issue.message : FILL_IN,
    shownAgain: shownAgainSchema.parse(body),
  };
}
