import { CutroomError } from '@cutroom/contract';

/** Whether a clip failed for a reason of its own, which would only repeat itself. */
export function isClipsOwnFault(error: unknown): error is CutroomError {
  return error instanceof CutroomError && error.code.startsWith('clip_');
}
