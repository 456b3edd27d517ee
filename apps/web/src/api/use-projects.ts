import { PROCESSING_POLL_MS, type Project } from '@cutroom/contract';
import { type Query, useQuery } from '@tanstack/react-query';
import { callApi } from './call-api.ts';
import { asAsked } from './retry-after.ts';
import { useAuth } from './use-auth.ts';

export const PROJECTS_KEY = ['/api/projects'] as const;

export const projectsQuery = {
  queryKey: PROJECTS_KEY,
  queryFn: ({ signal }: { signal: AbortSignal }) => callApi('listProjects', { signal }),
} as const;

interface Options {
  /**
   * Milliseconds between reloads, for screens that wait for a run to end, or a function that tells them from the
   * projects; false for none.
   */
  readonly refetchInterval?: number | ((projects: readonly Project[]) => number | false);
}

/** How often the list is asked for again: only while a video of it is being made. */
export function runsPollMs(projects: readonly Pick<Project, 'status'>[]): number | false {
  return projects.some(({ status }) => status === 'processing') ? PROCESSING_POLL_MS : false;
}

/** The user's projects, newest first. Runs only when somebody is signed in. */
export function useProjects({ refetchInterval }: Options = {}) {
  const { state } = useAuth();
  return useQuery({
    ...projectsQuery,
    enabled: state === 'signed_in',
    ...(refetchInterval === undefined
      ? {}
      : {
          refetchInterval: ({ state: { data, error } }: Query<Project[]>) =>
            asAsked(
              typeof refetchInterval === 'function' ? refetchInterval(data ?? []) : refetchInterval,
              error,
            ),
          refetchIntervalInBackground: true,
        }),
  });
}

export type OwnProject =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly error: Error; readonly retry: () => void }
  | { readonly state: 'missing' }
  | { readonly state: 'ready'; readonly project: Project };

/** One project, found in the user's own list (spec section 6): what is not in it does not exist for them. */
export function useOwnProject(id: number, options: Options = {}): OwnProject {
  const { data, error, refetch } = useProjects(options);
  if (data !== undefined) {
    const project = data.find((candidate) => candidate.id === id);
    return project === undefined ? { state: 'missing' } : { state: 'ready', project };
  }
  if (error !== null) return { state: 'failed', error, retry: () => void refetch() };
  return { state: 'loading' };
}
