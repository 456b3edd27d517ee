import { API_CALLS, type ApiCallName, type ModelsOffer } from '@cutroom/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { serverMessageOf, statusOf } from '../../api/api-error.ts';
import { callApi } from '../../api/call-api.ts';
import { toastFailure } from '../../api/failure-toast.ts';
import { asAsked } from '../../api/retry-after.ts';

const KEY = [API_CALLS.getModels.path];
const FETCHING_POLL_MS = 1000;
const LOOKING_POLL_MS = 5000;

/** 'fetchAll': the large ones too. */
export type ModelAction = Extract<ApiCallName, 'fetchModels' | 'pauseModels' | 'lookAgain'> | 'fetchAll';

/**
 * The models that may be fetched, followed while they come and while clips are looked at again; for the owner of the installation.
 * @param projectId whose clips are looked at again before all others; absent where none is meant
 */
export function useModels(projectId?: number) {
  const queryClient = useQueryClient();
  const {
    data: offer,
    error,
    isFetching,
    refetch,
  } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => callApi('getModels', { signal }),
    refetchInterval: ({ state: { data, error } }) => {
      if (data?.state === 'fetching') return asAsked(FETCHING_POLL_MS, error);
      return data?.isLookingAgain === true && asAsked(LOOKING_POLL_MS, error);
    },
  });
  const { mutate: act, isPending } = useMutation({
    mutationFn: (action: ModelAction) => {
      if (action === 'fetchAll') return callApi('fetchModels', { body: { withLarge: true } });
      if (action === 'lookAgain' && projectId !== undefined)
        return callApi('lookAgain', { body: { projectId } });
      return callApi(action, {});
    },
    onSuccess: (next) => queryClient.setQueryData<ModelsOffer>(KEY, next),
    onError: (error) =>
      toastFailure(error, {
        title: 'That did not work',
        description: serverMessageOf(error) ?? 'Check your connection and try again.',
      }),
  });
  return {
    offer,
    /** Refused for good: there is nothing to be fetched from here. */
    isNotHere: [403, 404].includes(statusOf(error) ?? 0),
    isNotLoaded: offer === undefined && error !== null,
    isLoading: isFetching,
    reload: () => void refetch(),
    isPending,
    act,
  };
}

export function megabytes(bytes: number): number {
  return Math.round(bytes / 1e6);
}

/** 'huggingface.co and github.com' */
export function hostNames({ models }: Pick<ModelsOffer, 'models'>): string {
  return [...new Set(models.map(({ host }) => host))].join(' and ');
}
