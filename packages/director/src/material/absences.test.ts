import { expect, test } from 'vitest';
import { buildClip, sighted } from '../testing/build-clip.ts';
import { absencesOf, withoutAbsences } from './absences.ts';
import { sightOf } from './sight.ts';

const SECONDS = 12;
const owner = sighted('person', 0, SECONDS, SECONDS, 0.2);

function absent(...tracks: readonly ReturnType<typeof sighted>[]) {
  const { analysis } = buildClip({ seconds: SECONDS, tracks }, 0);
  const sight = sightOf(analysis, ['dog']);
  return sight === null ? null : absencesOf(sight, analysis);
}

test('a thing that is looked for and not seen again and again is away, at the ends of the clip too', () => {
  const dog = [sighted('dog', 2, 4.1, SECONDS), sighted('dog', 7, 9.1, SECONDS)];
  expect(absent(owner, ...dog)).toEqual([
    { startSeconds: 0, endSeconds: 1.75 },
    { startSeconds: 4.25, endSeconds: 6.75 },
    { startSeconds: 9.25, endSeconds: SECONDS },
  ]);
});

test('one look that misses it is the detector, and without other looks nobody knows', () => {
  const dog = sighted('dog', 0, SECONDS, SECONDS);
  const missed = { ...dog, boxes: dog.boxes.filter(({ atSeconds }) => atSeconds !== 5) };
  expect(absent(owner, missed)).toEqual([]);
  expect(absent(sighted('dog', 0, 3, SECONDS), sighted('dog', 8, SECONDS, SECONDS))).toEqual([]);
});

test('what is left without the absences makes cuts, or nothing is taken away', () => {
  const whole = [{ startSeconds: 0, endSeconds: 10 }];
  expect(withoutAbsences(whole, [{ startSeconds: 0.5, endSeconds: 6 }])).toEqual([
    { startSeconds: 6, endSeconds: 10 },
  ]);
  expect(withoutAbsences(whole, [{ startSeconds: 0.5, endSeconds: 9.5 }])).toEqual(whole);
});
