// @ts-check
import { inRepository } from './repository.mjs';

/** What `npm start` adds to the server's environment. Only read when a process starts. What the operator sets counts. */
export const SERVER_ENVIRONMENT = Object.freeze({
  /**
   * How the C library keeps memory that a process has let go of (mallopt(3)): few pools, so that what one thread leaves
   * another uses, and large pieces by themselves, larger than a frame that is looked at. Elsewhere than on glibc it means nothing.
   */
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: String(2 * 1024 * 1024),
  MALLOC_TRIM_THRESHOLD_: String(1024 * 1024),
  /**
   * Megabytes for each half of V8's young objects. It makes more room while clips are uploaded (of 32 and more) and gives it back only after
   * minutes of rest: 150 MB that no reel needs.
   */
  NODE_OPTIONS: '--max-semi-space-size=8',
  /**
   * Where Node keeps what it makes of each source. Where it finds nothing, every thread loads a compiler of its own to strip
   * types: 40 MB, and as much processor time again as all the rest of its start.
   */
  NODE_COMPILE_CACHE: inRepository('.cache', 'compiled'),
  /**
   * Threads that wait for files. A browser sends five clips at a time, and each chunk waits here until it is on the disk: of
   * libuv's four, none was left to write what came meanwhile.
   */
  UV_THREADPOOL_SIZE: '8',
});
