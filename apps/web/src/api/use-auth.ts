import { useQuery } from '@tanstack/react-query';
import { claimDrafts } from '../lib/draft-storage.ts';
import { isUnauthorized } from './api-error.ts';
import { callApi } from './call-api.ts';

export const authQuery = {
  queryKey: ['/api/auth/user'],
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    try {
      const user = await callApi('getUser', { signal });
      claimDrafts(user.id);
      return user;
    } catch (error) {
      if (isUnauthorized(error)) return null;
      throw error;
    }
  },
} as const;

/** Who is here. 'unreachable': the server did not say, so nobody is sent away to sign in. */
export function useAuth() {
  const { data: user, isPending, isError, refetch } = useQuery(authQuery);
  if (isPending) return { state: 'loading', user: null, refetch } as const;
  if (isError) return { state: 'unreachable', user: null, refetch } as const;
  if (user === null) return { state: 'signed_out', user: null, refetch } as const;
  return { state: 'signed_in', user, refetch } as const;
}
