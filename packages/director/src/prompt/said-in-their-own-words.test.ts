import { describe, expect, it } from 'vitest';
import { buildClips } from '../testing/build-clip.ts';
import { clipsNamed, idsIn } from '../testing/read-wishes.ts';
import { readBrief } from './read-brief.ts';

const clips = clipsNamed(['horse', 'cake', 'boat', 'kite']);
const wishes = (prompt: string) => readBrief({ prompt, clips }).wishes;
const kindsOf = (prompt: string) => wishes(prompt).map(({ kind }) => kind);
const idsOf = (prompt: string, kind: string) => idsIn(wishes(prompt).filter((wish) => wish.kind === kind));

describe('What is left out', () => {
  it.each([
    "don't spoil the cake",
    'never give away the cake',
    "please don't reveal the cake yet",
    'the cake please not in it',
    'the cake definitely not in this',
    'horse yes, cake no',
    'kite yes please, and the cake no thanks',
  ])('%s: leaves the cake out', (prompt) => expect(idsOf(prompt, 'exclude')).toEqual(['cake']));

  it('keeps what is wanted beside it', () => {
    expect(idsOf('horse yes, cake no', 'include')).toEqual(['horse']);
  });

  it("ends what tells which before the next refusal: 'the one where ... and don't use'", () => {
    const sad = buildClips(
      { id: 'fall', name: 'fall.mp4', description: 'A tent falls down.' },
      { id: 'goat', name: 'goat.mp4' },
      { id: 'lake', name: 'lake.mp4' },
    );
    const { wishes } = readBrief({
      prompt: 'dont use the one where the tent falls and dont use the goat because my aunt hates it',
      clips: sad,
    });
    expect(idsIn(wishes.filter(({ kind }) => kind === 'exclude'))).toEqual(['fall', 'goat']);
  });
});

describe('Words on the screen', () => {
  it.each([
    ["Put 'Ahoy' on it at the end", 'ending', 'Ahoy'],
    ['write "Ahoy" on it at the start', 'opening', 'Ahoy'],
    ['I want it to say Ahoy 2031 when it begins', 'opening', 'Ahoy 2031'],
    ['the video should say Ahoy when it ends', 'ending', 'Ahoy'],
    ['put harbour days 2031 at the start as text', 'opening', 'harbour days 2031'],
  ])('%s: are read with their place', (prompt, at, text) => {
    expect(wishes(prompt)).toEqual([expect.objectContaining({ kind: 'title', at, text })]);
  });
});

describe('Talk alone', () => {
  it.each([
    'keep the talking and drop all the rest',
    'use only the speaking parts and skip everything else',
    'I only want to see people while they speak',
    'show us only when we talk',
  ])('%s: is all there is', (prompt) =>
    expect(wishes(prompt)).toEqual([expect.objectContaining({ kind: 'speech', speech: 'only' })]),
  );
});

describe('Looks and transitions', () => {
  it.each(['blend each clip into the next one', 'dissolve every shot softly into the following one'])(
    '%s: crossfades',
    (prompt) =>
      expect(wishes(prompt)).toEqual([
        expect.objectContaining({ kind: 'transition', transition: 'crossfade' }),
      ]),
  );

  it('reads a look behind what somebody wants', () => {
    expect(kindsOf('what i want is black and white and um each shot about three seconds')).toEqual([
      'grade',
      'cutLength',
    ]);
  });

  it('mutes the reel where what follows only tells why', () => {
    expect(wishes('End on the boat. No sound please as it was all shouting.')).toContainEqual(
      expect.objectContaining({ kind: 'sound', sound: 'mute' }),
    );
  });
});

describe('Numbers', () => {
  it('takes the whole that a part is out of as the length', () => {
    expect(wishes('give the boat at least 10 secs out of 40')).toEqual([
      expect.objectContaining({ kind: 'hold' }),
      expect.objectContaining({ kind: 'length', amount: { bound: 'exactly', value: 40 } }),
    ]);
  });

  it.each(['the kite should be used twice', 'the kite must be shown two times'])('%s: is a count', (prompt) =>
    expect(wishes(prompt)).toEqual([
      expect.objectContaining({ kind: 'times', amount: { bound: 'exactly', value: 2 } }),
    ]),
  );
});

