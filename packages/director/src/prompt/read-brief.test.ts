import type { Wish } from '@cutroom/contract';
import { describe, expect, it } from 'vitest';
import { buildClips } from '../testing/build-clip.ts';
import { readBrief } from './read-brief.ts';

const clips = buildClips(
  { id: 'dog', name: 'dog.mp4' },
  { id: 'sea', name: 'sea.mp4' },
  { id: 'talk', name: 'talk.mp4' },
  { id: 'wind', name: 'wind-noise.mp4' },
  { id: 'curtain', name: 'curtain-up.mp4' },
  { id: 'yellow', name: 'yellow-belts.mp4' },
  { id: 'brown', name: 'brown-belts.mp4' },
);

const wishesIn = (prompt: string) => readBrief({ prompt, clips }).wishes;
const meant = (wish: Wish): readonly string[] =>
  'clips' in wish ? wish.clips.flatMap((one) => one.clips.map(({ clipId }) => clipId)) : [];
const said = (prompt: string) => wishesIn(prompt).map((wish) => [wish.kind, ...meant(wish)].join(' '));

describe('Parts of the reel', () => {
  it.each([
    ['0:00-0:03 dog, 0:03-0:08 sea', ['section dog', 'section sea', 'hold dog', 'hold sea']],
    ['the first 5 seconds the dog, the next 10 the sea', ['section dog', 'section sea']],
    ['dog for the first half, sea for the second half', ['section dog', 'section sea']],
    ['Hook (3s): dog. End (3s): sea.', ['section dog', 'hold dog', 'section sea', 'hold sea', 'close sea']],
    ['50 % dog, 25 % sea', ['share dog', 'share sea']],
  ])('%j', (prompt, wishes) => {
    expect(said(prompt)).toEqual(wishes);
  });

  it('leave the rest of a longer reel to the other clips', () => {
    expect(said('the first 3 seconds the dog, the last 4 seconds the sea, 20 seconds')).toEqual([
      'section dog',
      'section',
      'section sea',
      'length',
    ]);
  });

  it('are none where times are those of a clip', () => {
    expect(said('the dog from 4 to 7 seconds')).toEqual(['clipPart dog']);
  });
});

describe('Wishes about others than those named', () => {
  it('are about the clips that the wish before names', () => {
    expect(said('let me hear the dog, everything else silent')).toEqual(['music dog', 'level dog']);
  });

  it('need a wish that names clips', () => {
    expect(said('everything else silent')).toEqual([]);
  });
});

describe('Corrections', () => {
  it('keep the thing that "it" stands for', () => {
    expect(said('put the dog at the start, no wait, put it at the end')).toEqual(['close dog']);
  });

  it('replace a number that was only told', () => {
    const [length] = wishesIn("I was going to say 30 seconds but let's do 45");
    expect(length).toMatchObject({ kind: 'length', amount: { bound: 'exactly', value: 45 } });
  });
});

describe('Names of clips', () => {
  it.each([
    ['lose the wind noise', ['exclude wind']],
    ['curtain up first', ['open curtain']],
    ['only the yellow belts', ['only yellow']],
    ['the last boat leaves at seven', []],
    ['dog before sea, yellow belts last', ['before dog', 'close yellow']],
  ])('%j', (prompt, wishes) => {
    expect(said(prompt)).toEqual(wishes);
  });
});
