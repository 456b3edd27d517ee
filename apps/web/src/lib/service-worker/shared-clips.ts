/** Where the service worker keeps what the share sheet gave it (service-worker/shared-clips.ts). */
const KEPT_IN = 'cutroom-shared-clips';

/** Clips that were shared to the app and wait for a project; none where the browser keeps nothing. */
export async function sharedClips(): Promise<readonly File[]> {
  if (!('caches' in window) || !(await caches.has(KEPT_IN))) return [];
  const cache = await caches.open(KEPT_IN);
  const kept = await Promise.all((await cache.keys()).map((key) => cache.match(key)));
  return Promise.all(kept.filter((answer) => answer !== undefined).map(fileOf));
}

export async function forgetSharedClips(): Promise<void> {
  await caches.delete(KEPT_IN);
}

async function fileOf(answer: Response): Promise<File> {
  const { headers } = answer;
  return new File([await answer.blob()], decodeURIComponent(headers.get('x-name') ?? ''), {
    type: headers.get('content-type') ?? '',
    lastModified: Number(headers.get('x-last-modified')),
  });
}
