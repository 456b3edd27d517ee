import type { Project } from '@cutroom/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { answerText } from '../../../api/api-error.ts';
import { toastFailure } from '../../../api/failure-toast.ts';
import { planQuery, planVersionsQuery, restorePlanMutation } from '../../../api/plan-versions.ts';
import { usePlaybackOrFailure } from '../../../api/use-playback.ts';
import { projectKey } from '../../../api/use-project.ts';
import { PROJECTS_KEY } from '../../../api/use-projects.ts';
import { liveMusic } from '../../../components/live-player/live-reel.ts';
import { toast } from '../../../lib/notifications/toast.ts';
import { type Take, takesOf } from './takes-of.ts';

/**
 * The plans that the project has had, to be watched beside its video.
 * @param isModified whether the plan that the project has now is not what its video shows
 */
export function useTakes(project: Project, isModified: boolean) {
  const { id } = project;
  const [askedId, setAskedId] = useState<string | null>(null);
  const { data: versions = [] } = useQuery(planVersionsQuery(id));
  const takes = takesOf(versions, isModified);
  const asked = takes.find((take) => take.id === askedId && !take.isVideo) ?? null;
  const { edit, isFailed, retry } = useTakeEdit(project, asked);
  const use = useMutation({
    ...restorePlanMutation(id),
    onSuccess: () => toast({ title: 'Take Chosen', description: 'Export puts it into the video.' }),
    onError: (error) =>
      toastFailure(error, {
        title: 'Take Not Chosen',
        description: answerText(error) ?? 'Check your connection and try again.',
      }),
    onSettled: useReload(),
  });
  const shown = asked ?? takes.find(({ isVideo }) => isVideo) ?? null;
  return {
    takes,
    /** The one that is watched; null where the video shows none of them. */
    shown,
    /** What plays in place of the video; null until it is here, and where the video is watched. */
    edit,
    isFailed,
    retry,
    show: ({ id: takeId, isVideo }: Take) => setAskedId(isVideo ? null : takeId),
    use: (take: Take) => use.mutate(take.id),
    isBusy: use.isPending,
  };
}

export type Takes = ReturnType<typeof useTakes>;

function useTakeEdit({ id, music }: Project, take: Take | null) {
  const takeId = take?.id ?? null;
  const { playback, isFailed: hasNoPlayback } = usePlaybackOrFailure(id, { isWanted: takeId !== null });
  const queryClient = useQueryClient();
  const { data, error } = useQuery({ ...planQuery(id, takeId ?? ''), enabled: takeId !== null });
  // Another edit begins anew: this one stays the same, whatever else of the page changes.
  const edit = useMemo(() => {
    if (takeId === null || playback === null || data === undefined) return null;
    return { runId: takeId, plan: data, clips: playback.clips, music: liveMusic(music, playback.music) };
  }, [takeId, playback, data, music]);
  // Below this key are the plan and what plays its clips.
  const retry = () => void queryClient.invalidateQueries({ queryKey: projectKey(id) });
  const isFailed = takeId !== null && edit === null && (error !== null || hasNoPlayback);
  return { edit, isFailed, retry };
}

function useReload() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: PROJECTS_KEY });
}
