import { describe, expect, it } from 'vitest';
import { buildClips } from '../testing/build-clip.ts';
import { idsIn, readerOf } from '../testing/read-wishes.ts';

const TALK = [{ startSeconds: 1, endSeconds: 20 }];
const CLIPS = buildClips(
  { id: 'chair1', name: 'chair-before.mp4', labels: ['chair'] },
  { id: 'chair2', name: 'chair-after.mp4', labels: ['chair'] },
  { id: 'desk1', name: 'desk-before.mp4', labels: ['desk'] },
  { id: 'desk2', name: 'desk-after.mp4', labels: ['desk'] },
  { id: 'sanding', name: 'sanding.mp4', labels: ['hands'] },
  { id: 'corridor', name: 'corridor.mp4', labels: ['hallway'] },
  { id: 'paint', name: 'paint.mp4', labels: ['paint'] },
  { id: 'class', name: 'talk-to-class.mp4', labels: ['person', 'speech'], seconds: 30, speech: TALK },
  { id: 'img1', name: 'IMG_0101.mp4', labels: ['van'] },
  { id: 'img2', name: 'IMG_0102.mp4', labels: ['road'] },
  { id: 'img3', name: 'IMG_0105.mp4', labels: ['lake'] },
);
const wishesOf = readerOf(CLIPS);
type Kind = 'open' | 'close' | 'include' | 'exclude' | 'only' | 'order' | 'before';
const ids = (prompt: string, kind: Kind) => idsIn(wishesOf(prompt, kind));
const exactly = (value: number) => ({ bound: 'exactly', value });
const sections = (prompt: string) =>
  wishesOf(prompt, 'section').map(({ clips, amount }) => [
    clips.flatMap((one) => one.clips.map(({ clipId }) => clipId)),
    amount,
  ]);
const holds = (prompt: string) =>
  wishesOf(prompt, 'hold').map(({ clips: [one], amount }) => [one?.clips[0]?.clipId, amount]);

describe('Before and after', () => {
  it.each([
    ['the chair before and the chair after first', ['chair1', 'chair2']],
    ['start with the desk before and after', ['desk1', 'desk2']],
    ['begin with the chair, its after and then its before', ['chair1', 'chair2', 'chair2', 'chair1']],
    ['primero la silla antes y después', ['chair1', 'chair2']],
    ['zuerst der Stuhl vorher und nachher', ['chair1', 'chair2']],
  ])('%s is that of one thing', (prompt, expected) => {
    expect(ids(prompt, 'open')).toEqual(expected);
  });

  it('part two things where they stand between them', () => {
    const [before] = wishesOf('the sanding before the paint', 'before');
    expect(before).toMatchObject({
      clips: [{ clips: [{ clipId: 'sanding' }] }],
      than: [{ clips: [{ clipId: 'paint' }] }],
    });
    expect(ids('show the desk before anything else', 'open')).toEqual(['desk1', 'desk2']);
  });
});

describe('Parts of a reel', () => {
  it('stand in the order of their numbers, each as long as said of it or of every one', () => {
    expect(
      sections(
        'The first part is the hallway for six seconds. The second part is the paint. The last part is the sanding, 4 seconds.',
      ),
    ).toEqual([
      [['corridor'], exactly(6)],
      [['paint'], null],
      [['sanding'], exactly(4)],
    ]);
    expect(sections('Part one: the sanding. Part two: the paint. Seven seconds for each part.')).toEqual([
      [['sanding'], exactly(7)],
      [['paint'], exactly(7)],
    ]);
    expect(sections('two parts of nine seconds each: the sanding, the corridor')).toEqual([
      [['sanding'], exactly(9)],
      [['corridor'], exactly(9)],
    ]);
  });

  it('are called by words that are no clips', () => {
    expect(
      sections('Part one is what it takes: the sanding and the paint. Part two is the corridor.'),
    ).toEqual([
      [['sanding', 'paint'], null],
      [['corridor'], null],
    ]);
  });

  it('hold each of their clips as long as said behind them', () => {
    const prompt =
      'Part one is the corridor, 4 seconds. Part two is the paint and the sanding, two seconds each.';
    expect(sections(prompt)).toEqual([
      [['corridor'], exactly(4)],
      [['paint', 'sanding'], exactly(4)],
    ]);
  });

  it('are thirds', () => {
    expect(
      sections(
        'the first third belongs to the sanding, the second third to the paint and the last third to the corridor',
      ),
    ).toEqual([
      [['sanding'], null],
      [['paint'], null],
      [['corridor'], null],
    ]);
  });
});

