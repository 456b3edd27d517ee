import { CutroomError } from '@cutroom/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AccountDependencies } from './account-dependencies.ts';
import { refusalBody, withoutTokens } from './auth-answer.ts';
import { authRequest, WAIT_HEADER, withName } from './auth-request.ts';
import { EMAIL_CHARS_MAX, NAME_CHARS_MAX } from './login-form.ts';

/** better-auth's own calls under /api/auth/, with its refusals in the product's form and no tokens in its answers. */
export function registerAuthApiRoutes(
  app: FastifyInstance,
  { auth, publicUrl, allowsSignUp, guardSignIn }: AccountDependencies,
): void {
  app.route({
    method: ['GET', 'POST'],
    url: '/api/auth/*',
    schema: { hide: true },
    handler: async (request, reply) => {
      const isPost = request.method === 'POST';
      if (!allowsSignUp && /^\/api\/auth\/sign-up\//.test(request.url))
        throw new CutroomError('sign_up_closed');
      const fields = isPost ? withName(withOthersEnded(request)) : null;
      const body = isPost ? JSON.stringify(fields, refuseUnstorable) : null;
      const ask = () =>
        auth.handler(authRequest(publicUrl, request, request.url, { method: request.method, body }));
      const answer = isPost && isSignIn(request.url) ? await guardSignIn(request, fields, ask) : await ask();
      return sendAuthAnswer(request, reply, answer);
    },
  });
}

async function sendAuthAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Response,
): Promise<FastifyReply> {
  // better-auth's own error page would have a foreign style: the sign-in page says the same.
  if (answer.headers.get('content-type')?.includes('text/html')) {
    const error = new URL(request.url, 'http://x').searchParams.get('error') ?? 'unknown';
    return reply.redirect(`/api/login?${new URLSearchParams({ error })}`, 303);
  }
  reply.status(answer.status);
  for (const [name, value] of answer.headers) {
    if (name === WAIT_HEADER) reply.header('retry-after', value);
    else if (name !== 'set-cookie' && name !== 'content-length') reply.header(name, value);
  }
  reply.header('set-cookie', answer.headers.getSetCookie());
  const text = await answer.text();
  if (answer.status < 400) return reply.send(withoutTokens(text));
  return reply.type('application/json; charset=utf-8').send(refusalBody(answer.status, text));
}

function isSignIn(url: string): boolean {
  return /^\/api\/auth\/sign-in\/email\/?(\?|$)/.test(url);
}

/** Whoever changes a password wants everybody out who knows the old one. */
function withOthersEnded(request: FastifyRequest): unknown {
  const { body } = request;
  const isChange = /^\/api\/auth\/change-password\/?(\?|$)/.test(request.url);
  return isChange && typeof body === 'object' ? { ...body, revokeOtherSessions: true } : body;
}

/**
 * For JSON.stringify: better-auth hands values to the database as they are and as long as they are. The database keeps no
 * NUL, and nothing in place of a name, and would fail.
 */
function refuseUnstorable(key: string, value: unknown): unknown {
  if (value === null)
    throw new CutroomError('invalid_request', { message: `The ${key || 'body'} cannot be null.` });
  if (typeof value !== 'string') return value;
  const most = Object.hasOwn(CHARS_MAX, key) ? CHARS_MAX[key] : TEXT_CHARS_MAX;
  if (most !== undefined && value.length > most)
    throw new CutroomError('invalid_request', { message: `The ${key} can have up to ${most} characters.` });
  if (!value.includes('\0')) return value;
  throw new CutroomError('invalid_request', { message: 'Texts cannot hold the character NUL.' });
}

const CHARS_MAX: Readonly<Record<string, number>> = { email: EMAIL_CHARS_MAX, name: NAME_CHARS_MAX };
/** Of all else, such as the address of a picture or a provider's token. */
const TEXT_CHARS_MAX = 8192;
