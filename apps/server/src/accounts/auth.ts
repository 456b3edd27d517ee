import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import type { Database } from '../platform/database/database.ts';
import * as schema from '../platform/database/schema.ts';

export interface AuthOptions {
  readonly db: Database;
  readonly secret: string;
  /** Where people reach the product, or null to believe each request's own origin. */
  readonly publicUrl: string | null;
  readonly isRateLimited: boolean;
}

export type Auth = ReturnType<typeof createAuth>;

/** The header in which app.ts hands better-auth the address that Fastify worked out; a client's own is overwritten. */
export const CLIENT_ADDRESS_HEADER = 'x-cutroom-client-address';

const PASSWORD_CHARS_MIN = 8;
const SESSION_SECONDS = 30 * 24 * 60 * 60;
const ATTEMPTS = { window: 60, max: 30 };

/** Accounts with e-mail and password, and their sessions. */
export function createAuth({ db, secret, publicUrl, isRateLimited }: AuthOptions) {
  return betterAuth({
    appName: 'Cutroom',
    secret,
    ...(publicUrl === null ? {} : { baseURL: publicUrl }),
    basePath: '/api/auth',
    database: drizzleAdapter(db, { provider: 'pg', schema }),
    emailAndPassword: { enabled: true, minPasswordLength: PASSWORD_CHARS_MIN },
    session: { expiresIn: SESSION_SECONDS },
    // app.ts has compared every unsafe request's Origin with the address it came to.
    trustedOrigins: (request) => (request === undefined ? [] : [new URL(request.url).origin]),
    rateLimit: {
      enabled: isRateLimited,
      storage: 'database',
      window: 60,
      max: 300,
      customRules: { '/sign-in/*': ATTEMPTS, '/sign-up/*': ATTEMPTS },
    },
    advanced: {
      cookiePrefix: 'cutroom',
      useSecureCookies: publicUrl?.startsWith('https:') ?? false,
      ipAddress: { ipAddressHeaders: [CLIENT_ADDRESS_HEADER] },
    },
    telemetry: { enabled: false },
    logger: { level: 'error' },
  });
}
