// @ts-check
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { whenLauncherIsGone } from './launcher-watch.mjs';
import { inRepository } from './repository.mjs';

/**
 * Makes sure that this process is a Node that runs TypeScript: Node 24 from node_modules, or the system's where
 * that one can. Returns only then; an older Node starts the same command again on the newer one.
 */
export async function continueOnModernNode() {
  const node = packagedNode() ?? (stripsTypes(process.versions.node) ? process.execPath : null);
  if (node === null) {
    console.error(
      `Cutroom needs Node 22.18 or newer on this system, and this is ${process.versions.node}. ` +
        'Install a newer one from https://nodejs.org and try again.',
    );
    process.exit(1);
  }
  // npm puts node_modules/.bin first for its own scripts; so do we for whoever calls node without npm.
  const bin = inRepository('node_modules', '.bin');
  if (!(process.env.PATH ?? '').split(path.delimiter).includes(bin)) {
    process.env.PATH = `${bin}${path.delimiter}${process.env.PATH ?? ''}`;
  }
  if (realpathSync(node) !== realpathSync(process.execPath)) await becomeNode(node, process.argv.slice(1));
}

/**
 * @param {string} version of Node
 * @returns {boolean} whether it runs TypeScript files as they are (since 22.18 and 23.6)
 */
export function stripsTypes(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > 23 || (major === 23 && minor >= 6) || (major === 22 && minor >= 18);
}

/**
 * Replaces this process by another Node, so that signals, exit code and parentage need no relay. Where the
 * running Node cannot do that (before 22.15, or Windows), the other one is a child that lives and dies with this one.
 * @param {string} node
 * @param {string[]} args
 * @returns {Promise<never>}
 */
export async function becomeNode(node, args) {
  if (typeof process.execve === 'function' && process.platform !== 'win32') {
    process.execve(node, [node, ...args], definedEnvironment());
  }
  const child = spawn(node, args, { stdio: 'inherit' });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal));
  }
  whenLauncherIsGone(() => child.kill('SIGTERM'));
  child.on('error', (error) => {
    console.error(`${node} could not be started: ${error.message}`);
    process.exit(1);
  });
  child.on('exit', (code) => process.exit(code ?? 128));
  return new Promise(() => {});
}

/** @returns {string | null} Node 24 as installed by npm, if this platform has it and it runs */
function packagedNode() {
  const file = inRepository('node_modules', '.bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (!existsSync(file)) return null;
  if (realpathSync(file) === realpathSync(process.execPath)) return file;
  // A package for glibc installs on musl too but does not run there.
  return spawnSync(file, ['--version'], { stdio: 'ignore' }).status === 0 ? file : null;
}

/** @returns {Record<string, string>} */
function definedEnvironment() {
  return Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
