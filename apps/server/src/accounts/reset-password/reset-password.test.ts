import { spawn } from 'node:child_process';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer, type Visitor } from '../../testing/harness.ts';
import { PASSWORD_TOO_SHORT } from '../login-form.ts';
import { typePassword } from './type-password.ts';

const COMMAND = fileURLToPath(import.meta.resolve('./command.ts'));
const NEW_PASSWORD = 'another horse battery';

describe('npm run reset-password', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.stop());

  /** Beside the running server, with its settings, as another program sends the password. */
  const run = async (email: string[], password: string) => {
    const { databaseUrl, dataDirectory } = server.config;
    const env = { ...process.env, DATABASE_URL: databaseUrl ?? '', DATA_DIR: dataDirectory };
    const child = spawn(process.execPath, [COMMAND, ...email], { env });
    // Who is refused before it reads leaves the pipe closed.
    child.stdin.on('error', () => undefined).end(`${password}\n`);
    const ended = new Promise((resolve) => child.once('close', resolve));
    const [said, complaint] = await Promise.all([text(child.stdout), text(child.stderr)]);
    return { code: await ended, said, complaint };
  };
  const signIn = async (visitor: Visitor, email: string | null, password: string) => {
    const json = { email, password };
    return (await visitor.fetch('/api/auth/sign-in/email', { method: 'POST', json })).status;
  };

  it('sets another password, ends every session, and lets nobody wait for guesses made before', async () => {
    const user = await server.newUser();
    const email = user.email ?? '';
    for (let guess = 0; guess < 8; guess += 1)
      await signIn(server.newVisitor(), email, `wrong guess ${guess}`);
    expect((await user.fetch('/api/auth/user')).status).toBe(200);
    const { code, said } = await run([email.toUpperCase()], NEW_PASSWORD);
    expect({ code, said }).toEqual({
      code: 0,
      said: `${email.toUpperCase()} has a new password; 1 session was ended.\n`,
    });
    expect((await user.fetch('/api/auth/user')).status).toBe(401);
    expect(await signIn(server.newVisitor(), email, 'correct horse battery')).toBe(401);
    expect(await signIn(server.newVisitor(), email, NEW_PASSWORD)).toBe(200);
  });

  it.each([
    [
      'an address without an account',
      ['nobody@example.com'],
      NEW_PASSWORD,
      /^There is no account of nobody@/,
    ],
    ['no address', [], NEW_PASSWORD, /^Say whose/],
  ])('refuses %s in a sentence', async (_, email, password, sentence) => {
    const { code, said, complaint } = await run(email, password);
    expect({ code, said }).toEqual({ code: 1, said: '' });
    expect(complaint).toMatch(sentence);
  });

  it('changes nothing where the password is too short', async () => {
    const user = await server.newUser();
    const { code, complaint } = await run([user.email ?? ''], 'short');
    expect({ code, complaint }).toEqual({ code: 1, complaint: `${PASSWORD_TOO_SHORT}\n` });
    expect((await user.fetch('/api/auth/user')).status).toBe(200);
  });
});

describe('a password typed at a terminal', () => {
  const typed = async (...lines: string[]) => {
    const input = Object.assign(new PassThrough(), { isTTY: true });
    const output = new PassThrough();
    input.end(lines.map((line) => `${line}\r`).join(''));
    const password = await typePassword({ input, output }, (word) =>
      word === '' ? 'Too short.' : null,
    ).catch((error: Error) => error.message);
    output.end();
    return { password, shown: await text(output) };
  };

  it('is asked for twice, and not shown', async () => {
    const { password, shown } = await typed('secret words', 'secret words');
    expect(password).toBe('secret words');
    expect(shown).toBe('New password: \nThe same once more: \n');
  });

  it('is refused where the two differ, it is none, or the terminal is closed', async () => {
    expect((await typed('secret words', 'secret word')).password).toBe(
      'The two are not the same: nothing has changed.',
    );
    expect((await typed('')).password).toBe('Too short.');
    expect((await typed('secret words')).password).toBe('No password was given: nothing has changed.');
  });
});
