import type { Project } from '@cutroom/contract';
import { clip } from '../../e2e/harness/footage/footage.ts';
import { type ApiClient, apiClient, projectWhen } from '../../e2e/harness/product/api-client.ts';
import { finishedProject, uploadedProject } from '../../e2e/harness/product/finished-project.ts';

export const PROJECTS = 50;
export const CUTS = 50;
const CUT_SECONDS = 0.5;

/** What the visits need: two sessions, as cookie headers, and ids of projects of the second. */
export interface FilledAccounts {
  /** Has no projects. */
  readonly newcomer: string;
  /** Has PROJECTS projects. */
  readonly regular: string;
  readonly waiting: number;
  readonly finished: number;
  /** Its timeline holds CUTS cuts. */
  readonly edited: number;
  /** The finished one. */
  readonly project: Project;
}

/** Fills two accounts through the API. */
export async function fillAccounts(origin: string): Promise<FilledAccounts> {
  const newcomer = await apiClient(origin);
  const regular = await apiClient(origin);
  const waiting = await uploadedProject(regular, [clip('ocean'), clip('portrait')]);
  const edited = await finishedProject(regular);
  await spreadTimeline(regular, edited);
  for (let made = 3; made < PROJECTS; made += 1) {
    await regular.call('createProject', { body: { title: `Holiday, part ${made}` } });
  }
  // The newest, so that the dashboard's first card plays a video.
  const finished = await finishedProject(regular);
  const project = await regular.call('getProject', { params: { id: finished } });
  return { newcomer: newcomer.cookie, regular: regular.cookie, waiting, finished, edited, project };
}

/** Gives the project's timeline as many cuts as the measurement wants. */
async function spreadTimeline(client: ApiClient, id: number): Promise<void> {
  const { videoClips } = await client.call('getProject', { params: { id } });
  const selectedClips = Array.from({ length: CUTS }, (_, order) => {
    const source = videoClips[order % videoClips.length];
    if (source === undefined) throw new Error('The finished project has no clips.');
    const startTime = (order % 4) * CUT_SECONDS;
    return { clipId: source.id, startTime, endTime: startTime + CUT_SECONDS, order };
  });
  await client.call('saveTimeline', { params: { id }, body: { selectedClips } });
  await projectWhen(client, id, ({ status }) => status === 'timeline_modified');
}
