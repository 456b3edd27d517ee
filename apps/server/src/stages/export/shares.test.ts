import {
  phoneLinkSchema,
  SHARE_LINK_MS,
  SHARE_LINKS_MAX,
  shareLinkSchema,
  shareResponseSchema,
} from '@cutroom/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type ProjectRow, projects, shares } from '../../platform/database/schema.ts';
import { pruneRecords } from '../../projects/removal/prune-records.ts';
import { readShareToken, signShareToken } from './share-token.ts';
import { type ExportHarness, openExportHarness, SECRET } from './testing/export-harness.ts';

describe('links to a finished video', () => {
  let harness: ExportHarness;
  beforeAll(async () => {
    harness = await openExportHarness();
  });
  afterAll(() => harness.close());

  const share = (project: ProjectRow, platform: string) =>
    harness.send('POST', `/api/projects/${project.id}/share`, project.ownerId, { platform });
  const linkOf = async (project: ProjectRow, platform = 'tiktok') => {
    const { downloadUrl } = shareResponseSchema.parse((await share(project, platform)).json());
    const path = new URL(downloadUrl).pathname;
    return { path, ...readShareToken(path.replace('/api/shared/', ''), SECRET, Date.now()) };
  };
  const list = async (project: ProjectRow) => {
    const answer = await harness.send('GET', `/api/projects/${project.id}/shares`, project.ownerId);
    return z.array(shareLinkSchema).parse(answer.json());
  };
  const withdraw = (project: ProjectRow, shareId: string, userId = project.ownerId) =>
    harness.send('DELETE', `/api/projects/${project.id}/shares/${shareId}`, userId);
  const open = async (path: string, headers: Readonly<Record<string, string>> = {}) => {
    const answer = await harness.send('GET', path, null, undefined, headers);
    return [answer.statusCode, answer.body] as const;
  };

  it('are listed to their owner with platform and time, the newest first', async () => {
    const project = await harness.newProject();
    const [first, second] = [await linkOf(project, 'instagram'), await linkOf(project, 'youtube')];
    const listed = await list(project);
    expect(listed.map(({ id, platform }) => [id, platform])).toEqual([
      [second.shareId, 'youtube'],
      [first.shareId, 'instagram'],
    ]);
    for (const { createdAt, expiresAt } of listed)
      expect(Date.parse(expiresAt) - Date.parse(createdAt)).toBe(SHARE_LINK_MS);
  });

  it('are made for a phone too, without a platform, and open and end like the others', async () => {
    const project = await harness.newProject();
    const made = await harness.send('POST', `/api/projects/${project.id}/phone-link`, project.ownerId);
    const link = phoneLinkSchema.strict().parse(made.json());
    const { pathname } = new URL(link.downloadUrl);
    expect(new URL(link.networkUrl ?? '').pathname).toBe(pathname);
    expect(await open(pathname)).toEqual([200, project.finalVideoName]);
    const [listed] = await list(project);
    expect(listed?.platform).toBe('phone');
    await withdraw(project, listed?.id ?? '');
    expect((await open(pathname))[0]).toBe(403);
  });

  it('are withdrawn one by one: that one answers as an expired one does, the others go on', async () => {
    const project = await harness.newProject();
    const [gone, kept] = [await linkOf(project), await linkOf(project)];
    expect((await withdraw(project, gone.shareId)).json()).toEqual({ success: true });
    const expired = `/api/shared/${signShareToken({ shareId: 'any', expiresAtMs: 1 }, SECRET)}`;
    for (const headers of [{}, { accept: 'text/html' }, { range: 'bytes=0-1' }]) {
      expect(await open(gone.path, headers)).toEqual(await open(expired, headers));
      expect((await open(gone.path, headers))[0]).toBe(403);
    }
    expect(await open(kept.path)).toEqual([200, project.finalVideoName]);
    expect((await list(project)).map(({ id }) => id)).toEqual([kept.shareId]);
    expect((await withdraw(project, gone.shareId)).json()).toEqual({ success: true });
  });

  it('of another’s video are not there: neither under their project nor under one’s own', async () => {
    const [project, others] = [await harness.newProject(), await harness.newProject()];
    const { shareId, path } = await linkOf(project);
    expect((await withdraw(others, shareId)).json()).toMatchObject({ code: 'share_not_found' });
    const answer = await withdraw(project, shareId, others.ownerId);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'project_not_found']);
    expect((await open(path))[0]).toBe(200);
  });

  it('that open nothing any more are not listed', async () => {
    const project = await harness.newProject();
    const { shareId } = await linkOf(project);
    await harness.db
      .update(shares)
      .set({ expiresAt: new Date(Date.now() - 1) })
      .where(eq(shares.id, shareId));
    await linkOf(project);
    await harness.db
      .update(projects)
      .set({ finalVideoName: `New_${project.id}.mp4` })
      .where(eq(projects.id, project.id));
    expect(await list({ ...project, finalVideoName: `New_${project.id}.mp4` })).toEqual([]);
  });

  it('are not made without end, and room comes with each that is withdrawn', async () => {
    const project = await harness.newProject();
    const last = await linkOf(project);
    const fill = Array.from({ length: SHARE_LINKS_MAX - 1 }, (_, index) => ({
      id: `${project.id}-${index}`,
      projectId: project.id,
      videoName: project.finalVideoName ?? '',
      platform: 'tiktok' as const,
      expiresAt: new Date(last.expiresAtMs),
    }));
    await harness.db.insert(shares).values(fill);
    const refused = await share(project, 'tiktok');
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'share_limit']);
    await withdraw(project, last.shareId);
    expect((await share(project, 'tiktok')).statusCode).toBe(200);
  });

  it('are forgotten when their time is over, and still answer that it is', async () => {
    const project = await harness.newProject();
    const { shareId, path } = await linkOf(project);
    const later = Date.now() + SHARE_LINK_MS + 1;
    await pruneRecords({ db: harness.db, clock: () => later })({}, new AbortController().signal);
    expect(await harness.db.$count(shares, eq(shares.id, shareId))).toBe(0);
    expect(() => readShareToken(path.replace('/api/shared/', ''), SECRET, later)).toThrow(/expired/);
  });
});
