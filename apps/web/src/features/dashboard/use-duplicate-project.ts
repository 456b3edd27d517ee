import { useMutation, useQueryClient } from '@tanstack/react-query';
import { serverMessageOf } from '../../api/api-error.ts';
import { callApi } from '../../api/call-api.ts';
import { toastFailure } from '../../api/failure-toast.ts';
import { PROJECTS_KEY } from '../../api/use-projects.ts';
import { toast } from '../../lib/notifications/toast.ts';

/** Makes a second project of the same clips and edit, and reloads the list. */
export function useDuplicateProject() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => callApi('duplicateProject', { params: { id } }),
    onSuccess: async ({ title }) => {
      await queryClient.invalidateQueries({ queryKey: PROJECTS_KEY, exact: true });
      toast({
        title: 'Project Duplicated',
        description: `‘${title}’ has the same clips and the same edit. Its video is not made yet.`,
      });
    },
    onError: (error) =>
      toastFailure(error, {
        title: 'Not duplicated',
        description: serverMessageOf(error) ?? 'Check your connection and try again.',
      }),
  });
}
