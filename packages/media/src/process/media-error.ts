import { CutroomError, type ErrorCode } from '@cutroom/contract';

/** Why a child process did not do its work. */
export type MediaFailure =
  | 'not_started'
  | 'exit'
  | 'killed'
  | 'wall_time'
  | 'stalled'
  | 'too_much_output'
  | 'disk_full'
  | 'bad_output';

/** The one error of a media child process. Callers turn it into a sentence for the user with `asExpected`. */
export class MediaError extends Error {
  override readonly name = 'MediaError';
  readonly failure: MediaFailure;
  /** The newest part of what the child wrote to stderr. */
  readonly stderr: string;

  constructor(failure: MediaFailure, message: string, options: { stderr?: string; cause?: unknown } = {}) {
    super(message, options.cause === undefined ? {} : { cause: options.cause });
    this.failure = failure;
    this.stderr = options.stderr ?? '';
  }
}

/**
 * The catalogue error for a failed step; anything that is neither a media failure nor a full disk passes unchanged.
 * That a tool was ended from outside, could not be started, or needed too long, says nothing against the clip it was reading: the machine may
 * have been short of memory, or busy.
 * @param whenBroken what an ordinary failure of the child means here
 */
export function asExpected(
  error: unknown,
  whenBroken: ErrorCode,
  whenSlow: ErrorCode = 'media_timeout',
): unknown {
  if (isDiskFull(error)) return new CutroomError('storage_full', { cause: error });
  if (!(error instanceof MediaError)) return error;
  if (['killed', 'not_started'].includes(error.failure) && /^(clip|music)_/.test(whenBroken))
    return new CutroomError('internal', { cause: error });
  const isSlow = error.failure === 'wall_time' || error.failure === 'stalled';
  return new CutroomError(isSlow ? whenSlow : whenBroken, { cause: error });
}

/** Whether files could not be reached: the directory is gone, the disk fails or is read-only. */
export function isStorageFailure(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error && 'code' in error;
}

function isDiskFull(error: unknown): boolean {
  if (error instanceof MediaError) return error.failure === 'disk_full';
  return error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');
}