describe('Labels of two words', () => {
  const race = buildClips(
    { id: 'grid', name: 'PXL_1.mp4', labels: ['start line', 'crowd'] },
    { id: 'curve', name: 'PXL_2.mp4', labels: ['curve'] },
    { id: 'flag', name: 'PXL_3.mp4', labels: ['finish line'] },
    { id: 'cup', name: 'PXL_4.mp4', labels: ['cup'] },
  );
  const wishesOf = (prompt: string) => readBrief({ prompt, clips: race }).wishes;

  it('are things in a list, and neither start nor finish the reel', () => {
    const order = wishesOf('start line, curve, finish line, in that order').filter(
      ({ kind }) => kind === 'order',
    );
    expect(idsIn(order)).toEqual(['grid', 'curve', 'flag']);
  });

  it('are held as any other', () => {
    const found = wishesOf('hold on the finish line one for 6 seconds');
    expect(found.map(({ kind }) => kind)).toEqual(['hold']);
    expect(idsIn(found)).toEqual(['flag']);
  });

  it('leave the verbs alone', () => {
    expect(wishesOf('start with the cup and finish on the curve').map(({ kind }) => kind)).toEqual([
      'open',
      'close',
    ]);
  });
});

it('knows clips by the camera that named them, where others were named otherwise', () => {
  const mixed = buildClips(
    { id: 'bay', name: 'DJI_0051.MP4' },
    { id: 'deck', name: 'IMG_7701.MOV' },
    { id: 'reef', name: 'DJI_0052.MP4' },
  );
  const { wishes } = readBrief({ prompt: 'I want nothing but the DJI clips', clips: mixed });
  expect(idsIn(wishes.filter(({ kind }) => kind === 'only'))).toEqual(['bay', 'reef']);
});

describe('A colour alone', () => {
  const vans = buildClips(
    { id: 'green', name: 'van-one.mp4', description: 'A green van drives up a hill.' },
    { id: 'red', name: 'van-two.mp4', description: 'A red van stands by a barn.' },
    { id: 'fox', name: 'fox.mp4', description: 'A red fox runs.' },
  );
  const idsFor = (prompt: string, kind: string) =>
    idsIn(readBrief({ prompt, clips: vans }).wishes.filter((wish) => wish.kind === kind));

  it('tells which of the things that were named', () => {
    expect(idsFor('only the vans, red then green', 'order')).toEqual(['red', 'green']);
  });
});

describe('Who wrote the prompt', () => {
  const bakers = buildClips(
    { id: 'ilse', name: 'ilse-dough.mp4', description: 'A woman kneads dough.' },
    { id: 'omar', name: 'omar-oven.mp4', description: 'A man opens an oven.' },
    { id: 'street', name: 'street.mp4', description: 'An empty street.' },
  );
  it.each([
    ["Hi, it's Ilse. start with me", 'ilse'],
    ["I'm Omar, please start with me", 'omar'],
    ['my name is Omar. start with me', 'omar'],
    ['Ich bin Ilse, fang mit mir an', 'ilse'],
  ])('%s: is whom the creator means', (prompt, id) => {
    const { wishes } = readBrief({ prompt, clips: bakers });
    expect(idsIn(wishes.filter(({ kind }) => kind === 'open'))).toEqual([id]);
  });
});

it('knows who wrote it in French, too', () => {
  const { wishes } = readBrief({
    prompt: 'je suis Omar, plus de moi que de Ilse',
    clips: clipsNamed(['ilse', 'omar', 'street']),
  });
  expect(idsIn(wishes.filter(({ kind }) => kind === 'share'))).toEqual(['omar']);
});

describe('What is only told', () => {
  it.each([
    'that boat will be the end of us',
    'the cake nearly killed me and some man in a kite suit overtook me right at the top',
    'Das Boot gehört uns gar nicht',
    'Der Kuchen gehört mir nicht',
  ])('%s: asks for nothing', (prompt) => expect(wishes(prompt)).toEqual([]));

  it('is what "that" stands for, and not those who laughed', () => {
    const pots = buildClips(
      { id: 'crack', name: 'crack.mp4', description: 'A pot cracks.' },
      { id: 'laugh', name: 'ana.mp4', description: 'A woman laughs.' },
    );
    const { wishes } = readBrief({
      prompt: 'my pot cracked and everyone laughed so start with that',
      clips: pots,
    });
    expect(idsIn(wishes.filter(({ kind }) => kind === 'open'))).toEqual(['crack']);
  });
});
