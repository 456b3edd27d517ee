import { FileStore } from '@tus/file-store';
import { Server } from '@tus/server';

/** The tus server by itself, on a port of its choice: what the product's uploads are compared with. */
const [directory = ''] = process.argv.slice(2);
const server = new Server({
  path: '/files',
  datastore: new FileStore({ directory }),
  relativeLocation: true,
});
const listening = server.listen({ host: '127.0.0.1', port: 0 }, () => {
  const address = listening.address();
  if (typeof address === 'object' && address !== null) process.send?.(address.port);
});
process.once('disconnect', () => process.exit());
