import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keptCertificates } from './kept-certificates.ts';

const ADDRESSES = { numbers: ['192.168.1.20'], names: ['studio', 'studio.local'] };
const DAY_MS = 24 * 60 * 60 * 1000;
let directory: string;
beforeEach(async () => {
  directory = join(await mkdtemp(join(tmpdir(), 'certificates-')), 'certificates');
});
afterEach(() => rm(join(directory, '..'), { recursive: true, force: true }));

test('certificates are made once, and only their owner can read the keys', async () => {
  const made = await keptCertificates(directory, ADDRESSES);
  expect(await keptCertificates(directory, ADDRESSES)).toEqual(made);
  const files = await readdir(directory);
  expect(files.toSorted()).toEqual(['authority.pem', 'server.pem']);
  for (const file of files) expect((await stat(join(directory, file))).mode & 0o777).toBe(0o600);
  expect((await stat(directory)).mode & 0o777).toBe(0o700);
});

test('a new address or a near end renews the server’s certificate and keeps the authority that phones trust', async () => {
  const first = await keptCertificates(directory, ADDRESSES);
  const moved = await keptCertificates(directory, { ...ADDRESSES, numbers: ['10.0.0.7'] });
  const later = await keptCertificates(directory, ADDRESSES, new Date(Date.now() + 380 * DAY_MS));
  const authorities = [first, moved, later].map(({ authority }) => authority.key);
  expect(new Set(authorities).size).toBe(1);
  expect(new Set([first, moved, later].map(({ leaf }) => leaf.key)).size).toBe(3);
});

test('a kept certificate that cannot be read is made anew', async () => {
  const { authority } = await keptCertificates(directory, ADDRESSES);
  const file = join(directory, 'authority.pem');
  const [body = ''] = /(?<=BEGIN CERTIFICATE-----\n)\S+/.exec(await readFile(file, 'utf8')) ?? [];
  await writeFile(file, (await readFile(file, 'utf8')).replace(body, body.replaceAll(/./g, 'A')));
  const anew = await keptCertificates(directory, ADDRESSES);
  expect(anew.authority.key).not.toBe(authority.key);
});
