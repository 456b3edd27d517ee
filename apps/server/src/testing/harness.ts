import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DestinationStream, pino } from 'pino';
import { type Config, readConfig } from '../config.ts';
import { logSerializers } from '../platform/log-error.ts';
import { type RunningServer, startServer } from '../start-server.ts';
import { createTestDatabase } from './database/test-database-url.ts';

export interface TestServer {
  readonly origin: string;
  readonly dataDirectory: string;
  readonly config: Config;
  /** All that the server answers to. */
  routes(): readonly { readonly method: string; readonly url: string }[];
  /** A fetch with its own cookies and an Origin, as a browser has them. */
  newVisitor(): Visitor;
  /** A visitor with a fresh account. */
  newUser(): Promise<Visitor>;
  /** Stops the process's services and starts them again on the same data. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

export interface Visitor {
  readonly email: string | null;
  fetch(path: string, init?: RequestInit & { json?: unknown }): Promise<Response>;
  /** The Cookie header to send with clients that are not fetch, such as tus-js-client. */
  cookie(): string;
}

/**
 * The real server with its real database, queue and storage in a directory of its own. The database is a new one on the
 * tests' PostgreSQL (database-cluster.ts); with DATABASE_URL '' the server starts its own.
 * @param logTo where everything is logged instead of to the console
 */
export async function startTestServer(
  env: Readonly<Record<string, string>> = {},
  logTo?: DestinationStream,
): Promise<TestServer> {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'cutroom-test-'));
  const database = await createTestDatabase();
  const config = readConfig({
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: dataDirectory,
    RATE_LIMIT: 'false',
    LOG_LEVEL: process.env.TEST_LOG_LEVEL ?? 'silent',
    RENDER_CONCURRENCY: '2',
    // Nobody listens at the port for discarding: no test fetches from a hub.
    HF_ENDPOINT: 'http://127.0.0.1:9',
    GITHUB_RAW_ENDPOINT: 'http://127.0.0.1:9',
    DATABASE_URL: database.url,
    ...env,
  });
  const logged = { level: config.logLevel, serializers: logSerializers };
  const log = logTo === undefined ? pino(logged) : pino(logged, logTo);
  let server: RunningServer = await startServer(config, log);
  let accounts = 0;
  const originOf = () => `http://127.0.0.1:${server.port}`;

  const newVisitor = (email: string | null = null): Visitor => {
    const cookies = new Map<string, string>();
    const cookie = () => Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; ');
    return {
      email,
      cookie,
      async fetch(path, { json, ...init } = {}) {
        const headers = new Headers(init.headers);
        if (cookies.size > 0) headers.set('cookie', cookie());
        if (!headers.has('origin')) headers.set('origin', originOf());
        if (json !== undefined) headers.set('content-type', 'application/json');
        const response = await fetch(new URL(path, originOf()), {
          redirect: 'manual',
          ...init,
          headers,
          ...(json === undefined ? {} : { body: JSON.stringify(json) }),
        });
        for (const line of response.headers.getSetCookie()) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
          if (value === '' || /max-age=0/i.test(line)) cookies.delete(name);
          else cookies.set(name, value);
        }
        return response;
      },
    };
  };

  return {
    get origin() {
      return originOf();
    },
    dataDirectory,
    config,
    routes: () => server.app?.routes ?? [],
    newVisitor: () => newVisitor(),
    async newUser() {
      accounts += 1;
      const email = `creator-${accounts}@example.com`;
      const visitor = newVisitor(email);
      const response = await visitor.fetch('/api/auth/sign-up/email', {
        method: 'POST',
        json: { email, password: 'correct horse battery', name: 'Creator' },
      });
      if (!response.ok) throw new Error(`Sign-up answered ${response.status}: ${await response.text()}`);
      return visitor;
    },
    async restart() {
      await server.stop();
      server = await startServer(config, log);
    },
    async stop() {
      await server.stop();
      await database.drop();
      await rm(dataDirectory, { recursive: true, force: true });
    },
  };
}
