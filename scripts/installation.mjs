// @ts-check
import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { inRepository, ROOT } from './repository.mjs';

/** Runs `npm ci` unless what is installed is what package-lock.json asks for. Ends the process where that fails. */
export async function ensureInstalled() {
  const wanted = await readLock(inRepository('package-lock.json'));
  const installed = await readLock(inRepository('node_modules', '.package-lock.json'));
  if (isInstalled(wanted, installed)) return;

  console.log('Installing what Cutroom needs (npm ci). The first time this takes a minute or two …');
  const code = await npmCi();
  if (code !== 0) {
    console.error(
      'npm ci did not succeed; its message is above. Check the network connection and try again.',
    );
    process.exit(1);
  }
}

/**
 * Whether the lock file that npm leaves in node_modules (written last, so an interrupted install has none)
 * holds every package of ours in the same version. Optional packages may be missing: they are another platform's.
 *
 * @typedef {{ version?: string, integrity?: string, resolved?: string, link?: boolean, optional?: boolean,
 *   devOptional?: boolean }} LockedPackage
 * @typedef {Record<string, LockedPackage>} LockedPackages
 * @param {LockedPackages | null} wanted
 * @param {LockedPackages | null} installed
 * @returns {boolean}
 */
export function isInstalled(wanted, installed) {
  if (wanted === null)
    throw new Error('package-lock.json is missing; this is not a complete copy of Cutroom.');
  if (installed === null) return false;
  const isExternal = (/** @type {string} */ place) => /(^|\/)node_modules\//.test(place);
  return (
    Object.entries(wanted).every(([place, asked]) => {
      if (!isExternal(place)) return true;
      const found = installed[place];
      if (found === undefined) return asked.optional === true || asked.devOptional === true;
      return (
        found.version === asked.version && found.integrity === asked.integrity && found.link === asked.link
      );
    }) && Object.keys(installed).every((place) => place in wanted)
  );
}

/**
 * @param {string} file
 * @returns {Promise<LockedPackages | null>} null where there is no such file
 */
async function readLock(file) {
  try {
    return JSON.parse(await readFile(file, 'utf8')).packages;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/** @returns {Promise<number>} npm's exit code */
function npmCi() {
  // Development packages build the web pages, so NODE_ENV=production must not leave them out.
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = process.env.npm_execpath;
  const [command, all] = npm?.endsWith('.js') === true ? [process.execPath, [npm, ...args]] : ['npm', args];
  return new Promise((resolve) => {
    const child = spawn(command, all, {
      cwd: ROOT,
      stdio: 'inherit',
      shell: process.platform === 'win32' && command === 'npm',
      env: { ...process.env, ONNXRUNTIME_NODE_INSTALL: 'skip' },
    });
    child.on('error', () => resolve(127));
    child.on('exit', (code) => resolve(code ?? 1));
  });
}
