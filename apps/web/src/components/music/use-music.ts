import type { ApiResponse, Music, MusicChanges, Project } from '@cutroom/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answerText } from '../../api/api-error.ts';
import { callApi } from '../../api/call-api.ts';
import { toastFailure } from '../../api/failure-toast.ts';
import { projectKey } from '../../api/use-project.ts';
import { PROJECTS_KEY } from '../../api/use-projects.ts';

export type MusicEdit = Partial<Pick<Music, keyof MusicChanges>>;

const LOST_TEXT = 'Check your connection and try again.';

/** What can be done with the music of a project; what fails is said in a notification. */
export function useMusic(projectId: number) {
  const queryClient = useQueryClient();
  const params = { id: projectId };
  const key = projectKey(projectId);
  const editKey = ['music-edit', projectId];
  const refresh = () => queryClient.invalidateQueries({ queryKey: PROJECTS_KEY });
  const outcome = (title: string) => ({
    onSuccess: (project: ApiResponse<'editMusic'>) => {
      queryClient.setQueryData(key, project);
      return refresh();
    },
    onError: (error: Error) => toastFailure(error, { title, description: answerText(error) ?? LOST_TEXT }),
  });
  // As the server has it while changes are under way, whichever part of the screen makes them.
  const savedKey = [...editKey, 'saved'];
  const keepSaved = (music: Project['music']) => queryClient.setQueryData(savedKey, music ?? null);
  const isAlone = () => queryClient.isMutating({ mutationKey: editKey }) === 1;
  // A change is shown at once and sent after those before it, so that no press is refused and each counts on the last.
  const edit = useMutation({
    mutationKey: editKey,
    scope: { id: editKey.join(' ') },
    mutationFn: (changes: MusicEdit) => callApi('editMusic', { params, body: changes }),
    onMutate: (changes) => {
      if (isAlone()) keepSaved(queryClient.getQueryData<Project>(key)?.music);
      queryClient.setQueryData<Project>(key, (project) =>
        project?.music == null ? project : { ...project, music: { ...project.music, ...changes } },
      );
    },
    onSuccess: ({ music }) => keepSaved(music),
    onError: (error) => {
      // What was not saved must not stand there as if it were, also where nothing can be asked for again.
      if (isAlone()) {
        const music = queryClient.getQueryData<Music | null>(savedKey) ?? null;
        queryClient.setQueryData<Project>(key, (project) => project && { ...project, music });
      }
      toastFailure(error, {
        title: 'The music was not changed',
        description: answerText(error) ?? LOST_TEXT,
      });
    },
    onSettled: () => (isAlone() ? refresh() : undefined),
  });
  const remove = useMutation({
    mutationFn: () => callApi('removeMusic', { params }),
    ...outcome('The music was not removed'),
  });
  const use = useMutation({
    mutationFn: (trackId: string) => callApi('useTrack', { params, body: { trackId } }),
    ...outcome('The track was not added'),
  });
  return {
    edit: edit.mutate,
    remove: () => remove.mutate(),
    use: use.mutate,
    refresh,
    isPending: remove.isPending || use.isPending,
  };
}
