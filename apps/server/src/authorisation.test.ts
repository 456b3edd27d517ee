import { join } from 'node:path';
import { Readable } from 'node:stream';
import { SHARE_LINK_MS, shareResponseSchema } from '@cutroom/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from './platform/database/open-database.ts';
import { projects, setting } from './platform/database/schema.ts';
import { openFileStorage } from './platform/storage/file-storage.ts';
import { storageKeys } from './platform/storage/storage.ts';
import { readShareToken, signShareToken } from './stages/export/share-token.ts';
import { startTestServer, type TestServer, type Visitor } from './testing/harness.ts';
import { EXAMPLE_BODIES, EXAMPLE_QUERIES } from './testing/route-examples.ts';

/**
 * Who may call what. The rows are compared with the routes that the server really has: a new route without a rule here
 * fails, as does a rule for a route that is gone.
 * - public: anybody; what it gives away is nobody's.
 * - user: signed in, and about the own account only: there is no name of another's to give.
 * - owner: about one thing of one owner; to others it does not exist.
 * - installation: about what the whole installation works with: only the first account; to others it does not exist.
 * - link: whoever holds a signed link, as long as it neither has expired nor was withdrawn.
 */
type Rule = 'public' | 'user' | 'owner' | 'installation' | 'link';

const RULES: Readonly<Record<string, Rule>> = {
  'GET /api/site': 'public',
  'GET /api/health': 'public',
  'GET /api/ready': 'public',
  'GET /api/docs': 'public',
  'GET /api/login': 'public',
  'POST /api/login': 'public',
  'GET /api/logout': 'public',
  'GET /api/auth/*': 'public',
  'POST /api/auth/*': 'public',
  'GET /api/auth/user': 'user',
  'POST /api/auth/delete-user': 'user',
  'GET /api/account': 'user',
  'PATCH /api/account': 'user',
  'POST /api/account/password': 'user',
  'GET /api/account/sessions': 'user',
  'POST /api/account/sessions/end-others': 'user',
  'GET /api/account/usage': 'user',
  'GET /api/account/export': 'user',
  'GET /api/models': 'installation',
  'POST /api/models/fetch': 'installation',
  'POST /api/models/pause': 'installation',
  'POST /api/models/look-again': 'installation',
  'GET /api/projects': 'user',
  'POST /api/projects': 'user',
  'GET /api/projects/:id': 'owner',
  'PATCH /api/projects/:id': 'owner',
  'POST /api/projects/:id/duplicate': 'owner',
  'DELETE /api/projects/:id': 'owner',
  'GET /api/projects/:id/playback': 'owner',
  'DELETE /api/projects/:id/clips/:clipId': 'owner',
  'GET /api/projects/:id/clips/:clipId/words': 'owner',
  'PUT /api/projects/:id/clips/:clipId/words': 'owner',
  'PATCH /api/projects/:id/captions': 'owner',
  'POST /api/projects/:id/captions': 'owner',
  'GET /api/projects/:id/captions.srt': 'owner',
  'GET /api/projects/:id/captions.vtt': 'owner',
  'POST /api/projects/:id/brief': 'owner',
  'GET /api/tracks': 'user',
  'POST /api/projects/:id/music': 'owner',
  'GET /api/projects/:id/music/audio': 'owner',
  'PATCH /api/projects/:id/music': 'owner',
  'DELETE /api/projects/:id/music': 'owner',
  'POST /api/projects/:id/process': 'owner',
  'POST /api/projects/:id/cancel': 'owner',
  'PATCH /api/projects/:id/timeline': 'owner',
  'POST /api/projects/:id/regenerate': 'owner',
  'GET /api/projects/:id/plans': 'owner',
  'GET /api/projects/:id/plans/:planId': 'owner',
  'POST /api/projects/:id/plans/:planId/restore': 'owner',
  'POST /api/projects/:id/download': 'owner',
  'POST /api/projects/:id/share': 'owner',
  'POST /api/projects/:id/phone-link': 'owner',
  'GET /api/projects/:id/shares': 'owner',
  'DELETE /api/projects/:id/shares/:shareId': 'owner',
  'DELETE /api/projects/:id/video': 'owner',
  'GET /api/projects/:id/edit.otio': 'owner',
  'GET /api/projects/:id/handoff.zip': 'owner',
  'GET /api/videos/:filename': 'owner',
  'GET /api/thumbnails/*': 'owner',
  'GET /api/clips/:clipId/audio': 'owner',
  'GET /api/clips/:clipId/filmstrip': 'owner',
  'GET /api/clips/:clipId/peaks': 'owner',
  'GET /api/text-bitmaps': 'user',
  'POST /api/tus': 'user',
  'PATCH /api/tus': 'user',
  'DELETE /api/tus': 'user',
  'POST /api/tus/*': 'user',
  'PATCH /api/tus/*': 'owner',
  'DELETE /api/tus/*': 'owner',
  'OPTIONS /api/tus': 'public',
  'OPTIONS /api/tus/*': 'public',
  'GET /api/shared/:token': 'link',
};

