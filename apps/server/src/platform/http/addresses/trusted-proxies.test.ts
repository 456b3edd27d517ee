import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { readConfig } from '../../../config.ts';

/** What a request that came through `peer` says of the ways before. */
const FORWARDED = { 'x-forwarded-for': '1.1.1.1, 203.0.113.9, 10.0.0.2', 'x-forwarded-proto': 'https' };

async function readBy(setting: string, peer: string): Promise<unknown> {
  const { trustProxy } = readConfig({ TRUST_PROXY: setting });
  const app = Fastify({ trustProxy });
  app.get('/', ({ ip, protocol }) => ({ ip, protocol }));
  return (await app.inject({ url: '/', remoteAddress: peer, headers: FORWARDED })).json();
}

it.each([
  ['', '10.0.0.1', '10.0.0.1', 'http'],
  ['false', '10.0.0.1', '10.0.0.1', 'http'],
  ['0', '10.0.0.1', '10.0.0.1', 'http'],
  ['true', '10.0.0.1', '10.0.0.2', 'https'],
  ['1', '10.0.0.1', '10.0.0.2', 'https'],
  ['2', '10.0.0.1', '203.0.113.9', 'https'],
  ['10.0.0.1', '10.0.0.1', '10.0.0.2', 'https'],
  ['10.0.0.0/8, ::1', '10.0.0.1', '203.0.113.9', 'https'],
  ['10.0.0.0/8, ::1', '::1', '203.0.113.9', 'https'],
  ['10.0.0.0/8', '192.0.2.5', '192.0.2.5', 'http'],
])("with TRUST_PROXY='%s' a request through %s is from %s, by %s", async (setting, peer, ip, protocol) => {
  expect(await readBy(setting, peer)).toEqual({ ip, protocol });
});

it.each(['proxy', '-1', '1.5', '10.0.0.0/33', '10.0.0.0/0', '10.0.0.1,', '10.0.0.1/8/8'])(
  'is refused with a sentence: %s',
  (setting) => {
    expect(() => readConfig({ TRUST_PROXY: setting })).toThrow('Name how many proxies are in front');
  },
);
