import { PROJECT_ID_MAX } from '@cutroom/contract';

/** The project id of a path segment; null where it cannot be one, so that no call is made for it. */
export function projectIdOf(segment: string): number | null {
  if (!/^[0-9]+$/.test(segment)) return null;
  const id = Number(segment);
  return id >= 1 && id <= PROJECT_ID_MAX ? id : null;
}
