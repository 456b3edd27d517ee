import { describe, expect, it } from 'vitest';
import { clipsNamed, idsIn, readerOf } from '../../testing/read-wishes.ts';

const clips = clipsNamed(['signpost', 'stream', 'ridge', 'fog', 'hut', 'sunrise']);
const wishesOf = readerOf(clips);

describe('Parts of a reel, one below the other', () => {
  it.each([
    ['Day 1: signpost, stream.\nDay 2: ridge, fog.\nDay 3: hut.', [null, null, null]],
    [
      'Section 1, setting off (signpost, stream): 8 seconds. Section 2, up there (ridge, fog): 12 seconds. Way down (hut): 4 s',
      [8, 12, 4],
    ],
    ['Way up: signpost -> stream, 6 s\nTop: ridge & fog, 7 s\nWay down (5 s): hut', [6, 7, 5]],
  ])('%s', (prompt, seconds) => {
    const sections = wishesOf(prompt, 'section');
    expect(sections.map((one) => idsIn([one]))).toEqual([['signpost', 'stream'], ['ridge', 'fog'], ['hut']]);
    expect(sections.map(({ amount }) => amount)).toEqual(
      seconds.map((value) => (value === null ? null : { bound: 'exactly', value })),
    );
  });

  it('each thing of a part is as long as is said behind it', () => {
    const prompt = 'Start: signpost, 4 s. Weather: ridge and fog, 2 s each. Night: hut, 3 s';
    expect(wishesOf(prompt, 'hold').map((wish) => [idsIn([wish]), wish.amount])).toEqual(
      Object.entries({ signpost: 4, ridge: 2, fog: 2, hut: 3 }).map(([id, value]) => [
        [id],
        { bound: 'exactly', value },
      ]),
    );
  });

  it('and cuts of one length give each part the length of its clips', () => {
    const prompt = 'Day 1: signpost, stream, ridge. Day 2: fog, hut. Exactly like this, 3 seconds per shot';
    expect(wishesOf(prompt, 'section').map(({ amount }) => amount)).toEqual(
      [9, 6].map((value) => ({ bound: 'about', value })),
    );
  });

  it('what a part is called stands for what it holds', () => {
    const prompt = 'Act one: signpost, stream. Act two: ridge, fog. Act two takes up half of the film.';
    expect(wishesOf(prompt, 'share').map((one) => idsIn([one]))).toEqual([['ridge', 'fog']]);
  });

  it('and is written over its first clip where it is quoted', () => {
    const prompt =
      'Day 1: signpost, stream. Day 2: ridge, fog. Write "Day 1", "Day 2" where each day begins.';
    expect(wishesOf(prompt, 'title').map((wish) => [wish.text, idsIn([wish])])).toContainEqual([
      'Day 2',
      ['ridge'],
    ]);
  });

  it('a text that is quoted behind a list is written over it', () => {
    const prompt =
      'Part 1, the way up (signpost, stream): 5 s. Part 2 (hut): 4 seconds with the text "The End". Nothing else.';
    expect(wishesOf(prompt, 'title').map((wish) => [wish.text, idsIn([wish])])).toEqual([
      ['The End', ['hut']],
    ]);
    expect(wishesOf(prompt, 'section').map((one) => idsIn([one]))).toEqual([['signpost', 'stream'], ['hut']]);
  });

  it.each([
    'Title: Up there. Music: none.',
    'Not in it: fog. Must have: ridge.',
    'Opening: signpost. Ending: hut.',
    'Order: signpost, stream, ridge. Skip: fog, hut.',
  ])('is no list of parts: %s', (prompt) => {
    expect(wishesOf(prompt, 'section')).toEqual([]);
  });

  it('a sign that somebody wrote is no part', () => {
    expect(wishesOf('§ 3 ridge § fog. "§"', 'section')).toEqual([]);
    expect(wishesOf('ridge first. "§" §', 'title')).toEqual([]);
  });

  it('the words of a wish are those of its part', () => {
    const prompt = 'Day 1: signpost, stream. Day 2: ridge, fog.';
    expect(wishesOf(prompt, 'section').map(({ span }) => prompt.slice(...(span ?? [])))).toEqual([
      'signpost, stream',
      'ridge, fog',
    ]);
  });
});

describe('The sign of equality', () => {
  it.each([
    ['opening shot = the ridge', 'open', 'ridge'],
    ['start -> the ridge, end -> the hut', 'open', 'ridge'],
    ['start -> the ridge, end -> the hut', 'close', 'hut'],
    ['end of the film = the hut', 'close', 'hut'],
    ['ridge = shot number one', 'open', 'ridge'],
  ] as const)('%s', (prompt, kind, id) => {
    expect(idsIn(wishesOf(prompt, kind))).toEqual([id]);
  });
});

describe('Quoted words that no rule reads', () => {
  it.each([
    ['the words "Up there" should be on screen in the last shot', 'ending'],
    ['a caption somewhere near the start, big letters if you can: "Up there"', 'opening'],
    ['the hut with the text "Up there"', 'clips'],
  ])('%s', (prompt, at) => {
    expect(wishesOf(prompt, 'title').map((wish) => [wish.text, wish.at])).toEqual([['Up there', at]]);
  });

  it('but not what somebody said', () => {
    expect(wishesOf('my grandmother said "never again" when we came home', 'title')).toEqual([]);
  });
});

it('of one list each thing is something else', () => {
  const deliveries = readerOf(clipsNamed(['shop-delivery', 'bike-delivery', 'ribbon']));
  const [order] = deliveries('the delivery, then the ribbon, then the bike', 'order');
  expect(order?.clips.map((one) => one.clips.map(({ clipId }) => clipId))).toEqual([
    ['shop-delivery'],
    ['ribbon'],
    ['bike-delivery'],
  ]);
});
