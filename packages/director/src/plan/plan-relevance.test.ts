import type { Embedding } from '@cutroom/contract';
import { expect, test } from 'vitest';
import { wishedSubject, wishedThings } from '../prompt/wished-things.ts';
import { buildClips } from '../testing/build-clip.ts';
import { planEdit } from './plan-edit.ts';

const at = (degrees: number, model = 'sight'): Embedding => ({
  model,
  values: [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)],
});
/** Nothing but their embeddings tells these apart; two of eight may play. */
const clips = buildClips(...[78, 75, 79, 77, 80, 74, 76, 81].map((degrees) => ({ embedding: at(degrees) })));
const plan = (prompt: string, ...promptEmbeddings: Embedding[]) =>
  planEdit({ prompt, clips, promptEmbeddings });
const idsOf = (made: ReturnType<typeof plan>) => made.selectedClips.map(({ clipId }) => clipId).toSorted();

test('of clips alike, those play that an image-text model finds nearest to the prompt', () => {
  expect(idsOf(plan('two shots of the lighthouse', at(0)))).toEqual(['clip-2', 'clip-6']);
  expect(idsOf(plan('two shots of the lighthouse', at(160)))).toEqual(['clip-5', 'clip-8']);
});

test('a clip that surely answers stays ahead of what only looks like it', () => {
  const named = buildClips(
    { embedding: at(80), labels: ['lighthouse'] },
    { embedding: at(10) },
    { embedding: at(20) },
  );
  const made = planEdit({ prompt: 'one shot of the lighthouse', clips: named, promptEmbeddings: [at(0)] });
  expect(idsOf(made)).toEqual(['clip-1']);
});

test('another model, a prompt without a subject, or no embedding leave the plan as it is', () => {
  const usual = plan('two shots of the lighthouse');
  expect(plan('two shots of the lighthouse', at(0, 'other'))).toEqual(usual);
  expect(plan('make it good', at(0))).toEqual(plan('make it good'));
});

test('the subject of a prompt is what it wants to see', () => {
  expect(wishedSubject('15 seconds of the lighthouse at sunset, no dogs')).toBe('lighthouse at sunset');
  expect(wishedSubject('make it good, 10 seconds')).toBeNull();
});

test('of clips alike, those play whose words mean what the prompt wants to see', () => {
  const told = buildClips(...[70, 62, 40, 75].map((degrees) => ({ textEmbedding: at(degrees, 'words') })));
  const made = planEdit({
    prompt: 'one shot of the lighthouse',
    clips: told,
    promptEmbeddings: [at(0, 'words')],
  });
  expect(idsOf(made)).toEqual(['clip-3']);
});

test('the things of a prompt are single, but for words that stand together', () => {
  expect(wishedThings('Rush hour in the city, then italian food. No dogs!')).toEqual([
    'rush hour in the city',
    'italian food',
  ]);
  expect(wishedThings('make it good')).toEqual([]);
});

test('a thing that is likely all the reel is of plays where it does not fill the reel, and most of it', () => {
  const few = buildClips(
    ...['street', 'kitchen', 'office', 'flower', 'desk', 'garage'].map((label) => ({
      name: `${label}.mp4`,
      labels: [label],
      seconds: 12,
    })),
  );
  const { selectedClips } = planEdit({ prompt: '25 seconds flower, slow', clips: few });
  const seconds = (of: (id: string) => boolean) =>
    selectedClips.reduce((sum, cut) => sum + (of(cut.clipId) ? cut.endTime - cut.startTime : 0), 0);
  expect(seconds((id) => id === 'clip-4')).toBeGreaterThan(seconds(() => true) * 0.4);
});
