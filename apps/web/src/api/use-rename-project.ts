import type { Project } from '@cutroom/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { serverMessageOf } from './api-error.ts';
import { callApi } from './call-api.ts';
import { toastFailure } from './failure-toast.ts';
import { PROJECTS_KEY } from './use-projects.ts';

/** Gives a project another title and shows it at once where it is listed. */
export function useRenameProject(projectId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (title: string) => callApi('renameProject', { params: { id: projectId }, body: { title } }),
    onSuccess: (project) => {
      queryClient.setQueryData<Project[]>(PROJECTS_KEY, (projects) =>
        projects?.map((each) => (each.id === project.id ? project : each)),
      );
      return queryClient.invalidateQueries({ queryKey: PROJECTS_KEY });
    },
    onError: (error) =>
      toastFailure(error, {
        title: 'Not renamed',
        description: serverMessageOf(error) ?? 'Check your connection and try again.',
      }),
  });
}
