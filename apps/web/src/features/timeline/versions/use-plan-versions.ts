import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../api/call-api.ts';
import { toastFailure } from '../../../api/failure-toast.ts';
import { PROJECTS_KEY } from '../../../api/use-projects.ts';
import { toast } from '../../../lib/notifications/toast.ts';
import type { TimelineEditor } from '../editor/use-timeline-editor.ts';
import { restoreFailureText } from '../saving/failure-texts.ts';
import { putProject } from '../saving/put-project.ts';
import { restoredText } from './version-texts.ts';

/** The plans that the project has had, and bringing one of them back. */
export function usePlanVersions(projectId: number, { dispatch }: Pick<TimelineEditor, 'dispatch'>) {
  const queryClient = useQueryClient();
  // Below the projects' key: whatever reloads them, such as a save, reloads the versions too.
  const { data, isLoadingError, refetch } = useQuery({
    queryKey: [...PROJECTS_KEY, projectId, 'plans'],
    queryFn: ({ signal }) => callApi('listPlans', { params: { id: projectId }, signal }),
  });
  const bringBack = useMutation({
    mutationFn: (planId: string) => callApi('restorePlan', { params: { id: projectId, planId } }),
    onSuccess: ({ leftOutCuts, ...project }) => {
      dispatch({ kind: 'restored', answer: project });
      putProject(queryClient, project);
      toast({ title: 'Version Brought Back', description: restoredText({ leftOutCuts }) });
    },
    onError: (error) =>
      toastFailure(error, { title: 'Bring Back Failed', description: restoreFailureText(error) }),
  });
  return {
    /** null until they are here. */
    versions: data ?? null,
    isFailed: isLoadingError,
    retry: () => void refetch(),
    bringBack: (planId: string) => bringBack.mutate(planId),
    /** The version that is on its way. */
    pendingId: bringBack.isPending ? bringBack.variables : null,
  };
}

export type PlanVersions = ReturnType<typeof usePlanVersions>;
