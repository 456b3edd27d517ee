import { randomId } from '../ids.ts';

const COUNTED_CHARS = 6;

/**
 * Names for requests, each given once: a process draws its half, and counts the other half on. Random ones for each request
 * would cost more than most of what else is done for a poller.
 */
export function requestIds(): () => string {
  const process = randomId().slice(0, 6);
  let given = 0;
  return () => {
    given = (given + 1) % 36 ** COUNTED_CHARS;
    return process + given.toString(36).padStart(COUNTED_CHARS, '0');
  };
}
