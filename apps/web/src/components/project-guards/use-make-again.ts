import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { answerText } from '../../api/api-error.ts';
import { callApi } from '../../api/call-api.ts';
import { toastFailure } from '../../api/failure-toast.ts';
import { PROJECTS_KEY } from '../../api/use-projects.ts';
import { awaitRun } from '../../lib/navigation/awaited-runs.ts';
import { clearTimelineReturn, markExportFollows } from '../../lib/navigation/timeline-return.ts';
import { toast } from '../../lib/notifications/toast.ts';

/**
 * Renders the project's edit as it is and goes to the progress, where that is not shown already; from there the preview
 * or the export follows, not the timeline.
 */
export function useMakeAgain(projectId: number, after: 'preview' | 'export' = 'preview') {
  const queryClient = useQueryClient();
  const [path, navigate] = useLocation();
  return useMutation({
    mutationFn: () => callApi('regenerate', { params: { id: projectId } }),
    onSuccess: () => {
      awaitRun(projectId);
      clearTimelineReturn();
      if (after === 'export') markExportFollows(projectId);
      toast({ title: 'Processing Started', description: 'Your video is being made from the same edit.' });
      const progressPath = `/processing/${projectId}`;
      if (path !== progressPath) navigate(progressPath);
      return queryClient.invalidateQueries({ queryKey: PROJECTS_KEY });
    },
    onError: (error) =>
      toastFailure(error, {
        title: 'Regeneration Failed',
        description: answerText(error) ?? 'Failed to start video regeneration.',
      }),
  });
}
