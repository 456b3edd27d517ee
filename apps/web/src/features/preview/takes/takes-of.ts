import type { PlanVersion } from '@cutroom/contract';

/** A plan that the project has had, as the preview shows it. */
export interface Take extends PlanVersion {
  /** Whether it is what the finished video shows. */
  readonly isVideo: boolean;
}

/**
 * The oldest first; none where there is nothing to compare.
 * @param versions the newest first
 * @param isModified whether the plan that the project has now is not what its video shows
 */
export function takesOf(versions: readonly PlanVersion[], isModified: boolean): readonly Take[] {
  if (versions.length < 2) return [];
  return versions.toReversed().map((version) => ({ ...version, isVideo: version.isCurrent && !isModified }));
}

/** The take beside the one that is shown, as a swipe or an arrow asks for it; null at the end of the row. */
export function takeBeside(takes: readonly Take[], shown: Take | null, step: 1 | -1): Take | null {
  const at = takes.findIndex(({ id }) => id === shown?.id);
  return takes[at < 0 ? takes.length - 1 : at + step] ?? null;
}
