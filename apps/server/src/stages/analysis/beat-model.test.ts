import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { MODEL_SOURCES } from '@cutroom/analysis';
import type { Project } from '@cutroom/contract';
import { expect, it } from 'vitest';
import { clickTrack } from '../../testing/clips/click-track.ts';
import { startTestServer } from '../../testing/harness.ts';
import { sendUpload } from '../../testing/send-upload.ts';

it('asks a model for beats that has been downloaded, and finds them without it where it fails', async () => {
  const log = new PassThrough();
  const logged = text(log);
  const server = await startTestServer({ LOG_LEVEL: 'warn' }, log);
  try {
    const directory = join(server.config.dataDirectory, 'models');
    const source = MODEL_SOURCES.find(({ role }) => role === 'beats');
    const path = source?.files[0]?.path;
    if (source === undefined || path === undefined) throw new Error('There is no model for beats.');
    const contents = Buffer.from('no model');
    const target = join(directory, source.repository, path);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, contents);
    const sha256 = createHash('sha256').update(contents).digest('hex');
    const files = { [path]: { sha256, bytes: contents.length } };
    const models = { [source.repository]: { revision: source.revision, files } };
    await writeFile(join(directory, 'installed.json'), JSON.stringify({ models }));

    const user = await server.newUser();
    const made = await user.fetch('/api/projects', { method: 'POST', json: { title: 'Sea', prompt: '' } });
    const { id } = (await made.json()) as Project;
    const track = clickTrack({ bpm: 120, seconds: 10 });
    await sendUpload(user, { projectId: id, filename: 'Drums.wav', kind: 'music' }, track);
    const { music } = (await (await user.fetch(`/api/projects/${id}`)).json()) as Project;
    expect(music).toMatchObject({ beatTracker: 'built-in', bpm: expect.closeTo(120, 0) });
  } finally {
    await server.stop();
    log.end();
  }
  expect(await logged).toContain('The beats of a track were found without the downloaded model');
});
