import { clip } from '../footage/footage.ts';
import { type ApiClient, projectWhen, uploadFile } from './api-client.ts';

/** A project that went all the way, made through the API: for journeys that begin where others end. */
export async function finishedProject(
  client: ApiClient,
  files: readonly string[] = [clip('ocean'), clip('portrait')],
  prompt = 'A 4 second reel, start with the ocean',
  withinMs = 180_000,
): Promise<number> {
  const id = await uploadedProject(client, files);
  await client.call('processProject', { params: { id }, body: { prompt } });
  const { status, errorMessage } = await projectWhen(
    client,
    id,
    (project) => project.status !== 'processing',
    withinMs,
  );
  if (status !== 'completed') throw new Error(`The reel was not made: ${status}, ${errorMessage}`);
  return id;
}

/** A project with these files and nothing made of them yet. */
export async function uploadedProject(client: ApiClient, files: readonly string[]): Promise<number> {
  const { id } = await client.call('createProject', { body: { title: 'Summer by the sea' } });
  for (const file of files) await uploadFile(client, id, file);
  await projectWhen(
    client,
    id,
    ({ status, videoClips }) => status === 'uploaded' && videoClips.length === files.length,
  );
  return id;
}
