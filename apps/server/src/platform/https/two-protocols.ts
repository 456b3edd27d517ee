import type { Server as PlainServer } from 'node:http';
import type { Server as SecureServer } from 'node:https';
import type { Socket } from 'node:net';

/** The first byte of a TLS handshake (RFC 8446, section 5.1). */
const TLS_HANDSHAKE = 0x16;
/** Who says nothing for so long has not come to be answered. */
const FIRST_BYTE_MS_MAX = 20_000;

/**
 * Lets one port answer both: a connection that begins with a TLS handshake goes to the secure server, which listens, any
 * other to the plain one. A phone that opens the address without https is then told what to do instead of nothing.
 */
export function answerBoth(secure: SecureServer, plain: PlainServer): void {
  const secureListeners = secure.listeners('connection') as ((socket: Socket) => void)[];
  secure.removeAllListeners('connection');
  secure.on('connection', (socket: Socket) => {
    const giveUp = () => socket.destroy();
    socket.once('error', giveUp).setTimeout(FIRST_BYTE_MS_MAX, giveUp);
    socket.once('readable', () => {
      const first: Buffer | null = socket.read(1);
      socket.setTimeout(0).removeListener('timeout', giveUp).removeListener('error', giveUp);
      if (first === null) {
        socket.destroy();
        return;
      }
      socket.unshift(first);
      if (first[0] === TLS_HANDSHAKE) for (const listener of secureListeners) listener.call(secure, socket);
      else plain.emit('connection', socket);
    });
  });
}
