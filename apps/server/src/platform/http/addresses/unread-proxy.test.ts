import Fastify from 'fastify';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import type { TrustedProxies } from './trusted-proxies.ts';
import { warnOfUnreadProxy } from './unread-proxy.ts';

/** What the log says of two requests that came through a proxy, and of one that did not. */
async function warnings(trustProxy: TrustedProxies, headers: Record<string, string>): Promise<string[]> {
  const lines: string[] = [];
  const loggerInstance = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
  const app = Fastify({ loggerInstance, trustProxy });
  warnOfUnreadProxy(app as never, trustProxy);
  app.get('/', () => ({}));
  for (const each of [{}, headers, headers]) await app.inject({ url: '/', headers: each });
  return lines;
}

const FORWARDED = { 'x-forwarded-for': '203.0.113.9' };

it('A proxy that no setting knows is told of once', async () => {
  const told = await warnings(false, FORWARDED);
  expect(told).toHaveLength(1);
  expect(told[0]).toContain('TRUST_PROXY');
});

it('A proxy that is trusted, and a server without one, are not told of', async () => {
  expect(await warnings('127.0.0.1', FORWARDED)).toEqual([]);
  expect(await warnings(false, {})).toEqual([]);
});
