import { type ClipWord, type EditingPlan, projectSchema, WORDS_PER_CLIP_MAX } from '@cutroom/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clips, clipWords, projects } from '../../platform/database/schema.ts';
import { pruneWords } from '../../projects/clip-words.ts';
import { analysisFixture, clipFixture } from '../../testing/clips/clip-fixtures.ts';
import { type EditedProject, type EditHarness, openEditHarness, planOf } from './testing/edit-harness.ts';

const word = (text: string, startSeconds: number, endSeconds: number): ClipWord => ({
  text,
  startSeconds,
  endSeconds,
});
const HEARD = [word('helo', 1.1, 1.5), word('world', 1.4, 2)];
const WRITTEN = [word('hello', 1.1, 1.5), word('world', 1.5, 2)];

describe('The words of a clip over HTTP', () => {
  let harness: EditHarness;
  beforeAll(async () => {
    harness = await openEditHarness();
  });
  afterAll(() => harness.close());

  const pathOf = ({ row, clipIds }: EditedProject) => `/api/projects/${row.id}/clips/${clipIds[0]}/words`;
  const read = async (project: EditedProject) =>
    (await harness.send('GET', pathOf(project), project.row.ownerId)).body;
  const write = (project: EditedProject, words: unknown) =>
    harness.send('PUT', pathOf(project), project.row.ownerId, words);
  const bring = (project: EditedProject, text: string, clipId?: string) =>
    harness.send('POST', `/api/projects/${project.row.id}/captions`, project.row.ownerId, { text, clipId });
  const heardBy = async (project: EditedProject, words: ClipWord[] = HEARD) => {
    const analysis = analysisFixture({ words });
    await harness.db.update(clips).set({ analysis }).where(eq(clips.id, project.clipIds[0]));
    return project;
  };
  const statusOf = async ({ row }: EditedProject) =>
    (await harness.db.select().from(projects).where(eq(projects.id, row.id)))[0]?.status;
  const withCaptions = (clipId: string, changes: Partial<EditingPlan> = {}): EditingPlan => ({
    ...planOf(clipId),
    style: { pace: 'medium', sound: 'original', captions: true },
    ...changes,
  });

  it('are those that were heard, in order, until somebody writes them', async () => {
    const project = await heardBy(await harness.newProject());
    expect(await read(project)).toEqual([word('helo', 1.1, 1.5), word('world', 1.5, 2)]);
    expect((await write(project, WRITTEN)).body).toEqual(WRITTEN);
    expect(await read(project)).toEqual(WRITTEN);
  });

  it('are none where nobody listened, and can be written all the same', async () => {
    const project = await harness.newProject();
    expect(await read(project)).toEqual([]);
    await write(project, WRITTEN);
    expect(await read(project)).toEqual(WRITTEN);
    await write(project, []);
    expect(await read(project)).toEqual([]);
  });

  it('survive a new analysis, and are there for the same file in another project of the account only', async () => {
    const project = await heardBy(await harness.newProject());
    await write(project, WRITTEN);
    await heardBy(project, [word('other', 3, 4)]);
    expect(await read(project)).toEqual(WRITTEN);

    const again = await harness.newProject({ ownerId: project.row.ownerId });
    const stranger = await harness.newProject();
    const { sha256 } = clipFixture({ id: project.clipIds[0] });
    for (const { clipIds } of [again, stranger])
      await harness.db.update(clips).set({ sha256 }).where(eq(clips.id, clipIds[0]));
    expect(await read(again)).toEqual(WRITTEN);
    expect(await read(stranger)).toEqual([]);
  });

  it.each<[string, unknown, number, string]>([
    ['overlapping words', [word('a', 0, 2), word('b', 1, 3)], 422, 'words_times'],
    ['words out of order', [word('a', 3, 4), word('b', 1, 2)], 422, 'words_times'],
    ['words behind the clip', [word('a', 8, 9)], 422, 'words_times'],
    ['words before it', [word('a', -1, 1)], 422, 'words_times'],
    ['10,000 characters', [word('x'.repeat(10_000), 0, 1)], 422, 'words_text'],
    ['markup', [word('<img src=x>', 0, 1)], 422, 'words_text'],
    ['control characters', [word('a\u0007b', 0, 1)], 422, 'words_text'],
    ['NUL', [word('a\0b', 0, 1)], 422, 'words_text'],
    ['numbers for words', [{ text: 7, startSeconds: 0, endSeconds: 1 }], 400, 'invalid_request'],
    ['words without times', [{ text: 'a' }], 400, 'invalid_request'],
    ['no list', { text: 'a' }, 400, 'invalid_request'],
    ['endless times', '[{"text":"a","startSeconds":0,"endSeconds":1e999}]', 400, 'invalid_request'],
    [
      'more than an hour has',
      Array.from({ length: WORDS_PER_CLIP_MAX + 1 }, () => word('a', 0, 1)),
      400,
      'invalid_request',
    ],
  ])('that are %s are refused, and nothing is lost', async (_, words, status, code) => {
    const project = await harness.newProject();
    await write(project, WRITTEN);
    const answer = await write(project, words);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(await read(project)).toEqual(WRITTEN);
  });

  it('of a clip that is not in the project do not exist', async () => {
    const [project, other] = [await harness.newProject(), await harness.newProject()];
    for (const clipId of [other.clipIds[0], 'nothing', 'a%00b']) {
      const url = `/api/projects/${project.row.id}/clips/${clipId}/words`;
      for (const method of ['GET', 'PUT'] as const) {
        const answer = await harness.send(
          method,
          url,
          project.row.ownerId,
          method === 'PUT' ? [] : undefined,
        );
        expect([answer.status, answer.body.code]).toEqual([404, 'clip_not_found']);
      }
    }
  });

  it('cannot be changed while a video is made of them', async () => {
    const project = await harness.newProject({ status: 'processing' });
    expect((await write(project, WRITTEN)).body.code).toBe('status_conflict');
  });

  it('make a finished video that shows them another one than its edit', async () => {
    const plain = await harness.newProject();
    await write(plain, WRITTEN);
    expect(await statusOf(plain)).toBe('completed');
    const shown = await harness.newProject();
    const editingPlan = withCaptions(shown.clipIds[0]);
    await harness.db.update(projects).set({ editingPlan }).where(eq(projects.id, shown.row.id));
    await write(shown, WRITTEN);
    expect(await statusOf(shown)).toBe('timeline_modified');
  });

  it('make a finished video of another project of the account that shows them another one, and no stranger’s', async () => {
    const project = await harness.newProject();
    const again = await harness.newProject({ ownerId: project.row.ownerId });
    const plain = await harness.newProject({ ownerId: project.row.ownerId });
    const stranger = await harness.newProject();
    const { sha256 } = clipFixture({ id: project.clipIds[0] });
    for (const { row, clipIds } of [again, plain, stranger]) {
      await harness.db.update(clips).set({ sha256 }).where(eq(clips.id, clipIds[0]));
      const editingPlan = withCaptions(clipIds[0]);
      if (row.id !== plain.row.id)
        await harness.db.update(projects).set({ editingPlan }).where(eq(projects.id, row.id));
    }
    await write(project, WRITTEN);
    expect(await Promise.all([again, plain, stranger].map(statusOf))).toEqual([
      'timeline_modified',
      'completed',
      'completed',
    ]);
  });

  it('are forgotten some time after the last clip with their file', async () => {
    const [kept, gone] = [await harness.newProject(), await harness.newProject()];
    for (const project of [kept, gone]) await write(project, WRITTEN);
    await harness.db.delete(clips).where(eq(clips.projectId, gone.row.id));
    const ownersLeft = async () =>
      (await harness.db.select().from(clipWords))
        .map(({ ownerId }) => ownerId)
        .filter((owner) => [kept.row.ownerId, gone.row.ownerId].includes(owner));
    await pruneWords(harness.db, new Date(Date.now() - 60_000));
    expect(await ownersLeft()).toHaveLength(2);
    await pruneWords(harness.db, new Date(Date.now() + 60_000));
    expect(await ownersLeft()).toEqual([kept.row.ownerId]);
  });

  describe('shown in the reel', () => {
    const set = (project: EditedProject, body: unknown) =>
      harness.send('PATCH', `/api/projects/${project.row.id}/captions`, project.row.ownerId, body);

    it('are a setting of the edit, with an accent of its clips’ colours', async () => {
      const project = await harness.newProject();
      const analysis = analysisFixture({ dominantColours: [{ hex: '#1b3f8a', share: 0.7 }] });
      await harness.db.update(clips).set({ analysis }).where(eq(clips.id, project.clipIds[0]));
      const on = projectSchema.parse((await set(project, { isOn: true, style: 'karaoke' })).body);
      expect(on.status).toBe('timeline_modified');
      const { style } = on.editingPlan ?? {};
      expect(style).toMatchObject({ captions: true, captionStyle: 'karaoke' });
      expect(style?.captionAccent).toMatch(/^#[0-9a-f]{6}$/);
      expect(on.editingPlan).toMatchObject({ soundtrack: { name: 'waves' } });
      const other = projectSchema.parse((await set(project, { accent: '#ff0000', isOn: false })).body);
      expect(other.editingPlan?.style).toMatchObject({
        captions: false,
        captionStyle: 'karaoke',
        captionAccent: '#ff0000',
      });
    });

    it.each([{ style: 'neon' }, { accent: 'red' }, { isOn: 'yes' }])('cannot be %j', async (body) => {
      const answer = await set(await harness.newProject(), body);
      expect([answer.status, answer.body.code]).toEqual([400, 'invalid_request']);
    });

    it('need an edit, and no video on its way', async () => {
      const none = await harness.newProject({ editingPlan: null, status: 'uploading' });
      expect((await set(none, { isOn: true })).body.code).toBe('plan_missing');
      const busy = await harness.newProject({ status: 'processing' });
      expect((await set(busy, { isOn: true })).body.code).toBe('status_conflict');
    });
  });

  describe('from a subtitle file', () => {
    const SRT = '1\r\n00:00:00,500 --> 00:00:01,500\r\n<i>hi</i> you\r\n';

    it('in times of the reel belong to the clip that plays then; what the reel does not show stays', async () => {
      const project = await heardBy(await harness.newProject(), [...HEARD, word('later', 6, 7)]);
      const answer = await bring(project, SRT);
      expect([answer.status, answer.body]).toEqual([200, { words: 2, clips: 1, leftOut: 0 }]);
      const words = (await read(project)) as unknown as ClipWord[];
      expect(words.map(({ text }) => text)).toEqual(['hi', 'you', 'later']);
      // The reel plays the clip from its second 1.
      expect(words[0]?.startSeconds).toBeCloseTo(1.5, 5);
      expect(words[1]?.endSeconds).toBeCloseTo(2.5, 5);
    });

    it('that was made of the reel’s captions changes only what was put right in it', async () => {
      const spoken = [
        ...[word('helo', 1.1, 1.3), word('there.', 1.8, 2)],
        ...[word('So', 2.3, 2.4), word('long.', 2.5, 2.6)],
      ];
      const project = await heardBy(await harness.newProject(), []);
      await write(project, spoken);
      const file = '00:00:00,100 --> 00:00:01,300\nhelo there.\n\n00:00:01,300 --> 00:00:01,967\nSo long.\n';
      expect((await bring(project, file)).body).toEqual({ words: 4, clips: 1, leftOut: 0 });
      expect(await read(project)).toEqual(spoken);
      await bring(project, file.replace('helo there.', 'Hello.'));
      expect(await read(project)).toEqual([word('Hello.', 1.1, 2), ...spoken.slice(2)]);
    });

    it('in times of a clip belong to that', async () => {
      const project = await harness.newProject();
      const file =
        'WEBVTT\n\n00:06.000 --> 00:07.000 line:0\nTom &amp; Ann\n\n00:20.000 --> 00:21.000\ntoo late';
      expect((await bring(project, file, project.clipIds[0])).body).toEqual({
        words: 3,
        clips: 1,
        leftOut: 2,
      });
      const words = (await read(project)) as unknown as ClipWord[];
      expect(words.map(({ text }) => text)).toEqual(['Tom', '&', 'Ann']);
    });

    it.each<[string, string, string]>([
      ['is none', 'just some text', 'captions_file'],
      ['is empty', '', 'captions_file'],
      ['has times without words', '00:00:01,000 --> 00:00:02,000\n\n', 'captions_file'],
      ['speaks of later', '00:10:01,000 --> 00:10:02,000\nhi', 'captions_elsewhere'],
      [
        'says 10,000 characters at once',
        `00:00:00,500 --> 00:00:01,500\n${'word '.repeat(2000)}`,
        'words_text',
      ],
      ['says one word of 10,000', `00:00:00,500 --> 00:00:01,500\n${'x'.repeat(10_000)}`, 'words_text'],
      ['holds control characters', '00:00:00,500 --> 00:00:01,500\nhe\u0007llo', 'words_text'],
      ['holds NUL', '00:00:00,500 --> 00:00:01,500\nhe\0llo', 'words_text'],
      ['holds a script', '00:00:00,500 --> 00:00:01,500\n<script>alert(1)</script> hi', 'words_text'],
      ['holds an image', '00:00:00,500 --> 00:00:01,500\nhi <img src=x onerror=y>', 'words_text'],
    ])('that %s are refused, and nothing is lost', async (_, text, code) => {
      const project = await harness.newProject();
      await write(project, WRITTEN);
      const answer = await bring(project, text);
      expect([answer.status, answer.body.code]).toEqual([422, code]);
      expect(await read(project)).toEqual(WRITTEN);
    });

    it('are refused without an edit to lay them on, and by name without the clip', async () => {
      const project = await harness.newProject({ editingPlan: null, status: 'uploading' });
      expect((await bring(project, SRT)).body.code).toBe('plan_missing');
      expect((await bring(project, SRT, 'nothing')).body.code).toBe('clip_not_found');
    });
  });
});
