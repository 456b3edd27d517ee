import type { ChildProcess } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';

/** Ends a child that leads a group of its own, with all that it started. */
export function killGroup(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch (error) {
    // ESRCH: the group is already gone, which is what was asked for.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

/** What started the tool for us is gone; the tool itself has been killed at the same time and may take a moment longer. */
export async function groupGone({ pid }: ChildProcess): Promise<void> {
  for (let waitedMs = 0; waitedMs < GONE_MS_MAX && pid !== undefined; waitedMs += GONE_STEP_MS) {
    try {
      process.kill(-pid, 0);
    } catch {
      return;
    }
    await delay(GONE_STEP_MS);
  }
}

/** In a container whose first process collects nobody, the dead stay listed. */
const GONE_MS_MAX = 500;
const GONE_STEP_MS = 5;
