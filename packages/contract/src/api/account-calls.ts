import { z } from 'zod';
import { TITLE_CHARS_MAX } from '../limits.ts';
import { userSchema } from '../projects/project.ts';
import { type ApiCall, doneSchema, text } from './api-call.ts';

const PASSWORD_CHARS_MIN = 8;
const PASSWORD_CHARS_MAX = 128;
const passwordText = z.string().max(PASSWORD_CHARS_MAX);

export const accountSchema = z.object({
  email: z.string(),
  name: z.string(),
  /** False where the account signs in with a provider only. */
  hasPassword: z.boolean(),
});
export const accountSessionSchema = z.object({
  id: z.string(),
  createdAt: z.string(),
  ipAddress: z.string().nullable(),
  userAgent: z.string().nullable(),
  isCurrent: z.boolean(),
});
export type AccountSession = z.infer<typeof accountSessionSchema>;

const usedSchema = z.object({ used: z.number().int(), limit: z.number().int() });

/** What an account uses of what it may. */
export const accountUsageSchema = z.object({
  projects: usedSchema,
  /** Bytes of clips, of files on their way and of finished videos. */
  storedBytes: usedSchema,
  openUploads: usedSchema,
  /** Files being checked or analysed, and videos being made. */
  waitingJobs: usedSchema,
  /** Since midnight UTC. */
  generationsToday: usedSchema,
  aiCallsToday: usedSchema,
});
export type AccountUsage = z.infer<typeof accountUsageSchema>;

/** The own account. */
export const ACCOUNT_CALLS = {
  getUser: { method: 'GET', path: '/api/auth/user', summary: 'The signed-in user', response: userSchema },
  getAccount: { method: 'GET', path: '/api/account', summary: 'The own account', response: accountSchema },
  renameAccount: {
    method: 'PATCH',
    path: '/api/account',
    summary: 'Give the account another name',
    body: z.object({ name: text(TITLE_CHARS_MAX).trim().min(1) }),
    response: accountSchema,
  },
  changePassword: {
    method: 'POST',
    path: '/api/account/password',
    summary: 'Change the password and end all other sessions',
    body: z.object({
      currentPassword: passwordText,
      newPassword: passwordText.min(PASSWORD_CHARS_MIN),
    }),
    response: doneSchema,
  },
  listSessions: {
    method: 'GET',
    path: '/api/account/sessions',
    summary: 'Where the account is signed in',
    response: z.array(accountSessionSchema),
  },
  endOtherSessions: {
    method: 'POST',
    path: '/api/account/sessions/end-others',
    summary: 'Sign out everywhere else',
    response: doneSchema,
  },
  deleteAccount: {
    method: 'POST',
    path: '/api/auth/delete-user',
    summary:
      'Delete the account with every row and file, confirmed by its password (or address where it has none)',
    body: z.object({
      password: passwordText.optional(),
      email: z
        .string()
        .max(TITLE_CHARS_MAX * 2)
        .optional(),
    }),
    response: doneSchema,
  },
  getUsage: {
    method: 'GET',
    path: '/api/account/usage',
    summary: 'What the account uses of what it may',
    response: accountUsageSchema,
  },
} as const satisfies Record<string, ApiCall>;
