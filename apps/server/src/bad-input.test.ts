import { readdir } from 'node:fs/promises';
import { ERROR_CATALOGUE, ERROR_CODES } from '@cutroom/contract';
import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type OpenDatabase, openDatabase } from './platform/database/open-database.ts';
import * as schema from './platform/database/schema.ts';
import { startTestServer, type TestServer, type Visitor } from './testing/harness.ts';
import { EXAMPLE_BODIES, EXAMPLE_QUERIES } from './testing/route-examples.ts';

/** better-auth's own calls, which one route of ours takes. */
const AUTH_CALLS: Readonly<Record<string, object>> = {
  'POST /api/auth/sign-in/email': { email: 'nobody@example.com', password: 'wrong password' },
  'POST /api/auth/change-password': { currentPassword: 'wrong password', newPassword: 'another password' },
  'POST /api/auth/update-user': { name: 'Creator' },
  'POST /api/auth/revoke-session': { token: 'x' },
  'GET /api/auth/list-sessions': {},
  'GET /api/auth/error': {},
};

const LONG = 'x'.repeat(100_000);
const DEEP = `${'['.repeat(5000)}${']'.repeat(5000)}`;
/** What is no value of any field of ours, or none that could be kept. */
const WRONG_VALUES: readonly unknown[] = [null, true, -1, 1e308, '', '\0', '\ud800', LONG, [], {}, [[{}]]];
const WRONG_BODIES = [
  'null',
  '[]',
  'true',
  '1',
  '"x"',
  '{',
  '{"a":',
  DEEP,
  '{"__proto__":{"a":1}}',
  '\0',
  LONG,
];
const WRONG_TYPES = ['text/plain', 'application/xml', 'multipart/form-data; boundary=x', '/'];
const WRONG_SEGMENTS = [
  '0',
  '-1',
  '1.5',
  'NaN',
  '99999999999999999999',
  '%00',
  '%ff',
  '%F0%9F%98%80',
  '..%2f..%2fx',
  "1'--",
  LONG.slice(0, 2000),
];
const WRONG_QUERIES = [
  '?a=%00',
  '?a=%ff',
  '?from=NaN&to=-1',
  '?from=0&from=1&to[]=2',
  '?text=%00&media=x',
  '?text=%ed%a0%80',
  `?text=${LONG.slice(0, 4000)}`,
];
const WRONG_HEADERS: readonly Readonly<Record<string, string>>[] = [
  { range: 'bytes=9-1' },
  { range: `bytes=${'0-1,'.repeat(1000)}` },
  { 'if-none-match': `"${LONG.slice(0, 4000)}` },
  { 'if-modified-since': 'yesterday' },
  {
    'upload-length': '1e9',
    'upload-offset': '-1',
    'upload-metadata': 'filename ====,projectId !',
    'tus-resumable': '1.0.0',
  },
  {
    'upload-length': '99999999999999999999',
    'upload-metadata': 'projectId MQ==,filename AA==',
    'tus-resumable': '1.0.0',
  },
];

const TOO_SLOW = ERROR_CATALOGUE.brief_not_read.message;

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

