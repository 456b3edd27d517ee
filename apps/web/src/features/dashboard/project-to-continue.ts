import type { Project } from '@cutroom/contract';

const DAYS_MAX = 7;
const DAY_MS = 24 * 60 * 60 * 1000;

type Considered = Pick<Project, 'id' | 'status' | 'isTest' | 'createdAt' | 'run' | 'videoClips' | 'uploads'>;

/**
 * The project that somebody most likely comes back for: the first one begun or worked on within a week that has clips and no
 * finished video of its latest edit. Null where there is none. What only tries uploads is none.
 */
export function projectToContinue(projects: readonly Considered[], now: Date): number | null {
  const found = projects.find(
    (project) =>
      project.status !== 'completed' &&
      project.isTest !== true &&
      project.videoClips.length + project.uploads.length > 0 &&
      now.getTime() - lastWorkedOn(project) <= DAYS_MAX * DAY_MS,
  );
  return found?.id ?? null;
}

/** Stable: the others keep their order. */
export function withFirst<P extends { readonly id: number }>(
  projects: readonly P[],
  id: number | null,
): readonly P[] {
  const first = projects.find((project) => project.id === id);
  return first === undefined ? projects : [first, ...projects.filter((project) => project !== first)];
}

function lastWorkedOn({ createdAt, run }: Considered): number {
  return Math.max(Date.parse(createdAt), run === null ? 0 : Date.parse(run.createdAt));
}
