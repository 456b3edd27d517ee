import { useQuery } from '@tanstack/react-query';
import { callApi } from './call-api.ts';

/** The address the contact links write to; null where there is none, undefined until the server has said it. */
export function useSupportEmail(): string | null | undefined {
  const { data } = useQuery({
    queryKey: ['/api/site'],
    queryFn: ({ signal }) => callApi('getSite', { signal }),
  });
  return data?.supportEmail;
}
