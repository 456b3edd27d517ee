import type { FastifyInstance } from 'fastify';
import type { TrustedProxies } from './trusted-proxies.ts';

/**
 * Says once that a request came by way of a proxy whose word nobody believes: all visitors then share one address, and with
 * it the limits on requests and on wrong passwords. Anybody may write the header, so it is no more than a hint.
 */
export function warnOfUnreadProxy(
  app: Pick<FastifyInstance, 'addHook' | 'log'>,
  trustProxy: TrustedProxies,
): void {
  if (trustProxy !== false) return;
  let isTold = false;
  app.addHook('onRequest', async ({ headers, ip }) => {
    if (isTold || headers['x-forwarded-for'] === undefined) return;
    isTold = true;
    app.log.warn(
      { ip },
      'A request carries X-Forwarded-For, which is not believed. If a proxy stands before this server, set TRUST_PROXY: until then all visitors count as one.',
    );
  });
}
