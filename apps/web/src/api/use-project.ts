import type { Project } from '@cutroom/contract';
import { useQuery } from '@tanstack/react-query';
import { statusOf } from './api-error.ts';
import { callApi } from './call-api.ts';
import { asAsked } from './retry-after.ts';
import { useAuth } from './use-auth.ts';
import { type OwnProject, PROJECTS_KEY } from './use-projects.ts';

const RETRIES_MAX = 3;
/** Before the first of them; each waits twice as long as the one before. */
const RETRY_MS = 1000;

/** Below PROJECTS_KEY, so that reloading the list reloads single projects too. */
export const projectKey = (id: number) => [...PROJECTS_KEY, id] as const;

interface Options {
  /** Milliseconds between reloads, or a function that tells them from the project; false for none. */
  readonly refetchInterval?: number | ((project: Project | undefined) => number | false);
}

/** One project: that of a screen which begins with it. */
export const projectQuery = (id: number) => ({
  queryKey: projectKey(id),
  queryFn: ({ signal }: { signal: AbortSignal }) => callApi('getProject', { params: { id }, signal }),
  retry: retriesProject,
  retryDelay: (failureCount: number, error: Error) => asAsked(RETRY_MS * 2 ** failureCount, error),
});

/** One project with its clips, asked for by id (upload and prompt screens). Missing or another's: a 404 ApiError. */
export function useProject(id: number, { refetchInterval }: Options = {}) {
  const { state } = useAuth();
  return useQuery({
    ...projectQuery(id),
    enabled: state === 'signed_in',
    refetchInterval: ({ state: { data, error } }) =>
      asAsked(
        typeof refetchInterval === 'function' ? refetchInterval(data) : (refetchInterval ?? false),
        error,
      ),
  });
}

/** The same, for a screen to be drawn of. */
export function useSingleProject(id: number, options: Options = {}): OwnProject {
  const { data, error, refetch } = useProject(id, options);
  if (data !== undefined) return { state: 'ready', project: data };
  if (error === null) return { state: 'loading' };
  if (statusOf(error) === 404) return { state: 'missing' };
  return { state: 'failed', error, retry: () => void refetch() };
}

/** Up to 3 more attempts (spec section 7), except where the answer will not change. */
export function retriesProject(failureCount: number, error: Error): boolean {
  const status = statusOf(error);
  return status !== 401 && status !== 404 && failureCount < RETRIES_MAX;
}
