import { describe, expect, it } from 'vitest';
import { buildClips } from '../testing/build-clip.ts';
import { idsIn, readerOf } from '../testing/read-wishes.ts';

const CLIPS = buildClips(
  { id: 'choir', name: 'old-choir.mp4', labels: ['people', 'singing'] },
  { id: 'stream', name: 'stream-water.mp4', labels: ['water'] },
  { id: 'mill', name: 'mill.mp4', labels: ['building'] },
  { id: 'paul', name: 'paul-about-mills.mp4', labels: ['man', 'speech'], seconds: 30 },
);
const wishesOf = readerOf(CLIPS);
const lengths = (prompt: string) => wishesOf(prompt, 'length').map(({ amount }) => amount);

describe('How long it is', () => {
  it.each([
    ['not a second longer than 40 seconds', { bound: 'atMost', value: 40 }],
    ['So we do 45 seconds.', { bound: 'exactly', value: 45 }],
    ['half a minute, max', { bound: 'atMost', value: 30 }],
    ['it can be a minute and not more', { bound: 'atMost', value: 60 }],
    ['keep it to 30', { bound: 'exactly', value: 30 }],
    ['10 sec, min. 5 clips', { bound: 'exactly', value: 10 }],
    ['make it 25', { bound: 'exactly', value: 25 }],
    ['maybe a minute? no, 45 seconds is better', { bound: 'exactly', value: 45 }],
  ])('%s', (prompt, amount) => {
    expect(lengths(prompt)).toEqual([amount]);
  });

  it.each([
    ['make it 30 clips', 'count'],
    ['keep it at 10 cuts', 'count'],
  ] as const)('is not what counts: %s', (prompt, kind) => {
    expect(lengths(prompt)).toEqual([]);
    expect(wishesOf(prompt, kind)).toHaveLength(1);
  });

  it('is not said with how long each shot is, though a clip is called by "about"', () => {
    const prompt = 'every shot about two seconds but the mill can be longer';
    expect(lengths(prompt)).toEqual([]);
    expect(wishesOf(prompt, 'cutLength')).toMatchObject([{ amount: { bound: 'about', value: 2 } }]);
  });

  it('is not the most that each shot lasts', () => {
    const prompt = '4 seconds is the max per clip';
    expect(lengths(prompt)).toEqual([]);
    expect(wishesOf(prompt, 'cutLength')).toHaveLength(1);
  });

  it('has nothing to do with how many there are', () => {
    const prompt = 'not more than five clips and each one at least five seconds';
    expect(wishesOf(prompt, 'count')).toMatchObject([{ amount: { bound: 'atMost', value: 5 } }]);
    expect(wishesOf(prompt, 'cutLength')).toMatchObject([{ amount: { bound: 'atLeast', value: 5 } }]);
  });

  it('is not what one of them gets', () => {
    const prompt = 'Paul goes on and on, so ten seconds of him at the most, and the mill the same.';
    expect(lengths(prompt)).toEqual([]);
    expect(idsIn(wishesOf(prompt, 'hold'))).toEqual(['paul', 'mill']);
  });
});

describe('How long a clip is', () => {
  it('is said of those that were named before', () => {
    const prompt =
      'The choir! My uncle Walter sings there with a new voice. Put them first and give them a good ten seconds.';
    expect(idsIn(wishesOf(prompt, 'open'))).toEqual(['choir']);
    expect(idsIn(wishesOf(prompt, 'hold'))).toEqual(['choir']);
    expect(wishesOf(prompt, 'cutLength')).toEqual([]);
  });

  it.each([
    ['of Paul only what he says up to second 16', { part: 'until', atSeconds: 16 }],
    ['from Paul only the first 10 secs, the rest of the video is just water', { part: 'first', seconds: 10 }],
  ])('is a part: %s', (prompt, part) => {
    expect(wishesOf(prompt, 'clipPart')).toMatchObject([{ part }]);
    expect(lengths(prompt)).toEqual([]);
  });

  it('leaves the others one shot each', () => {
    const counts = wishesOf('two shots of the mill, one of everything else', 'count');
    expect(counts).toMatchObject([{ perClip: true }]);
  });
});

describe('What is heard', () => {
  it.each([
    'the choir can stay in but mute it',
    'keep the choir but take the sound away for it',
    'keep the choir but without sound',
    'the choir shouldn’t be heard',
  ])('is muted alone: %s', (prompt) => {
    expect(idsIn(wishesOf(prompt, 'level'))).toEqual(['choir']);
    expect(wishesOf(prompt, 'sound')).toEqual([]);
  });

  it.each([
    'a 20 second reel but without sound',
    'keep it short and mute it',
    'nobody should hear anything so just mute it',
  ])('is muted whole: %s', (prompt) => {
    expect(wishesOf(prompt, 'sound')).toMatchObject([{ sound: 'mute' }]);
  });

  it.each(['I want to hear Paul while we see the mill', 'use Paul as the soundtrack'])(
    'is a voice under others: %s',
    (prompt) => {
      expect(wishesOf(prompt, 'speech')).toMatchObject([{ speech: 'under' }]);
    },
  );

  it('goes down in volume', () => {
    expect(idsIn(wishesOf('the stream a bit down in volume', 'level'))).toEqual(['stream']);
  });
});

describe('How it looks', () => {
  it.each([
    ["I'd love for one picture to melt softly into the next", 'crossfade'],
    ['every clip should go to black before the next one comes', 'dip_to_black'],
    ['between two shots I want the picture to go black briefly', 'dip_to_black'],
  ])('from clip to clip: %s', (prompt, transition) => {
    expect(wishesOf(prompt, 'transition')).toMatchObject([{ transition }]);
  });

  it.each([
    ['could the picture look like it’s from the sixties', 'vintage'],
    ['the colours on the cool side', 'cool'],
  ])('in its colours: %s', (prompt, look) => {
    expect(wishesOf(prompt, 'grade')).toMatchObject([{ look }]);
  });

  it('from calm to quick', () => {
    const courses = wishesOf('something that starts calm and gets quicker and quicker', 'pace');
    expect(courses).toMatchObject([{ course: 'faster' }]);
  });

  it.each([
    ['put our website mill-and-sons.com on the screen at the start', 'mill-and-sons.com', 'opening'],
    ['write our handle @millandsons at the end', '@millandsons', 'ending'],
  ])('with an address: %s', (prompt, text, at) => {
    expect(wishesOf(prompt, 'title')).toMatchObject([{ text, at }]);
  });

  it('and fades in', () => {
    expect(wishesOf('a bit of a fade at the start', 'fade')).toMatchObject([{ at: 'start' }]);
  });

  it('is not warm for a warm-up', () => {
    expect(wishesOf('start with the warm up', 'grade')).toEqual([]);
  });

  it.each([
    'our name, Mill & Sons, in the picture at the beginning',
    'put our name Mill & Sons on the screen at the start',
  ])('with a name on it: %s', (prompt) => {
    expect(wishesOf(prompt, 'title')).toMatchObject([{ text: 'Mill & Sons', at: 'opening' }]);
  });
});
