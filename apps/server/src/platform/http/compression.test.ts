import { gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { compressAnswers } from './compression.ts';

const LONG = { text: 'sea '.repeat(1000) };

async function answerOf(path: string, acceptEncoding: string) {
  const app = Fastify();
  await compressAnswers(app);
  app.get('/long', async () => LONG);
  app.get('/short', async () => ({ text: 'sea' }));
  app.get('/video', async (_, reply) => reply.type('video/mp4').send(LONG.text));
  const answer = await app.inject({ url: path, headers: { 'accept-encoding': acceptEncoding } });
  await app.close();
  return answer;
}

it('compresses a long JSON answer for who takes it so', async () => {
  const { headers, rawPayload } = await answerOf('/long', 'gzip, deflate, br');
  expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
  expect(JSON.parse(gunzipSync(rawPayload).toString())).toEqual(LONG);
  expect(rawPayload.length).toBeLessThan(200);
});

it('leaves it as it is for who does not', async () => {
  const answer = await answerOf('/long', 'identity');
  expect(answer.headers['content-encoding']).toBeUndefined();
  expect(answer.json()).toEqual(LONG);
});

it.each(['/short', '/video'])('leaves %s alone', async (path) => {
  expect((await answerOf(path, 'gzip')).headers['content-encoding']).toBeUndefined();
});

it.each(['br', 'gzip;q=0'])('sends it as it is to who takes %j', async (acceptEncoding) => {
  expect((await answerOf('/long', acceptEncoding)).headers['content-encoding']).toBeUndefined();
});
