import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { statusOf } from '../../api/api-error.ts';
import { callApi } from '../../api/call-api.ts';
import { toastFailure } from '../../api/failure-toast.ts';
import { PROJECTS_KEY } from '../../api/use-projects.ts';

const REDIRECT_DELAY_MS = 1500;

const KEPT = {
  title: 'Video not deleted',
  description: 'It is still there and can be downloaded. Check your connection and try again.',
};
const UNKNOWN = {
  title: 'No answer',
  description: 'The video may be deleted or still be there. The dashboard shows it once Cutroom answers.',
};

/** Deletes the finished video now; then, whether that worked or not, to the dashboard (spec section 4). */
export function useDeleteVideo(projectId: number) {
  const queryClient = useQueryClient();
  const [, navigate] = useLocation();
  const mutation = useMutation({
    mutationFn: async () => {
      try {
        await callApi('deleteVideo', { params: { id: projectId } });
      } catch (error) {
        const isKept = statusOf(error) !== null || (await isVideoKept(projectId));
        if (isKept === false) return;
        toastFailure(error, isKept === true ? KEPT : UNKNOWN);
        throw error;
      }
    },
  });
  const isOver = mutation.isSuccess || mutation.isError;
  useEffect(() => {
    if (!isOver) return;
    const timer = setTimeout(() => {
      navigate('/dashboard');
      void queryClient.invalidateQueries({ queryKey: PROJECTS_KEY });
    }, REDIRECT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isOver, navigate, queryClient]);
  return { start: mutation.mutate, isUnderWay: mutation.isPending || isOver };
}

/**
 * What became of a request whose answer was lost. This screen has no place for a video that is gone: its list stays as it is.
 * @returns null where the server does not answer
 */
async function isVideoKept(projectId: number): Promise<boolean | null> {
  const projects = await callApi('listProjects', {}).catch(() => null);
  return projects === null
    ? null
    : projects.some(({ id, finalVideoPath }) => id === projectId && finalVideoPath !== null);
}
