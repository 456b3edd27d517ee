import { writeFileSync } from 'node:fs';
import { constants, getPriority, setPriority } from 'node:os';

/** Among media tools: somebody waits for a short answer, for a long piece of work, or nobody waits. */
export type ToolPriority = 'awaited' | 'usual' | 'background';
const STEPS_BACK: { readonly [P in ToolPriority]: number } = { awaited: 3, usual: 15, background: 19 };

/**
 * Lets everything else go before a media tool: who waits for an answer of the server does not wait for ffmpeg.
 *
 * Linux may share processors between sessions first (sched(7), "The autogroup feature"), and a tool has a session of its
 * own: there its priority counts for nothing beside the server, and the session's does.
 */
export function yieldToOthers(pid: number | undefined, level: ToolPriority): void {
  if (pid === undefined) return;
  const priority = Math.min(constants.priority.PRIORITY_LOW, getPriority() + STEPS_BACK[level]);
  // What fails has ended already, or is not ours to set, or is not there: the tool works as well at the usual priority.
  attempt(() => setPriority(pid, priority));
  if (process.platform !== 'linux') return;
  attempt(() => writeFileSync(`/proc/${pid}/autogroup`, String(priority)));
  // Where memory runs out, a tool is ended and begun again, not the server and its database.
  attempt(() => writeFileSync(`/proc/${pid}/oom_score_adj`, String(FIRST_TO_GO)));
}

/** Of 1000. */
const FIRST_TO_GO = 900;

function attempt(act: () => void): void {
  try {
    act();
  } catch {
    // See above.
  }
}
