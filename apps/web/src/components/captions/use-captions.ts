import type { ApiResponse, CaptionSettings, ClipWord } from '@cutroom/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answerText } from '../../api/api-error.ts';
import { callApi } from '../../api/call-api.ts';
import { toastFailure } from '../../api/failure-toast.ts';
import { projectKey } from '../../api/use-project.ts';
import { PROJECTS_KEY } from '../../api/use-projects.ts';

interface ClipWords {
  readonly clipId: string;
  readonly words: readonly ClipWord[];
}

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
  const writeKey = ['words-write', projectId];
  const isAlone = () => queryClient.isMutating({ mutationKey: writeKey }) === 1;
  // All words of the clip are sent: a change is shown at once, so that the next one, however soon, is made of it and not of what was before.
  const notKept = failed('The words were not kept');
  const write = useMutation({
    mutationKey: writeKey,
    scope: { id: writeKey.join(' ') },
    mutationFn: ({ clipId, words }: ClipWords) =>
      callApi('putWords', { params: { ...params, clipId }, body: [...words] }),
    onMutate: ({ clipId, words }) => {
      const key = wordsKey(projectId, clipId);
      void queryClient.cancelQueries({ queryKey: key, exact: true });
      const before = queryClient.getQueryData<readonly ClipWord[]>(key);
      queryClient.setQueryData(key, words);
      return { before };
    },
    onSuccess: (words, { clipId }) => {
      if (isAlone()) queryClient.setQueryData(wordsKey(projectId, clipId), words);
    },
    onError: (error, { clipId }, kept) => {
      // What was not kept must not stand there as if it were.
      if (isAlone()) queryClient.setQueryData(wordsKey(projectId, clipId), kept?.before);
      notKept(error);
    },
    onSettled: () => (isAlone() ? refresh() : undefined),
  });
  const bring = useMutation({
    mutationFn: (text: string) => callApi('importCaptions', { params, body: { text } }),
    onSuccess: refresh,
    onError: failed('The captions were not taken'),
  });
  return { edit, write, bring, notKept };
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
