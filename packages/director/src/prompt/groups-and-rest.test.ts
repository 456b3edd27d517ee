import { describe, expect, it } from 'vitest';
import { buildClips } from '../testing/build-clip.ts';
import { clipsNamed, idsIn, readerOf } from '../testing/read-wishes.ts';

const pot = (id: string) => ({ id, name: `${id}.mp4`, labels: ['pottery', 'hands'] });
const CLIPS = buildClips(
  pot('bowl'),
  pot('vase'),
  pot('mug-design'),
  { id: 'kiln', name: 'kiln.mp4', labels: ['oven'] },
  { id: 'potter-talk', name: 'potter-talk.mp4', labels: ['woman', 'speech'] },
  { id: 'work-song', name: 'work-song.mp4', labels: ['people'] },
  { id: 'white-van', name: 'white-van.mp4', labels: ['van'] },
  { id: 'blue-van', name: 'blue-van.mp4', labels: ['van'] },
  { id: 'market', name: 'market.mp4', labels: ['market', 'people'] },
);
const wishesOf = readerOf(CLIPS);
const ids = (prompt: string, kind: 'open' | 'close' | 'include' | 'exclude' | 'only' | 'order') =>
  idsIn(wishesOf(prompt, kind));
const holds = (prompt: string) =>
  wishesOf(prompt, 'hold').map(({ clips: [one], amount }) => [one?.clips[0]?.clipId, amount]);

describe('Things that are counted', () => {
  it('are those that are named behind a colon, in the place of their number', () => {
    const prompt = 'Only the three pots, two seconds each: vase, bowl, mug, in that order.';
    expect(ids(prompt, 'only')).toEqual(['vase', 'bowl', 'mug-design']);
    expect(ids(prompt, 'order')).toEqual(['vase', 'bowl', 'mug-design']);
    expect(ids('finish with all three things: bowl, mug, vase', 'close')).toEqual([
      'bowl',
      'mug-design',
      'vase',
    ]);
  });

  it('are not those behind a colon where these are more or have times of their own', () => {
    expect(holds('the two pots: bowl 3 seconds, vase 5 seconds')).toEqual([
      ['bowl', { bound: 'exactly', value: 3 }],
      ['vase', { bound: 'exactly', value: 5 }],
    ]);
  });

  it.each(['just the three designs', 'nur die drei Designs', 'solo los tres diseños'])(
    '%s are as many as are seen alike',
    (prompt) => {
      expect(ids(prompt, 'only')).toEqual(['bowl', 'vase', 'mug-design']);
    },
  );
});

describe('The rest', () => {
  it.each([
    'ten seconds of the kiln and then the rest is just the vans',
    'the kiln for ten seconds, apart from that only the vans',
    'zehn Sekunden vom kiln und der Rest nur die vans',
  ])('%s', (prompt) => {
    expect(holds(prompt)).toEqual([['kiln', { bound: 'exactly', value: 10 }]]);
    expect(ids(prompt, 'only')).toEqual(['kiln', 'white-van', 'blue-van']);
  });

  it('of a reel in parts is a part', () => {
    const prompt = '20 seconds. First 8 seconds only the kiln, the rest only the market.';
    expect(wishesOf(prompt, 'section')).toHaveLength(2);
    expect(ids(prompt, 'only')).toEqual([]);
  });

  it('that is fine as it is asks for nothing', () => {
    expect(ids('Start with the kiln. The rest is fine.', 'include')).toEqual([]);
  });

  it('of an only that is likely is every one of these', () => {
    const prompt = 'Everything from clip 7 onwards. One shot per clip, 2 seconds at most.';
    expect(idsIn(wishesOf(prompt, 'every'))).toEqual(['white-van', 'blue-van', 'market']);
    expect(wishesOf(prompt, 'cutLength').map(({ amount }) => amount)).toEqual([
      { bound: 'atMost', value: 2 },
    ]);
  });
});

describe('What a word points to', () => {
  it.each([
    'the white van is from other people so please do not show it',
    'my customer with the white van asked me not to post it, so that one cannot be in there',
    'the white van came too late, out with it',
  ])('%s', (prompt) => {
    expect(ids(prompt, 'exclude')).toEqual(['white-van']);
  });

  it('is nothing where nobody knows which', () => {
    const prompt = 'end on the market. I look awful in one of these, so not that one, please';
    expect(ids(prompt, 'exclude')).toEqual([]);
  });

  it('is a clip that is called a song, and not music', () => {
    expect(ids('I want the song in it', 'include')).toEqual(['work-song']);
    expect(wishesOf('I want the song in it', 'music')).toEqual([]);
    expect(wishesOf('I want a song in it', 'music')).toHaveLength(1);
  });

  it('is no time: the wide one plays as long as it likes', () => {
    const prompt = 'start with the van, you know, the white one. Then 3 seconds of the kiln';
    expect(holds(prompt)).toEqual([['kiln', { bound: 'exactly', value: 3 }]]);
  });
});

