import { useProjects } from '../../api/use-projects.ts';

const POLL_MS = 5000;

/**
 * Asks for the day on which the video will be deleted, until it is there: it is set once all of the video has left, which no
 * browser tells.
 * @param isLeaving whether a download or a share was begun
 */
export function useDayOfDeletion(isLeaving: boolean, expiresAt: string | null): void {
  useProjects(isLeaving && expiresAt === null ? { refetchInterval: POLL_MS } : {});
}
