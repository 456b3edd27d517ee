// @ts-check
/**
 * How the C library keeps memory that a process has let go of (mallopt(3)): few pools, so that what one thread leaves
 * another uses, and large pieces by themselves, larger than a frame that is looked at. Only read when a process starts;
 * elsewhere than on glibc it means nothing. What the operator sets counts.
 */
export const ALLOCATOR = Object.freeze({
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: String(2 * 1024 * 1024),
  MALLOC_TRIM_THRESHOLD_: String(1024 * 1024),
});
