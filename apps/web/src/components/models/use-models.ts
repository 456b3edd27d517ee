import { API_CALLS, type ApiCallName, type ModelsOffer } from '@cutroom/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { serverMessageOf } from '../../api/api-error.ts';
import { callApi } from '../../api/call-api.ts';
import { toastFailure } from '../../api/failure-toast.ts';
import { asAsked } from '../../api/retry-after.ts';

const KEY = [API_CALLS.getModels.path];
const FETCHING_POLL_MS = 1000;
const LOOKING_POLL_MS = 5000;

/** 'fetchAll': the large ones too. */
export type ModelAction = Extract<ApiCallName, 'fetchModels' | 'pauseModels' | 'lookAgain'> | 'fetchAll';

/** The models that may be fetched, followed while they come and while clips are looked at again; for the owner of the installation. */
export function useModels() {
  const queryClient = useQueryClient();
  const { data: offer, isError: isNotHere } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => callApi('getModels', { signal }),
    refetchInterval: ({ state: { data, error } }) => {
      if (data?.state === 'fetching') return asAsked(FETCHING_POLL_MS, error);
      return data?.isLookingAgain === true && asAsked(LOOKING_POLL_MS, error);
    },
  });
  const { mutate: act, isPending } = useMutation({
    mutationFn: (action: ModelAction) =>
      action === 'fetchAll' ? callApi('fetchModels', { body: { withLarge: true } }) : callApi(action, {}),
    onSuccess: (next) => queryClient.setQueryData<ModelsOffer>(KEY, next),
    onError: (error) =>
      toastFailure(error, {
        title: 'That did not work',
        description: serverMessageOf(error) ?? 'Check your connection and try again.',
      }),
  });
  return { offer, isNotHere, isPending, act };
}

export function megabytes(bytes: number): number {
  return Math.round(bytes / 1e6);
}

/** 'huggingface.co and github.com' */
export function hostNames({ models }: Pick<ModelsOffer, 'models'>): string {
  return [...new Set(models.map(({ host }) => host))].join(' and ');
}
