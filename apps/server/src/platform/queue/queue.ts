import type { JobName, JobPayload } from '../../jobs.ts';
import type { Database } from '../database/database.ts';

/**
 * A handler is delivered a job at least once: it must be safe to run again after a crash at any line. Where it rejects, the
 * queue delivers again as often, and after as long, as jobs.ts says.
 * @param delivery one more than how often the handler failed: a worker that died or was stopped under it does not count
 */
export type JobHandler<Name extends JobName> = (
  payload: JobPayload<Name>,
  signal: AbortSignal,
  delivery?: number,
) => Promise<void>;

export interface Queue {
  /**
   * Adds a job. With `tx` it exists exactly when that transaction commits.
   * @param key jobs of one name and key wait in the queue at most once.
   * @param ownerId the account it is for: jobs of one name take turns by owner.
   * @returns the job's id, or null when one with that key was already waiting.
   */
  send<Name extends JobName>(
    name: Name,
    payload: JobPayload<Name>,
    options?: { tx?: Database; key?: string; ownerId?: string },
  ): Promise<string | null>;
  /** Cancels waiting and running jobs of that key: a running handler's signal aborts. */
  cancel(name: JobName, key: string): Promise<void>;
  /** Whether a job of that name with these fields in its payload waits or is at work, in whichever process. */
  hasOpen<Name extends JobName>(name: Name, fields: Partial<JobPayload<Name>>): Promise<boolean>;
  check(): Promise<void>;
}
