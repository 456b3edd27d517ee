/** What one account may use, by the operator's settings. */
export interface AccountLimits {
  readonly projects: number;
  readonly storedBytes: number;
  /** Unfinished ones, however long nothing has come of them. */
  readonly openUploads: number;
  readonly waitingJobs: number;
  readonly generationsPerDay: number;
  readonly aiCallsPerDay: number;
}
