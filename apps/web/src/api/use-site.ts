import type { Site } from '@cutroom/contract';
import { useQuery } from '@tanstack/react-query';
import { callApi } from './call-api.ts';

/** What every visitor may know; undefined until the server has said it. */
export function useSite(): Site | undefined {
  const { data } = useQuery({
    queryKey: ['/api/site'],
    queryFn: ({ signal }) => callApi('getSite', { signal }),
  });
  return data;
}

/** The address the contact links write to; null where there is none, undefined until the server has said it. */
export function useSupportEmail(): string | null | undefined {
  return useSite()?.supportEmail;
}
