import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { rawAnswer } from '../../testing/raw-answer.ts';
import { refuseConnection } from './client-error.ts';
import { endStalledConnections } from './stalled-connections.ts';

/** Long beside what a busy machine lets a process wait. */
const PATIENCE = { bodyStallMs: 2000, bodyMs: 3000, stoppingStallMs: 1000 };
/** Ten bytes so far apart take longer than a body may, and none of them stalls. */
const TRICKLE_EVERY_MS = 400;
const WORK_MS = 2500;
let app: FastifyInstance;
let origin: string;

beforeEach(async () => {
  app = Fastify({ clientErrorHandler: refuseConnection });
  endStalledConnections(app, PATIENCE);
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.post('/limited', async ({ body }) => ({ bytes: Buffer.byteLength(String(body)) }));
  app.post('/any', { config: { bodyTime: 'any' } }, async ({ body }) => ({
    bytes: Buffer.byteLength(String(body)),
  }));
  app.get('/slow', async () => new Promise((done) => setTimeout(() => done({ done: true }), WORK_MS)));
  app.get('/long', (_request, reply) => reply.send(Buffer.alloc(64 * 1024 * 1024)));
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await app.close();
});

function opened(head: string): Socket {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  socket.write(head);
  return socket;
}

/** Sends a body of ten bytes one by one. */
async function trickled(path: string): Promise<string> {
  const socket = opened(
    `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\nConnection: close\r\n\r\n`,
  );
  const sending = setInterval(() => socket.write('x'), TRICKLE_EVERY_MS);
  return text(socket).finally(() => clearInterval(sending));
}

it('A body that stops coming is given up, and its sender told', async () => {
  const answer = await rawAnswer(origin, ['POST /any HTTP/1.1', 'Host: x', 'Content-Length: 100'], 'x');
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(answer).toContain('{"code":"request_timeout","message":');
});

it('A body that trickles in is given up, unless it may be a large one', async () => {
  const [limited, any] = await Promise.all([trickled('/limited'), trickled('/any')]);
  expect(limited).toMatch(/^HTTP\/1\.1 408 /);
  expect(any).toMatch(/^HTTP\/1\.1 200 /);
});

it('A server that stops waits for its own work, but for nobody who sends or takes nothing', async () => {
  const working = rawAnswer(origin, ['GET /slow HTTP/1.1', 'Host: x']);
  const silent = text(opened(''));
  const begun = text(opened('GET /slow HT'));
  const sending = text(opened('POST /any HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\nx'));
  const taking = opened('GET /long HTTP/1.1\r\nHost: x\r\n\r\n').pause();
  await new Promise((done) => setTimeout(done, 500));
  await app.close();
  expect(await working).toContain('{"done":true}');
  expect([await silent, await begun]).toEqual(['', '']);
  expect(await sending).toMatch(/^HTTP\/1\.1 408 /);
  taking.destroy();
});

it('A server that nobody is connected to is not woken to look at connections', async () => {
  const everyMs = PATIENCE.stoppingStallMs / 2;
  const set = vi.spyOn(globalThis, 'setInterval');
  const cleared = vi.spyOn(globalThis, 'clearInterval');
  const timers = () => set.mock.results.filter((_, call) => set.mock.calls[call]?.[1] === everyMs);
  const [one, another] = [opened(''), opened('')];
  await vi.waitFor(() => expect(timers()).toHaveLength(1));
  one.destroy();
  another.destroy();
  await vi.waitFor(() => expect(cleared).toHaveBeenCalledWith(timers()[0]?.value));
  const later = opened('');
  await vi.waitFor(() => expect(timers()).toHaveLength(2));
  later.destroy();
  await vi.waitFor(() => expect(cleared).toHaveBeenCalledWith(timers()[1]?.value));
});

it('A server that nobody has connected to yet has no timer to look at connections', async () => {
  const set = vi.spyOn(globalThis, 'setInterval');
  const quiet = Fastify();
  endStalledConnections(quiet, PATIENCE);
  await quiet.listen({ port: 0, host: '127.0.0.1' });
  expect(set.mock.calls.filter(([, everyMs]) => everyMs === PATIENCE.stoppingStallMs / 2)).toEqual([]);
  await quiet.close();
});

it.each([
  ['no request at all', 'nonsense\r\n\r\n', 400, 'invalid_request'],
  ['an unknown method', 'FROB / HTTP/1.1\r\nHost: x\r\n\r\n', 400, 'invalid_request'],
  [
    'too long a header',
    `GET / HTTP/1.1\r\nHost: x\r\nCookie: ${'x'.repeat(40_000)}\r\n\r\n`,
    431,
    'request_too_large',
  ],
])('%s is refused in the words of every other refusal', async (_, sent, status, code) => {
  const [head, body] = (await text(opened(sent))).split('\r\n\r\n');
  expect(head).toContain(`HTTP/1.1 ${status} `);
  expect(JSON.parse(body ?? '')).toEqual({ code, message: expect.stringMatching(/\.$/) });
});
