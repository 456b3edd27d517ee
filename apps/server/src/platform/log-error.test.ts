import { DrizzleQueryError } from 'drizzle-orm';
import { type Logger, pino } from 'pino';
import { expect, it } from 'vitest';
import { logSerializers } from './log-error.ts';

const refused = Object.assign(new Error('duplicate key value violates unique constraint'), {
  code: '23505',
  detail: 'Key (token)=(secret-token) already exists.',
});
const failed = new DrizzleQueryError('insert into "session" values ($1)', ['secret-token'], refused);

function logged(tell: (log: Logger) => void): string {
  const lines: string[] = [];
  tell(pino({ serializers: logSerializers }, { write: (line) => void lines.push(line) }));
  return lines.join('');
}

it.each([
  ['of its own', failed],
  ['as the cause of another', new Error('Sign-in failed', { cause: new Error('again', { cause: failed }) })],
  ['as one of several', new AggregateError([failed, refused], 'Some could not be kept')],
  ['as PostgreSQL tells it', refused],
])('A failed statement is logged without its values: %s', (_, err) => {
  const told = logged((log) => log.error({ err }, 'request failed'));
  expect(told).toContain('duplicate key value');
  expect(told).not.toContain('secret-token');
});

it('A failed statement says in the log which it was', () => {
  const told = logged((log) => log.error({ err: failed }, 'request failed'));
  expect(told).toContain('Failed query: insert into \\"session\\" values ($1)');
  expect(told).toContain('log-error.test.ts');
});

it('What is no error is logged as it is', () => {
  expect(logged((log) => log.warn({ err: 'gone' }, 'odd'))).toContain('"err":"gone"');
});
