import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

/** All that the server writes to requests that fetch would not send, until it closes the connection. */
export async function rawAnswer(origin: string, head: readonly string[], rest = ''): Promise<string> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  socket.write([...head, 'Connection: close', '', rest].join('\r\n'));
  return text(socket);
}
