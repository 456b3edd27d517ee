import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import { installDebianPackages } from './debian.ts';
import { exitCodeOf } from './run-command.ts';
import { TOOLS } from './tooling.ts';

/** Chromium without its own windows: tests take half the processor time in it. */
const HEADLESS_SHELL = 'chromium-headless-shell';
const NAMES = [HEADLESS_SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The browser for the journeys: CHROME_PATH, then the system's, then Playwright's own; null where there is none. */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | null {
  if (isChosen(env)) {
    if (isProgram(env.CHROME_PATH)) return env.CHROME_PATH;
    throw new Error(`CHROME_PATH is ${env.CHROME_PATH}, which is not a program.`);
  }
  return onPath(env.PATH ?? '', NAMES) ?? playwrightsOwn();
}

/** Finds the browser or installs one; null, with a sentence printed, where neither can be done. */
export async function ensureChromium(): Promise<string | null> {
  const found = findChromium();
  if (isChosen() || (found !== null && path.basename(found) === HEADLESS_SHELL)) return found;
  if (await installDebianPackages([HEADLESS_SHELL])) return findChromium();
  if (found !== null) return found;
  if (await installDebianPackages(['chromium'])) return findChromium();
  console.log('Fetching Chromium for the journeys …');
  await exitCodeOf(process.execPath, [TOOLS.playwright, 'install', 'chromium']);
  const fetched = findChromium();
  if (fetched === null) {
    console.error(
      'The journeys need Chromium. Install it (Debian: apt-get install chromium), or set CHROME_PATH to it.',
    );
  }
  return fetched;
}

function isChosen(env: NodeJS.ProcessEnv = process.env): env is { CHROME_PATH: string } {
  return env.CHROME_PATH !== undefined && env.CHROME_PATH !== '';
}

/** The first of `names` that is a program in one of the folders of `searchPath`. */
function onPath(searchPath: string, names: readonly string[]): string | null {
  const folders = searchPath.split(path.delimiter).filter((folder) => folder !== '');
  const places = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return places.find(isProgram) ?? null;
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function playwrightsOwn(): string | null {
  const script = "process.stdout.write(require('playwright-core').chromium.executablePath())";
  const asked = spawnSync(process.execPath, ['-e', script], { encoding: 'utf8' });
  return asked.status === 0 && existsSync(asked.stdout) ? asked.stdout : null;
}
