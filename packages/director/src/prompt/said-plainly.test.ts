import type { SpokenWord } from '@cutroom/contract';
import { describe, expect, it } from 'vitest';
import { buildClips } from '../testing/build-clip.ts';
import { idsIn, readerOf } from '../testing/read-wishes.ts';

const words = (text: string): SpokenWord[] =>
  text.split(' ').map((word, at) => ({ text: word, startSeconds: at, endSeconds: at + 0.8 }));
const LINE = 'we never sand a board against the grain in this house';
const CLIPS = buildClips(
  { id: 'saw', name: 'saw-close.mp4', labels: ['tool'] },
  { id: 'oil', name: 'oiling-table.mp4', labels: ['hands', 'table'] },
  { id: 'door', name: 'opening-door.mp4', labels: ['door'] },
  { id: 'shop', name: 'shop-front.mp4', labels: ['building', 'street'] },
  { id: 'stage', name: 'singer-stage.mp4', labels: ['person', 'stage'] },
  { id: 'boat1', name: 'boat-red.mp4', labels: ['boat'] },
  { id: 'boat2', name: 'boat-blue.mp4', labels: ['boat'] },
  { id: 'shards', name: 'glass-in-sink.mp4', labels: ['glass'] },
  { id: 'about', name: 'lena-about-wood.mp4', labels: ['person', 'speech'], words: words(LINE) },
);
const wishesOf = readerOf(CLIPS);
const first = (prompt: string) => idsIn(wishesOf(prompt, 'open'));
const last = (prompt: string) => idsIn(wishesOf(prompt, 'close'));
const out = (prompt: string) => idsIn(wishesOf(prompt, 'exclude'));
const all = (prompt: string) =>
  (['open', 'close', 'include', 'exclude', 'only', 'order', 'length', 'hold', 'cutLength'] as const).flatMap(
    (kind) => wishesOf(prompt, kind).map((wish) => wish.kind),
  );

describe('A word that is a verb elsewhere', () => {
  it.each(['saw first', 'start with saw', 'the door, then saw'])('names the clip: %s', (prompt) => {
    expect(idsIn([...wishesOf(prompt, 'open'), ...wishesOf(prompt, 'order')])).toContain('saw');
  });

  it('tells on behind who does it', () => {
    expect(all('we saw the boats on the way')).toEqual([]);
  });

  it.each([
    ['opening the door comes first', ['door']],
    ['oiling the table goes first', ['oil']],
  ])('and a thing are one deed: %s', (prompt, ids) => {
    expect(first(prompt)).toEqual(ids);
  });
});

describe('What is said in a clip, word for word', () => {
  it.each([
    "keep Lena's line never sand a board against the grain",
    'I need Lena saying that you should never sand a board against the grain',
    'never mind the saw, but Lena with never sand a board against the grain has to be in',
  ])('asks for nothing itself: %s', (prompt) => {
    const [line] = wishesOf(prompt, 'include');
    expect(line?.clips[0]?.spokenWords?.join(' ')).toContain('never sand a board against the grain');
    expect(idsIn(line === undefined ? [] : [line])).toEqual(['about']);
  });
});

describe('First and last', () => {
  it.each([
    ['the shop has to lead', ['shop']],
    ['please let it start on the door', ['door']],
    ["I'd like to see the door before anything else", ['door']],
    ['the street outside comes first', ['shop']],
  ])('%s', (prompt, ids) => {
    expect(first(prompt)).toEqual(ids);
  });

  it.each([
    ['end on the singer on stage', ['stage']],
    ['finish on the glass in the sink', ['shards']],
  ])('%s', (prompt, ids) => {
    expect(last(prompt)).toEqual(ids);
  });

  it.each(["I'd rather it didn't end with the door", 'I don’t want it to end on the door'])(
    'is refused: %s',
    (prompt) => {
      expect(wishesOf(prompt, 'close')).toMatchObject([{ isNot: true }]);
    },
  );

  it('is not what is always so', () => {
    expect(first('not the saw again, I always start with the saw')).toEqual([]);
  });

  it('is what the reel begins with, not the reel', () => {
    expect(first('it ought to begin with the door')).toEqual(['door']);
  });
});

