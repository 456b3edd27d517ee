import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { Server as TlsServer } from 'node:tls';
import type { FastifyInstance } from 'fastify';
import { REQUEST_TIMEOUT, refuseConnection } from './client-error.ts';

/** How long is waited for people and their lines. */
export interface Patience {
  /** For the next byte of a body that has not arrived. Longer than the upload stage waits, which keeps what has come. */
  readonly bodyStallMs: number;
  /** For a whole body; those of routes with `bodyTime: 'any'` may come as slowly as they like. */
  readonly bodyMs: number;
  /** For the next byte in either direction while the server stops. */
  readonly stoppingStallMs: number;
}

export const PATIENCE: Patience = { bodyStallMs: 90_000, bodyMs: 60_000, stoppingStallMs: 2_000 };

/** What is under way on one connection. */
interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly sinceMs: number;
  readonly bodyMsMax: number;
}

interface Connection {
  /** In both directions, when last looked at. */
  bytes: number;
  movedMs: number;
  exchange: Exchange | null;
}

/**
 * Ends connections on which nothing comes any more, and when the server stops also those on which nothing happens. Work of
 * the server's own is waited for as long as it takes. Node's limits do not do: `requestTimeout` would cut off slow
 * uploads, and `timeout` videos that are paused.
 */
export function endStalledConnections(app: FastifyInstance, patience: Patience): void {
  const connections = new Map<Socket, Connection>();
  let isStopping = false;
  const lookMs = Math.min(1000, patience.stoppingStallMs / 2);
  let timer: NodeJS.Timeout | null = null;
  const lookAtAll = () => {
    for (const [socket, connection] of connections) look(socket, connection, isStopping, patience);
  };
  /** Nothing wakes a server that nobody is connected to. */
  const rest = () => {
    if (timer !== null) clearInterval(timer);
    timer = null;
  };

  // Over TLS a request knows its secure connection only.
  const event = app.server instanceof TlsServer ? 'secureConnection' : 'connection';
  (app.server as Server).on(event, (socket: Socket) => {
    connections.set(socket, { bytes: 0, movedMs: performance.now(), exchange: null });
    timer ??= setInterval(lookAtAll, lookMs).unref();
    socket.once('close', () => {
      connections.delete(socket);
      if (connections.size === 0) rest();
    });
  });
  app.addHook('onRequest', async ({ raw: request, routeOptions }, { raw: response }) => {
    const connection = connections.get(request.socket);
    if (connection === undefined) return;
    const bodyMsMax = routeOptions.config.bodyTime === 'any' ? Number.POSITIVE_INFINITY : patience.bodyMs;
    const exchange = { request, response, sinceMs: performance.now(), bodyMsMax };
    connection.exchange = exchange;
    response.once('close', () => {
      if (connection.exchange === exchange && request.complete) connection.exchange = null;
    });
  });
  app.addHook('preClose', async () => {
    isStopping = true;
  });
  app.addHook('onClose', async () => rest());
}

function look(socket: Socket, connection: Connection, isStopping: boolean, patience: Patience): void {
  const now = performance.now();
  const bytes = socket.bytesRead + socket.bytesWritten;
  if (bytes !== connection.bytes) {
    connection.bytes = bytes;
    connection.movedMs = now;
  }
  const { exchange } = connection;
  const stalledMs = now - connection.movedMs;
  const isInTheWay = isStopping && isUpToThem(exchange) && stalledMs > patience.stoppingStallMs;
  if (isInTheWay || isBodyLate(exchange, now, stalledMs, patience)) end(socket, exchange);
}

function isBodyLate(exchange: Exchange | null, now: number, stalledMs: number, patience: Patience): boolean {
  if (exchange === null || exchange.request.complete) return false;
  return stalledMs > patience.bodyStallMs || now - exchange.sinceMs > exchange.bodyMsMax;
}

/** Whether the other side has to do something next: send its request, or take the answer. */
function isUpToThem(exchange: Exchange | null): boolean {
  return exchange === null || !exchange.request.complete || exchange.response.headersSent;
}

function end(socket: Socket, exchange: Exchange | null): void {
  if (exchange === null || exchange.response.headersSent) socket.destroy();
  else refuseConnection(Object.assign(new Error('The request stalled'), { code: REQUEST_TIMEOUT }), socket);
}
