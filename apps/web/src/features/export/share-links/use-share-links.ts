import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { answerText } from '../../../api/api-error.ts';
import { callApi } from '../../../api/call-api.ts';
import { toastFailure } from '../../../api/failure-toast.ts';
import { PROJECTS_KEY } from '../../../api/use-projects.ts';
import { toast } from '../../../lib/notifications/toast.ts';

/** Below the projects' key: who shares asks for this list again too. */
const linksKey = (projectId: number) => [...PROJECTS_KEY, projectId, 'shares'] as const;

/** The links that open the video now. */
export function useShareLinks(projectId: number) {
  return useQuery({
    queryKey: linksKey(projectId),
    // Another window may have made or withdrawn one.
    staleTime: 0,
    queryFn: ({ signal }) => callApi('listShares', { params: { id: projectId }, signal }),
  });
}

/** Withdraws one link; the others go on. */
export function useWithdrawShare(projectId: number) {
  const client = useQueryClient();
  const queryKey = linksKey(projectId);
  return useMutation({
    mutationFn: (shareId: string) => callApi('withdrawShare', { params: { id: projectId, shareId } }),
    onSuccess: () => toast({ title: 'Link Withdrawn', description: 'It does not open your video any more.' }),
    onError: (error) =>
      toastFailure(error, {
        title: 'Link Not Withdrawn',
        description: answerText(error) ?? 'It still opens your video. Check your connection and try again.',
      }),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}
