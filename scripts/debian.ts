import { existsSync } from 'node:fs';
import { exitCodeOf } from './run-command.ts';

const QUIETLY = { env: { DEBIAN_FRONTEND: 'noninteractive' } };

/**
 * Installs packages with apt-get where this is a Debian kind of system and we are root.
 * @returns whether they are installed; false, without a word, where this is not for us to do
 */
export async function installDebianPackages(packages: readonly string[]): Promise<boolean> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.log(`Installing ${packages.join(' and ')} (apt-get) …`);
  const install = ['install', '-y', '-qq', '--no-install-recommends', ...packages];
  if ((await exitCodeOf('apt-get', install, QUIETLY)) === 0) return true;
  // A fresh image has no package lists yet.
  await exitCodeOf('apt-get', ['update', '-qq'], QUIETLY);
  return (await exitCodeOf('apt-get', install, QUIETLY)) === 0;
}

/** The strongest cage for ffmpeg, where this machine has none and we may install it; its tests are skipped elsewhere. */
export async function ensureBubblewrap(): Promise<void> {
  if (process.platform === 'linux' && !existsSync('/usr/bin/bwrap'))
    await installDebianPackages(['bubblewrap']);
}
