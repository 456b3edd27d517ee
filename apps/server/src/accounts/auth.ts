import { AsyncLocalStorage } from 'node:async_hooks';
import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { genericOAuth } from 'better-auth/plugins';
import { DrizzleQueryError } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database } from '../platform/database/database.ts';
import * as schema from '../platform/database/schema.ts';
import { PASSWORD_CHARS_MAX, PASSWORD_CHARS_MIN } from './login-form.ts';

export interface AuthOptions {
  readonly db: Database;
  readonly log: Logger;
  readonly secret: string;
  /** Where people reach the product, or null to believe each request's own origin. */
  readonly publicUrl: string | null;
  /** Whether browsers reach the product over TLS. */
  readonly isHttps: boolean;
  readonly isRateLimited: boolean;
  /** null where people sign in with a password only. */
  readonly oidc: OidcSettings | null;
  readonly allowsPasswords: boolean;
  readonly allowsSignUp: boolean;
}

/** Somebody else's sign-in (OpenID Connect Core 1.0). */
export interface OidcSettings {
  /** Where `/.well-known/openid-configuration` is below. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

export type Auth = ReturnType<typeof createAuth>;

/** The header in which app.ts hands better-auth the address that Fastify worked out; a client's own is overwritten. */
export const CLIENT_ADDRESS_HEADER = 'x-cutroom-client-address';

export const SESSION_SECONDS = 30 * 24 * 60 * 60;
/** A session that is used lives on: once a day its end is put off (better-auth's `updateAge`). */
export const SESSION_RENEWED_AFTER_MS = 24 * 60 * 60 * 1000;
const ATTEMPTS = { window: 60, max: 30 };

/** What the provider is called in addresses: it is told to send people back to /api/auth/callback/oidc. */
export const OIDC_PROVIDER = 'oidc';

/**
 * Accounts with e-mail and password, with a provider or with both, and their sessions. Its handler throws where the
 * database fails: better-auth would answer that a new account is not valid, or with an empty page.
 */
export function createAuth(options: AuthOptions) {
  const { db, log, secret, publicUrl, isHttps, isRateLimited, oidc, allowsPasswords, allowsSignUp } = options;
  const asked = new AsyncLocalStorage<{ failure: DrizzleQueryError | null }>();
  const auth = betterAuth({
    appName: 'Cutroom',
    secret,
    ...(publicUrl === null ? {} : { baseURL: publicUrl }),
    basePath: '/api/auth',
    database: drizzleAdapter(db, { provider: 'pg', schema }),
    emailAndPassword: {
      enabled: allowsPasswords,
      disableSignUp: !allowsSignUp,
      minPasswordLength: PASSWORD_CHARS_MIN,
      maxPasswordLength: PASSWORD_CHARS_MAX,
    },
    plugins: oidc === null ? [] : [providerPlugin(oidc, allowsSignUp)],
    account: {
      // Whoever made an account with somebody else's address must not get into it, nor the other into theirs.
      accountLinking: { enabled: false },
      encryptOAuthTokens: true,
    },
    session: { expiresIn: SESSION_SECONDS, updateAge: SESSION_RENEWED_AFTER_MS / 1000 },
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
      cookiePrefix: cookiePrefix(isHttps),
      // Its own prefix would be `__Secure-`, which lets another host of the domain set the cookie.
      useSecureCookies: false,
      defaultCookieAttributes: { secure: isHttps },
      ipAddress: { ipAddressHeaders: [CLIENT_ADDRESS_HEADER] },
    },
    telemetry: { enabled: false },
    // Else they are printed past the log, with the session or the address that the statement was about.
    onAPIError: { throw: true },
    logger: {
      level: 'error',
      log: (_level, message, ...details) => {
        const err = details.find((detail) => detail instanceof Error);
        const call = asked.getStore();
        if (call !== undefined && err instanceof DrizzleQueryError) call.failure = err;
        // Wrong passwords are errors to it. Of what it tells besides, only errors are kept: the rest names people.
        log.warn(err === undefined ? {} : { err }, `Sign-in: ${message}`);
      },
    },
  });

  const handler = async (request: Request): Promise<Response> => {
    const call = { failure: null };
    const answer = await asked.run(call, () => auth.handler(request));
    if (!answer.ok && isServerFault(call.failure)) throw call.failure;
    return answer;
  };
  return { ...auth, handler };
}

/** What better-auth calls the cookie that holds the signed token of a session. */
export function sessionCookieName(isHttps: boolean): string {
  return `${cookiePrefix(isHttps)}.session_token`;
}

/** `__Host-`: browsers take such a cookie over TLS and from this very host only (RFC 6265bis, section 4.1.3.2). */
function cookiePrefix(isHttps: boolean): string {
  return isHttps ? '__Host-cutroom' : 'cutroom';
}

/** Two who take the same address at once are no fault of ours. */
function isServerFault(failure: DrizzleQueryError | null): failure is DrizzleQueryError {
  const cause = failure?.cause;
  return failure !== null && !(cause !== undefined && 'code' in cause && cause.code === UNIQUE_VIOLATION);
}

const UNIQUE_VIOLATION = '23505';

function providerPlugin({ issuer, clientId, clientSecret }: OidcSettings, allowsSignUp: boolean) {
  return genericOAuth({
    config: [
      {
        providerId: OIDC_PROVIDER,
        discoveryUrl: `${issuer}/.well-known/openid-configuration`,
        requireIdTokenVerification: true,
        clientId,
        clientSecret,
        disableSignUp: !allowsSignUp,
        scopes: ['openid', 'email', 'profile'],
      },
    ],
  });
}

/**
 * Waits until the provider has been asked for its addresses: they are asked for once, and without them nobody could sign in.
 * @throws Error with a sentence for the operator
 */
export async function awaitProvider(auth: Auth, { issuer }: OidcSettings): Promise<void> {
  const { socialProviders } = await auth.$context;
  if (socialProviders.some(({ id }) => id === OIDC_PROVIDER)) return;
  throw new Error(
    `The sign-in at OIDC_ISSUER (${issuer}) does not answer with an OpenID configuration. ` +
      'Check the address and whether this machine can reach it.',
  );
}
