import type { ClipAnalysis } from '@cutroom/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { clips } from '../../../platform/database/schema.ts';
import { analysisFixture, probeFixture } from '../../../testing/clips/clip-fixtures.ts';
import { openRunHarness, type RunHarness } from '../../../testing/run-harness.ts';
import { clipsToLookAt, lookAgain } from './look-again.ts';

let harness: RunHarness;
beforeAll(async () => {
  harness = await openRunHarness();
});
beforeEach(async () => {
  harness.queue.sent.length = 0;
  await harness.db.delete(clips);
});
afterAll(() => harness.close());

const analysed = (changes: Partial<ClipAnalysis>) => ({ analysis: analysisFixture(changes) });
const jobs = (rows: readonly { readonly id: string }[]) =>
  rows.map(({ id }) => ({ name: 'analysis.clip', payload: { clipId: id, isAgain: true }, key: id }));

it('Clips that no downloaded model has seen are looked at again, and no others', async () => {
  const [one, another] = [await harness.newProject(), await harness.newProject()];
  const unseen = analysed({ eye: 'built-in' });
  await harness.newClip(one, analysed({ eye: 'downloaded', language: 'de' }));
  await harness.newClip(one);
  await harness.newClip(one, analysed({ eye: 'built-in', version: 1 }));
  const meant = [await harness.newClip(one, unseen), await harness.newClip(another, unseen)];
  expect(await clipsToLookAt(harness.db, harness.queue, false)).toEqual({
    clipsNotSeen: 2,
    isLookingAgain: false,
  });
  await lookAgain(harness.db, harness.queue, { hasLargerEars: false, firstProjectId: null });
  expect(harness.queue.sent).toEqual(jobs(meant));
  expect((await clipsToLookAt(harness.db, harness.queue, false)).isLookingAgain).toBe(true);
});

it('Clips whose words the larger ears would write down better are listened to again once these are here', async () => {
  const project = await harness.newProject();
  const newClip = (changes: Partial<ClipAnalysis>) =>
    harness.newClip(project, analysed({ eye: 'downloaded', ...changes }));
  await newClip({ language: 'de', ear: 'parakeet' });
  await newClip({ language: 'de', ear: 'provider' });
  await newClip({ language: 'ja', ear: 'whisper' });
  await newClip({ language: null, ear: 'whisper' });
  await newClip({ language: 'de', version: 1 });
  const meant = [await newClip({ language: 'de', ear: 'whisper' }), await newClip({ language: 'fr' })];
  const unseen = await newClip({ eye: 'built-in' });
  expect((await clipsToLookAt(harness.db, harness.queue, false)).clipsNotSeen).toBe(1);
  expect((await clipsToLookAt(harness.db, harness.queue, true)).clipsNotSeen).toBe(3);
  await lookAgain(harness.db, harness.queue, { hasLargerEars: true, firstProjectId: null });
  expect(harness.queue.sent).toEqual(jobs([...meant, unseen]));
});

it('A clip that waits for its first look is not looked at again', async () => {
  await harness.queue.send('analysis.clip', { clipId: 'new' });
  expect((await clipsToLookAt(harness.db, harness.queue, true)).isLookingAgain).toBe(false);
});

it('Clips that speak and are not written down are listened to, whoever saw them and whenever', async () => {
  const project = await harness.newProject();
  const said = (speechShare: number | null, changes: Partial<ClipAnalysis> = {}) => {
    const { analysis } = analysed({ eye: 'downloaded', ...changes });
    return { analysis: { ...analysis, measures: { ...analysis.measures, speechShare } } };
  };
  await harness.newClip(project, said(0));
  await harness.newClip(project, said(null));
  await harness.newClip(project, said(0.4, { words: [], language: null }));
  await harness.newClip(project, { ...said(0.4), analysisError: 'It cannot be read.' });
  await harness.newClip(project, { ...said(null, { version: 1 }), probe: probeFixture({ audio: null }) });
  const meant = [
    await harness.newClip(project, said(0.4)),
    await harness.newClip(project, said(0.4, { version: 1 })),
    await harness.newClip(project, said(null, { version: 1 })),
  ];
  expect((await clipsToLookAt(harness.db, harness.queue, false)).clipsNotSeen).toBe(3);
  await lookAgain(harness.db, harness.queue, { hasLargerEars: false, firstProjectId: null });
  expect(harness.queue.sent).toEqual(jobs(meant));
});

it('The clips of the project from which it was asked for come first', async () => {
  const [older, asking] = [await harness.newProject(), await harness.newProject()];
  const unseen = analysed({ eye: 'built-in' });
  const last = await harness.newClip(older, unseen);
  const first = [await harness.newClip(asking, unseen), await harness.newClip(asking, unseen)];
  await lookAgain(harness.db, harness.queue, { hasLargerEars: false, firstProjectId: asking.id });
  expect(harness.queue.sent).toEqual(jobs([...first, last]));
});