describe('Without', () => {
  it.each([
    ['the door? no thanks', ['door']],
    ['the door? no thanks, start with the oiling', ['door']],
    ['The saw? Nah.', ['saw']],
    ['no saw, and the door can go as well', ['saw', 'door']],
    ["Lena isn't in this one", ['about']],
    ['cut out the boring door', ['door']],
    ['the boats are shaking too much, please do not use', ['boat1', 'boat2']],
  ])('%s', (prompt, ids) => {
    expect(out(prompt)).toEqual(ids);
  });

  it.each([
    ['leave out whatever is too dark to see properly', 'dark'],
    ['skip the shaky footage', 'shaky'],
    ['remove the blurry clip', 'blurry'],
    ['cut everything that is out of focus', 'blurry'],
  ])('of a fault: %s', (prompt, fault) => {
    expect(wishesOf(prompt, 'quality')).toMatchObject([{ fault, verdict: 'leaveOut' }]);
  });

  it('a bit of everything but mostly one thing leaves nothing out', () => {
    expect(out('bit of everything but mostly boats')).toEqual([]);
  });

  it.each(['cut the door down to its best bit', 'cut the door short'])(
    'is not what is made shorter: %s',
    (prompt) => {
      expect(out(prompt)).toEqual([]);
    },
  );

  it('goes on behind a comma', () => {
    expect(out('leave the saw out, the door as well')).toEqual(['saw', 'door']);
  });

  it('is not what is only not to be heard', () => {
    const prompt = 'I want to hear the saw, not the boats';
    expect(out(prompt)).toEqual([]);
    expect(idsIn(wishesOf(prompt, 'level'))).toEqual(['boat1', 'boat2']);
  });
});

describe('Only', () => {
  it('is not taken back by who names the same ones again', () => {
    const prompt = 'boats only, both clips';
    expect(idsIn(wishesOf(prompt, 'only'))).toEqual(['boat1', 'boat2']);
    expect(wishesOf(prompt, 'include')).toEqual([]);
  });

  it.each(['the boats come first. The rest can go in any order.'])(
    'is not said of an order: %s',
    (prompt) => {
      expect(wishesOf(prompt, 'only')).toEqual([]);
    },
  );

  it('is not said by who takes both whole', () => {
    expect(wishesOf('please use both clips whole', 'clipPart')).toMatchObject([{ part: { part: 'whole' } }]);
  });

  it('is not said of how far somebody is heard', () => {
    expect(wishesOf('Lena only till she laughs', 'only')).toEqual([]);
  });

  it('goes on where a second thought adds one', () => {
    const prompt = 'boats only. no wait, the door too';
    expect(idsIn(wishesOf(prompt, 'only'))).toEqual(['boat1', 'boat2']);
    expect(idsIn(wishesOf(prompt, 'include'))).toEqual(['door']);
  });
});

describe('What tells', () => {
  it.each([
    'The lights on the stage were so dark that my mum filmed the wrong singer for ten minutes.',
    'We came in fourth out of nineteen boats, with the wrong sail.',
    'We are going again next month, with the other boat.',
    'Only the boats were awake.',
    'Only Lena could make a ten minute story out of that.',
    "You can't see the door because it was so dark in there.",
    'I never saw so many boats in one harbour.',
    "It's mostly doors, isn't it.",
    "I'd have stayed longer.",
  ])('asks for nothing: %s', (prompt) => {
    expect(all(prompt)).toEqual([]);
  });

  it('does not give the reel its length where one stands alone', () => {
    const prompt = 'Lena tells the whole story, all thirty-three seconds, so leave her out. Fifty seconds.';
    expect(wishesOf(prompt, 'length')).toMatchObject([{ amount: { value: 50 } }]);
    expect(out(prompt)).toEqual(['about']);
  });

  it('of many people names none of them', () => {
    const prompt = 'the boats are great, 600 people came, so leave them in but without sound, only them';
    expect(idsIn(wishesOf(prompt, 'level'))).toEqual(['boat1', 'boat2']);
  });
});
