import { type ApiClient, projectWhen, uploadFile } from './api-client.ts';
import { type ClipName, clip } from './footage.ts';

/** A project that went all the way, made through the API: for journeys that begin where others end. */
export async function finishedProject(
  client: ApiClient,
  clips: readonly ClipName[] = ['ocean', 'portrait'],
  prompt = 'A 4 second reel, start with the ocean',
): Promise<number> {
  const id = await uploadedProject(client, clips);
  await client.call('processProject', { params: { id }, body: { prompt } });
  const { status, errorMessage } = await projectWhen(
    client,
    id,
    (project) => project.status !== 'processing',
  );
  if (status !== 'completed') throw new Error(`The reel was not made: ${status}, ${errorMessage}`);
  return id;
}

/** A project with these clips and nothing made of them yet. */
export async function uploadedProject(client: ApiClient, clips: readonly ClipName[]): Promise<number> {
  const { id } = await client.call('createProject', { body: { title: 'Summer by the sea' } });
  for (const name of clips) await uploadFile(client, id, clip(name));
  await projectWhen(
    client,
    id,
    ({ status, videoClips }) => status === 'uploaded' && videoClips.length === clips.length,
  );
  return id;
}
