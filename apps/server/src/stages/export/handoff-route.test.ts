import { Readable } from 'node:stream';
import { HANDOFFS_PER_ACCOUNT_MAX } from '@cutroom/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clips, type ProjectRow, projectMusic, tracks } from '../../platform/database/schema.ts';
import { randomId } from '../../platform/ids.ts';
import { storageKeys } from '../../platform/storage/storage.ts';
import { zipEntries } from '../../testing/zip-entries.ts';
import { type ExportHarness, openExportHarness } from './testing/export-harness.ts';

const VIDEO = Buffer.alloc(200_000, 'the uploaded bytes');
const PROXY = Buffer.from('the proxy');

describe('The hand-off', () => {
  let harness: ExportHarness;
  beforeAll(async () => {
    harness = await openExportHarness();
  });
  afterAll(() => harness.close());

  const ask = (project: ProjectRow, query = '', userId = project.ownerId) =>
    harness.send('GET', `/api/projects/${project.id}/handoff.zip${query}`, userId);
  const clipOf = async ({ id }: ProjectRow) => {
    const [clip] = await harness.db.select().from(clips).where(eq(clips.projectId, id));
    if (clip === undefined) throw new Error('no clip');
    return clip;
  };
  const newProject = async (filename: string | null, hasProxy = true) => {
    const project = await harness.newProject();
    const { id, storageKey } = await clipOf(project);
    await harness.db.update(clips).set({ fileName: filename }).where(eq(clips.id, id));
    await harness.storage.put(storageKey, Readable.from([VIDEO]));
    if (hasProxy) {
      const proxyKey = `proxies/${id}`;
      await harness.storage.put(proxyKey, Readable.from([PROXY]));
      await harness.db.update(clips).set({ proxyKey }).where(eq(clips.id, id));
    }
    return project;
  };
  const TIMELINES = ['README.txt', 'edit.otio', 'edit.fcpxml', 'edit.xml'];

  it('is a zip named after the title, as long as it says, with the files as they were uploaded', async () => {
    const project = await newProject('Strand & Möwen.MOV');
    const answer = await ask(project, '?media=originals');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/zip');
    expect(answer.headers['content-disposition']).toContain('%C3%89t%C3%A9%20%C3%A0%20Lisbon.zip');
    expect(Number(answer.headers['content-length'])).toBe(answer.rawPayload.length);
    const files = zipEntries(answer.rawPayload);
    expect([...files.keys()]).toEqual([...TIMELINES, 'media/Strand & Möwen.MOV']);
    expect(files.get('media/Strand & Möwen.MOV')?.equals(VIDEO)).toBe(true);
    expect(files.get('edit.fcpxml')?.toString()).toContain('src="media/Strand%20%26%20M%C3%B6wen.MOV"');
    expect(files.get('edit.fcpxml')?.toString()).toContain('Why this moment: sharp');
  });

  it('has small copies instead where they are wished, and says so on the timeline', async () => {
    const project = await newProject('IMG_1.MOV');
    const files = zipEntries((await ask(project, '?media=proxies')).rawPayload);
    expect(files.get('media/IMG_1.mp4')).toEqual(PROXY);
    // The timeline speaks of the copy's size: scaled to a crop of 1920 rows.
    expect(files.get('edit.xml')?.toString()).toContain('<height>540</height>');
    expect(files.get('README.txt')?.toString()).toContain('relink');
  });

  it('has the music as a WAV on a track of its own, and names the file where the clips are left out', async () => {
    const project = await newProject('IMG_1.MOV');
    const samples = Buffer.alloc(48_000 * 4, 1);
    const trackId = randomId();
    const storageKey = storageKeys.track(trackId);
    await harness.storage.put(storageKey, Readable.from([samples]));
    const analysis = {
      ...{ bpm: null, beats: [], downbeats: [], beatLoudness: [], bestStartSeconds: 0, dropSeconds: null },
      loudness: { stepSeconds: 1, levelsDb: [-14] },
    };
    await harness.db.insert(tracks).values({
      ...{ id: trackId, ownerId: project.ownerId, name: 'Lied.mp3', sha256: 'x', storageKey, analysis },
      ...{ bytes: samples.length, durationSeconds: 1 },
    });
    const settings = {
      ...{ beats: [], downbeats: [], bpm: null },
      ...{ startSeconds: 0, endSeconds: 1, gainDb: 0 },
    };
    await harness.db.insert(projectMusic).values({
      projectId: project.id,
      trackId,
      settings: { ...settings, isDucked: true, isCutToBeat: true },
    });
    const answer = await ask(project, '?media=originals');
    expect(Number(answer.headers['content-length'])).toBe(answer.rawPayload.length);
    const files = zipEntries(answer.rawPayload);
    const wav = files.get('media/music/Lied.wav') ?? Buffer.alloc(0);
    expect(wav.toString('latin1', 0, 4)).toBe('RIFF');
    expect(wav.readUInt32LE(40)).toBe(samples.length);
    expect(wav.subarray(44).equals(samples)).toBe(true);
    expect(files.get('edit.fcpxml')?.toString()).toContain('src="media/music/Lied.wav"');
    const bare = zipEntries((await ask(project)).rawPayload);
    expect([...bare.keys()]).toEqual(TIMELINES);
    expect(bare.get('edit.xml')?.toString()).toContain('<pathurl>media/music/Lied.mp3</pathurl>');
  });

  it.each(['', '?media=none'])('has no clips unless they are asked for: "%s"', async (query) => {
    const project = await newProject(null);
    const files = zipEntries((await ask(project, query)).rawPayload);
    expect([...files.keys()]).toEqual(TIMELINES);
    expect(files.get('edit.xml')?.toString()).toContain('<pathurl>media/beach.mp4</pathurl>');
  });

  it('without clips looks for the files as they were uploaded, to the letter', async () => {
    const project = await newProject('Day 1: "Sea".MOV');
    const files = zipEntries((await ask(project)).rawPayload);
    expect(files.get('edit.xml')?.toString()).toContain(
      '<pathurl>media/Day%201%3A%20%22Sea%22.MOV</pathurl>',
    );
    const timeline = await harness.send('GET', `/api/projects/${project.id}/edit.otio`, project.ownerId);
    expect(timeline.payload).toContain('"target_url": "Day%201%3A%20%22Sea%22.MOV"');
  });

  it.each([
    ['a choice that there is not', '?media=all', 400, 'invalid_request'],
    ['copies that are not made yet', '?media=proxies', 409, 'proxies_not_ready'],
  ])('says what is wrong with %s', async (_, query, status, code) => {
    const answer = await ask(await newProject(null, false), query);
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
  });

  it('says that a clip’s file is missing instead of handing over a broken zip', async () => {
    const project = await newProject(null);
    await harness.storage.remove((await clipOf(project)).storageKey);
    const answer = await ask(project, '?media=originals');
    expect([answer.statusCode, answer.json().code]).toEqual([500, 'clip_file_missing']);
  });

  it('without a plan there is nothing to hand over', async () => {
    const answer = await ask(await harness.newProject({ editingPlan: null }));
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'plan_missing']);
  });

  it('is given to an account a few times at once, and again when one is done', async () => {
    const project = await newProject(null);
    const answers = await Promise.all(
      Array.from({ length: HANDOFFS_PER_ACCOUNT_MAX * 10 }, () => ask(project, '?media=originals')),
    );
    // One that is soon done makes room for another: how many are given is not fixed, but some are refused.
    const codes = answers.map(({ statusCode }) => statusCode);
    expect(new Set(codes)).toEqual(new Set([200, 429]));
    expect((await ask(project)).statusCode).toBe(200);
  });
});
