import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { CutroomError, type ErrorCode } from '@cutroom/contract';

/** Answers what is no request, or not a whole one: nothing of the application has seen it. */
export function refuseConnection(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const { status, code } = REFUSALS[error.code ?? ''] ?? { status: 400, code: 'invalid_request' };
  const body = JSON.stringify(new CutroomError(code).toBody());
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroySoon();
}

export const REQUEST_TIMEOUT = 'ERR_HTTP_REQUEST_TIMEOUT';

const REFUSALS: Readonly<Record<string, { readonly status: number; readonly code: ErrorCode }>> = {
  [REQUEST_TIMEOUT]: { status: 408, code: 'request_timeout' },
  HPE_HEADER_OVERFLOW: { status: 431, code: 'request_too_large' },
};
