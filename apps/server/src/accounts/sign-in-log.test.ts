import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/harness.ts';

const lines: Record<string, unknown>[] = [];
let server: TestServer;
beforeAll(async () => {
  const logTo = { write: (line: string) => void lines.push(JSON.parse(line)) };
  server = await startTestServer({ LOG_LEVEL: 'info', RATE_LIMIT: 'true' }, logTo);
});
afterAll(() => server.stop());

it.each(['creator-1@example.com', 'nobody@example.com'])(
  'A wrong password for %s leaves one line in the log, with the address and a hash of the account',
  async (email) => {
    await server.newUser();
    lines.length = 0;
    const json = { email, password: 'wrong password' };
    const answer = await server.newVisitor().fetch('/api/auth/sign-in/email', { method: 'POST', json });
    expect(answer.status).toBe(401);
    expect(lines).toHaveLength(1);
    expect(lines).toMatchObject([
      {
        address: '127.0.0.1',
        account: expect.stringMatching(/^[0-9a-f]{16}$/),
        msg: 'sign-in failed: wrong email or password',
      },
    ]);
    expect(JSON.stringify(lines)).not.toContain(email);
  },
);
