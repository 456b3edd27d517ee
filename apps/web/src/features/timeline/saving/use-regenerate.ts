import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { callApi } from '../../../api/call-api.ts';
import { awaitRun } from '../../../lib/navigation/awaited-runs.ts';
import {
  clearTimelineReturn,
  markExportFollows,
  markTimelineReturn,
} from '../../../lib/navigation/timeline-return.ts';
import { toast } from '../../../lib/notifications/toast.ts';
import { putProject } from './put-project.ts';

/** What follows once the video is made. */
export type AfterRun = 'timeline' | 'export';

/** Has the saved timeline rendered, with a mark that the progress leads back here, or on to the export. */
export function useRegenerate(projectId: number) {
  const queryClient = useQueryClient();
  const [, navigate] = useLocation();
  return useMutation({
    mutationFn: async (after: AfterRun) => {
      markTimelineReturn(projectId);
      if (after === 'export') markExportFollows(projectId);
      try {
        return await callApi('regenerate', { params: { id: projectId } });
      } catch (error) {
        clearTimelineReturn();
        throw error;
      }
    },
    onSuccess: (project) => {
      awaitRun(projectId);
      toast({ title: 'Processing Started', description: 'Your video is being made with the new timeline.' });
      putProject(queryClient, project);
      navigate(`/processing/${projectId}`);
    },
  });
}
