import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { installDebianPackages } from './debian.ts';
import { freePort } from './free-port.ts';

const SERVERS = ['account', 'container', 'object'] as const;
const BINARIES = '/usr/bin';
const READY_MS_MAX = 60_000;

export interface TestObjectStore {
  /** For the tests' environment (apps/server/src/testing/servers/test-bucket.ts). */
  readonly env: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

/**
 * An object store that speaks S3, for tests: the one of TEST_S3_ENDPOINT, or else a throwaway OpenStack Swift of
 * Debian's with one copy of everything. Null, with a sentence printed, where there is none to be had.
 */
export async function startTestObjectStore(
  env: NodeJS.ProcessEnv = process.env,
): Promise<TestObjectStore | null> {
  if (env.TEST_S3_ENDPOINT) return { env: {}, stop: async () => {} };
  if (!isInstalled() && !((await installDebianPackages(PACKAGES)) && isInstalled())) {
    console.log('The tests on S3 are left out: install OpenStack Swift, or set TEST_S3_ENDPOINT.');
    return null;
  }
  return startSwift();
}

const PACKAGES = ['swift-proxy', ...SERVERS.map((server) => `swift-${server}`)];

function isInstalled(): boolean {
  return ['proxy', ...SERVERS].every((server) => existsSync(path.join(BINARIES, `swift-${server}-server`)));
}

async function startSwift(): Promise<TestObjectStore> {
  const directory = await mkdtemp(path.join(tmpdir(), 'cutroom-swift-'));
  await mkdir(path.join(directory, 'devices', 'disk'), { recursive: true });
  const ports = await Promise.all([...SERVERS, 'proxy'].map(freePort));
  const children: ChildProcess[] = [];
  const proxyPort = ports[SERVERS.length] ?? 0;
  await Promise.all(
    SERVERS.map(async (server, index) => {
      await makeRing(directory, server, ports[index] ?? 0);
      children.push(await start(directory, server, ports[index] ?? 0, [server], ''));
    }),
  );
  children.push(await start(directory, 'proxy', proxyPort, PROXY_PIPELINE, PROXY_FILTERS));
  const stopOnExit = () => {
    for (const child of children) child.kill('SIGKILL');
  };
  process.once('exit', stopOnExit);
  await untilReady(`http://127.0.0.1:${proxyPort}/healthcheck`);
  return {
    env: {
      TEST_S3_ENDPOINT: `http://127.0.0.1:${proxyPort}`,
      TEST_S3_ACCESS_KEY_ID: 'cutroom:tests',
      TEST_S3_SECRET_ACCESS_KEY: 'testing',
    },
    async stop() {
      process.off('exit', stopOnExit);
      await Promise.all(
        children.map(async (child) => {
          const ended = once(child, 'exit');
          child.kill('SIGKILL');
          await ended;
        }),
      );
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** Where each piece lives: all of it on one device, once. */
async function makeRing(directory: string, server: string, port: number): Promise<void> {
  const build = (...steps: readonly string[]) =>
    promisify(execFile)(path.join(BINARIES, 'swift-ring-builder'), [`${server}.builder`, ...steps], {
      cwd: directory,
    });
  await build('create', '2', '1', '0');
  await build('add', `r1z1-127.0.0.1:${port}/disk`, '1');
  // It ends with 1 when it has nothing but a warning to say.
  await build('rebalance').catch((error: { code?: unknown }) => {
    if (error.code !== 1) throw error;
  });
}

const PROXY_PIPELINE = ['healthcheck', 'cache', 's3api', 'tempauth', 'slo', 'proxy'];
const PROXY_FILTERS = `
allow_account_management = true
account_autocreate = true
[filter:healthcheck]
use = egg:swift#healthcheck
[filter:cache]
use = egg:swift#memcache
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
[filter:tempauth]
use = egg:swift#tempauth
user_cutroom_tests = testing .admin
[filter:slo]
use = egg:swift#slo
`;

async function start(
  directory: string,
  server: string,
  port: number,
  pipeline: readonly string[],
  more: string,
): Promise<ChildProcess> {
  const file = path.join(directory, `${server}.conf`);
  const apps = pipeline.map((part) => (part === server ? `${server}-server` : part));
  const settings = `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
swift_dir = ${directory}
devices = ${path.join(directory, 'devices')}
mount_check = false
disable_fallocate = true
workers = 0
user = ${userInfo().username}
[pipeline:main]
pipeline = ${apps.join(' ')}
[app:${server}-server]
use = egg:swift#${server}
${more}`;
  await writeFile(file, settings);
  return spawn(path.join(BINARIES, `swift-${server}-server`), [file], { cwd: directory, stdio: 'ignore' });
}

async function untilReady(url: string): Promise<void> {
  const until = Date.now() + READY_MS_MAX;
  while (!(await fetch(url).catch(() => null))?.ok) {
    if (Date.now() > until) throw new Error('The object store for the tests did not start.');
    await delay(200);
  }
}
