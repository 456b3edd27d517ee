import type { ProcessBody } from '@cutroom/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { serverMessageOf, statusOf } from '../../api/api-error.ts';
import { callApi } from '../../api/call-api.ts';
import { clipsScope } from '../../api/clips-scope.ts';
import { toastFailure } from '../../api/failure-toast.ts';
import { PROJECTS_KEY } from '../../api/use-projects.ts';
import { awaitRun } from '../../lib/navigation/awaited-runs.ts';
import { clearTimelineReturn } from '../../lib/navigation/timeline-return.ts';
import { START_NAVIGATE_DELAY_MS, START_PERCENT_DONE, startPercent } from './start-progress.ts';

const TICK_MS = 100;

export interface Generate {
  readonly start: (body: ProcessBody) => void;
  readonly isPending: boolean;
  /** The overlay's bar, 0-100; null while there is no overlay. */
  readonly percent: number | null;
}

/**
 * Starts the generation and goes to the processing screen.
 * @param onAccepted called once the server has the prompt
 */
export function useGenerate(projectId: number, onAccepted: () => void): Generate {
  const queryClient = useQueryClient();
  const mutation = useMutation({
    scope: clipsScope(projectId),
    mutationFn: (body: ProcessBody) => callApi('processProject', { params: { id: projectId }, body }),
    onSuccess: () => {
      awaitRun(projectId);
      clearTimelineReturn();
      onAccepted();
      // Not waited for: the screen that comes asks anew, and the way there is not to be longer for it.
      void queryClient.invalidateQueries({ queryKey: PROJECTS_KEY });
    },
    onError: (error) => {
      toastFailure(error, {
        title: 'Processing Failed',
        description: serverMessageOf(error) ?? 'Failed to start processing. Please try again.',
      });
      // The project is not what this screen knows of it: a run may have been started elsewhere.
      if (statusOf(error) === 409) void queryClient.invalidateQueries({ queryKey: PROJECTS_KEY });
    },
  });
  const { isPending, isSuccess } = mutation;
  useNavigationAfter(isSuccess, `/processing/${projectId}`);
  const pendingPercent = usePendingPercent(isPending);
  return {
    start: mutation.mutate,
    isPending: isPending || isSuccess,
    percent: isSuccess ? START_PERCENT_DONE : pendingPercent,
  };
}

function usePendingPercent(isPending: boolean): number | null {
  const [percent, setPercent] = useState<number | null>(null);
  useEffect(() => {
    if (!isPending) return;
    const startedAtMs = performance.now();
    const tick = () => setPercent(startPercent(performance.now() - startedAtMs));
    tick();
    const timer = setInterval(tick, TICK_MS);
    return () => {
      clearInterval(timer);
      setPercent(null);
    };
  }, [isPending]);
  return percent;
}

function useNavigationAfter(isDone: boolean, path: string): void {
  const [, navigate] = useLocation();
  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(() => navigate(path), START_NAVIGATE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isDone, path, navigate]);
}
