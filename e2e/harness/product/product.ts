import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../../scripts/free-port.ts';
import { inRepository, ROOT } from '../../../scripts/repository.mjs';
import { SERVER_ENVIRONMENT } from '../../../scripts/server-environment.mjs';

const READY_MS_MAX = 60_000;

/** The real server, with its own data directory and port. */
export interface Product {
  readonly origin: string;
  readonly dataDirectory: string;
  /** Everything it has printed, for the report of a failed journey. */
  log(): string;
  /** kill -9: no goodbye. */
  kill(): Promise<void>;
  /** Starts it again on the same port and data, after a kill. */
  startAgain(): Promise<void>;
  /** Stops it for good and removes its data. */
  remove(): Promise<void>;
}

export async function startProduct(env: Readonly<Record<string, string>> = {}): Promise<Product> {
  const dataDirectory = await mkdtemp(path.join(tmpdir(), 'cutroom-journey-'));
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const printed: string[] = [];
  const start = async (): Promise<ChildProcess> => {
    const server = spawn(process.execPath, [inRepository('apps/server/src/main.ts')], {
      cwd: ROOT,
      env: {
        ...process.env,
        ...SERVER_ENVIRONMENT,
        PORT: String(port),
        DATA_DIR: dataDirectory,
        LOG_LEVEL: 'info',
        // Whatever the developer's own server is set to; empty means not set.
        HOST: '',
        PUBLIC_URL: '',
        DATABASE_URL: '',
        ROLE: '',
        WEB_DIST: '',
        // Journeys of many visitors come from one address within a minute.
        RATE_LIMIT: 'false',
        ...env,
      },
    });
    server.stdout.on('data', (text: Buffer) => printed.push(text.toString()));
    server.stderr.on('data', (text: Buffer) => printed.push(text.toString()));
    await untilHealthy(origin, server, () => printed.join(''));
    return server;
  };

  let server = await start();
  const end = async (signal: NodeJS.Signals) => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    server.kill(signal);
    await ended;
  };
  return {
    origin,
    dataDirectory,
    log: () => printed.join(''),
    kill: () => end('SIGKILL'),
    async startAgain() {
      server = await start();
    },
    async remove() {
      await end('SIGTERM');
      await rm(dataDirectory, { recursive: true, force: true });
    },
  };
}

async function untilHealthy(origin: string, server: ChildProcess, log: () => string): Promise<void> {
  const until = Date.now() + READY_MS_MAX;
  while (Date.now() < until) {
    if (server.exitCode !== null) throw new Error(`The server ended with code ${server.exitCode}:\n${log()}`);
    const answer = await fetch(`${origin}/api/health`).catch(() => null);
    if (answer?.ok === true) return;
    await delay(200);
  }
  server.kill('SIGKILL');
  throw new Error(`The server was not ready within ${READY_MS_MAX / 1000} s:\n${log()}`);
}
