import { createHash } from 'node:crypto';
import { realpath, rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const RETRY_MS = 200;

/**
 * Makes this process the only one on this machine that uses `directory`, until it ends in whatever way: the kernel
 * closes the socket of a killed process at once, so there is nothing to wait for and no process id to guess about.
 * Two processes on one embedded database lose data silently, hence the refusal.
 * @param patienceMs how long to wait for a holder that is just stopping
 * @returns a function that releases the lock
 */
export async function lockDataDirectory(directory: string, patienceMs = 0): Promise<() => Promise<void>> {
  const address = lockAddress(await realpath(directory));
  const givesUpAt = performance.now() + patienceMs;
  while ((await isAlive(address)) && performance.now() < givesUpAt) await sleep(RETRY_MS);
  const server = createServer((socket) => socket.end());
  server.unref();
  try {
    await listen(server, address);
  } catch (cause) {
    if (!isInUse(cause)) throw cause;
    if (await isAlive(address)) throw inUseError(directory, cause);
    await rm(address, { force: true });
    await listen(server, address).catch((second: unknown) => {
      throw isInUse(second) ? inUseError(directory, second) : second;
    });
  }
  return () => new Promise((done) => server.close(() => done()));
}

/** Linux's abstract sockets and Windows' pipes vanish with their process; elsewhere a socket file may be left behind. */
function lockAddress(path: string): string {
  const name = `cutroom-${createHash('sha256').update(path).digest('hex').slice(0, 32)}`;
  if (process.platform === 'linux') return `\0${name}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  return join(tmpdir(), `${name}.sock`);
}

function listen(server: Server, address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(address, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

function isAlive(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(address);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

function isInUse(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}

function inUseError(directory: string, cause: unknown): Error {
  return new Error(
    `Another Cutroom is already running on ${directory}. Stop it first, or start this one with another DATA_DIR.`,
    { cause },
  );
}
