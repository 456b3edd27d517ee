import { constants, getPriority, setPriority } from 'node:os';

const STEPS_BACK = 5;

/** Lets everything else go before a media tool: who waits for an answer of the server does not wait for ffmpeg. */
export function yieldToOthers(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, Math.min(constants.priority.PRIORITY_LOW, getPriority() + STEPS_BACK));
  } catch {
    // It has ended already, or its priority is not ours to set: it works as well at the usual one.
  }
}
