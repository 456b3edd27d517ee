import { describe, expect, it } from 'vitest';
import { buildClips } from '../testing/build-clip.ts';
import { idsIn, readerOf } from '../testing/read-wishes.ts';

const TALK = [{ startSeconds: 1, endSeconds: 20 }];
const CLIPS = buildClips(
  { id: 'ferry', name: 'white-ferry.mp4', labels: ['boat', 'sea'] },
  { id: 'canoe', name: 'canoe.mp4', labels: ['boat', 'lake'] },
  { id: 'cake', name: 'cake-cutting.mp4', labels: ['cake'] },
  { id: 'dive1', name: 'first-dive.mp4', labels: ['swimming'] },
  { id: 'dive2', name: 'second-dive.mp4', labels: ['swimming'] },
  { id: 'cup', name: 'cup.mp4', labels: ['trophy'] },
  { id: 'home', name: 'home.mp4', labels: ['house'] },
  { id: 'wiping', name: 'wiping-windows.mp4', labels: ['window'] },
  { id: 'guide', name: 'guide-talks.mp4', labels: ['person', 'speech'], seconds: 30, speech: TALK },
  { id: 'soup', name: 'bowl-one.mp4', labels: ['soup'] },
  { id: 'stew', name: 'bowl-two.mp4', labels: ['soup'] },
);
const wishesOf = readerOf(CLIPS);
type Kind =
  | 'open'
  | 'close'
  | 'include'
  | 'exclude'
  | 'only'
  | 'order'
  | 'place'
  | 'prefer'
  | 'speech'
  | 'times';
const ids = (prompt: string, kind: Kind) => idsIn(wishesOf(prompt, kind));
const exactly = (value: number) => ({ bound: 'exactly', value });
const holds = (prompt: string) =>
  wishesOf(prompt, 'hold').map(({ clips: [one], amount }) => [one?.clips[0]?.clipId, amount]);

describe('What is left out', () => {
  it('is not what a fault is forgiven', () => {
    const prompt = 'skip anything shaky except the canoe, that one is fine';
    expect(ids(prompt, 'exclude')).toEqual([]);
    expect(ids(prompt, 'include')).toEqual(['canoe']);
  });

  it('is not what comes before a sentence of its own', () => {
    expect(ids('the cake please, we do not need to see the house', 'exclude')).not.toContain('cake');
  });

  it.each([
    ['no wiping windows', 'wiping'],
    ['everything that has to do with cake out', 'cake'],
    ['quita todo lo que tenga pastel', 'cake'],
    ['tira tudo que tem bolo', 'cake'],
    ['alles mit Kuchen raus', 'cake'],
    ['le gâteau, on peut s’en passer', 'cake'],
    ['der Kuchen darf ruhig weg', 'cake'],
  ])('is called so: %s', (prompt, id) => {
    expect(ids(prompt, 'exclude')).toEqual([id]);
  });
});

describe('Only', () => {
  it('is not meant by just including it', () => {
    expect(ids('the canoe is a bit dull, just include it', 'only')).toEqual([]);
    expect(ids('I love the canoe, just use that', 'only')).toEqual(['canoe']);
  });

  it('is meant by stuff with something in it', () => {
    expect(ids('only stuff with boats in it', 'only')).toEqual(['ferry', 'canoe']);
  });
});

describe('How it is to feel', () => {
  it.each(['I want it to feel like an old home movie', 'make it feel like a cake show'])('%s', (prompt) => {
    expect(ids(prompt, 'prefer')).toEqual([]);
    expect(ids(prompt, 'include')).toEqual([]);
  });
});

describe('Times', () => {
  it.each([
    ['the guide was rambling, let that one run for 6 seconds', [['guide', exactly(6)]]],
    [
      'el pastel un segundo y la copa dos segundos',
      [
        ['cake', exactly(1)],
        ['cup', exactly(2)],
      ],
    ],
  ])('%s', (prompt, expected) => {
    expect(holds(prompt)).toEqual(expected);
  });

  it('for each of a kind behind others are one step of the order', () => {
    const prompt = 'open with the ferry, then 2 seconds for each soup, then the cup';
    expect(holds(prompt)).toEqual([
      ['soup', exactly(2)],
      ['stew', exactly(2)],
    ]);
    expect(ids(prompt, 'open')).toEqual(['ferry', 'soup', 'stew']);
  });

  it('of one clip stand near both ends', () => {
    const prompt = 'The canoe twice: once near the beginning and once towards the end';
    expect(wishesOf(prompt, 'place').map(({ place }) => place)).toEqual([2, -2]);
    expect(wishesOf('I want her in at least three shots of the cake', 'length')).toEqual([]);
    expect(wishesOf('the guide is great, put him in at least three shots', 'times')).toMatchObject([
      { amount: { bound: 'atLeast', value: 3 } },
    ]);
  });

  it('count no clips that are many', () => {
    expect(wishesOf('30 clips is a lot, pick the best five', 'count')).toMatchObject([
      { amount: exactly(5) },
    ]);
  });
});

