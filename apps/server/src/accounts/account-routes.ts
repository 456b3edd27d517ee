import { CutroomError } from '@cutroom/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { handleCall } from '../platform/http/call.ts';
import { answerOf } from '../platform/http/errors.ts';
import { chosenTheme, sendPlainPage } from '../platform/http/pages/plain-page.ts';
import type { AccountDependencies } from './account-dependencies.ts';
import { OIDC_PROVIDER } from './auth.ts';
import { registerAuthApiRoutes } from './auth-api-routes.ts';
import { authRequest, WAIT_HEADER, withName } from './auth-request.ts';
import { isInstallationOwner } from './installation-owner.ts';
import { type LoginForm, readLoginForm } from './login-form.ts';
import { type LoginPage, loginPage, providerPath } from './login-page.ts';
import { explainRefusal } from './refusal-sentence.ts';
import { safeReturnPath } from './return-path.ts';

const loginQuerySchema = z.object({
  returnTo: z.string().optional().catch(undefined),
  error: z.string().optional().catch(undefined),
});
const providerAnswerSchema = z.object({ url: z.url().optional() });

/** Sign-in page, sign-out, who is signed in, and better-auth's own calls. */
export function registerAccountRoutes(app: FastifyInstance, deps: AccountDependencies): void {
  handleCall(app, 'getUser', async ({ user }) => ({
    ...user,
    ...((await isInstallationOwner(deps.db, user.id)) && { ownsInstallation: true }),
  }));
  registerLoginPage(app, deps);
  if (deps.hasProvider) registerProviderLogin(app, deps);
  registerLogout(app, deps);
  registerAuthApiRoutes(app, deps);
}

function registerLoginPage(app: FastifyInstance, deps: AccountDependencies): void {
  const site = siteOf(deps);
  app.get('/api/login', { schema: { hide: true } }, async (request, reply) => {
    const query = loginQuerySchema.parse(request.query);
    const returnTo = safeReturnPath(query.returnTo);
    if (request.user !== null) return reply.redirect(returnTo, 303);
    const error = query.error === undefined ? null : (PROVIDER_REFUSALS.get(query.error) ?? PROVIDER_FAILED);
    // After a failure it would only go round in a circle.
    if (!deps.allowsPasswords && error === null) return reply.redirect(providerPath(returnTo), 303);
    const theme = chosenTheme(request);
    return sendLoginPage(reply, { ...site, returnTo, email: '', intent: 'sign-in', error, theme });
  });

  app.register(async (forms) => {
    forms.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 16_384 },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    forms.post('/api/login', { schema: { hide: true } }, (request, reply) =>
      signInByForm(deps, request, reply),
    );
  });
}

function registerProviderLogin(app: FastifyInstance, { auth, publicUrl }: AccountDependencies): void {
  app.get('/api/login/oidc', { schema: { hide: true } }, async (request, reply) => {
    const returnTo = safeReturnPath(loginQuerySchema.parse(request.query).returnTo);
    const failedPath = `/api/login?${new URLSearchParams({ returnTo })}`;
    const wish = { provider: OIDC_PROVIDER, callbackURL: returnTo, errorCallbackURL: failedPath };
    const answer = await auth.handler(
      authRequest(publicUrl, request, '/api/auth/sign-in/social', {
        method: 'POST',
        body: JSON.stringify(wish),
      }),
    );
    const { url } = providerAnswerSchema.parse(await answer.json().catch(() => ({})));
    if (!answer.ok || url === undefined) return reply.redirect(`${failedPath}&error=unreachable`, 303);
    reply.header('set-cookie', answer.headers.getSetCookie());
    return reply.redirect(url, 303);
  });
}

function registerLogout(app: FastifyInstance, { auth, publicUrl }: AccountDependencies): void {
  app.get('/api/logout', { schema: { hide: true } }, async (request, reply) => {
    const answer = await auth.handler(
      authRequest(publicUrl, request, '/api/auth/sign-out', { method: 'POST', body: '{}' }),
    );
    reply.header('set-cookie', answer.headers.getSetCookie());
    reply.header('clear-site-data', '"cache"');
    return reply.redirect('/', 303);
  });
}

type LoginSite = Pick<LoginPage, 'fontUrl' | 'reel' | 'hasProvider' | 'allowsPasswords' | 'allowsSignUp'>;

function siteOf({
  fontUrl,
  reel,
  hasProvider,
  allowsPasswords,
  allowsSignUp,
}: AccountDependencies): LoginSite {
  return { fontUrl, reel, hasProvider, allowsPasswords, allowsSignUp };
}

async function signInByForm(
  deps: AccountDependencies,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const site = siteOf(deps);
  const read = readLoginForm(request.body);
  const theme = chosenTheme(request);
  if (read.kind === 'refused') {
    const { sentence: error, shownAgain } = read;
    const returnTo = safeReturnPath(shownAgain.returnTo);
    return sendLoginPage(reply.status(400), { ...site, ...shownAgain, returnTo, error, theme });
  }
  const { form } = read;
  const returnTo = safeReturnPath(form.returnTo);
  const { email, intent } = form;
  const ask = () => authenticate(deps, request, form);
  if (intent === 'sign-up' && !deps.allowsSignUp) {
    const { status, message } = new CutroomError('sign_up_closed');
    const page = { ...site, returnTo, email, intent: 'sign-in', error: message, theme } as const;
    return sendLoginPage(reply.status(status), page);
  }
  const answer = await (intent === 'sign-in' ? deps.guardSignIn(request, form, ask) : ask()).catch(
    (error: Error) => answerOf(error, request),
  );
  if (answer instanceof CutroomError) {
    const page = { ...site, returnTo, email, intent, error: answer.message, theme };
    if (answer.retryAfterSeconds !== null) reply.header('retry-after', answer.retryAfterSeconds);
    return sendLoginPage(reply.status(answer.status), page);
  }
  if (answer.ok) {
    reply.header('set-cookie', answer.headers.getSetCookie());
    return reply.redirect(returnTo, 303);
  }
  const error = await explainRefusal(answer);
  const waitSeconds = answer.headers.get(WAIT_HEADER);
  if (waitSeconds !== null) reply.header('retry-after', waitSeconds);
  return sendLoginPage(reply.status(answer.status), { ...site, returnTo, email, intent, error, theme });
}

function sendLoginPage(reply: FastifyReply, page: LoginPage): FastifyReply {
  return sendPlainPage(reply, loginPage(page));
}

function authenticate(
  { auth, publicUrl }: AccountDependencies,
  request: FastifyRequest,
  form: LoginForm,
): Promise<Response> {
  const { email, password } = form;
  const body = JSON.stringify(withName({ email, password }));
  return auth.handler(
    authRequest(publicUrl, request, `/api/auth/${form.intent}/email`, { method: 'POST', body }),
  );
}

const PROVIDER_FAILED = 'The sign-in did not work. Please try again.';
/** By the code with which better-auth sends people back. */
const PROVIDER_REFUSALS: ReadonlyMap<string, string> = new Map([
  ['access_denied', 'You have not been signed in, because you or your organization said no.'],
  ['account_not_linked', 'There is already an account with this email and a password. Sign in with those.'],
  [
    'email_not_found',
    'Your organization did not tell your email address, and there is no account without one.',
  ],
  [
    'unreachable',
    'The sign-in of your organization cannot be reached at the moment. Please try again later.',
  ],
]);
