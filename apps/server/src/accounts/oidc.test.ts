import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer, type Visitor } from '../testing/harness.ts';
import { type OidcServer, startOidcServer } from '../testing/servers/oidc-server.ts';

/** A port for a server that has to be known before it starts. */
async function freePort(): Promise<number> {
  const server = createServer();
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const settingsOf = ({ issuer, clientId, clientSecret }: OidcServer) => ({
  OIDC_ISSUER: issuer,
  OIDC_CLIENT_ID: clientId,
  OIDC_CLIENT_SECRET: clientSecret,
});

/** From the sign-in page to where the product sends somebody in the end. */
async function goThrough(provider: OidcServer, visitor: Visitor, person: string, returnTo = '/upload/3') {
  const began = await visitor.fetch(`/api/login/oidc?${new URLSearchParams({ returnTo })}`);
  expect(began.status).toBe(303);
  const back = new URL(await provider.signIn(began.headers.get('location') ?? '', person));
  const ended = await visitor.fetch(`${back.pathname}${back.search}`);
  return new URL(ended.headers.get('location') ?? '', back);
}

describe('signing in with somebody else’s accounts, beside passwords', () => {
  let provider: OidcServer;
  let server: TestServer;
  beforeAll(async () => {
    const port = await freePort();
    provider = await startOidcServer(`http://127.0.0.1:${port}/api/auth/callback/oidc`, (person) =>
      person === 'nobody' ? undefined : `${person}@example.org`,
    );
    server = await startTestServer({ PORT: String(port), ...settingsOf(provider) });
  });
  afterAll(async () => {
    await server.stop();
    await provider.close();
  });

  it('offers both', async () => {
    const page = await (await server.newVisitor().fetch('/api/login?returnTo=/upload/3')).text();
    expect(page).toContain('href="/api/login/oidc?returnTo=%2Fupload%2F3">Continue with single sign-on</a>');
    expect(page).toContain('>Create account</button>');
    const site = await server.newVisitor().fetch('/api/site');
    expect(await site.json()).toMatchObject({ isSelfContained: false });
  });

  it('makes an account the first time, finds it the next, and goes back to where the visitor was going', async () => {
    const ids: unknown[] = [];
    for (let time = 0; time < 2; time++) {
      const visitor = server.newVisitor();
      const end = await goThrough(provider, visitor, 'ada');
      expect([end.origin, end.pathname]).toEqual([server.origin, '/upload/3']);
      const user = (await (await visitor.fetch('/api/auth/user')).json()) as { id: string };
      expect(user).toMatchObject({ id: expect.any(String), email: 'ada@example.org' });
      ids.push(user.id);
    }
    expect(ids[0]).toBe(ids[1]);
  });

  it('sends nobody to another site afterwards', async () => {
    const end = await goThrough(provider, server.newVisitor(), 'eve', 'https://evil.example/x');
    expect(end.href).toBe(`${server.origin}/`);
  });

  it('lets nobody into an account that was made with a password', async () => {
    const owner = server.newVisitor();
    const json = { email: 'bob@example.org', password: 'correct horse battery', name: 'Bob' };
    await owner.fetch('/api/auth/sign-up/email', { method: 'POST', json });
    const other = server.newVisitor();
    const end = await goThrough(provider, other, 'bob');
    expect((await other.fetch('/api/auth/user')).status).toBe(401);
    const page = await (await other.fetch(`${end.pathname}${end.search}`)).text();
    expect(page).toContain('There is already an account with this email and a password.');
    expect(page).toContain('value="/upload/3"');
  });

  it('explains that it needs an address', async () => {
    const visitor = server.newVisitor();
    const end = await goThrough(provider, visitor, 'nobody');
    expect((await visitor.fetch('/api/auth/user')).status).toBe(401);
    const page = await (await visitor.fetch(`${end.pathname}${end.search}`)).text();
    expect(page).toContain('did not tell your email address');
  });

  it.each(['/api/auth/callback/oidc', '/api/auth/callback/oidc?code=made-up&state=made-up'])(
    'takes no answer that it has not asked for: %s',
    async (path) => {
      const visitor = server.newVisitor();
      const answer = await visitor.fetch(path);
      expect(answer.status).toBeLessThan(500);
      expect((await visitor.fetch('/api/auth/user')).status).toBe(401);
    },
  );

  it('takes no answer that was meant for another browser', async () => {
    const began = await server.newVisitor().fetch('/api/login/oidc');
    const back = new URL(await provider.signIn(began.headers.get('location') ?? '', 'mallory'));
    const victim = server.newVisitor();
    await victim.fetch(`${back.pathname}${back.search}`);
    expect((await victim.fetch('/api/auth/user')).status).toBe(401);
  });
});

describe('signing in with somebody else’s accounts only', () => {
  let provider: OidcServer;
  let server: TestServer;
  beforeAll(async () => {
    const port = await freePort();
    provider = await startOidcServer(`http://127.0.0.1:${port}/api/auth/callback/oidc`);
    server = await startTestServer({
      PORT: String(port),
      PASSWORD_SIGN_IN: 'off',
      ...settingsOf(provider),
    });
  });
  afterAll(async () => {
    await server.stop();
    await provider.close();
  });

  it('goes straight there, and not in a circle after a failure', async () => {
    const visitor = server.newVisitor();
    const first = await visitor.fetch('/api/login?returnTo=/prompt/9');
    expect([first.status, first.headers.get('location')]).toEqual([
      303,
      '/api/login/oidc?returnTo=%2Fprompt%2F9',
    ]);
    const failed = await visitor.fetch('/api/login?returnTo=/prompt/9&error=access_denied');
    const page = await failed.text();
    expect(page).toContain('You have not been signed in');
    expect(page).toContain('Continue with single sign-on');
    expect(page).not.toContain('type="password"');
  });

  it('takes no passwords', async () => {
    const json = { email: 'ada@example.org', password: 'correct horse battery', name: 'Ada' };
    const visitor = server.newVisitor();
    for (const path of ['/api/auth/sign-up/email', '/api/auth/sign-in/email']) {
      const answer = await visitor.fetch(path, { method: 'POST', json });
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
    }
    const form = new URLSearchParams({ ...json, intent: 'sign-up' });
    const page = await visitor.fetch('/api/login', { method: 'POST', body: form });
    expect(page.status).toBeGreaterThanOrEqual(400);
    expect((await visitor.fetch('/api/auth/user')).status).toBe(401);
  });
});

describe('a provider that is not there', () => {
  it('keeps the server from starting, with a sentence for the operator', async () => {
    const starting = startTestServer({
      OIDC_ISSUER: `http://127.0.0.1:${await freePort()}`,
      OIDC_CLIENT_ID: 'x',
      OIDC_CLIENT_SECRET: 'y',
    });
    await expect(starting).rejects.toThrow(/OIDC_ISSUER .* does not answer with an OpenID configuration/);
  });
});
