import type { QueryClient } from '@tanstack/react-query';
import { preload } from 'react-dom';
import { authQuery } from '../api/use-auth.ts';
import { projectQuery } from '../api/use-project.ts';
import { projectsQuery } from '../api/use-projects.ts';
import { tileImageUrl } from '../components/clip-image/thumbnail-url.ts';
import { preloadPoster } from '../components/player/final-video-url.ts';
import { projectIdOf } from './project-id.ts';
import { screenAt } from './screens.ts';

/** Those that begin with the list of projects; the processing screen wants an answer of its own. */
const SCREENS_OF_LIST: ReadonlySet<string | null> = new Set([
  'dashboard',
  'preview',
  'timeline',
  'export',
  'success',
]);

/** Tiles of clips that a phone shows at once. */
const TILES = 6;

/**
 * Asks what these screens begin with before React draws the first of it, and for a project's images as soon as they are
 * known: the answers are on their way with the page, and an image is the last and largest thing to be seen. A failure
 * shows when the screen itself asks.
 */
export async function askEarly(queryClient: QueryClient, pathname: string): Promise<void> {
  const screen = screenAt(pathname);
  const projectId = projectIdOf(pathname.split('/')[2] ?? '');
  if (screen !== 'upload' && !SCREENS_OF_LIST.has(screen)) return;
  try {
    const user = await queryClient.fetchQuery(authQuery);
    if (user === null) return;
    if (screen === 'upload') await askForTiles(queryClient, projectId);
    else await askForPoster(queryClient, projectId);
  } catch {
    // The screen asks again and says so.
  }
}

async function askForPoster(queryClient: QueryClient, projectId: number | null): Promise<void> {
  const projects = await queryClient.fetchQuery(projectsQuery);
  const project = projects.find(({ id }) => id === projectId);
  if (project !== undefined) preloadPoster(project.finalVideoPath);
}

async function askForTiles(queryClient: QueryClient, projectId: number | null): Promise<void> {
  if (projectId === null) return;
  const { videoClips } = await queryClient.fetchQuery(projectQuery(projectId));
  for (const { filename } of videoClips.slice(0, TILES)) preload(tileImageUrl(filename), { as: 'image' });
}
