import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer, type Visitor } from '../testing/harness.ts';
import { rawAnswer } from '../testing/raw-answer.ts';

const PASSWORD = 'correct horse battery';

describe('accounts', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.stop());

  const postLogin = (visitor: Visitor, form: Record<string, string>) =>
    visitor.fetch('/api/login', { method: 'POST', body: new URLSearchParams(form) });

  it('tells a signed-out visitor so in the words the browser looks for', async () => {
    const response = await server.newVisitor().fetch('/api/auth/user');
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({ code: 'unauthorized', message: 'Unauthorized' });
  });

  it('shows a sign-in page with labelled fields that allows no script but its own', async () => {
    const response = await server.newVisitor().fetch('/api/login?returnTo=/upload/3');
    const page = await response.text();
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(page).toMatch(/<label>Email<input type="email"/);
    expect(page).toMatch(/<label>Password<input type="password"/);
    expect(page).toContain('>Sign in</button>');
    expect(page).toContain('>Create account</button>');
    expect(page).toContain('value="/upload/3"');
    expect(page.match(/<script/g)).toHaveLength(1);
    expect(response.headers.get('content-security-policy')).toMatch(/script-src 'sha256-[^ ]+';/);
  });

  it('creates an account, goes back to where the visitor was going, and signs out', async () => {
    const visitor = server.newVisitor();
    const created = await postLogin(visitor, {
      email: 'ada@example.com',
      password: PASSWORD,
      intent: 'sign-up',
      returnTo: '/prompt/9',
    });
    expect([created.status, created.headers.get('location')]).toEqual([303, '/prompt/9']);
    const user = await visitor.fetch('/api/auth/user');
    expect(await user.json()).toEqual({
      id: expect.any(String),
      email: 'ada@example.com',
      ownsInstallation: true,
    });

    const left = await visitor.fetch('/api/logout');
    expect([left.status, left.headers.get('location')]).toEqual([303, '/']);
    expect((await visitor.fetch('/api/auth/user')).status).toBe(401);

    const back = await postLogin(visitor, {
      email: 'ada@example.com',
      password: PASSWORD,
      intent: 'sign-in',
    });
    expect([back.status, back.headers.get('location')]).toEqual([303, '/']);
    expect((await visitor.fetch('/api/auth/user')).status).toBe(200);
  });

  it('ends the session itself on sign-out, not only the cookie', async () => {
    const visitor = await server.newUser();
    const cookie = visitor.cookie();
    await visitor.fetch('/api/logout');
    const replayed = await fetch(`${server.origin}/api/auth/user`, { headers: { cookie } });
    expect(replayed.status).toBe(401);
  });

  it.each([
    [
      { email: 'nobody@example.com', password: PASSWORD, intent: 'sign-in' },
      401,
      'The email or the password is not right',
    ],
    [{ email: 'not an email', password: PASSWORD, intent: 'sign-up' }, 400, 'email'],
    [{ email: 'short@example.com', password: 'short', intent: 'sign-up' }, 400, 'at least 8 characters'],
    [{ email: 'creator-1@example.com', password: PASSWORD, intent: 'sign-up' }, 422, 'already an account'],
  ])('explains %j in place', async (form, status, sentence) => {
    const response = await postLogin(server.newVisitor(), form);
    const page = await response.text();
    expect(response.status).toBe(status);
    expect(page).toContain(sentence);
    expect(page).toContain('role="alert"');
    expect(page).not.toContain(PASSWORD);
  });

  it.each([
    ['an email that is too long', { email: `${'x'.repeat(310)}@example.com` }, 'up to 254 characters'],
    [
      'a password that is too long',
      { email: 'ada@example.com', password: 'x'.repeat(1001) },
      'up to 128 characters',
    ],
    ['fields that are no texts', { email: 7, password: ['x'] }, 'Fill in your email and your password.'],
    ['no fields at all', ['ada@example.com'], 'Fill in your email and your password.'],
  ])('shows the page again, with what is wrong, for %s', async (_, json, sentence) => {
    const response = await server.newVisitor().fetch('/api/login', { method: 'POST', json });
    const page = await response.text();
    expect([response.status, response.headers.get('content-type')]).toEqual([
      400,
      'text/html; charset=utf-8',
    ]);
    expect(page).toMatch(new RegExp(`role="alert">[^<]*${sentence}`));
  });

  it('keeps what can be used of a form that is refused', async () => {
    const response = await postLogin(server.newVisitor(), {
      email: 'ada@example.com',
      password: 'x'.repeat(129),
      returnTo: '/prompt/9',
    });
    const page = await response.text();
    expect(page).toContain('value="ada@example.com"');
    expect(page).toContain('value="/prompt/9"');
  });

  it.each([
    ['GET', '/api/auth/nothing', undefined, 404, 'not_found'],
    ['POST', '/api/auth/update-user', { name: 'a\0b' }, 400, 'invalid_request'],
    ['POST', '/api/auth/revoke-session', { token: '\0' }, 400, 'invalid_request'],
    ['POST', '/api/auth/update-user', { name: null }, 400, 'invalid_request'],
    ['POST', '/api/auth/sign-in/email', { email: 'x', password: PASSWORD }, 400, 'invalid_request'],
  ])('%s %s %j is refused with a code and a sentence', async (method, path, json, status, code) => {
    const user = await server.newUser();
    const response = await user.fetch(path, { method, ...(json === undefined ? {} : { json }) });
    expect([response.status, await response.json()]).toEqual([
      status,
      { code, message: expect.stringMatching(/./) },
    ]);
  });

  it.each([
    ['an email nobody can write to', { email: `${'x'.repeat(250)}@example.com`, password: PASSWORD }],
    ['a name as long as a page', { email: 'long@example.com', password: PASSWORD, name: 'x'.repeat(201) }],
    [
      'a picture that is no address',
      { email: 'long@example.com', password: PASSWORD, image: 'x'.repeat(9000) },
    ],
    ['an email that is no text', { email: { toString: 1, valueOf: 1 }, password: PASSWORD }],
  ])('makes no account with %s', async (_, json) => {
    const response = await server.newVisitor().fetch('/api/auth/sign-up/email', { method: 'POST', json });
    expect([response.status, await response.json()]).toMatchObject([400, { code: expect.any(String) }]);
  });

  it('takes a form where there is a form, and JSON elsewhere', async () => {
    const user = await server.newUser();
    for (const path of ['/api/projects', '/api/auth/sign-in/email']) {
      const response = await user.fetch(path, { method: 'POST', body: new URLSearchParams({ title: 'x' }) });
      expect([response.status, await response.json()]).toMatchObject([
        415,
        { code: 'unsupported_media_type' },
      ]);
    }
  });

  it('refuses data that is nested without end', async () => {
    const body = `{"email":${'['.repeat(3000)}${']'.repeat(3000)}}`;
    const headers = { 'content-type': 'application/json' };
    const options = { method: 'POST', headers, body };
    const response = await server.newVisitor().fetch('/api/auth/sign-in/email', options);
    expect([response.status, await response.json()]).toMatchObject([400, { code: 'invalid_request' }]);
  });

  it.each(['constructor', 'toString', '__proto__'])(
    'explains the unknown failure “%s” as any other',
    async (error) => {
      const response = await server.newVisitor().fetch(`/api/login?error=${error}`);
      expect(response.status).toBe(200);
      expect(await response.text()).toContain('The sign-in did not work. Please try again.');
    },
  );

  it.each(['a b', '', '[::1', 'x:99999', '%', 'x/y'])('refuses a request to the host “%s”', async (host) => {
    for (const [method, path] of [
      ['GET', '/api/logout'],
      ['POST', '/api/auth/sign-out'],
    ] as const) {
      const answer = await rawAnswer(server.origin, [`${method} ${path} HTTP/1.1`, `Host: ${host}`]);
      expect(answer).toMatch(/^HTTP\/1\.1 400 /);
      expect(answer).toContain('"code":"invalid_request"');
    }
  });

  it('leaves the answers of better-auth that are no refusals as they are', async () => {
    const user = await server.newUser();
    const response = await user.fetch('/api/auth/update-user', { method: 'POST', json: { name: 'Ada' } });
    expect([response.status, await response.json()]).toEqual([200, { status: true }]);
  });

  it('hands no token of a session to scripts', async () => {
    const user = await server.newUser();
    const calls = [
      await user.fetch('/api/auth/sign-in/email', {
        method: 'POST',
        json: { email: user.email, password: 'correct horse battery' },
      }),
      await user.fetch('/api/auth/get-session'),
      await user.fetch('/api/auth/list-sessions'),
    ];
    for (const answer of calls) {
      const text = await answer.text();
      expect([answer.status, text]).toEqual([200, expect.not.stringMatching(/token/i)]);
      expect(text).toContain('id');
    }
  });

  it('ends the other sessions when the password is changed', async () => {
    const user = await server.newUser();
    const elsewhere = server.newVisitor();
    const password = 'correct horse battery';
    const signIn = { method: 'POST', json: { email: user.email, password } };
    expect((await elsewhere.fetch('/api/auth/sign-in/email', signIn)).status).toBe(200);
    const change = { currentPassword: password, newPassword: 'another horse battery' };
    const changed = await user.fetch('/api/auth/change-password', { method: 'POST', json: change });
    expect(changed.status).toBe(200);
    expect((await elsewhere.fetch('/api/auth/user')).status).toBe(401);
    expect((await user.fetch('/api/auth/user')).status).toBe(200);
  });

  it('shows a failed sign-in on its own page, not on the library’s', async () => {
    const answer = await server.newVisitor().fetch('/api/auth/error?error=access_denied');
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/api/login?error=access_denied']);
  });

  it('is asked by no name that a stranger’s page could have', async () => {
    const answer = await askAs(server.origin, 'evil.example');
    expect(answer).toContain('421');
    expect(answer).toContain('unknown_host');
    expect(await askAs(server.origin, 'localhost')).toContain('401');
  });

  it('names each answer as the log does, and says which features of the browser are used', async () => {
    const answer = await server.newVisitor().fetch('/api/site');
    expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-z]{12}$/);
    expect(answer.headers.get('permissions-policy')).toContain('camera=()');
    expect(answer.headers.get('permissions-policy')).toContain('microphone=(self)');
  });

  it('tells every visitor that no other service takes part, where none does', async () => {
    const answer = await server.newVisitor().fetch('/api/site');
    expect(await answer.json()).toMatchObject({ isSelfContained: true });
  });

  it('writes what the visitor typed back as text, never as markup', async () => {
    const response = await postLogin(server.newVisitor(), {
      email: '"><script>alert(1)</script>',
      password: 'x',
      returnTo: '"><img src=x>',
    });
    const page = await response.text();
    expect(page).not.toContain('<script>alert');
    expect(page.match(/<script/g)).toHaveLength(1);
    expect(page).not.toContain('<img');
  });

  it('sends a visitor who is signed in straight on, but only within this site', async () => {
    const user = await server.newUser();
    expect((await user.fetch('/api/login?returnTo=/upload/3')).headers.get('location')).toBe('/upload/3');
    expect((await user.fetch('/api/login?returnTo=https://evil.example')).headers.get('location')).toBe('/');
  });

  it.each([
    '/api/projects',
    '/api/auth/sign-in/email',
    '/api/login',
    '/api/tus/',
    '/%61pi/login',
    '/ap%69/projects',
    '/nowhere',
  ])('refuses a change that another site asks for: POST %s', async (path) => {
    const user = await server.newUser();
    const response = await user.fetch(path, {
      method: 'POST',
      headers: { origin: 'https://evil.example' },
      json: { title: 'Stolen' },
    });
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ code: 'invalid_origin' });
  });

  it('knows who is signed in however the path is spelt', async () => {
    const user = await server.newUser();
    expect((await user.fetch('/%61pi/projects')).status).toBe(200);
  });

  it('refuses a cross-site change without an Origin by what the browser says of it', async () => {
    const user = await server.newUser();
    const response = await fetch(`${server.origin}/api/projects`, {
      method: 'POST',
      headers: { cookie: user.cookie(), 'sec-fetch-site': 'cross-site', 'content-type': 'application/json' },
      body: JSON.stringify({ title: 'Stolen' }),
    });
    expect(response.status).toBe(403);
  });

  it('slows down whoever guesses passwords', async () => {
    const limited = await startTestServer({ RATE_LIMIT: 'true' });
    try {
      const guess = () =>
        limited.newVisitor().fetch('/api/auth/sign-in/email', {
          method: 'POST',
          json: { email: `${attempts++}@example.com`, password: 'a wrong guess' },
        });
      let attempts = 0;
      expect((await guess()).status).toBe(401);
      while (attempts < 34) await guess();
      const slowed = await guess();
      expect([slowed.status, await slowed.json()]).toEqual([
        429,
        { code: 'rate_limited', message: expect.any(String) },
      ]);
      expect(Number(slowed.headers.get('retry-after'))).toBeGreaterThan(0);
    } finally {
      await limited.stop();
    }
  });
});

/** fetch always says the Host that it connects to. */
function askAs(origin: string, host: string): Promise<string> {
  const { port } = new URL(origin);
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = connect({ port: Number(port), host: '127.0.0.1' }, () =>
      socket.write(`GET /api/projects HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`),
    );
    socket.setEncoding('utf8');
    socket.on('data', (chunk: string) => {
      text += chunk;
    });
    socket.on('error', reject);
    socket.on('end', () => resolve(text));
  });
}
