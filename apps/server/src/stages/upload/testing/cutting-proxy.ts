import { connect, createServer, type Socket } from 'node:net';

export interface CuttingProxy {
  readonly port: number;
  /** Connections cut so far. */
  cuts(): number;
  close(): Promise<void>;
}

/**
 * Stands between a client and the server and cuts connections: each after a number of bytes that `nextCut` gives,
 * counted in both directions, so that requests, bodies and answers are lost alike.
 */
export async function openCuttingProxy(serverPort: number, nextCut: () => number): Promise<CuttingProxy> {
  let cuts = 0;
  const open = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(serverPort, '127.0.0.1');
    let left = nextCut();
    for (const socket of [client, upstream]) {
      open.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        open.delete(socket);
        client.destroy();
        upstream.destroy();
      });
    }
    const pass = (from: Socket, to: Socket) =>
      from.on('data', (data) => {
        const passed = data.subarray(0, Math.max(0, left));
        left -= data.length;
        if (left > 0) {
          to.write(passed);
          return;
        }
        cuts += 1;
        to.write(passed, () => {
          client.resetAndDestroy();
          upstream.resetAndDestroy();
        });
      });
    pass(client, upstream);
    pass(upstream, client);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    cuts: () => cuts,
    close: () =>
      new Promise((resolve) => {
        for (const socket of open) socket.destroy();
        server.close(() => resolve());
      }),
  };
}
