import { realpath } from 'node:fs/promises';
import { findExecutable } from '../process/find-executable.ts';
import { OUTPUT_BYTES_MAX } from '../process/limits.ts';
import { filterFd, runProcess } from '../process/run-process.ts';
import { bubblewrapCage } from './bubblewrap.ts';
import type { Cage } from './cage.ts';
import { looseCage, NO_TOOLS, probeSandbox } from './loose-cage.ts';
import { seccompFilter } from './seccomp-filter.ts';
import { FIRST_ID } from './tool-users.ts';
import { unshareCage } from './unshare-cage.ts';
import { findVisibleSystem } from './visible-system.ts';

export interface CageOptions {
  /** The tools that will work in it. */
  readonly programs: readonly string[];
  readonly searchPath: string;
  readonly scratchDirectory: string;
  /** Folders that no tool may see, wherever they are. */
  readonly hidden: readonly string[];
}

/** The strongest cage that can be built here: each is tried on a program that does nothing. */
export async function openCage(options: CageOptions): Promise<Cage> {
  if (process.platform !== 'linux') return looseCage(NO_TOOLS, OTHER_PLATFORM);
  for (const candidate of await strongCages(options)) if (await works(candidate, options)) return candidate;
  const tools = await probeSandbox(options.scratchDirectory, options.searchPath);
  return looseCage(tools, HOW_TO_MEND);
}

const OTHER_PLATFORM = 'Run the server on Linux where strangers may upload.';
const HOW_TO_MEND =
  'Install bubblewrap, and allow namespaces of users (on Ubuntu its AppArmor profile; in a container, bubblewrap needs ' +
  '--cap-add SYS_ADMIN and --security-opt seccomp=unconfined, or a runtime with its own kernel).';

async function strongCages(options: CageOptions): Promise<Cage[]> {
  const { searchPath, scratchDirectory } = options;
  const find = async (name: string) => {
    const path = await findExecutable(name, searchPath);
    return path === null ? null : realpath(path);
  };
  const [bwrap, unshare, prlimit, setpriv] = await Promise.all(
    ['bwrap', 'unshare', 'prlimit', 'setpriv'].map(find),
  );
  if (typeof prlimit !== 'string' || typeof setpriv !== 'string') return [];
  // Some of what builds the cage is run in it, too.
  const programs = [...options.programs, prlimit, setpriv, ...(typeof unshare === 'string' ? [unshare] : [])];
  const system = await findVisibleSystem(programs, options.hidden, scratchDirectory);
  const parts = { prlimit, setpriv, isRoot: isRoot(), system };
  const filter = seccompFilter(process.arch);
  const filters = filter === null ? [null] : [filter, null];
  return [
    ...(typeof bwrap === 'string'
      ? filters.map((each) => bubblewrapCage({ ...parts, bwrap, filter: each }))
      : []),
    ...(typeof unshare === 'string' ? [unshareCage({ ...parts, unshare })] : []),
  ];
}

function isRoot(): boolean {
  return process.getuid?.() === 0;
}

async function works(cage: Cage, { scratchDirectory }: CageOptions): Promise<boolean> {
  const userId = cage.dropsUser ? FIRST_ID : null;
  const limits = { cpuSecondsMax: 10, fileBytesMax: OUTPUT_BYTES_MAX };
  const request = { readsPaths: [], directory: scratchDirectory, filterFd: filterFd(0), userId, ...limits };
  try {
    await runProcess({
      command: [...cage.prefix(request), '/bin/true'],
      cwd: scratchDirectory,
      signal: new AbortController().signal,
      limits: { wallMs: 30_000, stallMs: null },
      filter: cage.filter,
    });
    return true;
  } catch {
    // The answer to the question asked, not a failure: the operator is told what is used instead.
    return false;
  }
}
