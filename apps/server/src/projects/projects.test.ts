import { API_CALLS, NEW_PROJECT_TITLE, projectSchema } from '@cutroom/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer, type Visitor } from '../testing/harness.ts';

describe('projects', () => {
  let server: TestServer;
  let ada: Visitor;
  let bob: Visitor;
  beforeAll(async () => {
    server = await startTestServer();
    ada = await server.newUser();
    bob = await server.newUser();
  });
  afterAll(() => server.stop());

  const create = async (visitor: Visitor, body: object = { title: NEW_PROJECT_TITLE, prompt: '' }) => {
    const response = await visitor.fetch('/api/projects', { method: 'POST', json: body });
    expect(response.status).toBe(200);
    return projectSchema.parse(await response.json());
  };

  it('creates a project with the fields of the specification', async () => {
    expect(await create(ada)).toMatchObject({
      title: 'New Video Project',
      prompt: '',
      status: 'uploading',
      processingProgress: 0,
      errorMessage: null,
      finalVideoPath: null,
      actualDuration: null,
      videoClips: [],
      editingPlan: null,
      timeline: null,
    });
  });

  it('takes the status of the test page, and no other', async () => {
    expect((await create(ada, { title: 'Test', prompt: '', status: 'uploading' })).status).toBe('uploading');
    const response = await ada.fetch('/api/projects', {
      method: 'POST',
      json: { title: 'T', status: 'completed' },
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'invalid_request' });
  });

  it('keeps what marks a project of the test page, whatever it is called later, and marks no other', async () => {
    const { id, isTest } = await create(ada, { title: 'Try', isTest: true });
    expect(isTest).toBe(true);
    const renamed = await ada.fetch(`/api/projects/${id}`, {
      method: 'PATCH',
      json: { title: 'Our Sunday' },
    });
    expect(projectSchema.parse(await renamed.json())).toMatchObject({ title: 'Our Sunday', isTest: true });
    expect(await create(ada, { title: 'Chunked Upload Test' })).not.toHaveProperty('isTest');
  });

  it.each([
    ['no title', { prompt: '' }],
    ['an empty title', { title: '  ' }],
    ['a title of the wrong type', { title: 7 }],
    ['a title that is too long', { title: 'x'.repeat(201) }],
    ['a prompt that is too long', { title: 'x', prompt: 'x'.repeat(5001) }],
  ])('refuses %s', async (_, body) => {
    const response = await ada.fetch('/api/projects', { method: 'POST', json: body });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ code: 'invalid_request', message: expect.any(String) });
  });

  it('drops characters that no database keeps', async () => {
    const project = await create(ada, { title: 'a\0b', prompt: 'half a pair: \ud800' });
    expect(project).toMatchObject({ title: 'ab', prompt: 'half a pair: \ufffd' });
    const title = await ada.fetch('/api/projects', { method: 'POST', json: { title: '\0\0' } });
    expect(title.status).toBe(400);
  });

  it('renames a project of its owner, who sees it in the next list whatever was answered before', async () => {
    const project = await create(ada);
    const before = await ada.fetch('/api/projects');
    const renamed = await ada.fetch(`/api/projects/${project.id}`, {
      method: 'PATCH',
      json: { title: '  Our Sunday ' },
    });
    expect(projectSchema.parse(await renamed.json())).toEqual({ ...project, title: 'Our Sunday' });
    const after = await ada.fetch('/api/projects', {
      headers: { 'if-none-match': before.headers.get('etag') ?? '' },
    });
    expect(after.status).toBe(200);
    expect(await after.json()).toContainEqual(expect.objectContaining({ title: 'Our Sunday' }));
  });

  it('renames nothing for others, and to nothing empty', async () => {
    const project = await create(ada);
    const rename = (visitor: Visitor, title: string) =>
      visitor.fetch(`/api/projects/${project.id}`, { method: 'PATCH', json: { title } });
    expect((await rename(bob, 'Mine')).status).toBe(404);
    expect((await rename(ada, '   ')).status).toBe(400);
  });

  it('refuses a body that is not JSON', async () => {
    const response = await ada.fetch('/api/projects', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"title":',
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'invalid_request' });
  });

  it.each(['POST', 'DELETE'])('takes a %s that announces JSON and carries none', async (method) => {
    const project = await create(ada);
    const path = method === 'POST' ? `/api/projects/${project.id}/regenerate` : `/api/projects/${project.id}`;
    const headers = { 'content-type': 'application/json' };
    const response = await ada.fetch(path, { method, headers });
    expect(response.status).toBe(method === 'POST' ? 409 : 200);
    const bodiless = await ada.fetch('/api/projects', { method: 'POST', headers });
    expect(bodiless.status).toBe(400);
  });

  it('lists only the user’s own, newest first', async () => {
    const carol = await server.newUser();
    const first = await create(carol, { title: 'First' });
    const second = await create(carol, { title: 'Second' });
    const list = (await (await carol.fetch('/api/projects')).json()) as { id: number }[];
    expect(list.map((project) => project.id)).toEqual([second.id, first.id]);
  });

  it('answers an unchanged list with 304', async () => {
    const first = await ada.fetch('/api/projects');
    const etag = first.headers.get('etag') ?? '';
    expect((await ada.fetch('/api/projects', { headers: { 'if-none-match': etag } })).status).toBe(304);
    await create(ada);
    expect((await ada.fetch('/api/projects', { headers: { 'if-none-match': etag } })).status).toBe(200);
  });

  it('deletes a project for good', async () => {
    const project = await create(ada);
    expect(await (await ada.fetch(`/api/projects/${project.id}`, { method: 'DELETE' })).json()).toEqual({
      success: true,
    });
    expect((await ada.fetch(`/api/projects/${project.id}`)).status).toBe(404);
    expect((await ada.fetch(`/api/projects/${project.id}`, { method: 'DELETE' })).status).toBe(404);
  });

  const CALLS = Object.entries(API_CALLS).filter(
    ([name]) => !['getSite', 'getHealth', 'getReady'].includes(name),
  );
  const BODIES: Readonly<Record<string, unknown>> = {
    createProject: { title: 'x' },
    renameProject: { title: 'x' },
    processProject: { prompt: 'x' },
    readBrief: { prompt: 'x' },
    saveTimeline: { selectedClips: [{ clipId: 'x', startTime: 0, endTime: 1, order: 0 }] },
    share: { platform: 'tiktok' },
    useTrack: { trackId: 'x' },
    editMusic: { gainDb: -3 },
    putWords: [],
    editCaptions: { isOn: true },
    importCaptions: { text: 'WEBVTT' },
  };

  it.each(CALLS)('%s is refused to a signed-out visitor', async (name, { method, path }) => {
    const json = BODIES[name];
    const response = await server.newVisitor().fetch(path.replace(':id', '1').replace(':clipId', 'x'), {
      method,
      ...(json === undefined ? {} : { json }),
    });
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({ code: 'unauthorized', message: 'Unauthorized' });
  });

  it.each(CALLS.filter(([, { path }]) => path.includes(':id')))(
    '%s of another’s project answers as if there were none',
    async (name, { method, path }) => {
      const project = await create(ada);
      const json = BODIES[name];
      const init = { method, ...(json === undefined ? {} : { json }) };
      const others = await bob.fetch(path.replace(':id', String(project.id)).replace(':clipId', 'x'), init);
      const nobodys = await bob.fetch(path.replace(':id', '2147483647').replace(':clipId', 'x'), init);
      expect(others.status).toBe(404);
      expect(await others.json()).toEqual(await nobodys.json());
      expect((await ada.fetch(`/api/projects/${project.id}`)).status).toBe(200);
    },
  );

  it.each(CALLS.filter(([, { path }]) => path.includes(':id')))(
    '%s finds no project by what cannot be an id',
    async (name, { method, path }) => {
      const json = BODIES[name];
      const init = { method, ...(json === undefined ? {} : { json }) };
      for (const id of ['abc', '0', '-1', '1.5', '99999999999', '%00', '%', 'x'.repeat(1500)]) {
        const response = await ada.fetch(path.replace(':id', id).replace(':clipId', 'x'), init);
        expect([id, response.status, await response.json()]).toEqual([
          id,
          404,
          {
            code: 'project_not_found',
            message: "The video project doesn't exist or you don't have access to it.",
          },
        ]);
      }
    },
  );

  it('serves every call of the contract, and documents it', async () => {
    const docs = (await (await server.newVisitor().fetch('/api/docs')).json()) as {
      paths: Record<string, object>;
    };
    for (const { method, path } of Object.values(API_CALLS)) {
      const documented = path.replace(/:(\w+)/g, '{$1}');
      expect(docs.paths[documented], documented).toHaveProperty(method.toLowerCase());
    }
  });

  it('is healthy when database, storage and queue answer', async () => {
    const response = await server.newVisitor().fetch('/api/health');
    const cage = expect.stringMatching(/^(full|partial|none)$/);
    expect([response.status, await response.json()]).toEqual([200, { status: 'ok', cage }]);
  });

  it('answers an unknown call with the catalogue’s 404', async () => {
    const response = await ada.fetch('/api/nothing/here');
    expect([response.status, (await response.json()) as object]).toEqual([
      404,
      { code: 'not_found', message: expect.any(String) },
    ]);
  });

  it('keeps everything over a restart', async () => {
    const project = await create(ada, { title: 'Kept', prompt: 'as it was' });
    await server.restart();
    expect(await (await ada.fetch(`/api/projects/${project.id}`)).json()).toMatchObject({
      title: 'Kept',
      prompt: 'as it was',
    });
  });
});
