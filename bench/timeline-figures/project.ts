import { clip } from '../../e2e/harness/footage/footage.ts';
import { type ApiClient, projectWhen } from '../../e2e/harness/product/api-client.ts';
import { finishedProject } from '../../e2e/harness/product/finished-project.ts';

/** A finished project whose clips have their proxies: one wide, one upright, both with grain in every frame. */
export async function playableProject(client: ApiClient): Promise<number> {
  const id = await finishedProject(client, [clip('harbour'), clip('garden')], 'A 4 second reel, warm look');
  await projectWhen(client, id, ({ videoClips }) => videoClips.every(({ proxyUrl }) => proxyUrl !== null));
  return id;
}

/** Gives the project a timeline of so many cuts of equal length, its clips in turn. */
export async function spreadTimeline(
  client: ApiClient,
  id: number,
  { count, seconds }: { readonly count: number; readonly seconds: number },
): Promise<void> {
  const { videoClips, editVersion } = await client.call('getProject', { params: { id } });
  const selectedClips = Array.from({ length: count }, (_, order) => {
    const source = videoClips[order % videoClips.length];
    if (source === undefined) throw new Error('The finished project has no clips.');
    const startTime = seconds < 1 ? (order % 4) * seconds : 0;
    return { clipId: source.id, startTime, endTime: startTime + seconds, order };
  });
  await client.call('saveTimeline', { params: { id }, body: { selectedClips, editVersion } });
}
