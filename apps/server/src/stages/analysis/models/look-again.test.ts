import { afterAll, beforeAll, expect, it } from 'vitest';
import { analysisFixture } from '../../../testing/clips/clip-fixtures.ts';
import { openRunHarness, type RunHarness } from '../../../testing/run-harness.ts';
import { countNotSeen, lookAgain } from './look-again.ts';

let harness: RunHarness;
beforeAll(async () => {
  harness = await openRunHarness();
});
afterAll(() => harness.close());

it('Clips that no downloaded model has seen are looked at again, and no others', async () => {
  const [one, another] = [await harness.newProject(), await harness.newProject()];
  const seen = { analysis: analysisFixture({ eye: 'downloaded' }) };
  const unseen = { analysis: analysisFixture({ eye: 'built-in' }) };
  await harness.newClip(one, seen);
  await harness.newClip(one);
  await harness.newClip(one, { analysis: analysisFixture({ eye: 'built-in', version: 1 }) });
  const clips = [await harness.newClip(one, unseen), await harness.newClip(another, unseen)];
  expect(await countNotSeen(harness.db)).toBe(2);
  await lookAgain(harness.db, harness.queue);
  expect(harness.queue.sent).toEqual(
    clips.map(({ id }) => ({ name: 'analysis.clip', payload: { clipId: id, isAgain: true }, key: id })),
  );
});
