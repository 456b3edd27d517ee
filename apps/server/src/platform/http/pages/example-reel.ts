import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Addresses of the landing page's reel and of its still image. */
export interface ExampleReel {
  readonly videoUrl: string;
  readonly stillUrl: string;
}

/** The built app has it under names with a hash; null where it was not built. */
export async function findExampleReel(webDirectory: string): Promise<ExampleReel | null> {
  const names = await readdir(join(webDirectory, 'assets')).catch(() => []);
  const video = names.find((name) => /^reel-[\w-]{8}\.mp4$/.test(name));
  const still = names.find((name) => /^reel-[\w-]{8}\.jpg$/.test(name));
  if (video === undefined || still === undefined) return null;
  return { videoUrl: `/assets/${video}`, stillUrl: `/assets/${still}` };
}
