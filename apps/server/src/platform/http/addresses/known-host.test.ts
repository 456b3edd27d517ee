import type { FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import { requireKnownHost } from './known-host.ts';

it.each(['localhost', 'LocalHost', 'cutroom.localhost', '127.0.0.1', '192.168.1.20', '[::1]', 'studio.lan'])(
  '%s is answered',
  (host) => {
    expect(() => requireKnownHost(requestTo(host), null, ['studio.lan'])).not.toThrow();
  },
);

it.each(['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example', 'notlocalhost'])(
  '%s is not believed to be this server',
  (host) => {
    expect(() => requireKnownHost(requestTo(host), null, ['localhost'])).toThrow('PUBLIC_URL');
  },
);

it('where PUBLIC_URL says what the server is called, proxies may ask by other names', () => {
  expect(() => requireKnownHost(requestTo('inner'), 'https://reels.example', ['localhost'])).not.toThrow();
});

function requestTo(host: string): FastifyRequest {
  return { protocol: 'http', host } as FastifyRequest;
}
