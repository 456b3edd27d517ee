import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../testing/database/test-database.ts';
import { askSupportEmail } from './ask-support-email.ts';
import { loadSupportEmail } from './support-email.ts';

describe('the address for people who need help', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  const load = (configured: string | null = null) => loadSupportEmail(database.db, configured);
  const ask = async (...typed: string[]) => {
    const [input, output] = [new PassThrough(), new PassThrough()];
    input.end(typed.map((line) => `${line}\n`).join(''));
    const supportEmail = await load();
    await askSupportEmail({ input, output }, supportEmail);
    output.end();
    return { supportEmail, written: await text(output) };
  };

  it('is unknown until it is set or answered', async () => {
    expect([(await load()).current(), (await load()).isUnknown()]).toEqual([null, true]);
    const set = await load('help@example.org');
    expect([set.current(), set.isUnknown()]).toEqual(['help@example.org', false]);
  });

  it('is asked for again where the terminal is closed without an answer', async () => {
    expect((await ask()).supportEmail.isUnknown()).toBe(true);
    expect((await load()).isUnknown()).toBe(true);
  });

  it('is none where that is the answer, which is kept', async () => {
    const { written } = await ask('');
    expect(written).toContain('No address is shown.');
    expect([(await load()).current(), (await load()).isUnknown()]).toEqual([null, false]);
  });

  it('is what was typed, once it is an address, and the setting goes before it', async () => {
    const { supportEmail, written } = await ask('me at home', ' me@example.org ');
    expect(written).toContain('That is not an email address.');
    expect(supportEmail.current()).toBe('me@example.org');
    expect((await load()).current()).toBe('me@example.org');
    expect((await load('help@example.org')).current()).toBe('help@example.org');
  });
});
