import { NEW_PROJECT_TITLE } from '@cutroom/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { createFailureText, createProject } from '../../api/create-project.ts';
import { toastFailure } from '../../api/failure-toast.ts';
import { PROJECTS_KEY } from '../../api/use-projects.ts';
import { handFiles } from '../../uploading/queue/handed-files.ts';

/** Starts a new project and opens its upload screen, which takes the files along. */
export function useCreateProject() {
  const queryClient = useQueryClient();
  const [, navigate] = useLocation();
  return useMutation({
    mutationFn: (_files: readonly File[]) => createProject({ title: NEW_PROJECT_TITLE, prompt: '' }),
    onSuccess: async ({ id }, files) => {
      handFiles(id, files);
      await queryClient.invalidateQueries({ queryKey: PROJECTS_KEY, refetchType: 'none' });
      navigate(`/upload/${id}`);
    },
    onError: (error) => toastFailure(error, { title: 'Error', description: createFailureText(error) }),
  });
}
