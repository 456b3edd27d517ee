import { expect, test } from 'vitest';
import { planEdit } from '../plan/plan-edit.ts';
import { buildClips } from '../testing/build-clip.ts';

const CLIPS = buildClips(
  ...['dog', 'flower', 'bee', 'boat', 'cake'].map((id) => ({ id, name: `${id}.mp4`, labels: [id] })),
);

test.each([
  ['start with the boat, then the dog and end quietly with the flower', 'The Boat, the Dog and the Flower'],
  ['first the boat, then the dog, the bee, the cake, end with the flower', 'Highlights'],
  ['mostly the dog, start with the boat, end on the flower', 'The Dog'],
  ['Put the title "Sunday with Biscuit" at the start, then the dog', 'Sunday with Biscuit'],
  ['end with the text "Bye", the dog and the boat', 'The Dog and the Boat'],
  ['A day in my life: the dog, the bee', 'A Day in My Life'],
  ['The first part is the boat. The second part is the dog.', 'The Boat and the Dog'],
  ['a day in the life of a baker', 'A Day in the Life of a Baker'],
])('"%s" is called %s', (prompt, title) => {
  expect(planEdit({ prompt, clips: CLIPS }).title).toBe(title);
});

test('no name and no reason quotes a pronoun', () => {
  const plan = planEdit({ prompt: 'Mostly the dog, he should always be in, 12 seconds', clips: CLIPS });
  expect(plan.title).toBe('The Dog');
  expect(plan.selectedClips.map(({ reason = '' }) => reason).join(' ')).not.toMatch(/'he'/);
});

test('what alone is asked for is told as asked for', () => {
  const plan = planEdit({ prompt: 'the dog and the flower', clips: CLIPS });
  expect(plan.selectedClips.map(({ reason }) => reason)).toEqual([
    "You asked for 'the dog'.",
    "You asked for 'the flower'.",
  ]);
});
