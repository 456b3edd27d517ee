import { setFlagsFromString } from 'node:v8';

/** The version of V8 whose option this is; others may not know it, and say so on the terminal. */
const V8_MAJOR = 13;

/**
 * Lets V8 weigh buffers together with objects when it decides to look through its whole heap. By itself it does so whenever
 * buffers of 32 to 64 MB were handed out since it last did, however little the heap has changed: while clips come in and frames pass through
 * that is once a second, at half a second of processor time (measured in decision 0121). Young buffers go with young objects either way.
 */
export function weighBuffersWithObjects(): void {
  if (Number.parseInt(process.versions.v8, 10) !== V8_MAJOR) return;
  setFlagsFromString('--external-memory-accounted-in-global-limit');
}
