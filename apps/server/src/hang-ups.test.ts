import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from './testing/harness.ts';

const lines: string[] = [];
let server: TestServer;
beforeAll(async () => {
  const options = { RATE_LIMIT: 'true', LOG_LEVEL: 'info' };
  server = await startTestServer(options, { write: (line) => void lines.push(line) });
});
afterAll(() => server.stop());

/** Sends a request and resets the connection before anybody can have answered. */
async function hangUp(head: string): Promise<void> {
  const { hostname, port } = new URL(server.origin);
  const socket = connect(Number(port), hostname);
  const written = Promise.withResolvers<void>();
  socket.write(head, () => written.resolve());
  await written.promise;
  socket.resetAndDestroy();
}

it.each([
  ['a call', 'GET /api/projects HTTP/1.1\r\nHost: x\r\n\r\n'],
  ['a page', 'GET /upload/1 HTTP/1.1\r\nHost: x\r\n\r\n'],
  [
    'half a body',
    'POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{',
  ],
])('Who hangs up right after %s leaves no error in the log', async (_, head) => {
  await Promise.all(Array.from({ length: 25 }, () => hangUp(head)));
  await wait(200);
  expect((await fetch(`${server.origin}/api/health`)).status).toBe(200);
  expect(lines.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
});
