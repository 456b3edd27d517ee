import type { Brief } from '@cutroom/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { answerText } from '../../api/api-error.ts';
import { callApi } from '../../api/call-api.ts';
import { toastFailure } from '../../api/failure-toast.ts';
import { PROJECTS_KEY } from '../../api/use-projects.ts';
import { awaitRun } from '../../lib/navigation/awaited-runs.ts';
import { clearTimelineReturn, markTimelineReturn } from '../../lib/navigation/timeline-return.ts';
import { forgetBriefDraft } from './brief-draft.ts';

/** Plans the project's video anew, from its prompt and wishes that were changed by hand, and goes to the progress. */
export function useReplan(projectId: number, from: 'preview' | 'timeline') {
  const queryClient = useQueryClient();
  const [, navigate] = useLocation();
  return useMutation({
    mutationFn: (brief: Brief) => callApi('regenerate', { params: { id: projectId }, body: { brief } }),
    onSuccess: () => {
      awaitRun(projectId);
      clearTimelineReturn();
      if (from === 'timeline') markTimelineReturn(projectId);
      forgetBriefDraft(projectId);
      navigate(`/processing/${projectId}`);
      return queryClient.invalidateQueries({ queryKey: PROJECTS_KEY });
    },
    onError: (error) =>
      toastFailure(error, {
        title: 'Regeneration Failed',
        description: answerText(error) ?? 'Failed to start video regeneration.',
      }),
  });
}
