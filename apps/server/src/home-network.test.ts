import { X509Certificate } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from './testing/harness.ts';

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
}

describe('LAN=true', () => {
  let server: TestServer;
  let authority: string;
  beforeAll(async () => {
    server = await startTestServer({ LAN: 'true', HOST: '127.0.0.1' });
    authority = (await ask('http', '/cutroom-ca.crt')).text;
  });
  afterAll(() => server.stop());

  /** As a phone asks that trusts this authority alone. */
  async function ask(
    scheme: 'http' | 'https',
    path: string,
    {
      method = 'GET',
      headers = {},
      json,
    }: { method?: string; headers?: Record<string, string>; json?: object } = {},
  ): Promise<Answer> {
    const request = scheme === 'http' ? plainRequest : secureRequest;
    const body = json === undefined ? undefined : JSON.stringify(json);
    const type = body === undefined ? {} : { 'content-type': 'application/json' };
    return new Promise((resolve, reject) => {
      const asked = request(
        `${scheme}://127.0.0.1:${new URL(server.origin).port}${path}`,
        // The name in the Host header is not the one that is connected to.
        {
          method,
          headers: { ...type, ...headers },
          ca: authority,
          servername: '',
          checkServerIdentity: () => undefined,
        },
        async (answer) => {
          const text = (await buffer(answer)).toString();
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text });
        },
      );
      asked.once('error', reject).end(body);
    });
  }
  const origin = () => `https://127.0.0.1:${new URL(server.origin).port}`;
  const signUp = (headers: Record<string, string> = {}) =>
    ask('https', '/api/auth/sign-up/email', {
      method: 'POST',
      headers: { origin: origin(), ...headers },
      json: { email: `a${Math.random()}@example.com`, password: 'correct horse battery', name: 'Ada' },
    });

  it('serves the product over https, trusted by who trusts the authority that it offers', async () => {
    const { status, text } = await ask('https', '/api/health');
    expect([status, JSON.parse(text)]).toMatchObject([200, { status: 'ok' }]);
    expect(new X509Certificate(authority).ca).toBe(true);
  });

  it('signs people in with a cookie that only this host gets back, over TLS', async () => {
    const made = await signUp();
    const [cookie = ''] = [made.headers['set-cookie'] ?? []].flat();
    expect(cookie).toMatch(/^__Host-cutroom\.session_token=/);
    expect(cookie).toMatch(/;\s*Secure/i);
    expect(cookie).toMatch(/;\s*HttpOnly/i);
    const user = await ask('https', '/api/auth/user', { headers: { cookie: cookie.split(';')[0] ?? '' } });
    expect(user.status).toBe(200);
  });

  it('never insists on https for good: the same name may serve http tomorrow', async () => {
    expect((await ask('https', '/api/health')).headers['strict-transport-security']).toBeUndefined();
  });

  it('answers to its own names and numbers, and to no stranger’s', async () => {
    const [name = ''] = hostname().toLowerCase().split('.');
    const statusOf = async (host: string) =>
      (await ask('https', '/api/health', { headers: { host } })).status;
    expect(
      await Promise.all([`${name}.local`, '192.168.1.20', 'localhost', 'evil.example'].map(statusOf)),
    ).toEqual([200, 200, 200, 421]);
  });

  it('refuses a change that a page without https asks for', async () => {
    const refused = await signUp({ origin: origin().replace('https', 'http') });
    expect([refused.status, JSON.parse(refused.text).code]).toEqual([403, 'invalid_origin']);
  });

  it('says without https how to get in, and nothing of the product', async () => {
    const page = await ask('http', '/');
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.text).toContain('Install certificate');
    expect(page.text).toContain(new X509Certificate(authority).fingerprint256.replaceAll(':', ' '));
    expect(page.text).toContain(`href="${origin()}/"`);
    expect((await ask('http', '/api/health')).text).toBe(page.text);
    expect((await ask('http', '/api/login', { method: 'POST', json: {} })).status).toBe(405);
    const injected = await ask('http', '/', { headers: { host: '"><script>' } });
    expect(injected.text).not.toContain('<script>');
  });

  it('keeps its keys to itself', async () => {
    const folder = join(server.dataDirectory, 'certificates');
    expect((await stat(join(folder, 'authority.pem'))).mode & 0o077).toBe(0);
    expect((await ask('http', '/cutroom-ca.crt')).text).not.toContain('PRIVATE');
  });
});
