import { constants } from 'node:os';
import { MediaError } from './media-error.ts';

/** As Node tells it: either a code or a signal. */
export interface ChildEnd {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

/** ffmpeg's own codes above 128 are those of errors that it does not have here, of networks. */
export function decodedEnd(end: ChildEnd): ChildEnd {
  const number = (end.code ?? 0) - 128;
  const [name] = TOLD_SIGNALS.filter((signal) => constants.signals[signal] === number);
  return name === undefined ? end : { code: null, signal: name };
}

const TOLD_SIGNALS = [
  ...(['SIGHUP', 'SIGINT', 'SIGKILL', 'SIGTERM', 'SIGXCPU', 'SIGXFSZ'] as const),
  ...(['SIGSEGV', 'SIGBUS', 'SIGABRT', 'SIGILL', 'SIGFPE', 'SIGTRAP', 'SIGSYS'] as const),
];

export function refuseBadEnd(end: ChildEnd, stderr: string): void {
  if (end.code === 0) return;
  if (/No space left on device|Disk quota exceeded/.test(stderr))
    throw new MediaError('disk_full', 'There is no room left on the disk.', { stderr });
  if (end.code !== null && CAGE_COMPLAINT.test(stderr))
    throw new MediaError('not_started', `The tool cannot be started: ${lastLine(stderr)}`, { stderr });
  if (end.signal === 'SIGXFSZ')
    throw new MediaError('too_much_output', 'The tool wrote more than it may.', { stderr });
  if (end.signal !== null && CRASHES.has(end.signal))
    throw new MediaError('exit', `The tool crashed with ${end.signal}.`, { stderr });
  if (end.signal !== null || end.code === ASKED_TO_STOP)
    throw new MediaError('killed', `The tool was ended from outside (${end.signal ?? 'asked to stop'}).`, {
      stderr,
    });
  throw new MediaError('exit', `The tool ended with code ${end.code}: ${lastLine(stderr)}`, { stderr });
}

/** What starts the tool for us could not. */
const CAGE_COMPLAINT = /^(bwrap|unshare|setpriv|prlimit|mount|pivot_root): /m;
/** What a program does to itself; every other signal comes from somebody else. */
const CRASHES = new Set(['SIGSEGV', 'SIGBUS', 'SIGABRT', 'SIGILL', 'SIGFPE', 'SIGTRAP', 'SIGSYS']);
/** ffmpeg's exit code where a signal asked it to stop: it closes its files, shorter than they should be. */
const ASKED_TO_STOP = 255;

function lastLine(stderr: string): string {
  return stderr.trim().split('\n').at(-1) ?? '';
}
