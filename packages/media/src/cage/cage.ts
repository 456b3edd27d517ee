import { availableParallelism, release } from 'node:os';
import { PROCESS_MEMORY_BYTES_MAX } from '../process/limits.ts';

/** What a media tool may touch in one run. */
export interface CageRequest {
  /** Files that are read. */
  readonly readsPaths: readonly string[];
  /** The step's own folder: where the tool works, and all it may write to. */
  readonly directory: string;
  readonly cpuSecondsMax: number;
  readonly fileBytesMax: number;
  /** The file descriptor on which the cage reads its filter of system calls. */
  readonly filterFd: number;
  /** Whom a tool of a cage that drops the user works as: see `ToolUsers`. */
  readonly userId: number | null;
}

/**
 * `full`: own mount, process, network, IPC and host name namespaces; nothing of the machine is visible but programs,
 * libraries, the step's inputs (to be read) and its folder, and the tool is never root. `partial`: some of that. `none`: the
 * tools are ordinary processes of this server's user.
 */
type CageStrength = 'full' | 'partial' | 'none';

/** What media tools are shut into: they work on strangers' files, and a decoder may have been taken over by one. */
export interface Cage {
  readonly strength: CageStrength;
  /** One sentence for the operator. */
  readonly description: string;
  /** Whether tools work as users of their own, who must be able to read their inputs and own what they write. */
  readonly dropsUser: boolean;
  /** `by_descriptor`: the folders above the files of a step stay closed to its user, who gets the files opened. */
  readonly opensFiles: 'by_path' | 'by_descriptor';
  /** For the kernel's filter of system calls; null where none can be set. */
  readonly filter: Uint8Array | null;
  /** Whether a tool that was ended by a signal ends with 128 and its number instead, as in a shell. */
  readonly codesSignals: boolean;
  /** Ends whatever a user left running, where no namespace of processes does; null where one does. */
  readonly endsUser: ((userId: number) => readonly string[]) | null;
  /** The words to put before the tool's own. */
  prefix(request: CageRequest): string[];
}

/** User and group that a tool is to itself where an ordinary user made the cage: 'nobody'. */
export const NOBODY_ID = 65_534;

/** Processes and threads: ffmpeg has a few dozen, more with more processors. */
export const PROCESSES_MAX = Math.max(256, 64 * availableParallelism());

export interface ToolLimits extends Pick<CageRequest, 'cpuSecondsMax' | 'fileBytesMax'> {
  readonly memoryBytesMax: number;
  /** Whether the kernel counts the tool's processes apart from those of this server's user. */
  readonly countsProcesses: boolean;
}

/** prlimit: a tool's share of the machine, and no memory of it on the disk. */
export function limitsPrefix(prlimit: string, limits: ToolLimits): string[] {
  return [
    prlimit,
    `--as=${limits.memoryBytesMax}`,
    `--cpu=${limits.cpuSecondsMax}`,
    `--fsize=${limits.fileBytesMax}`,
    ...(limits.countsProcesses ? [`--nproc=${PROCESSES_MAX}`] : []),
    '--core=0',
    '--',
  ];
}

/** The limits of a tool in a cage that root builds, or another user in a namespace of users. */
export function limitsOf(isRoot: boolean, request: CageRequest): ToolLimits {
  const countsProcesses = isRoot || countsByNamespace();
  return { ...request, memoryBytesMax: PROCESS_MEMORY_BYTES_MAX, countsProcesses };
}

/** Since Linux 5.14 the kernel counts one user's processes in each namespace of users apart. */
function countsByNamespace(kernel: string = release()): boolean {
  const [, major, minor] = /^(\d+)\.(\d+)/.exec(kernel) ?? [];
  return Number(major) > 5 || (Number(major) === 5 && Number(minor) >= 14);
}

/** setpriv: from root to a user of the step's own, for good. */
export function ownUserPrefix(setpriv: string, userId: number | null): string[] {
  if (userId === null) throw new Error('A tool of a server that is root needs a user of its own.');
  return [
    setpriv,
    ...[`--reuid=${userId}`, `--regid=${userId}`, '--clear-groups', '--no-new-privs', '--inh-caps=-all'],
  ];
}