describe('What goes on', () => {
  it('behind a refusal is refused', () => {
    expect(ids("I'd cut the market honestly and the kiln", 'exclude')).toEqual(['market', 'kiln']);
    expect(ids('skip the market, and the kiln at the end', 'exclude')).toEqual(['market']);
    expect(ids('skip the market. And the kiln.', 'exclude')).toEqual(['market']);
  });

  it('before a refusal is not refused', () => {
    const prompt = 'start with the kiln, then the market, and the potter asked not to be in it';
    expect(ids(prompt, 'exclude')).toEqual(['potter-talk']);
    expect(ids('then the kiln, and the market can go', 'exclude')).toEqual(['market']);
    expect(ids('the kiln, the market and the bowl are out', 'exclude')).toEqual(['kiln', 'market', 'bowl']);
  });

  it('behind a short time is the length of the reel', () => {
    const prompt =
      'start with the kiln obviously for like three seconds, end on the market, maybe eighteen seconds';
    expect(holds(prompt)).toEqual([['kiln', { bound: 'exactly', value: 3 }]]);
    expect(wishesOf(prompt, 'length').map(({ amount }) => amount)).toEqual([{ bound: 'exactly', value: 18 }]);
  });

  it('behind how it ends or who begins is what is shown', () => {
    expect(ids('let it end quietly with the market', 'close')).toEqual(['market']);
    const gym = readerOf(clipsNamed(['squats', 'deadlift']));
    expect(idsIn(gym('start with me squatting', 'open'))).toEqual(['squats']);
  });

  it('behind "anything that is not" is the exception', () => {
    const prompt = "two seconds max on anything that isn't the kiln";
    expect(wishesOf(prompt, 'cutLength')).toHaveLength(1);
    expect(idsIn(wishesOf(prompt, 'exception'))).toEqual(['kiln']);
  });
});

describe('Said once more', () => {
  it.each([
    'without the market, no wait, the market stays in',
    'ohne den market, nein warte, den market lassen wir drin',
    'sin el market, no espera, el market se queda',
    'sans le market, non attends, le market tu le gardes',
  ])('%s', (prompt) => {
    expect(ids(prompt, 'exclude')).toEqual([]);
    expect(ids(prompt, 'include')).toEqual(['market']);
  });
});

describe('Places told in other ways', () => {
  it.each([
    ['open', 'as the start, let me think, the kiln', ['kiln']],
    ['open', 'start: kiln, 5 s', ['kiln']],
    ['open', 'start when we open the kiln', ['kiln']],
    ['close', 'and for the end, hm, the market', ['market']],
    ['close', 'there is the market, I want that to be the ending', ['market']],
    ['close', 'the last four seconds belong to number 4', ['kiln']],
    ['order', 'bowl, vase, bowl, vase, back and forth', ['bowl', 'vase']],
    ['open', 'the first shot and the last shot should be the same: the kiln', ['kiln']],
    ['close', 'start and end with the same shot, the kiln', ['kiln']],
    ['include', 'show the mug being built', ['mug-design']],
  ] as const)('%s: %s', (kind, prompt, expected) => {
    expect(ids(prompt, kind)).toEqual(expected);
  });

  it.each([
    ['before the market the kiln', ['kiln', 'market']],
    [
      'the vase should come right after the bowl, and then the mug somewhere after the vase',
      ['bowl', 'vase'],
    ],
  ])('%s', (prompt, [first, second]) => {
    const [before] = wishesOf(prompt, 'before');
    expect(idsIn(before === undefined ? [] : [before])).toEqual([first]);
    expect(before?.than.flatMap(({ clips }) => clips.map(({ clipId }) => clipId))).toEqual([second]);
  });

  it.each([
    'The kiln should be in it. But only short, two seconds.',
    'the kiln can stay in, but only briefly, two seconds',
  ])('%s', (prompt) => {
    expect(holds(prompt)).toEqual([['kiln', { bound: 'exactly', value: 2 }]]);
  });

  it.each(['make it warm and slow', 'warm and slow please'])('%s', (prompt) => {
    expect(wishesOf(prompt, 'grade').map(({ look }) => look)).toEqual(['warm']);
    expect(wishesOf(prompt, 'pace').map(({ pace }) => pace)).toEqual(['slow']);
  });
});

it('what crawls and grows is nature as well as woods and water are', () => {
  const wild = readerOf(clipsNamed(['bee', 'tulip', 'garden', 'juggler', 'office']));
  expect(idsIn(wild('only nature', 'only'))).toEqual(['bee', 'tulip', 'garden']);
});
