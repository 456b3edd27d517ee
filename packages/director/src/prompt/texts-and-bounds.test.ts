import { describe, expect, it } from 'vitest';
import { clipsNamed, idsIn, readerOf } from '../testing/read-wishes.ts';
import { readBrief } from './read-brief.ts';

const NAMES = ['chef_intro', 'pan_flambe', 'plating', 'dessert_pour', 'coach_talk', 'warmup', 'bus_ride'];
const clips = clipsNamed(NAMES);

const wishesOf = readerOf(clips);

describe('Texts without quotation marks', () => {
  it.each([
    ['the date 12.06.2026 at the end', '12.06.2026', 'ending'],
    ['write good night, Lisbon at the end', 'good night, Lisbon', 'ending'],
    ['put the words see you soon, friends at the start', 'see you soon, friends', 'opening'],
    ['say thanks to our chef at the end as text', 'thanks to our chef', 'ending'],
    ['thank you all as text over the plating', 'thank you all', 'clips'],
    ['put happy birthday as text over the plating', 'happy birthday', 'clips'],
    ['put the words never again at the end', 'never again', 'ending'],
    ['put Weeks Of Work as a text at the beginning', 'Weeks Of Work', 'opening'],
    ['use the plating and end with the title For Our Guests', 'For Our Guests', 'ending'],
    ['black and white with the word Table at the start', 'Table', 'opening'],
    ['it has to read Two Warm Plates at the end', 'Two Warm Plates', 'ending'],
    ['let it say Three Courses right at the beginning', 'Three Courses', 'opening'],
    ['20 seconds, Seven Pans as our title', 'Seven Pans', 'opening'],
    ["I'd like Two Warm Plates as the closing title", 'Two Warm Plates', 'ending'],
    ['have the word Dessert over the plating', 'Dessert', 'clips'],
    ['am Anfang soll Zwei warme Teller stehen', 'Zwei warme Teller', 'opening'],
    ['Zwei Teller als Schlusstitel', 'Zwei Teller', 'ending'],
    ['al final tiene que poner Dos Platos', 'Dos Platos', 'ending'],
    ['Deux Assiettes en titre', 'Deux Assiettes', 'opening'],
    ['Dois Pratos como título de abertura', 'Dois Pratos', 'opening'],
  ])('%s', (prompt, text, at) => {
    expect(wishesOf(prompt, 'title').map((wish) => [wish.text, wish.at])).toEqual([[text, at]]);
    expect(wishesOf(prompt, 'close')).toEqual([]);
  });
});

it.each([
  'the coach should say hello at the beginning',
  'it should open with the warmup',
  'the plating as title image',
  'am Ende soll der warmup stehen',
])('Nothing is written: %s', (prompt) => {
  expect(wishesOf(prompt, 'title')).toEqual([]);
});

it('A text ends before what comes behind its comma where that is another wish', () => {
  const prompt = 'write our trip, plating at the end';
  expect(idsIn(wishesOf(prompt, 'close'))).toEqual(['plating']);
});

describe('Two bounds are one length', () => {
  it.each([
    ['under a minute but at least 40 seconds', 40, 60],
    ['at least 20 but at most 30 seconds', 20, 30],
    ['no flower, under 20 seconds but at least 12', 12, 20],
  ])('%s', (prompt, from, to) => {
    expect(wishesOf(prompt, 'length').map(({ amount }) => amount)).toEqual([{ bound: 'between', from, to }]);
  });

  it('unless one of them counts something', () => {
    expect(
      wishesOf('under 20 seconds, but at least 12 people', 'length').map(({ amount }) => amount),
    ).toEqual([{ bound: 'atMost', value: 20 }]);
    const prompt = 'at most 45 seconds and at least 5 shots';
    expect(wishesOf(prompt, 'length').map(({ amount }) => amount)).toEqual([{ bound: 'atMost', value: 45 }]);
    expect(wishesOf(prompt, 'count').map(({ amount }) => amount)).toEqual([{ bound: 'atLeast', value: 5 }]);
  });
});

describe('What else is said of others', () => {
  it('who hears one of them does not see it alone', () => {
    const prompt = 'chef intro with sound, mute all the other clips';
    expect(wishesOf(prompt, 'only')).toEqual([]);
    expect(wishesOf(prompt, 'level').map(({ of }) => of)).toEqual(['others']);
  });

  it('what is said of cuts goes on to what they show', () => {
    expect(idsIn(wishesOf('quick cuts of the dessert to the beat', 'only'))).toEqual(['dessert_pour']);
  });

  it('a talk is heard over the shots of another', () => {
    const [speech] = wishesOf('coach talk over the warmup shots', 'speech');
    expect(speech?.speech).toBe('under');
    expect(speech && idsIn([speech])).toEqual(['coach_talk']);
  });

  it('the last bit of a clip is its end', () => {
    const part = wishesOf('the last bit of the bus ride where everyone sings', 'clipPart');
    expect(part.map((wish) => wish.part.part)).toEqual(['ending']);
  });

  it('words that no table knows claim no thing inside of a clause', () => {
    expect(wishesOf('make it snappy, subtitles big and yellow', 'include')).toEqual([]);
    expect(wishesOf('export for tiktok and insta', 'include')).toEqual([]);
  });

  it.each([
    ['warmup shots short, dessert long', 'warmup', 'shorter'],
    ['warmup shots short, dessert long', 'dessert_pour', 'longer'],
    ['the coach can be long', 'coach_talk', 'longer'],
  ])('%s: %s', (prompt, id, than) => {
    const held = wishesOf(prompt, 'hold').filter((wish) => idsIn([wish]).includes(id));
    expect(held.map((wish) => wish.than)).toEqual([than]);
  });

  it('who tells how long a clip is asks for nothing', () => {
    expect(wishesOf('the dessert clip is long', 'hold')).toEqual([]);
  });
});

describe('What must be in it and where', () => {
  it.each([
    ['the dessert must not be missing', 'include', 'dessert_pour'],
    ["don't let the dessert be missing", 'include', 'dessert_pour'],
    ['the bus ride would be a great hook', 'open', 'bus_ride'],
    ['the bus ride opening first', 'open', 'bus_ride'],
    ['the bus ride closing last', 'close', 'bus_ride'],
  ] as const)('%s', (prompt, kind, id) => {
    expect(idsIn(wishesOf(prompt, kind))).toEqual([id]);
    expect(wishesOf(prompt, 'exclude')).toEqual([]);
  });

  it('where something is done is not what opens the reel', () => {
    expect(wishesOf('two cats fighting over the dessert would be a great hook', 'open')).toEqual([]);
  });

  it('a name that is called stands as text', () => {
    const prompt = 'in order, with the name of the mountain at the start: Monte Rosa';
    expect(wishesOf(prompt, 'title').map(({ text, at }) => [text, at])).toEqual([['Monte Rosa', 'opening']]);
    expect(wishesOf(prompt, 'open')).toEqual([]);
  });

  it('two alternate although one clip shows both', () => {
    const cats = clipsNamed(['luna_window', 'milo_box', 'luna_and_milo', 'vet']);
    const { wishes } = readBrief({ prompt: 'alternate between luna and milo', clips: cats });
    expect(wishes.flatMap((wish) => (wish.kind === 'order' ? [wish.by, wish.clips.length] : []))).toEqual([
      'alternate',
      2,
    ]);
  });

  it('a clause of small words that asks for something is told to be unused', () => {
    const { wishes, notUsed } = readBrief({ prompt: 'end on both of them together', clips });
    expect(wishes).toEqual([]);
    expect(notUsed.map(({ said }) => said)).toEqual(['end on both of them together']);
  });
});
