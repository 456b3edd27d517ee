import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { serverMessageOf, statusOf } from '../../api/api-error.ts';
import { callApi } from '../../api/call-api.ts';
import { toastFailure } from '../../api/failure-toast.ts';
import { PROJECTS_KEY } from '../../api/use-projects.ts';
import { forgetRun } from '../../lib/navigation/awaited-runs.ts';
import { clearTimelineReturn } from '../../lib/navigation/timeline-return.ts';

/** Stops the run and goes back to where it was asked for. */
export function useCancelRun(projectId: number, destination: string) {
  const queryClient = useQueryClient();
  const [, navigate] = useLocation();
  return useMutation({
    mutationFn: () => callApi('cancelRun', { params: { id: projectId } }),
    onSuccess: () => {
      clearTimelineReturn();
      forgetRun(projectId);
      navigate(destination, { replace: true });
      void queryClient.invalidateQueries({ queryKey: PROJECTS_KEY });
    },
    onError: (error) => {
      // It ended by itself meanwhile: the next answer of the server tells how.
      if (statusOf(error) === 409) return;
      toastFailure(error, {
        title: 'Not canceled',
        description: serverMessageOf(error) ?? 'Check your connection and try again.',
      });
    },
  });
}
