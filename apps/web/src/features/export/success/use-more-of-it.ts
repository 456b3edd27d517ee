import { NEW_PROJECT_TITLE, type Project } from '@cutroom/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { serverMessageOf } from '../../../api/api-error.ts';
import { callApi } from '../../../api/call-api.ts';
import { createFailureText, createProject } from '../../../api/create-project.ts';
import { toastFailure } from '../../../api/failure-toast.ts';
import { PROJECTS_KEY } from '../../../api/use-projects.ts';
import { keepBriefDraft } from '../../../components/brief-chips/brief-draft.ts';
import { editsOf } from '../../../components/brief-chips/editing/brief-edits.ts';
import { toast } from '../../../lib/notifications/toast.ts';
import { shortEdits, shortTitle } from './short-version.ts';

/**
 * A copy of the project, opened at its prompt with the same words and a length of 15 s: what is finished stays as it is, and
 * whoever thinks better of it has lost nothing.
 */
export function useShortVersion(project: Project) {
  const open = useOpenProject();
  return useMutation({
    mutationFn: async () => {
      const copy = await callApi('duplicateProject', { params: { id: project.id } });
      keepBriefDraft(copy.id, shortEdits(copy.editingPlan));
      // A copy that is called one is a copy all the same.
      await callApi('renameProject', {
        params: { id: copy.id },
        body: { title: shortTitle(project) },
      }).catch(() => undefined);
      return copy;
    },
    onSuccess: ({ id }) => open(`/prompt/${id}`),
    onError: (error) =>
      toastFailure(error, {
        title: 'Not duplicated',
        description: serverMessageOf(error) ?? 'Check your connection and try again.',
      }),
  });
}

/** A new project that waits for clips, its prompt the same words, with what was changed of their wishes by hand. */
export function useSameStyle({ prompt, editingPlan }: Project) {
  const open = useOpenProject();
  return useMutation({
    mutationFn: () => createProject({ title: NEW_PROJECT_TITLE, prompt }),
    onSuccess: ({ id }) => {
      const edits = editingPlan?.brief === undefined ? null : editsOf(editingPlan.brief);
      if (edits !== null) keepBriefDraft(id, edits);
      open(`/upload/${id}`);
      toast({
        title: 'Same style, new clips',
        description: 'Add your clips. Your words wait on the next page.',
      });
    },
    onError: (error) => toastFailure(error, { title: 'Error', description: createFailureText(error) }),
  });
}

function useOpenProject(): (path: string) => void {
  const queryClient = useQueryClient();
  const [, navigate] = useLocation();
  return (path) => {
    // Not waited for: the screen that comes asks anew.
    void queryClient.invalidateQueries({ queryKey: PROJECTS_KEY });
    navigate(path);
  };
}
