import { createServer, type Server } from 'node:https';
import type { FastifyServerFactory } from 'fastify';
import type { Logger } from 'pino';
import { fingerprintOf } from './certificate.ts';
import { keptCertificates } from './kept-certificates.ts';
import { ownAddresses } from './own-addresses.ts';
import { openPlainDoor } from './plain-door.ts';
import { answerBoth } from './two-protocols.ts';

/** https for the home network, with a certificate of this installation's own. */
export interface HomeNetwork {
  /** For Fastify: the server that it listens with. */
  readonly serverFactory: FastifyServerFactory;
  readonly fingerprint: string;
  /** Of this machine, in small letters. */
  readonly names: readonly string[];
  stop(): Promise<void>;
}

/** Machines move between networks, and certificates end. */
const LOOK_AGAIN_MS = 60 * 60 * 1000;
const HANDSHAKE_MS_MAX = 20_000;

/** @param directory of the certificates, in the data directory */
export async function openHomeNetwork(directory: string, log: Logger): Promise<HomeNetwork> {
  let kept = await keptCertificates(directory, ownAddresses());
  let server: Server | null = null;
  const contextOf = () => ({
    key: kept.leaf.key,
    cert: `${kept.leaf.certificate}\n${kept.authority.certificate}\n`,
  });
  const renew = async () => {
    const before = kept.leaf.certificate;
    kept = await keptCertificates(directory, ownAddresses());
    if (kept.leaf.certificate === before) return;
    server?.setSecureContext(contextOf());
    log.info('the certificate of the home network was made anew');
  };
  const timer = setInterval(() => {
    renew().catch((error: unknown) => log.error({ err: error }, 'the certificate could not be renewed'));
  }, LOOK_AGAIN_MS).unref();
  const door = openPlainDoor({
    certificate: () => kept.authority.certificate,
    fingerprint: () => fingerprintOf(kept.authority.certificate),
  });
  return {
    serverFactory: (handler) => {
      server = createServer(
        { ...contextOf(), minVersion: 'TLSv1.2', handshakeTimeout: HANDSHAKE_MS_MAX },
        handler,
      );
      answerBoth(server, door);
      return server;
    },
    fingerprint: fingerprintOf(kept.authority.certificate),
    names: ownAddresses().names,
    async stop() {
      clearInterval(timer);
      door.closeAllConnections();
    },
  };
}