describe('Bad input', () => {
  const lines: string[] = [];
  let server: TestServer;
  let database: OpenDatabase;
  let owner: Visitor;
  let projectId: number;
  beforeAll(async () => {
    server = await startTestServer({ LOG_LEVEL: 'warn' }, { write: (line) => void lines.push(line) });
    database = await openDatabase({ connectionString: server.config.databaseUrl ?? '' });
    owner = await server.newUser();
    const made = await owner.fetch('/api/projects', { method: 'POST', json: { title: 'Sea', prompt: '' } });
    projectId = ((await made.json()) as { id: number }).id;
  });
  beforeEach(() => {
    lines.length = 0;
  });
  afterAll(async () => {
    await database.close();
    await server.stop();
  });

  /** Everything that is kept: rows of each table, and files. */
  const kept = async () => {
    const tables = Object.values(schema).flatMap((value) => (is(value, PgTable) ? [value] : []));
    const counts: Record<string, number> = {};
    for (const table of tables) counts[getTableName(table)] = await database.db.$count(table);
    // Wrong passwords are counted, and that is all.
    delete counts.sign_in_failure;
    return { counts, files: (await readdir(server.dataDirectory, { recursive: true })).toSorted() };
  };

  /** @returns the answers that are no refusal with a code of the catalogue */
  async function notRefused(
    sent: readonly Sent[],
  ): Promise<{ readonly sent: Sent; readonly status: number; readonly text: string }[]> {
    const answers = await Promise.all(
      sent.map(async (each) => {
        const { method, path, body, headers = {} } = each;
        const type = body === undefined ? {} : { 'content-type': 'application/json' };
        const init = { method, headers: { ...type, ...headers }, ...(body === undefined ? {} : { body }) };
        const answer = await owner.fetch(path, init);
        return { sent: each, status: answer.status, text: await answer.text() };
      }),
    );
    return answers.filter(({ status, text }) => !(status >= 400 && status < 500 && hasCode(text)));
  }

  const routes = async () =>
    server
      .routes()
      .filter(({ method, url }) => url.startsWith('/api/') && method !== 'HEAD')
      .map(({ method, url }) => ({ method, url, name: `${method} ${url}` }));
  const pathOf = (url: string, name: string) =>
    url.replace(':id', String(projectId)).replace(/:(\w+)|\*/g, 'abc123') + (EXAMPLE_QUERIES[name] ?? '');
  /** Whatever is answered, it is an answer: no fault of ours, and none in the log. Reading a prompt may take too long on a busy machine. */
  const expectAnswers = (answers: readonly { readonly status: number; readonly text: string }[]) => {
    expect(answers.filter(({ status, text }) => status >= 500 && !text.includes(TOO_SLOW))).toEqual([]);
    expect(lines.filter((line) => JSON.parse(line).level >= 50 && !line.includes(TOO_SLOW))).toEqual([]);
  };

  it('in the place of an id is nothing that is there, on every route that has one', async () => {
    const before = await kept();
    for (const { method, url, name } of await routes()) {
      if (!/:\w|\*/.test(url) || url.startsWith('/api/auth')) continue;
      const wrong = WRONG_SEGMENTS.map((segment): Sent => {
        const path = url.replace(/:\w+|\*/g, segment);
        const body = EXAMPLE_BODIES[name];
        return { method, path, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
      });
      const answers = await notRefused(wrong);
      expect(
        answers.filter(({ sent }) => sent.method !== 'OPTIONS'),
        name,
      ).toEqual([]);
    }
    expect(await kept()).toEqual(before);
    expectAnswers([]);
  });

  it('as a body is refused with a code of the catalogue and leaves nothing behind, on every route that takes one', async () => {
    const before = await kept();
    for (const { method, path, example } of await takingBodies()) {
      const texts = WRONG_BODIES.map((body): Sent => ({ method, path, body }));
      const types = WRONG_TYPES.map(
        (type): Sent => ({ method, path, body: JSON.stringify(example), headers: { 'content-type': type } }),
      );
      const answers = await notRefused([...texts, ...types]);
      // A call whose fields are all optional understands an object with others; the form of sign-in answers pages.
      const unexpected = answers.filter(
        ({ sent, status }) =>
          status >= 500 ||
          (!path.startsWith('/api/login') && !sent.body?.includes('__proto__') && sent.body !== 'null'),
      );
      expect(
        unexpected.map(({ sent, status, text }) => [
          sent.body?.slice(0, 30),
          sent.headers,
          status,
          text.slice(0, 200),
        ]),
        `${method} ${path}`,
      ).toEqual([]);
    }
    expectAnswers([]);
    expect(await kept()).toEqual(before);
  });

  it('in a field never fails, on every route that takes a body', async () => {
    for (const { method, path, example } of await takingBodies()) {
      const mutated = leavesOf(example).flatMap((leaf) =>
        WRONG_VALUES.map(
          (value): Sent => ({ method, path, body: JSON.stringify(replaced(example, leaf, value)) }),
        ),
      );
      expectAnswers(await notRefused(mutated));
    }
  });

  it('in a query or a header never fails, on every route', async () => {
    for (const { method, url, name } of await routes()) {
      if (method === 'DELETE' || name.endsWith('/cancel')) continue;
      const path = pathOf(url, name).split('?')[0] ?? '';
      const queries = WRONG_QUERIES.map((query): Sent => ({ method, path: path + query }));
      const headers = WRONG_HEADERS.map((each): Sent => ({ method, path: pathOf(url, name), headers: each }));
      expectAnswers(await notRefused([...queries, ...headers]));
    }
  });

  async function takingBodies() {
    const own = (await routes()).flatMap(({ method, url, name }) => {
      const example = EXAMPLE_BODIES[name];
      return example === undefined ? [] : [{ method, path: pathOf(url, name), example }];
    });
    const others = Object.entries(AUTH_CALLS).flatMap(([name, example]) => {
      const [method = '', path = ''] = name.split(' ');
      return method === 'POST' ? [{ method, path, example }] : [];
    });
    return [...own, ...others];
  }
});

function hasCode(text: string): boolean {
  try {
    const body: unknown = JSON.parse(text);
    return (
      typeof body === 'object' &&
      body !== null &&
      'code' in body &&
      ERROR_CODES.some((code) => code === body.code)
    );
  } catch {
    return false;
  }
}

type Path = readonly (string | number)[];

/** The places of a value that hold no other value. */
function leavesOf(value: unknown, at: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [at];
  return Object.entries(value).flatMap(([key, inner]) =>
    leavesOf(inner, [...at, Array.isArray(value) ? Number(key) : key]),
  );
}

function replaced(value: unknown, [key, ...rest]: Path, other: unknown): unknown {
  if (key === undefined) return other;
  if (Array.isArray(value))
    return value.map((inner, index) => (index === key ? replaced(inner, rest, other) : inner));
  const object = value as Readonly<Record<string, unknown>>;
  return { ...object, [key]: replaced(object[key], rest, other) };
}
