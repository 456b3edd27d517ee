import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fingerprintOf, holdsFiles } from './fingerprint.ts';
import { inRepository } from './repository.mjs';
import { run } from './run-command.ts';
import { TOOLS } from './tooling.ts';

/** Something made from the sources that the server reads: made again only when a source changed. */
export interface Build {
  readonly name: string;
  /** What is said while it is made. */
  readonly announcement: string;
  /** Files and folders, from the repository's root. */
  readonly sources: readonly string[];
  /** Files, or folders with files, that exist once it is made. */
  readonly outputs: readonly string[];
  readonly command: readonly [program: string, ...args: string[]];
  readonly cwd: string;
}

export const BUILDS: readonly Build[] = [
  {
    name: 'web',
    announcement: 'Building the web pages …',
    sources: [
      'apps/web/src',
      'apps/web/service-worker',
      'apps/web/public',
      'apps/web/index.html',
      'apps/web/build',
      'apps/web/vite.config.ts',
      'apps/web/package.json',
      'packages/contract/src',
      'packages/reel/src',
      'package-lock.json',
    ],
    outputs: ['apps/web/dist/index.html'],
    command: [process.execPath, TOOLS.vite, 'build', '--logLevel', 'warn'],
    cwd: 'apps/web',
  },
  {
    name: 'models',
    announcement: 'Preparing the vision models …',
    sources: [
      'packages/models/src',
      'packages/models/scripts',
      'packages/models/package.json',
      'package-lock.json',
    ],
    outputs: ['.cache/models'],
    command: [process.execPath, 'packages/models/scripts/convert.ts', '.cache/models'],
    cwd: '.',
  },
];

/** Makes what is missing or older than its sources. Throws a CommandFailed where a build fails. */
export async function ensureBuilt(builds: readonly Build[] = BUILDS): Promise<void> {
  for (const build of builds) {
    const fingerprint = await fingerprintOf(inRepository(), build.sources);
    if (await isFresh(build, fingerprint)) continue;
    console.log(build.announcement);
    await rm(stampFile(build), { force: true });
    const [program, ...args] = build.command;
    await run(program, args, { cwd: inRepository(build.cwd) });
    await mkdir(path.dirname(stampFile(build)), { recursive: true });
    await writeFile(stampFile(build), fingerprint);
  }
}

async function isFresh(build: Build, fingerprint: string): Promise<boolean> {
  for (const output of build.outputs) if (!(await holdsFiles(inRepository(output)))) return false;
  return fingerprint === (await readFile(stampFile(build), 'utf8').catch(() => null));
}

function stampFile(build: Build): string {
  return inRepository('.cache', 'builds', `${build.name}.sha256`);
}
