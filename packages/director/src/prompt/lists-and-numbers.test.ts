import { describe, expect, it } from 'vitest';
import { buildClips } from '../testing/build-clip.ts';
import { idsIn, readerOf } from '../testing/read-wishes.ts';

const said = 'my father built this oven brick by brick';
const clips = buildClips(
  { id: 'one', name: 'song-one.mp4', seconds: 20 },
  { id: 'two', name: 'song-two.mp4', seconds: 20 },
  { id: 'three', name: 'song-three.mp4', seconds: 20 },
  { id: 'km', name: 'km-10.mp4', seconds: 20 },
  { id: 'final', name: 'the-final.mp4', seconds: 20 },
  { id: 'lena', name: 'lena-wave.mp4', seconds: 20 },
  { id: 'marco', name: 'marco-wave.mp4', seconds: 20 },
  { id: 'fall', name: 'marco-fall.mp4', seconds: 20 },
  {
    id: 'piet',
    name: 'interview.mp4',
    seconds: 40,
    words: said.split(' ').map((text, at) => ({ text, startSeconds: 20 + at, endSeconds: 20.5 + at })),
  },
);

const wishesOf = readerOf(clips);

describe('A number names a clip', () => {
  it.each([
    ['in words', 'skip song two', ['two']],
    ['in a list', 'skip songs two and three', ['two', 'three']],
    ['behind another word for its noun', 'skip kilometre ten', ['km']],
    ['that is called by an ordinal alone', 'skip the final', ['final']],
  ] as const)('%s', (_, prompt, ids) => {
    expect(idsIn(wishesOf(prompt, 'exclude'))).toEqual(ids);
  });
});

describe('What is listed and timed', () => {
  it('one by one is a reel of these, as long as they are together', () => {
    const prompt = 'Song one, song two and song three, five seconds each.';
    expect(idsIn(wishesOf(prompt, 'only'))).toEqual(['one', 'two', 'three']);
    expect(wishesOf(prompt, 'length').map(({ amount }) => amount)).toEqual([{ bound: 'exactly', value: 15 }]);
  });

  it('in turn takes the lengths in their order', () => {
    const held = wishesOf('Songs one, two, three: 3, 5 and 8 seconds.', 'section');
    expect(held.map(({ amount }) => amount)).toEqual([3, 5, 8].map((value) => ({ bound: 'exactly', value })));
    expect(idsIn(held)).toEqual(['one', 'two', 'three']);
  });

  it('with each is timed clip by clip', () => {
    expect(idsIn(wishesOf('Every song gets three seconds, the final gets eight.', 'hold'))).toEqual(
      expect.arrayContaining(['one', 'two', 'three', 'final']),
    );
  });
});

describe('Which of them is told by', () => {
  it('whose it is', () => {
    expect(idsIn(wishesOf('Marco is shy. Skip his wave.', 'exclude'))).toEqual(['marco']);
  });

  it('what is said there', () => {
    const prompt = 'He built the oven brick by brick, he says so himself. Use that bit.';
    const [include] = wishesOf(prompt, 'include');
    expect(include?.clips[0]?.spokenWords).toEqual(expect.arrayContaining(['built', 'oven', 'brick']));
    expect(include && idsIn([include])).toEqual(['piet']);
  });

  it('times from one to another, which are no length', () => {
    const prompt = "Of Lena's wave I only need 0:05 to 0:11.";
    expect(wishesOf(prompt, 'length')).toEqual([]);
    expect(wishesOf(prompt, 'clipPart').map(({ part }) => part)).toEqual([
      { part: 'range', fromSeconds: 5, toSeconds: 11 },
    ]);
  });
});

describe('Things between commas, with nothing said of them', () => {
  it.each([
    ['the final and the interview, 20 seconds', ['final', 'piet']],
    ['warm and slow, the final, the interview', ['final', 'piet']],
  ])('are what the reel is of: %s', (prompt, ids) => {
    expect(idsIn(wishesOf(prompt, 'only'))).toEqual(ids);
    expect(wishesOf(prompt, 'include')).toEqual([]);
  });

  it('are asked for, where words are left that nobody understood', () => {
    const prompt = 'fast montage, the final and the interview, cut on action, 12 seconds';
    expect(idsIn(wishesOf(prompt, 'include'))).toEqual(['final', 'piet']);
  });

  it.each([
    'So the final, that was a mess, but the interview, he laughed',
    'Two of them talk, the final and the interview, use the final but not the interview',
  ])('are not where the sentence tells, or says more of them: %s', (prompt) => {
    expect(idsIn(wishesOf(prompt, 'include'))).not.toContain('piet');
  });
});