describe('authorisation', () => {
  let server: TestServer;
  let owner: Visitor;
  let other: Visitor;
  let projectId: number;
  beforeAll(async () => {
    server = await startTestServer();
    [owner, other] = [await server.newUser(), await server.newUser()];
    const made = await owner.fetch('/api/projects', { method: 'POST', json: { title: 'Sea', prompt: '' } });
    projectId = ((await made.json()) as { id: number }).id;
  });
  afterAll(() => server.stop());

  const call = (visitor: Visitor, route: string, id: number = projectId) => {
    const [method = '', url = ''] = route.split(' ');
    const path =
      url.replace(':id', String(id)).replace(/:(\w+)|\*/g, 'abc123') + (EXAMPLE_QUERIES[route] ?? '');
    // Whose it is, is asked before what it says.
    const json = EXAMPLE_BODIES[route] ?? (method === 'GET' || path.startsWith('/api/tus') ? undefined : {});
    const tus = path.startsWith('/api/tus')
      ? { 'tus-resumable': '1.0.0', 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' }
      : {};
    return visitor.fetch(path, { method, headers: tus, ...(json === undefined ? {} : { json }) });
  };

  it('has a rule for each route of the server, and no other', () => {
    const routes = server.routes().filter(({ url }) => url.startsWith('/api/'));
    const named = routes
      .map(({ method, url }) => `${method} ${url}`)
      .filter((name) => !name.startsWith('HEAD'));
    expect(named.toSorted()).toEqual(Object.keys(RULES).toSorted());
  });

  const ofRule = (...rules: readonly Rule[]) =>
    Object.entries(RULES).flatMap(([route, rule]) => (rules.includes(rule) ? [route] : []));

  it.each(ofRule('user', 'owner', 'installation'))('%s is closed to who is not signed in', async (route) => {
    const answer = await call(server.newVisitor(), route);
    expect([answer.status, await answer.json()]).toEqual([
      401,
      { code: 'unauthorized', message: 'Unauthorized' },
    ]);
  });

  it.each(ofRule('owner'))('%s does not exist for another account', async (route) => {
    const answer = await call(other, route);
    const body = await answer.text();
    const unknown = await call(other, route, 999_999);
    expect([answer.status, body]).toEqual([unknown.status, await unknown.text()]);
    expect(answer.status).toBe(404);
  });

  it.each(ofRule('installation'))(
    '%s is for the first account, and does not exist for others',
    async (route) => {
      const answer = await call(other, route);
      expect([answer.status, await answer.json()]).toEqual([
        404,
        expect.objectContaining({ code: 'not_found' }),
      ]);
      expect((await call(owner, route)).status).not.toBe(404);
    },
  );

  it.each(ofRule('owner').filter((route) => route.includes(':id')))('%s knows its owner', async (route) => {
    const answer = await call(owner, route);
    const body: unknown = await answer.json().catch(() => null);
    expect(body).not.toMatchObject({ code: 'project_not_found' });
    expect(answer.status).not.toBe(401);
    // The one call after which nothing is left to ask for comes back as it was.
    if (route === 'DELETE /api/projects/:id') {
      const made = await owner.fetch('/api/projects', { method: 'POST', json: { title: 'Sea', prompt: '' } });
      projectId = ((await made.json()) as { id: number }).id;
    }
  });

  it.each(ofRule('link'))('%s opens nothing without a link that was signed here', async (route) => {
    for (const visitor of [server.newVisitor(), owner]) {
      expect((await call(visitor, route)).status).toBe(404);
    }
  });

  it.each(ofRule('link'))(
    '%s opens by a link that works, not by one that has expired or was withdrawn',
    async (route) => {
      const { path, token, secret } = await sharedVideo();
      const [method = '', url = ''] = route.split(' ');
      const open = async (value: string) => {
        const answer = await server.newVisitor().fetch(url.replace(':token', value), { method });
        return [answer.status, await answer.text()];
      };
      expect(await open(token)).toEqual([200, 'video']);
      const { shareId } = readShareToken(token, secret, Date.now());
      const expired = await open(signShareToken({ shareId, expiresAtMs: Date.now() - 1 }, secret));
      expect(expired).toEqual([403, expect.stringContaining('link_expired')]);
      expect((await owner.fetch(`${path}/shares/${shareId}`, { method: 'DELETE' })).status).toBe(200);
      expect(await open(token)).toEqual(expired);
      expect(readShareToken(token, secret, Date.now()).expiresAtMs).toBeGreaterThan(
        Date.now() + SHARE_LINK_MS / 2,
      );
    },
  );

  /** A finished video of the owner's with a link to it. */
  async function sharedVideo() {
    const key = storageKeys.reel(projectId, 'abc');
    const storage = await openFileStorage(join(server.dataDirectory, 'files'));
    await storage.put(key, Readable.from(['video']));
    const { db, close } = await openDatabase({ connectionString: server.config.databaseUrl ?? '' });
    const finished = {
      finalVideoKey: key,
      finalVideoName: 'sea.mp4',
      finalVideoBytes: 5,
      status: 'completed',
    } as const;
    await db.update(projects).set(finished).where(eq(projects.id, projectId));
    const [secret] = await db.select().from(setting).where(eq(setting.name, 'secret'));
    await close();
    const path = `/api/projects/${projectId}`;
    const shared = await owner.fetch(`${path}/share`, { method: 'POST', json: { platform: 'tiktok' } });
    const { downloadUrl } = shareResponseSchema.parse(await shared.json());
    return { path, token: downloadUrl.split('/').at(-1) ?? '', secret: secret?.value ?? '' };
  }

  it('a session that was ended opens nothing any more', async () => {
    const visitor = await server.newUser();
    const cookie = visitor.cookie();
    await visitor.fetch('/api/logout');
    const answer = await fetch(`${server.origin}/api/projects`, { headers: { cookie } });
    expect(answer.status).toBe(401);
  });
});
