import { API_CALLS, apiPath, type Project } from '@cutroom/contract';
import { clip } from '../harness/footage/footage.ts';
import { apiClient, clientWith, projectWhen, tusOptions, uploadFile } from '../harness/product/api-client.ts';
import { expect, test } from '../harness/product/journey.ts';

const BODIES: Readonly<Record<string, unknown>> = {
  renameProject: { title: 'x' },
  createProject: { title: 'Mine' },
  processProject: { prompt: 'Take it' },
  saveTimeline: { selectedClips: [{ clipId: 'any', startTime: 0, endTime: 1, order: 0 }] },
  share: { platform: 'tiktok' },
  useTrack: { trackId: 'any' },
  editMusic: { gainDb: -20 },
  readBrief: { prompt: 'Take it' },
  putWords: [],
  editCaptions: { isOn: true },
  importCaptions: { text: 'WEBVTT' },
};

test('another account and a visitor see nothing of a project, its clips and its video', async ({
  product,
}) => {
  const owner = await apiClient(product.origin);
  const { id } = await owner.call('createProject', { body: { title: 'Private' } });
  await uploadFile(owner, id, clip('ocean'));
  await projectWhen(owner, id, (project) => project.status === 'uploaded');
  await owner.call('processProject', { params: { id }, body: { prompt: 'A 2 second reel' } });
  const isMade = ({ status, videoClips: [clip] }: Project) =>
    status !== 'processing' && clip?.proxyUrl !== null;
  const project = await projectWhen(owner, id, isMade);
  expect(project).toMatchObject({ status: 'completed', videoClips: [{}] });
  const [video] = project.videoClips;
  const privatePlaces = [video?.url, video?.proxyUrl, project.finalVideoPath].filter(
    (place) => typeof place === 'string',
  );
  expect(privatePlaces).toHaveLength(3);
  const thumbnail = `/api/thumbnails/${video?.path.split('/').at(-1)}?t=0.5`;
  const upload = await fetch(`${product.origin}/api/tus/`, {
    method: 'POST',
    headers: {
      ...tusOptions(owner, id, 'x.mp4').headers,
      'tus-resumable': '1.0.0',
      'upload-length': '5',
      'upload-metadata': metadata({ projectId: String(id), filename: 'x.mp4', type: 'video/mp4' }),
    },
  });
  const uploadPlace = new URL(upload.headers.get('location') ?? '', product.origin).pathname;
  expect(upload.status).toBe(201);

  const stranger = await apiClient(product.origin);
  const visitor = clientWith(product.origin, '');
  expect(await stranger.call('listProjects')).toEqual([]);

  await test.step('every call about the project is 404 for the other account and 401 for a visitor', async () => {
    for (const [name, call] of Object.entries(API_CALLS)) {
      if (!call.path.includes(':id')) continue;
      const at = apiPath(call.path, { id, clipId: video?.id ?? '', shareId: 'any' });
      const body = BODIES[name];
      expect.soft((await stranger.ask(call.method, at, body)).status, `${name}, another account`).toBe(404);
      expect.soft((await visitor.ask(call.method, at, body)).status, `${name}, a visitor`).toBe(401);
    }
  });
  await test.step('so is every file', async () => {
    for (const place of [...privatePlaces, thumbnail]) {
      expect.soft((await owner.ask('GET', place)).status, `${place}, its owner`).toBe(200);
      expect.soft((await stranger.ask('GET', place)).status, `${place}, another account`).toBe(404);
      expect.soft((await visitor.ask('GET', place)).status, `${place}, a visitor`).toBe(401);
    }
  });
  await test.step('and every upload', async () => {
    const asStranger = { ...tusOptions(stranger, id, 'y.mp4').headers, 'tus-resumable': '1.0.0' };
    const onUpload = (method: string, headers: Record<string, string>, body?: string) =>
      fetch(product.origin + uploadPlace, {
        method,
        headers: { ...asStranger, ...headers },
        ...(body === undefined ? {} : { body }),
      });
    expect.soft((await onUpload('HEAD', {})).status).toBe(404);
    const chunk = { 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' };
    expect.soft((await onUpload('PATCH', chunk, 'bytes')).status).toBe(404);
    expect.soft((await onUpload('DELETE', {})).status).toBe(404);
    const intoForeignProject = await fetch(`${product.origin}/api/tus/`, {
      method: 'POST',
      headers: {
        ...asStranger,
        'upload-length': '5',
        'upload-metadata': metadata({ projectId: String(id), filename: 'y.mp4', type: 'video/mp4' }),
      },
    });
    expect.soft(intoForeignProject.status).toBe(404);
  });
  const after = await owner.call('getProject', { params: { id } });
  expect(after).toMatchObject({
    status: 'completed',
    prompt: 'A 2 second reel',
    videoClips: [{ id: video?.id }],
  });
});

function metadata(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
    .join(',');
}