describe('What is heard', () => {
  it('is talk under others', () => {
    expect(ids("the guide's voice over the boats, please", 'speech')).toEqual(['guide']);
    expect(ids('can the guide run under the cake?', 'speech')).toEqual(['guide']);
  });

  it('is no sound that is told', () => {
    expect(wishesOf("mute the ferry, it's just engine noise", 'sound')).toEqual([]);
    expect(wishesOf('nobody wants to hear me going on about the cake', 'sound')).toEqual([]);
  });

  it('keeps sentences whole, and no whole clip', () => {
    const prompt = "don't cut the guide off mid sentence";
    expect(wishesOf(prompt, 'speech')).toMatchObject([{ speech: 'whole' }]);
    expect(wishesOf(prompt, 'clipPart')).toEqual([]);
  });
});

describe('Places', () => {
  it.each([
    ['termine con el segundo salto', ['dive2']],
    ['et à la fin la coupe', ['cup']],
  ])('%s', (prompt, expected) => {
    expect(ids(prompt, 'close')).toEqual(expected);
  });

  it.each([
    ['entre le premier et le deuxième plongeon mets le gâteau', 'cake'],
    ['zwischen dem ersten und dem zweiten Sprung bitte der Kuchen', 'cake'],
  ])('are between two that share a noun: %s', (prompt, id) => {
    const [between] = wishesOf(prompt, 'between');
    expect(between).toMatchObject({
      clips: [{ clips: [{ clipId: id }] }],
      than: [{ clips: [{ clipId: 'dive1' }] }, { clips: [{ clipId: 'dive2' }] }],
    });
  });

  it.each([
    'mais rápido pro final',
    'más rápido hacia el final',
    'plus vite vers la fin',
    'zum Ende hin schneller',
  ])('are none of a pace: %s', (prompt) => {
    expect(wishesOf(prompt, 'pace')).toMatchObject([{ course: 'faster' }]);
    expect(ids(prompt, 'close')).toEqual([]);
  });
});

describe('In words of every day', () => {
  it.each([
    ['last upload first, first upload last', 'order', { by: 'backwards' }],
    ['run the whole thing from the last clip to the first', 'order', { by: 'backwards' }],
    [
      'can everything sort of melt into each other instead of hard cuts',
      'transition',
      { transition: 'crossfade' },
    ],
    ['take all the colour out', 'grade', { look: 'black_and_white' }],
    ['it can be sad and go out to black', 'fade', { at: 'end' }],
    ['please quieten the guide', 'level', { gainDb: -12 }],
    ['I only get 15 secs for this', 'length', { amount: exactly(15) }],
    ['the cake and the canoe, 25 secodns', 'length', { amount: exactly(25) }],
    ['the guide: from second 10 on', 'clipPart', { part: { part: 'from', atSeconds: 10 } }],
  ] as const)('%s', (prompt, kind, wish) => {
    expect(wishesOf(prompt, kind)).toEqual([expect.objectContaining(wish)]);
  });

  it('what is in between is in the middle', () => {
    const prompt = 'start with the ferry, end with the house, the cake and the canoe in between';
    expect(idsIn(wishesOf(prompt, 'place'))).toEqual(['cake', 'canoe']);
    expect(idsIn(wishesOf('the cake in between the canoe and the ferry', 'place'))).toEqual([]);
  });

  it('what is seen before something else comes before it', () => {
    const found = wishesOf('make sure people see the canoe before they see the ferry', 'before');
    expect(idsIn(found)).toEqual(['canoe']);
    expect(found.flatMap(({ than }) => than).flatMap(({ clips: [one] }) => one?.clipId)).toEqual(['ferry']);
  });
});
