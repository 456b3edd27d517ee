import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { toastFailure } from '../../../api/failure-toast.ts';
import { planVersionsQuery, restorePlanMutation } from '../../../api/plan-versions.ts';
import { toast } from '../../../lib/notifications/toast.ts';
import type { TimelineEditor } from '../editor/use-timeline-editor.ts';
import { restoreFailureText } from '../saving/failure-texts.ts';
import { putProject } from '../saving/put-project.ts';
import { restoredText } from './version-texts.ts';

/** The plans that the project has had, and bringing one of them back. */
export function usePlanVersions(projectId: number, { dispatch }: Pick<TimelineEditor, 'dispatch'>) {
  const queryClient = useQueryClient();
  const { data, isLoadingError, refetch } = useQuery(planVersionsQuery(projectId));
  const bringBack = useMutation({
    ...restorePlanMutation(projectId),
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
