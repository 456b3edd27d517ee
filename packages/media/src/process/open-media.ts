import { mkdir, realpath } from 'node:fs/promises';
import type { Cage } from '../cage/cage.ts';
import { openCage } from '../cage/open-cage.ts';
import { type ToolUsers, toolUsers } from '../cage/tool-users.ts';
import { findBinaries, SEARCH_PATH_DEFAULT } from './binaries.ts';
import { runCaged } from './caged-run.ts';
import { OUTPUT_BYTES_MAX } from './limits.ts';
import { memoryBudget, toolMemoryBytes } from './memory-budget.ts';
import { collectedText } from './run-process.ts';
import { withScratch } from './scratch.ts';
import { asToolUser, makeToolbox, type Toolbox } from './toolbox.ts';

export interface MediaOptions {
  readonly ffmpegPath?: string;
  readonly ffprobePath?: string;
  /** Directories in which programs are looked for, written like PATH; default: the usual ones. */
  readonly searchPath?: string;
  /** Where each step gets a directory of its own, removed when the step ends. */
  readonly scratchDirectory: string;
  /** Folders that no tool may see, wherever they are: the server's data, and the server itself. */
  readonly hiddenDirectories?: readonly string[];
  /** How strong the cage has to be for tools to be started at all; what is less than whole is told anyway. */
  readonly requiredCage?: RequiredCage;
  readonly onWarning?: (message: string) => void;
}

/** `never_root` is the default: where the server is root, its tools at least work as users of their own. */
type RequiredCage = 'full' | 'never_root' | 'none';

/**
 * Finds the binaries, and the strongest cage that can be built here; what is less than whole is told.
 * @throws Error with a sentence for the operator where there are no binaries, or no cage where one is required
 */
export async function openToolbox(options: MediaOptions): Promise<Toolbox> {
  const onWarning = options.onWarning ?? (() => undefined);
  await mkdir(options.scratchDirectory, { recursive: true });
  const scratchDirectory = await realpath(options.scratchDirectory);
  const binaries = await findBinaries(options, onWarning);
  const cage = await openCage({
    programs: [binaries.ffmpeg, binaries.ffprobe],
    searchPath: options.searchPath ?? SEARCH_PATH_DEFAULT,
    scratchDirectory,
    hidden: await existing(options.hiddenDirectories ?? []),
  });
  if (cage.strength !== 'full') {
    refuseLessThan(options.requiredCage ?? 'never_root', cage);
    onWarning(cage.description);
  }
  const users = toolUsers();
  const version = await versionOf(binaries.ffmpeg, { cage, users, scratchDirectory });
  const memory = memoryBudget(toolMemoryBytes());
  return makeToolbox({ binaries, cage, users, memory, version, scratchDirectory, onWarning });
}

function refuseLessThan(required: RequiredCage, { dropsUser, description }: Cage): void {
  if (required === 'full')
    throw new Error(
      `${description} REQUIRE_CAGE=true forbids that: make the cage possible, or leave the setting out where nobody ` +
        'but you uploads.',
    );
  if (required === 'never_root' && process.getuid?.() === 0 && !dropsUser)
    throw new Error(
      `${description} They would work as root, which is not done: start the server as an ordinary user, install ` +
        'setpriv (of util-linux), or set REQUIRE_CAGE=false where nobody but you uploads.',
    );
}

async function existing(paths: readonly string[]): Promise<string[]> {
  const found = await Promise.all(paths.map((path) => realpath(path).catch(() => null)));
  return found.filter((path) => path !== null);
}

interface Trial {
  readonly cage: Cage;
  readonly users: ToolUsers;
  readonly scratchDirectory: string;
}

async function versionOf(ffmpeg: string, trial: Trial): Promise<string> {
  const output = collectedText();
  const run = {
    program: ffmpeg,
    args: ['-version'],
    readers: [output.reader],
    signal: AbortSignal.timeout(30_000),
    limits: { wallMs: 30_000, stallMs: null },
    cpuSecondsMax: 30,
    fileBytesMax: OUTPUT_BYTES_MAX,
  };
  await asToolUser(trial, [], (userId) =>
    withScratch(trial.scratchDirectory, userId, (directory) =>
      runCaged(trial.cage, { directory, readsPaths: [], userId }, run),
    ),
  );
  return output.text().split('\n', 1)[0] ?? '';
}
