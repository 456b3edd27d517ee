import { expect, test } from 'vitest';
import { buildClips } from '../../testing/build-clip.ts';
import { readBrief } from '../read-brief.ts';

const CLIPS = buildClips(
  { id: 'otter', name: 'otter.mp4' },
  { id: 'heron', name: 'heron.mp4' },
  { id: 'barge-red', name: 'red-barge.mp4' },
  { id: 'barge-blue', name: 'blue-barge.mp4' },
  { id: 'keeper', name: 'lock-keeper.mp4' },
  { id: 'rain', name: 'rain.mp4' },
);

function claimed(prompt: string, kind: string): readonly string[] {
  return readBrief({ prompt, clips: CLIPS })
    .wishes.filter((wish) => wish.kind === kind && wish.certainty !== 'guess')
    .flatMap((wish) => ('clips' in wish ? wish.clips : []))
    .flatMap(({ clips }) => clips.map(({ clipId }) => clipId));
}

test('what other words ask for is not left out, and what is only named is', () => {
  expect(claimed('skip the rain and the otter, then put the otter at the end', 'exclude')).toEqual(['rain']);
  expect(claimed('skip the rain and the otter, 20 seconds', 'exclude')).toEqual(['rain', 'otter']);
});

test('an only behind something that is placed is no reel of that alone', () => {
  expect(claimed('open with the keeper saying "hello" and then only otters', 'only')).toEqual([]);
  expect(claimed('just the otter and the heron', 'only')).toEqual(['otter', 'heron']);
  expect(claimed('open with the lock keeper, only use the otter and the heron', 'only')).toEqual([
    'otter',
    'heron',
  ]);
});

test('of what a pronoun may stand for only what is certain is left out', () => {
  const prompt =
    'the barge is out of focus so leave that one out but the red barge is perfect so put that first';
  expect(claimed(prompt, 'exclude')).not.toContain('barge-red');
  expect(claimed('the heron came out blurry, leave that one out', 'exclude')).toEqual(['heron']);
});

test('what is called so is left out, and not what only shows something of the kind', () => {
  const clips = buildClips(
    { id: 'speech', name: 'dad-speech.mp4', labels: ['person', 'speech'] },
    { id: 'vows', name: 'vows.mp4', labels: ['speech'] },
    { id: 'machine', name: 'coffee-machine.mp4', labels: ['machine'] },
  );
  const left = (prompt: string) =>
    readBrief({ prompt, clips }).wishes.flatMap((wish) =>
      wish.kind === 'exclude' ? wish.clips.flatMap((one) => one.clips.map(({ clipId }) => clipId)) : [],
    );
  expect(left('Aucun discours, 20 secondes')).toEqual(['speech']);
  expect(left('without the machine, 20 seconds')).toEqual(['machine']);
});

test.each([
  'The otter never surfaces when the lock keeper starts whistling.',
  'Dad kept saying we should skip the barge, and Grandma wanted it left out of the parish calendar.',
  'Our old neighbour only ever sails when his knee allows it.',
])('what only tells asks for nothing: %s', (prompt) => {
  expect(readBrief({ prompt, clips: CLIPS }).wishes).toEqual([]);
});

test.each([
  '45 second highlight of a rainy Tuesday in Ghent, which was our last trip',
  'Our rainy Tuesday in Ghent was amazing make it 25 seconds',
  'so my brother who is a sailor explained everything twice and then drop the barge please',
  'my nephew who won his karate exam in Ghent, 20 seconds',
])('what tells and asks keeps its wishes: %s', (prompt) => {
  expect(readBrief({ prompt, clips: CLIPS }).wishes.length).toBeGreaterThan(0);
});

test.each([
  ['the otter barked twice, what a night, 20 seconds', 'times'],
  ['these are twenty videos, start with the otter', 'count'],
  ['use the heron and only that from him, 20 seconds', 'only'],
  ['the heron once the rain is over, 20 seconds', 'times'],
  ['the keeper talks over the first 8 seconds', 'length'],
])('%s: that is no wish of the kind %s', (prompt, kind) => {
  const { wishes } = readBrief({ prompt, clips: CLIPS });
  expect(wishes.filter((wish) => wish.kind === kind && wish.certainty !== 'guess')).toEqual([]);
});

test.each([
  ['the otter twice, 20 seconds', 'times'],
  ['twenty videos, start with the otter', 'count'],
  ['use the heron and only that', 'only'],
  ['the heron once, 20 seconds', 'times'],
  ['the keeper talks for 8 seconds, 20 seconds in all', 'length'],
])('%s: that is a wish of the kind %s', (prompt, kind) => {
  const { wishes } = readBrief({ prompt, clips: CLIPS });
  expect(wishes.map((wish) => wish.kind)).toContain(kind);
});

test('of somebody whom nobody knows from others the one who is seen with what is named beside is meant', () => {
  const clips = buildClips(
    { id: 'dog', name: 'a.mp4', labels: ['person', 'dog'] },
    { id: 'gym', name: 'b.mp4', labels: ['person'] },
    { id: 'sea', name: 'c.mp4', labels: ['sea'] },
  );
  const only = (prompt: string) =>
    readBrief({ prompt, clips }).wishes.flatMap((wish) =>
      wish.kind === 'only' ? wish.clips.flatMap((one) => one.clips.map(({ clipId }) => clipId)) : [],
    );
  expect(new Set(only('just the woman and the dog, 10 seconds'))).toEqual(new Set(['dog']));
  expect(only('just the woman and the sea, 10 seconds')).toEqual([]);
});
