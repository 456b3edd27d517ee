import type { Brief } from '@cutroom/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { answerText } from '../../../api/api-error.ts';
import { callApi } from '../../../api/call-api.ts';
import { toastFailure } from '../../../api/failure-toast.ts';
import { PROJECTS_KEY } from '../../../api/use-projects.ts';
import { awaitRun } from '../../../lib/navigation/awaited-runs.ts';
import { clearTimelineReturn } from '../../../lib/navigation/timeline-return.ts';

/** A prompt, with the changes that were made of its wishes by hand; null where there are none. */
interface Said {
  readonly prompt: string;
  readonly edits: Brief | null;
}

/** What is understood of a prompt; undefined until it is read, and where it cannot be. */
export function useSaidBrief(projectId: number, { prompt, edits }: Said, isWanted: boolean) {
  const { data } = useQuery({
    queryKey: ['brief', projectId, prompt, edits],
    queryFn: ({ signal }) =>
      callApi('readBrief', { params: { id: projectId }, body: bodyOf({ prompt, edits }), signal }),
    enabled: isWanted,
    gcTime: 0,
  });
  return isWanted ? data : undefined;
}

/** Plans the project's video anew from a prompt, and goes to the progress. */
export function useTalk(projectId: number) {
  const queryClient = useQueryClient();
  const [, navigate] = useLocation();
  return useMutation({
    mutationFn: (said: Said) => callApi('processProject', { params: { id: projectId }, body: bodyOf(said) }),
    onSuccess: () => {
      awaitRun(projectId);
      clearTimelineReturn();
      navigate(`/processing/${projectId}`);
      return queryClient.invalidateQueries({ queryKey: PROJECTS_KEY });
    },
    onError: (error) =>
      toastFailure(error, {
        title: 'Processing Failed',
        description: answerText(error) ?? 'Failed to start processing. Please try again.',
      }),
  });
}

function bodyOf({ prompt, edits }: Said) {
  return edits === null ? { prompt } : { prompt, brief: edits };
}
