import type { ServerResponse } from 'node:http';

/** Aborts when the client is gone before it was answered. */
export function goneSignal({ raw }: { readonly raw: ServerResponse }): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => {
    if (!raw.writableEnded) gone.abort(new ClientGoneError());
  });
  return gone.signal;
}

/** As Node's own errors of a connection that was lost: nobody reads the answer, and the log is told in passing. */
class ClientGoneError extends Error {
  readonly code = 'ECONNRESET';

  constructor() {
    super('The client disconnected before it was answered');
  }
}
