import { accountUsageSchema } from '@cutroom/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from './testing/harness.ts';

describe('the limits of an account, over HTTP', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({
      ACCOUNT_PROJECTS_MAX: '2',
      ACCOUNT_OPEN_UPLOADS_MAX: '1',
      ACCOUNT_STORAGE_GB_MAX: '0.000001',
    });
  }, 60_000);
  afterAll(() => server.stop());

  const createProject = (visitor: Awaited<ReturnType<TestServer['newUser']>>) =>
    visitor.fetch('/api/projects', { method: 'POST', json: { title: 'Sea', prompt: '' } });
  const createUpload = (
    visitor: Awaited<ReturnType<TestServer['newUser']>>,
    projectId: number,
    bytes: number,
  ) => {
    const pairs = { projectId: String(projectId), filename: 'a.mp4', type: 'video/mp4' };
    const metadata = Object.entries(pairs).map(([name, value]) => `${name} ${btoa(value)}`);
    return visitor.fetch('/api/tus/', {
      method: 'POST',
      headers: {
        'tus-resumable': '1.0.0',
        'upload-length': String(bytes),
        'upload-metadata': metadata.join(','),
      },
    });
  };

  it('refuses with a code, a sentence and when to come again, and says what is used', async () => {
    const visitor = await server.newUser();
    const { id } = (await (await createProject(visitor)).json()) as { id: number };
    await createProject(visitor);
    const third = await createProject(visitor);
    expect([third.status, third.headers.get('retry-after'), await third.json()]).toEqual([
      409,
      '60',
      { code: 'project_limit', message: expect.stringContaining('Delete one') },
    ]);

    const large = await createUpload(visitor, id, 5000);
    expect([large.status, large.headers.get('retry-after'), await large.json()]).toMatchObject([
      409,
      '60',
      { code: 'account_storage_limit' },
    ]);
    expect((await createUpload(visitor, id, 500)).status).toBe(201);
    const second = await createUpload(visitor, id, 10);
    expect([second.status, second.headers.get('retry-after')]).toEqual([429, '60']);
    expect(await second.json()).toMatchObject({ code: 'open_upload_limit' });

    const usage = accountUsageSchema.parse(await (await visitor.fetch('/api/account/usage')).json());
    expect(usage).toMatchObject({
      projects: { used: 2, limit: 2 },
      storedBytes: { used: 500 },
      openUploads: { used: 1, limit: 1 },
    });
    expect((await createProject(await server.newUser())).status).toBe(200);
  });

  it('tells nobody of nobody', async () => {
    expect((await server.newVisitor().fetch('/api/account/usage')).status).toBe(401);
  });
});

describe('a disk that is nearly full', () => {
  it('takes no more uploads, and says so before a byte is sent', async () => {
    const server = await startTestServer({ FREE_DISK_MB_MIN: '999999999' });
    try {
      const visitor = await server.newUser();
      const created = await visitor.fetch('/api/projects', {
        method: 'POST',
        json: { title: 'a', prompt: '' },
      });
      const { id } = (await created.json()) as { id: number };
      const answer = await visitor.fetch('/api/tus/', {
        method: 'POST',
        headers: {
          'tus-resumable': '1.0.0',
          'upload-length': '10',
          'upload-metadata': `projectId ${btoa(String(id))},filename ${btoa('a.mp4')}`,
        },
      });
      expect([answer.status, await answer.json()]).toMatchObject([507, { code: 'storage_full' }]);
    } finally {
      await server.stop();
    }
  }, 60_000);
});
