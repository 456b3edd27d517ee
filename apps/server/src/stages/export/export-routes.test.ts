import {
  downloadResponseSchema,
  PROJECT_STATUSES,
  SHARE_LINK_MS,
  SHARE_PLATFORMS,
  shareResponseSchema,
} from '@cutroom/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ProjectRow, projects } from '../../platform/database/schema.ts';
import { beginRetention } from './retention.ts';
import { readShareToken, signShareToken } from './share-token.ts';
import {
  type ExportHarness,
  NETWORK_ORIGIN,
  ORIGIN,
  openExportHarness,
  RETENTION_MS,
  SECRET,
} from './testing/export-harness.ts';

/** What browsers send for a page they are going to show. */
const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

describe('exporting over HTTP', () => {
  let harness: ExportHarness;
  beforeAll(async () => {
    harness = await openExportHarness();
  });
  afterAll(() => harness.close());
  beforeEach(() => {
    harness.queue.sent.length = 0;
  });

  const download = (project: ProjectRow, userId: string | null = project.ownerId) =>
    harness.send('POST', `/api/projects/${project.id}/download`, userId);
  const share = (project: ProjectRow, platform: string = 'tiktok', userId: string | null = project.ownerId) =>
    harness.send('POST', `/api/projects/${project.id}/share`, userId, { platform });
  const deleteVideo = (project: ProjectRow, userId: string | null = project.ownerId) =>
    harness.send('DELETE', `/api/projects/${project.id}/video`, userId);
  const linkOf = async (project: ProjectRow): Promise<string> => {
    const { downloadUrl } = shareResponseSchema.parse((await share(project)).json());
    return new URL(downloadUrl).pathname;
  };

  it('downloading answers where the video is and the name it will be saved under', async () => {
    const project = await harness.newProject();
    const response = await download(project);
    expect(response.statusCode).toBe(200);
    expect(downloadResponseSchema.parse(response.json())).toEqual({
      downloadUrl: `/api/videos/${project.finalVideoName}?download=1`,
      filename: 'Été à Lisbon.mp4',
    });
  });

  it.each(SHARE_PLATFORMS)(
    'sharing on %s answers a link of its own, the upload page and steps',
    async (platform) => {
      const project = await harness.newProject();
      const answer = shareResponseSchema.parse((await share(project, platform)).json());
      expect(answer).toMatchObject({
        platform,
        shareUrl: expect.stringContaining(`https://www.${platform}.com/`),
      });
      expect(answer.instructions).toMatch(/^1\. .+\n2\. /);
      const { origin, pathname } = new URL(answer.downloadUrl);
      expect(origin).toBe(ORIGIN);
      expect(answer.networkUrl).toBe(`${NETWORK_ORIGIN}${pathname}`);
      const token = pathname.replace('/api/shared/', '');
      expect(() => readShareToken(token, SECRET, Date.now() + SHARE_LINK_MS - 60_000)).not.toThrow();
      expect(() => readShareToken(token, SECRET, Date.now() + SHARE_LINK_MS)).toThrow(/expired/);
    },
  );

  it('a platform that is not known is refused', async () => {
    const project = await harness.newProject();
    expect((await share(project, 'myspace')).json()).toMatchObject({ code: 'invalid_request' });
    expect((await harness.reload(project)).videoExpiresAt).toBeNull();
  });

  it('a shared link gives the video to whoever has it, under its title', async () => {
    const project = await harness.newProject();
    const response = await harness.send('GET', await linkOf(project), null);
    expect(response.statusCode).toBe(200);
    expect(response.body).toBe(project.finalVideoName);
    expect(response.headers).toMatchObject({
      'content-type': 'video/mp4',
      'content-disposition': `attachment; filename="?t? ? Lisbon.mp4"; filename*=UTF-8''%C3%89t%C3%A9%20%C3%A0%20Lisbon.mp4`,
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
  });

  const open = (link: string, accept: string, headers: Readonly<Record<string, string>> = {}) =>
    harness.send('GET', link, null, undefined, { accept, ...headers });

  it('who opens a shared link in a browser gets a page that plays the video and saves it', async () => {
    const project = await harness.newProject({ title: 'Été <b>' });
    const response = await open(await linkOf(project), BROWSER);
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': expect.stringContaining("media-src 'self'"),
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
      vary: 'accept',
    });
    expect(response.body).toContain('<h1 dir="auto">Été &#60;b&#62;</h1>');
    expect(response.body).toMatch(/<video [^>]*src="\?download=1#t=0.1"/);
    expect(response.body).toMatch(/<a [^>]*href="\?download=1" download>Download<\/a>/);
  });

  it.each([
    ['a player', '', '*/*', {}],
    ['a browser that saves the file', '?download=1', BROWSER, {}],
    ['a browser that wants a part of it', '', BROWSER, { range: 'bytes=0-3' }],
  ])('%s gets the file', async (_, query, accept, headers) => {
    const project = await harness.newProject();
    const response = await open(`${await linkOf(project)}${query}`, accept, headers);
    expect(response.headers['content-type']).toBe('video/mp4');
    expect(response.body).toBe(project.finalVideoName);
  });

  it('a browser is told on a page that the video is gone, with the status that programs get', async () => {
    const over = signShareToken({ shareId: 'any', expiresAtMs: Date.now() - 1 }, SECRET);
    for (const [token, status, reason] of [
      [over, 403, 'The link has expired.'],
      [`x${over}`, 404, 'a part of the link is missing'],
    ] as const) {
      const response = await open(`/api/shared/${token}`, BROWSER);
      expect(response.statusCode).toBe(status);
      expect(response.body).toContain('<h1>This video is no longer here</h1>');
      expect(response.body).toContain(reason);
    }
  });

  it('a link of a deleted video opens nothing', async () => {
    const project = await harness.newProject();
    const link = await linkOf(project);
    await deleteVideo(project);
    expect((await harness.send('GET', link, null)).json()).toMatchObject({ code: 'video_not_found' });
  });

  it('a link of a replaced video does not open the new one', async () => {
    const project = await harness.newProject();
    const link = await linkOf(project);
    await harness.db
      .update(projects)
      .set({ finalVideoName: `New_${project.id}.mp4` })
      .where(eq(projects.id, project.id));
    expect((await harness.send('GET', link, null)).statusCode).toBe(404);
  });

  it('an expired link says so', async () => {
    const token = signShareToken({ shareId: 'any', expiresAtMs: Date.now() - 1 }, SECRET);
    const response = await harness.send('GET', `/api/shared/${token}`, null);
    expect([response.statusCode, response.json()]).toEqual([
      403,
      expect.objectContaining({ code: 'link_expired' }),
    ]);
  });

  it('a link that somebody made up opens nothing', async () => {
    const project = await harness.newProject();
    const link = await linkOf(project);
    const madeUp = `${link.slice(0, -1)}${link.endsWith('A') ? 'B' : 'A'}`.replace(
      '/api/shared/',
      '/api/shared/x',
    );
    expect((await harness.send('GET', madeUp, project.ownerId)).statusCode).toBe(404);
  });

  const expiryOf = async (project: ProjectRow) => (await harness.reload(project)).videoExpiresAt?.getTime();
  const expireAt = (project: ProjectRow, atMs: number) =>
    harness.db
      .update(projects)
      .set({ videoExpiresAt: new Date(atMs) })
      .where(eq(projects.id, project.id));

  it('asking for a download or a link deletes nothing: nothing has left yet', async () => {
    const project = await harness.newProject();
    await download(project);
    await harness.send('HEAD', await linkOf(project), null);
    expect(await expiryOf(project)).toBeUndefined();
  });

  it('a link that is opened for the first time begins the video’s time, which lasts as long as the link', async () => {
    const project = await harness.newProject();
    const link = await linkOf(project);
    const { expiresAtMs } = readShareToken(link.replace('/api/shared/', ''), SECRET, Date.now());
    await harness.send('GET', link, null);
    await expect.poll(() => expiryOf(project)).toBe(expiresAtMs);
    const soon = Date.now() + 1000;
    await expireAt(project, soon);
    await harness.send('GET', link, null);
    expect(await expiryOf(project)).toBe(soon);
  });

  it('a new link of a video that has left already keeps it for as long as the link works', async () => {
    const project = await harness.newProject();
    await expireAt(project, Date.now() + 1000);
    const link = await linkOf(project);
    const { expiresAtMs } = readShareToken(link.replace('/api/shared/', ''), SECRET, Date.now());
    expect(await expiryOf(project)).toBe(expiresAtMs);
  });

  it('the time of a video that another has replaced begins nothing', async () => {
    const project = await harness.newProject();
    await beginRetention(harness.db, 'another.mp4', RETENTION_MS);
    expect(await expiryOf(project)).toBeUndefined();
    const before = Date.now();
    await beginRetention(harness.db, project.finalVideoName ?? '', RETENTION_MS);
    expect(await expiryOf(project)).toBeGreaterThanOrEqual(before + RETENTION_MS);
  });

  it('sharing never brings the deletion nearer', async () => {
    const project = await harness.newProject();
    const late = Date.now() + SHARE_LINK_MS + 60_000;
    await expireAt(project, late);
    await share(project);
    expect(await expiryOf(project)).toBe(late);
  });

  it.each(PROJECT_STATUSES.filter((status) => status !== 'completed'))(
    'a project that is %s is not ready to export, though an older video is there',
    async (status) => {
      const project = await harness.newProject({ status });
      for (const response of [await download(project), await share(project)]) {
        expect([response.statusCode, response.json().code]).toEqual([409, 'video_not_ready']);
      }
      expect((await harness.reload(project)).videoExpiresAt).toBeNull();
    },
  );

  it.each([
    ['completed', 'uploaded'],
    ['timeline_modified', 'uploaded'],
    ['failed', 'failed'],
  ] as const)(
    'deleting the video of a project that is %s leaves it %s with its clips and plan',
    async (from, to) => {
      const project = await harness.newProject({ status: from });
      expect((await deleteVideo(project)).json()).toEqual({ success: true });
      expect(await harness.reload(project)).toMatchObject({
        status: to,
        editingPlan: project.editingPlan,
        finalVideoName: null,
        finalVideoKey: null,
        finalVideoBytes: null,
        finalVideoSeconds: null,
        timeline: null,
        videoExpiresAt: null,
      });
      expect(harness.queue.sent).toEqual([
        { name: 'files.remove', payload: { path: project.finalVideoKey }, key: undefined },
      ]);
    },
  );

  it('with the video goes what kept a newer one from being made', async () => {
    const project = await harness.newProject({ errorMessage: 'It broke.' });
    await deleteVideo(project);
    expect((await harness.reload(project)).errorMessage).toBeNull();
  });

  it('there is no video to delete twice', async () => {
    const project = await harness.newProject();
    await deleteVideo(project);
    const again = await deleteVideo(project);
    expect([again.statusCode, again.json().code]).toEqual([409, 'video_not_ready']);
    expect(harness.queue.sent).toHaveLength(1);
  });

  it('a video is not deleted while the next one is being made', async () => {
    const project = await harness.newProject({ status: 'processing' });
    const response = await deleteVideo(project);
    expect([response.statusCode, response.json().code]).toEqual([409, 'status_conflict']);
    expect((await harness.reload(project)).finalVideoName).toBe(project.finalVideoName);
  });

  it('the edit is handed over as an OpenTimelineIO file named after the title', async () => {
    const project = await harness.newProject();
    const response = await harness.send('GET', `/api/projects/${project.id}/edit.otio`, project.ownerId);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-disposition']).toContain(`%C3%89t%C3%A9%20%C3%A0%20Lisbon.otio`);
    expect(response.json()).toMatchObject({
      OTIO_SCHEMA: 'Timeline.1',
      name: 'Été à "Lisbon"',
      tracks: {
        children: [
          {
            kind: 'Video',
            children: [
              {
                name: 'beach.mp4',
                source_range: { start_time: { value: 30, rate: 30 }, duration: { value: 90, rate: 30 } },
                metadata: { cutroom: { reason: 'sharp' } },
              },
            ],
          },
          { kind: 'Audio' },
        ],
      },
    });
  });

  it('what cannot be an id has no edit to hand over', async () => {
    const { ownerId } = await harness.newProject();
    const response = await harness.send('GET', '/api/projects/abc/edit.otio', ownerId);
    expect([response.statusCode, response.json().code]).toEqual([404, 'project_not_found']);
  });

  it('without a plan there is no edit to hand over', async () => {
    const project = await harness.newProject({ editingPlan: null });
    const response = await harness.send('GET', `/api/projects/${project.id}/edit.otio`, project.ownerId);
    expect([response.statusCode, response.json().code]).toEqual([409, 'plan_missing']);
  });

  it('others find no project, the signed out are told to sign in', async () => {
    const project = await harness.newProject();
    const { ownerId: other } = await harness.newProject();
    const askAll = async (userId: string | null) => [
      await download(project, userId),
      await share(project, 'youtube', userId),
      await deleteVideo(project, userId),
      await harness.send('GET', `/api/projects/${project.id}/edit.otio`, userId),
      await harness.send('GET', `/api/projects/${project.id}/handoff.zip`, userId),
    ];
    expect((await askAll(other)).map((response) => response.json().code)).toEqual(
      Array(5).fill('project_not_found'),
    );
    expect((await askAll(null)).map((response) => response.statusCode)).toEqual([401, 401, 401, 401, 401]);
    expect(await harness.reload(project)).toEqual(project);
  });
});
