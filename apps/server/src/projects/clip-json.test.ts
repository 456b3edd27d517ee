import { type ClipAnalysis, videoClipSchema } from '@cutroom/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { clips } from '../platform/database/schema.ts';
import { randomId } from '../platform/ids.ts';
import { analysisFixture, clipFixture } from '../testing/clips/clip-fixtures.ts';
import { openTestDatabase, type TestDatabase } from '../testing/database/test-database.ts';
import { listClipJson } from './clip-json.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const word = { startSeconds: 1, endSeconds: 2, text: 'hello' };
const toneCorrection = { black: 0, white: 0.9, gamma: 1 };
const labelFacts: ClipAnalysis['labelFacts'] = [{ label: 'beach', source: 'recognised', confidence: 0.8 }];
const categoryFacts: ClipAnalysis['categoryFacts'] = [
  { label: 'nature', source: 'recognised', confidence: 0.7 },
];

async function clipOf(changes: Partial<typeof clips.$inferInsert>) {
  const { id: projectId } = await database.newProject();
  const { sequence: _, ...clip } = clipFixture({ id: randomId(), projectId });
  await database.db.insert(clips).values({ ...clip, ...changes });
  const [found] = await listClipJson(database.db, [projectId]);
  expect(found?.projectId).toBe(projectId);
  return videoClipSchema.strict().parse(found?.clip);
}

it('shows of an analysis what the contract shows, and nothing else of it', async () => {
  const analysis = analysisFixture({ labelFacts, categoryFacts, toneCorrection, words: [word] });
  const { description, labels, mood, relevantCategories, qualityMetrics, measures } = analysis;
  expect(await clipOf({ analysis })).toMatchObject({
    analysisError: null,
    bestMoment: { startSeconds: 1, endSeconds: 6 },
  });
  expect((await clipOf({ analysis })).analysisData).toEqual({
    description,
    labels,
    labelFacts,
    mood,
    relevantCategories,
    categoryFacts,
    qualityMetrics,
    measures,
    toneCorrection,
    noiseKinds: null,
    isTranscribed: true,
  });
});

it('shows of a short analysis that nothing more is known', async () => {
  const clip = await clipOf({ analysis: analysisFixture({ mood: null, moments: [] }) });
  expect(clip.bestMoment).toBeNull();
  expect(clip.analysisData).toMatchObject({ mood: null, toneCorrection: null, isTranscribed: false });
});

it('shows before an analysis that there is none, and why there will be none', async () => {
  expect(await clipOf({})).toMatchObject({ analysisData: null, analysisError: null, bestMoment: null });
  expect(await clipOf({ analysisError: 'This video is damaged.' })).toMatchObject({
    analysisData: null,
    analysisError: 'This video is damaged.',
  });
});
