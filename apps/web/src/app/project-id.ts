import { projectParamsSchema } from '@cutroom/contract';

/** The project id of a path segment; null where it cannot be one, so that no call is made for it. */
export function projectIdOf(segment: string): number | null {
  if (!/^[0-9]+$/.test(segment)) return null;
  return projectParamsSchema.safeParse({ id: segment }).data?.id ?? null;
}
