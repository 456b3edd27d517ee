import { gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { compressJson, takesGzip } from './compression.ts';

const LONG = { text: 'sea '.repeat(1000) };

async function answerOf(path: string, acceptEncoding: string) {
  const app = Fastify();
  compressJson(app);
  app.get('/long', async () => LONG);
  app.get('/short', async () => ({ text: 'sea' }));
  app.get('/page', async (_, reply) => reply.type('text/html').send(LONG.text));
  const answer = await app.inject({ url: path, headers: { 'accept-encoding': acceptEncoding } });
  await app.close();
  return answer;
}

it('compresses a long JSON answer for who takes it so', async () => {
  const { headers, rawPayload } = await answerOf('/long', 'gzip, deflate, br');
  expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
  expect(headers['content-length']).toBe(String(rawPayload.length));
  expect(JSON.parse(gunzipSync(rawPayload).toString())).toEqual(LONG);
  expect(rawPayload.length).toBeLessThan(200);
});

it('leaves it as it is for who does not, and tells caches so', async () => {
  const answer = await answerOf('/long', 'identity');
  expect(answer.headers['content-encoding']).toBeUndefined();
  expect(answer.headers.vary).toBe('accept-encoding');
  expect(answer.json()).toEqual(LONG);
});

it.each(['/short', '/page'])('leaves %s alone', async (path) => {
  expect((await answerOf(path, 'gzip')).headers['content-encoding']).toBeUndefined();
});

it.each([
  ['gzip', true],
  ['br;q=1.0, gzip;q=0.8, *;q=0.1', true],
  ['gzip;q=0', false],
  ['deflate, gzip;q=0.000', false],
  ['br', false],
  ['x-gzip-not', false],
  [undefined, false],
])('reads %j', (header, isTaken) => {
  expect(takesGzip(header)).toBe(isTaken);
});
