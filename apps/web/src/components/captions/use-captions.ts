import type { ApiResponse, CaptionSettings, ClipWord } from '@cutroom/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answerText } from '../../api/api-error.ts';
import { callApi } from '../../api/call-api.ts';
import { toastFailure } from '../../api/failure-toast.ts';
import { projectKey } from '../../api/use-project.ts';
import { PROJECTS_KEY } from '../../api/use-projects.ts';

const LOST_TEXT = 'Check your connection and try again.';

/** What can be done with the captions of a project; what fails is said in a notification. */
export function useCaptions(projectId: number) {
  const queryClient = useQueryClient();
  const params = { id: projectId };
  const refresh = () => {
    // The project, its words and what the player plays.
    void queryClient.invalidateQueries({ queryKey: projectKey(projectId) });
    return queryClient.invalidateQueries({ queryKey: PROJECTS_KEY });
  };
  const failed = (title: string) => (error: Error) =>
    toastFailure(error, { title, description: answerText(error) ?? LOST_TEXT });
  const edit = useMutation({
    // One press after the other, in their order, however soon the next one comes.
    scope: { id: `captions-${projectId}` },
    mutationFn: (body: CaptionSettings) => callApi('editCaptions', { params, body }),
    onSuccess: (project: ApiResponse<'editCaptions'>) => {
      queryClient.setQueryData(projectKey(projectId), project);
      return refresh();
    },
    onError: failed('The captions were not changed'),
  });
  const write = useMutation({
    mutationFn: ({ clipId, words }: { readonly clipId: string; readonly words: readonly ClipWord[] }) =>
      callApi('putWords', { params: { ...params, clipId }, body: [...words] }),
    onSuccess: (words, { clipId }) => {
      queryClient.setQueryData(wordsKey(projectId, clipId), words);
      return refresh();
    },
    onError: failed('The words were not kept'),
  });
  const bring = useMutation({
    mutationFn: (text: string) => callApi('importCaptions', { params, body: { text } }),
    onSuccess: refresh,
    onError: failed('The captions were not taken'),
  });
  return { edit, write, bring };
}

/** Said where they would be. */
export const WORDS_NOT_LOADED = 'The words could not be loaded';

/** The words of one clip. */
export function wordsQuery(projectId: number, clipId: string) {
  return {
    queryKey: wordsKey(projectId, clipId),
    queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
      callApi('getWords', { params: { id: projectId, clipId }, signal }),
  };
}

function wordsKey(projectId: number, clipId: string) {
  return [...projectKey(projectId), 'words', clipId];
}
