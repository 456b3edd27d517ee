import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer, type Visitor } from './testing/harness.ts';

const PAGE = '<!doctype html><head></head><div id="root"></div>';

describe('addresses that cannot be read, are too long or name nothing', () => {
  let webDirectory: string;
  let server: TestServer;
  let user: Visitor;
  beforeAll(async () => {
    webDirectory = await mkdtemp(join(tmpdir(), 'cutroom-web-'));
    await writeFile(join(webDirectory, 'index.html'), PAGE);
    server = await startTestServer({ WEB_DIST: webDirectory });
    user = await server.newUser();
  });
  afterAll(async () => {
    await server.stop();
    await rm(webDirectory, { recursive: true });
  });

  it.each([
    ['/api/videos/%E0%A4%A', 'video_not_found'],
    [`/api/videos/${'x'.repeat(1500)}`, 'video_not_found'],
    [`/api/shared/${'x'.repeat(4000)}`, 'video_not_found'],
    ['/api/thumbnails/%?t=1', 'video_not_found'],
    ['/api/projects/%', 'project_not_found'],
    ['/api/%zz', 'not_found'],
  ])('are answered under /api/ as what is not there: %s', async (path, code) => {
    const response = await user.fetch(path);
    expect([response.status, await response.json()]).toEqual([404, { code, message: expect.any(String) }]);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it.each(['/%', '/upload/%E0%A4%A', `/${'x'.repeat(3000)}`])('get the page elsewhere: %s', async (path) => {
    const response = await server.newVisitor().fetch(path);
    expect([response.status, await response.text()]).toEqual([200, PAGE]);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'self'");
  });

  it.each([
    ['/assets/nope.js', '*/*', 'application/json; charset=utf-8'],
    ['/assets/nope', 'text/html', 'application/json; charset=utf-8'],
    ['/favicon.ico', 'image/avif,image/webp', 'application/json; charset=utf-8'],
    ['/robots.txt?x', '*/*', 'application/json; charset=utf-8'],
    // Somebody opens it: they see the page, which says that there is nothing.
    ['/holiday.mp4', 'text/html,*/*', 'text/html; charset=utf-8'],
  ])('are not there where they name a file: %s for %s', async (path, accept, type) => {
    const response = await server.newVisitor().fetch(path, { headers: { accept } });
    expect([response.status, response.headers.get('content-type')]).toEqual([404, type]);
  });

  it('get a code and a sentence where they name no host', async () => {
    const asked = request(server.origin, { path: 'http:///x' }).end();
    const [response] = await once(asked, 'response');
    expect([response.statusCode, await json(response)]).toEqual([
      400,
      { code: 'invalid_request', message: expect.any(String) },
    ]);
  });
});
