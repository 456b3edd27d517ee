import { DrizzleQueryError } from 'drizzle-orm';
import Fastify from 'fastify';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { sendError } from './errors.ts';

/** What is answered and logged where a call fails with this. */
async function failedWith(error: Error): Promise<{ status: number; body: unknown; levels: number[] }> {
  const levels: number[] = [];
  const log = pino({}, { write: (line) => void levels.push(JSON.parse(line).level) });
  const app = Fastify({ loggerInstance: log, disableRequestLogging: true });
  app.setErrorHandler(sendError);
  app.get('/', async () => {
    throw error;
  });
  const answer = await app.inject('/');
  return { status: answer.statusCode, body: answer.json(), levels };
}

it('A database without room is told from other failures', async () => {
  const full = Object.assign(new Error('could not extend file'), { code: '53100' });
  expect(await failedWith(new DrizzleQueryError('insert', ['secret'], full))).toEqual({
    status: 507,
    body: { code: 'storage_full', message: 'The server has no room left. Please try again later.' },
    levels: [50],
  });
});

it('A failure that nobody expected says nothing of itself', async () => {
  const failed = await failedWith(new DrizzleQueryError('insert', ['secret'], new Error('gone')));
  expect(failed).toMatchObject({ status: 500, body: { code: 'internal' }, levels: [50] });
  expect(JSON.stringify(failed.body)).not.toMatch(/secret|insert|gone/);
});
