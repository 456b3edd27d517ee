import { privateMib } from '../project-figures/process-tree.ts';

const LOOK_EVERY_MS = 200;

/**
 * Looks at the private memory (neither files nor programs) of a process and of all that it started, over and over.
 * Linux only: elsewhere it says 0.
 * @returns a function that stops and says the peak in MiB
 */
export function watchMemory(rootPid: number): () => number {
  let peak = 0;
  const look = () => {
    peak = Math.max(peak, privateMib(rootPid));
  };
  const timer = setInterval(look, LOOK_EVERY_MS);
  return () => {
    clearInterval(timer);
    look();
    return peak;
  };
}
