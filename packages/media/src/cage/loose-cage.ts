import { findExecutable } from '../process/find-executable.ts';
import { PROCESS_MEMORY_BYTES_MAX } from '../process/limits.ts';
import { runProcess } from '../process/run-process.ts';
import { type Cage, type CageRequest, limitsPrefix, ownUserPrefix } from './cage.ts';
import { FIRST_ID } from './tool-users.ts';

/** Absolute paths of the tools that work here; null where one is missing or not permitted. */
export interface SandboxTools {
  readonly unshare: string | null;
  readonly setpriv: string | null;
  readonly prlimit: string | null;
  /** Whether setpriv may also change the user. */
  readonly canDropUser: boolean;
}

export const NO_TOOLS: SandboxTools = { unshare: null, setpriv: null, prlimit: null, canDropUser: false };

/**
 * What is possible where no namespaces can be made: limits, and as root users of their own, who cannot enter the folders of
 * this server and get their files opened.
 * @param advice how the operator gets a whole cage
 */
export function looseCage(tools: SandboxTools, advice: string): Cage {
  const kept = [
    ...(tools.canDropUser ? ['users of their own'] : []),
    ...(tools.unshare === null ? [] : ['no network']),
    ...(tools.prlimit === null ? [] : ['limits']),
  ];
  const found = kept.length === 0 ? 'are not caged at all' : `are caged weakly: they have ${kept.join(', ')}`;
  const risk = tools.canDropUser
    ? 'read what every user of this machine can'
    : 'do what this server’s user can';
  return {
    strength: kept.length === 0 ? 'none' : 'partial',
    description: `Media tools ${found}. A file that takes one over can ${risk}. ${advice}`,
    dropsUser: tools.canDropUser,
    opensFiles: tools.canDropUser ? 'by_descriptor' : 'by_path',
    endsUser: tools.canDropUser ? (userId) => endOf(tools, userId) : null,
    filter: null,
    codesSignals: false,
    prefix: (request) => sandboxPrefix(tools, request),
  };
}

/**
 * The words to put before a tool so that it runs without network, with bounded memory, processes, processor time and file
 * size, without the right to gain privileges, and ends when this process ends. Pure.
 */
export function sandboxPrefix(
  tools: SandboxTools,
  request: Pick<CageRequest, 'userId' | 'cpuSecondsMax' | 'fileBytesMax'>,
): string[] {
  // Where the tool is this server's user, all that the user runs would count.
  const countsProcesses = request.userId !== null;
  const limits = { ...request, memoryBytesMax: PROCESS_MEMORY_BYTES_MAX, countsProcesses };
  return [
    ...(tools.unshare === null ? [] : [tools.unshare, '--net', '--']),
    ...(tools.prlimit === null ? [] : limitsPrefix(tools.prlimit, limits)),
    // setpriv comes last: the death signal is the child's own and survives nothing but a plain exec.
    ...(tools.setpriv === null ? [] : [...privilegesPrefix(tools.setpriv, request.userId), '--']),
  ];
}

function privilegesPrefix(setpriv: string, userId: number | null): string[] {
  const ends = ['--pdeathsig', 'KILL'];
  if (userId === null) return [setpriv, '--no-new-privs', ...ends];
  return [...ownUserPrefix(setpriv, userId), '--bounding-set=-all', ...ends];
}

/** sh: all processes of the user, but for the one that asks (kill(2), -1). */
function endOf({ setpriv }: SandboxTools, userId: number): string[] {
  if (setpriv === null) throw new Error('Nobody can be another user without setpriv.');
  return [...privilegesPrefix(setpriv, userId), '--', '/bin/sh', '-c', 'kill -KILL -1'];
}

/** Tries each tool on a program that does nothing and keeps those that work. */
export async function probeSandbox(scratchDirectory: string, searchPath: string): Promise<SandboxTools> {
  const works = async (command: readonly string[]): Promise<boolean> => {
    try {
      await runProcess({
        command: [...command, '/bin/true'],
        cwd: scratchDirectory,
        signal: new AbortController().signal,
        limits: { wallMs: 10_000, stallMs: null },
      });
      return true;
    } catch {
      // The answer to the question asked, not a failure: the caller warns about what is missing.
      return false;
    }
  };
  const found = async (name: string, args: readonly string[]): Promise<string | null> => {
    const path = await findExecutable(name, searchPath);
    return path !== null && (await works([path, ...args, '--'])) ? path : null;
  };
  const setpriv = await found('setpriv', ['--no-new-privs', '--pdeathsig', 'KILL']);
  return {
    unshare: await found('unshare', ['--net']),
    prlimit: await found('prlimit', [`--as=${PROCESS_MEMORY_BYTES_MAX}`, '--core=0']),
    setpriv,
    canDropUser:
      setpriv !== null && isRoot() && (await works([...privilegesPrefix(setpriv, FIRST_ID), '--'])),
  };
}

function isRoot(): boolean {
  return process.getuid?.() === 0;
}
