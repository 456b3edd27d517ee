import type { ClipWord } from '@cutroom/contract';
import { readCues } from '@cutroom/handoff';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clips, type ProjectRow, projects } from '../../platform/database/schema.ts';
import { analysisFixture } from '../../testing/clips/clip-fixtures.ts';
import { type ExportHarness, openExportHarness } from './testing/export-harness.ts';

const said = (text: string, from: number): ClipWord[] =>
  text.split(' ').map((word, index) => ({
    text: word,
    startSeconds: from + index / 2,
    endSeconds: from + index / 2 + 0.4,
  }));

describe('Captions as a file', () => {
  let harness: ExportHarness;
  beforeAll(async () => {
    harness = await openExportHarness();
  });
  afterAll(() => harness.close());

  const ask = (project: ProjectRow, ending = 'srt', userId: string | null = project.ownerId) =>
    harness.send('GET', `/api/projects/${project.id}/captions.${ending}`, userId);

  /** A project that plays the last two seconds of its clip first, then the first two. */
  const newProject = async (words: ClipWord[]) => {
    const project = await harness.newProject();
    const [clip] = await harness.db.select().from(clips).where(eq(clips.projectId, project.id));
    const analysis = analysisFixture({ words });
    await harness.db.update(clips).set({ analysis }).where(eq(clips.projectId, project.id));
    const cut = (startTime: number, order: number) => ({
      clipId: clip?.id ?? '',
      startTime,
      endTime: startTime + 2,
      order,
    });
    const editingPlan = {
      title: 'a',
      description: '',
      instructions: '',
      selectedClips: [cut(6, 0), cut(0, 1)],
    };
    await harness.db.update(projects).set({ editingPlan }).where(eq(projects.id, project.id));
    return project;
  };

  it('have the times of the reel, after its cuts, though the reel does not show them', async () => {
    const project = await newProject([...said('first of all', 0), ...said('at last', 6.5)]);
    const srt = await ask(project);
    expect([srt.statusCode, srt.headers['content-type']]).toEqual([
      200,
      'application/x-subrip; charset=utf-8',
    ]);
    expect(srt.headers['content-disposition']).toContain('.srt');
    const cues = readCues(srt.payload);
    expect(cues.map(({ text }) => text)).toEqual(['at last', 'first of all']);
    expect(cues[0]?.startSeconds).toBeCloseTo(0.5, 2);
    expect(cues[1]?.startSeconds).toBeCloseTo(2, 2);
    const vtt = await ask(project, 'vtt');
    expect(vtt.payload.startsWith('WEBVTT\n')).toBe(true);
    expect(readCues(vtt.payload)).toEqual(cues);
  });

  it('say so where there is nothing to write, and no edit', async () => {
    const silent = await ask(await newProject([]));
    expect([silent.statusCode, silent.json().code]).toEqual([409, 'captions_missing']);
    const project = await harness.newProject({ editingPlan: null });
    expect([(await ask(project)).statusCode, (await ask(project)).json().code]).toEqual([
      409,
      'plan_missing',
    ]);
  });

  it("are nobody else's", async () => {
    const project = await newProject(said('mine', 0));
    const other = await harness.newProject();
    expect((await ask(project, 'srt', other.ownerId)).statusCode).toBe(404);
    expect((await ask(project, 'vtt', null)).statusCode).toBe(401);
  });
});
