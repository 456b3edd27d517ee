import { TEST_PROJECT_TITLE } from '@cutroom/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type CreatedProject, createFailureText, createProject } from '../../api/create-project.ts';
import { toastFailure } from '../../api/failure-toast.ts';
import { PROJECTS_KEY } from '../../api/use-projects.ts';

/** Creates the project that the test page uploads to. */
export function useCreateTestProject(onCreated: (project: CreatedProject) => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () =>
      createProject({ title: TEST_PROJECT_TITLE, prompt: '', status: 'uploading', isTest: true }),
    onSuccess: (project) => {
      onCreated(project);
      return queryClient.invalidateQueries({ queryKey: PROJECTS_KEY });
    },
    onError: (error) => toastFailure(error, { title: 'Error', description: createFailureText(error) }),
  });
}
