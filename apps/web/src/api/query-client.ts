import { MutationCache, notifyManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { isUnauthorized } from './api-error.ts';

/**
 * The query conventions of spec sections 7 and 9: no retry, no reload on focus, data never goes stale. Calls go out
 * whether or not the browser thinks that it is offline: one that is held back would neither succeed nor fail, and what
 * waits for it would stay for ever (docs/waits.md). That a call is under way is drawn before the next press can come, so
 * that two presses start nothing twice: the library's default waits for a timer, which many presses overtake.
 * @param onUnauthorized called for an authorization error of any query or mutation
 */
export function createQueryClient(onUnauthorized: () => void): QueryClient {
  const onError = (error: Error) => {
    if (isUnauthorized(error)) onUnauthorized();
  };
  notifyManager.setScheduler(queueMicrotask);
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        networkMode: 'always',
        retry: false,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        staleTime: Infinity,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