describe('Names of files', () => {
  it.each([
    'only the clips from IMG_0101 to IMG_0103',
    'just use the files IMG_0101 to IMG_0103',
    'usa solo los clips IMG_0101 a IMG_0103',
  ])('%s', (prompt) => {
    expect(ids(prompt, 'only')).toEqual(['img1', 'img2']);
  });

  it('keep their place: the first clip', () => {
    expect(ids('first clip IMG_0105', 'open')).toEqual(['img3']);
  });
});

describe('What is looked for between commas', () => {
  it.each([
    ['the paint gets, um, four seconds', [['paint', exactly(4)]]],
    ['keep the sanding for, like, you know, six seconds', [['sanding', exactly(6)]]],
  ])('%s', (prompt, expected) => {
    expect(holds(prompt)).toEqual(expected);
  });

  it('parts a heading from its thing as before', () => {
    expect(ids('And the start, well, the corridor', 'open')).toEqual(['corridor']);
  });
});

describe('A reel', () => {
  it('without any sound is mute, a clip is where one was named', () => {
    expect(wishesOf('can we have it without any sound', 'sound')).toMatchObject([{ sound: 'mute' }]);
    expect(wishesOf('I love the sanding, show it without sound', 'level')).toMatchObject([{ of: 'named' }]);
  });

  it('is no half hour, nor called by its length', () => {
    expect(wishesOf('We sanded for half an hour before the paint dried.', 'length')).toEqual([]);
    expect(wishesOf('make it, call it, twenty seconds', 'length')).toMatchObject([{ amount: exactly(20) }]);
    expect(wishesOf('make it, call it, twenty seconds', 'name')).toEqual([]);
  });

  it('of a minute is too long, and of forty seconds then', () => {
    expect(
      wishesOf('a video of one minute, no, that is too long, make forty seconds', 'length'),
    ).toMatchObject([{ amount: exactly(40) }]);
  });
});

describe('A clip', () => {
  it('comes once and for how long', () => {
    const prompt = 'The corridor comes exactly once, for five seconds.';
    expect(holds(prompt)).toEqual([['corridor', exactly(5)]]);
    expect(wishesOf(prompt, 'times')).toMatchObject([{ amount: exactly(1) }]);
  });

  it('of talk is known by who is talked to, and by who talks', () => {
    expect(ids('start with me talking to the class', 'open')).toEqual(['class']);
    expect(holds('then me talking to the class, five seconds of that')).toEqual([['class', exactly(5)]]);
  });

  it('is long', () => {
    expect(ids('open on the long corridor', 'open')).toEqual(['corridor']);
  });

  it('comes behind another for a reason', () => {
    const prompt = 'put the paint at the start, then the corridor because he liked that one';
    expect(ids(prompt, 'open')).toEqual(['paint', 'corridor']);
  });

  it('ends the reel with words on it', () => {
    const prompt = 'the corridor at the end with "The End" written on it';
    expect(ids(prompt, 'close')).toEqual(['corridor']);
    expect(wishesOf(prompt, 'title')).toMatchObject([{ text: 'The End', at: 'ending' }]);
  });

  it.each([
    'all clips are allowed except the paint',
    'the paint can stay out of this one',
    'the paint, not needed',
  ])('is left out: %s', (prompt) => {
    expect(ids(prompt, 'exclude')).toEqual(['paint']);
  });

  it('is no part of a list where it is refused behind it', () => {
    const prompt = 'Sanding, paint, corridor. I sold the paint already so take that out.';
    expect(ids(prompt, 'exclude')).toEqual(['paint']);
    expect(ids(prompt, 'include')).toEqual(['sanding', 'corridor']);
  });

  it.each([
    ['Queria que o corredor abrisse e que a pintura fechasse o vídeo', 'corridor', 'paint'],
    ['quisiera que el pasillo abriera y que la pintura cerrara el vídeo', 'corridor', 'paint'],
  ])('opens, another closes: %s', (prompt, first, last) => {
    expect(ids(prompt, 'open')).toEqual([first]);
    expect(ids(prompt, 'close')).toEqual([last]);
  });
});
