import { expect, test } from 'vitest';
import { planEdit } from '../plan/plan-edit.ts';
import { buildClips } from '../testing/build-clip.ts';

const CLIPS = buildClips(
  { id: 'dog', name: 'dog.mp4', labels: ['dog'] },
  { id: 'bee', name: 'bee.mp4', labels: ['bee'] },
  { id: 'car', name: 'car.mp4', labels: ['car'] },
  { id: 'cake', name: 'cake.mp4', labels: ['cake'] },
);

test.each([
  ['the dog and the bee', "Understood: show mostly 'the dog' (dog.mp4) and 'the bee' (bee.mp4)."],
  [
    '12 seconds, fast cuts, start with the dog then the bee and end on the car, no cake',
    "Understood: 12 seconds in all, fast cuts. Start with 'the dog' (dog.mp4), then 'the bee' (bee.mp4), and end on 'the car' (car.mp4). Leave out 'cake' (cake.mp4).",
  ],
  [
    'first the dog, then the car, and that is it',
    "Understood: start with 'the dog' (dog.mp4), then 'the car' (car.mp4). Use nothing else.",
  ],
  [
    'start with the dog, the dog must be in it, and show the bee',
    "Understood: start with 'the dog' (dog.mp4). Include 'the bee' (bee.mp4).",
  ],
  ['a reel with the dog', "Understood: show mostly 'the dog' (dog.mp4)."],
  ["don't show the dog more than once", "Understood: show 'the dog' (dog.mp4) at most once."],
  [
    "the cake right before the end, don't show the dog for more than 4 seconds",
    "Understood: make 'the cake' (cake.mp4) the last shot but one. Give 'the dog' (dog.mp4) at most 4 seconds.",
  ],
  ['the dog twice', "Understood: show 'the dog' (dog.mp4) twice."],
  ['mute the dog clip and the car clip', "Understood: 'the dog clip' and 'the car clip' are muted."],
])('%s', (prompt, said) => {
  expect(planEdit({ prompt, clips: CLIPS }).instructions).toBe(said);
});

test('the title says whose it is where the prompt does', () => {
  const clips = buildClips({ id: 'dog', name: 'dog.mp4', labels: ['dog'] });
  expect(planEdit({ prompt: 'show our dogs, the puppy', clips }).title).toBe('Our Dogs and the Puppy');
});

test.each(['Un video de 12 segundos', 'ein Video, 10 Sekunden', 'un film de 10 secondes', 'um vídeo'])(
  'an article is no name: %s',
  (prompt) => {
    expect(planEdit({ prompt, clips: CLIPS }).title).toBe('Highlights');
  },
);

test('things are named as the prompt names them', () => {
  const clips = buildClips({ id: 'sea', name: 'waves.mp4' }, { id: 'dog', name: 'dog.mp4', labels: ['dog'] });
  expect(planEdit({ prompt: 'start with the waves, end on the dog', clips }).title).toBe(
    'The Waves and the Dog',
  );
});

test('what is heard in a clip is not told as shown', () => {
  const clips = buildClips({ id: 'film', name: 'a.mp4', labels: ['person', 'music', 'black and white'] });
  expect(planEdit({ prompt: 'make it good', clips }).description).toMatch(/, showing a person\.$/);
});
