import { callApi } from './call-api.ts';
import { projectKey } from './use-project.ts';

/** Below the projects' key: whatever reloads them, such as a save, reloads the versions too. */
const plansKey = (projectId: number) => [...projectKey(projectId), 'plans'] as const;

interface Asked {
  readonly signal: AbortSignal;
}

/** The plans that the project has had, the newest first. */
export const planVersionsQuery = (projectId: number) => ({
  queryKey: plansKey(projectId),
  queryFn: ({ signal }: Asked) => callApi('listPlans', { params: { id: projectId }, signal }),
});

/** One of them, to be played. */
export const planQuery = (projectId: number, planId: string) => ({
  queryKey: [...plansKey(projectId), planId],
  queryFn: ({ signal }: Asked) => callApi('getPlan', { params: { id: projectId, planId }, signal }),
});

/** Makes one of them the project's plan again. */
export const restorePlanMutation = (projectId: number) => ({
  mutationFn: (planId: string) => callApi('restorePlan', { params: { id: projectId, planId } }),
});
