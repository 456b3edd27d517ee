import type { Wish, WishKind, WishOf } from '@cutroom/contract';
import { describe, expect, it } from 'vitest';
import { buildClips } from '../testing/build-clip.ts';
import { readBrief } from './read-brief.ts';

const clips = buildClips(
  { id: 'furnace', name: 'furnace.mp4', seconds: 20 },
  { id: 'tongs', name: 'tongs.mp4', seconds: 20 },
  { id: 'cutting', name: 'cutting.mp4', seconds: 20 },
  { id: 'vase', name: 'vase.mp4', seconds: 20 },
  { id: 'lagar', name: 'lagar.mp4', seconds: 20 },
  { id: 'avo', name: 'avo-conta.mp4', seconds: 20, labels: ['person'] },
);

const wishes = (prompt: string): readonly Wish[] => readBrief({ prompt, clips }).wishes;

function wishesOf<Kind extends WishKind>(prompt: string, kind: Kind): readonly WishOf<Kind>[] {
  return wishes(prompt).filter((wish): wish is WishOf<Kind> => wish.kind === kind);
}

function idsIn(wish: Wish | undefined): readonly string[] {
  return wish !== undefined && 'clips' in wish
    ? wish.clips.flatMap((one) => one.clips.map(({ clipId }) => clipId))
    : [];
}

describe('Who dictates says no commas', () => {
  it('parts names that no clip has both of', () => {
    expect(idsIn(wishesOf('only furnace tongs and vase', 'only')[0])).toEqual(['furnace', 'tongs', 'vase']);
  });

  it.each([
    [
      'so how it is made right furnace tongs vase three seconds each no talking',
      ['furnace', 'tongs', 'vase'],
    ],
    ['okay so this is for my mum tongs furnace vase and no music please', ['tongs', 'furnace', 'vase']],
    ['olha é pra minha prima vase furnace tongs e sem música por favor', ['vase', 'furnace', 'tongs']],
    ['alors voilà comment on fait furnace tongs vase deux secondes chacun', ['furnace', 'tongs', 'vase']],
  ])('hears a list of names side by side wherever it stands: %s', (prompt, ids) => {
    expect(idsIn(wishesOf(prompt, 'order')[0])).toEqual(ids);
  });

  it('takes names that somebody tells of for no list', () => {
    expect(wishes('my brother saw the tongs vase and the furnace when he was little')).toEqual([]);
  });

  it('takes a clause that says which thing for no story', () => {
    expect(wishesOf('twenty seconds of whatever and the vase that my husband made', 'length')).toHaveLength(
      1,
    );
    expect(wishes('my husband made the vase and it took twenty seconds')).toEqual([]);
  });

  it('gives the time before a thing to that alone where another comes then', () => {
    const [held, ...others] = wishesOf('five seconds of the tongs and then the vase', 'hold');
    expect(idsIn(held)).toEqual(['tongs']);
    expect(others).toEqual([]);
  });

  it.each([
    ['a longer look', 'give the vase a bit longer like six seconds'],
    ['a place', 'put the vase in the middle for like six seconds'],
    [
      'a place before the rest',
      'the vase in the middle for maybe six seconds then the rest, 40 seconds altogether',
    ],
    ['an opening before more', "I'd open with the vase, six seconds, then tongs"],
    ['somebody who tells', 'let the vase explain for say six seconds and no music'],
    ['a participle', 'close with the vase, held for 6 seconds. Total: 22 s.'],
    ['an opening in German', 'fang mit der vase an, sechs Sekunden, dann tongs'],
    ['an opening in Portuguese', 'abre com a vase, seis segundos, depois as tongs'],
    ['an opening in Spanish', 'empieza con el vase, seis segundos, luego el furnace'],
    ['an opening in French', 'commence par le vase, genre six secondes, ensuite le furnace'],
  ])('gives a short time behind %s to the thing', (_, prompt) => {
    const [held] = wishesOf(prompt, 'hold');
    expect(idsIn(held)).toEqual(['vase']);
    expect(held?.amount).toMatchObject({ value: 6 });
    expect(wishesOf(prompt, 'length').map(({ amount }) => amount)).not.toContainEqual(held?.amount);
  });

  it.each([
    ['first the tongs then the furnace then the lagar then the vase, 20 seconds', 'vase'],
    ['erst furnace, dann tongs, dann lagar, dann vase', 'vase'],
    ['primeiro o lagar, depois as tongs, depois furnace, depois a vase, sem música', 'vase'],
  ])('ends on the last of what is told one after the other: %s', (prompt, id) => {
    expect(idsIn(wishesOf(prompt, 'close')[0])).toEqual([id]);
  });

  it.each([
    'first tongs, then furnace, then vase, then whatever',
    'first the tongs, then the furnace, then the vase, 20 seconds',
    'first tongs, then furnace, then vase, the rest in any order',
  ])('leaves the end open where more comes: %s', (prompt) => {
    expect(wishesOf(prompt, 'close')).toEqual([]);
  });

  it('tells what comes behind one thing from what is refused', () => {
    const prompt = 'furnace before tongs and the vase right after the tongs and the lagar nowhere';
    expect(wishesOf(prompt, 'before').map(idsIn)).toEqual([['furnace'], ['tongs']]);
    expect(wishesOf(prompt, 'exclude').map(idsIn)).toEqual([['lagar']]);
  });

  it('parts the reel without commas', () => {
    const prompt =
      'so three parts first the tongs and the vase ten seconds then the furnace ten seconds and then the lagar for ten';
    expect(wishesOf(prompt, 'section').map(idsIn)).toEqual([['tongs', 'vase'], ['furnace'], ['lagar']]);
  });

  it('gives the most time to what was named before', () => {
    const prompt = 'so the vase is the best bit give that the most time';
    expect(idsIn(wishesOf(prompt, 'prefer')[0])).toEqual(['vase']);
  });

  it('counts shots of anything, and not all shots', () => {
    expect(wishesOf('no more than two clips of anything', 'count')[0]?.perClip).toBe(true);
  });

  it('gives what is told last its place alone', () => {
    const prompt = 'the tongs then the furnace then the lagar and the vase in the middle';
    expect(idsIn(wishesOf(prompt, 'place')[0])).toEqual(['vase']);
    expect(idsIn(wishesOf(prompt, 'order')[0])).toEqual(['tongs', 'furnace', 'lagar']);
  });

  it('hears a place between two names', () => {
    const prompt = 'so vase first furnace second tongs last';
    expect(idsIn(wishesOf(prompt, 'open')[0])).toEqual(['vase']);
    expect(idsIn(wishesOf(prompt, 'close')[0])).toEqual(['tongs']);
  });

  it.each([
    'the vase twice once early and once right at the end',
    'a vase duas vezes, uma vez cedo e outra no fim',
    'el vase dos veces, una vez pronto y otra al final',
    'le vase deux fois, une fois tôt et une fois à la fin',
    'die vase zweimal, einmal früh und einmal am Schluss',
  ])('hears two places of one thing: %s', (prompt) => {
    expect(wishesOf(prompt, 'place')[0]?.place).toBe(2);
    expect(idsIn(wishesOf(prompt, 'close')[0])).toEqual(['vase']);
  });

  it.each([
    ['end on the vase, ten seconds', 10],
    ['put the vase last, 12 seconds total', 12],
    ['a 12 second reel that opens on the tongs then the vase', 12],
  ])('leaves the length of the reel to it: %s', (prompt, seconds) => {
    expect(wishesOf(prompt, 'length')[0]?.amount).toEqual({ bound: 'exactly', value: seconds });
    expect(wishesOf(prompt, 'hold')).toEqual([]);
  });

  it('takes the words along that are said again in a correction', () => {
    const prompt = "I'd like the tongs first no sorry the furnace first then the vase";
    expect(idsIn(wishesOf(prompt, 'open')[0])[0]).toBe('furnace');
  });
});

describe('Parts of the reel', () => {
  it.each([
    ['with commas between', '0-4 furnace, 4-10 tongs and cutting, 10-15 vase'],
    ['with commas within', '0-4 furnace\n4-10 tongs, cutting\n10-15 vase'],
    ['behind numbered headings', 'Act 1: furnace, 4 s. Act 2: tongs, cutting, 6 s. Act 3: vase, 5 s.'],
    ['behind headings with their times', 'Heat 4 s: furnace. Work (6 s): tongs, cutting. Show 5 s: vase.'],
  ])('%s', (_, prompt) => {
    const sections = wishesOf(prompt, 'section');
    expect(sections.map(idsIn)).toEqual([['furnace'], ['tongs', 'cutting'], ['vase']]);
    expect(sections.map(({ amount }) => amount)).toEqual(
      [4, 6, 5].map((value) => ({ bound: 'exactly', value })),
    );
  });

  it.each([
    ['hyphens', '- furnace\n- cutting\n- vase'],
    ['numbers', '1 furnace\n2 cutting\n3 vase'],
    ['numbers in a line', '1. furnace 2. cutting 3. vase'],
  ])('in order behind %s', (_, prompt) => {
    expect(idsIn(wishesOf(prompt, 'order')[0])).toEqual(['furnace', 'cutting', 'vase']);
  });
});

describe('Portuguese', () => {
  it('knows what is bound to a verb by a hyphen', () => {
    const [held] = wishesOf('a avó fala demais, corta-a para seis segundos', 'hold');
    expect(idsIn(held)).toEqual(['avo']);
    expect(wishesOf('a avó fala demais, corta-a para seis segundos', 'exclude')).toEqual([]);
  });

  it('reads the subjunctive of who would like', () => {
    const prompt = 'gostava que abrisses com o lagar e fechasses com a avó';
    expect(idsIn(wishesOf(prompt, 'open')[0])).toEqual(['lagar']);
    expect(idsIn(wishesOf(prompt, 'close')[0])).toEqual(['avo']);
  });
});

describe('English as it is spoken', () => {
  const ROWS: readonly (readonly [prompt: string, kind: WishKind, ids: readonly string[]])[] = [
    ['close on the vase and after it the tongs', 'close', ['vase']],
    ["the furnace mustn't be first or last", 'open', ['furnace']],
    ['the vase is too blurry leave it out', 'exclude', ['vase']],
    ['the tongs can go and so can the vase', 'exclude', ['tongs', 'vase']],
    ['the tongs I guess and then the vase', 'order', ['tongs', 'vase']],
    ['open with the furnace I suppose then the vase', 'open', ['furnace', 'vase']],
    ['furnace tongs vase each of them four seconds', 'hold', ['furnace', 'tongs', 'vase']],
  ];
  it.each(ROWS)('%s: %s', (prompt, kind, ids) => {
    expect(wishesOf(prompt, kind).flatMap(idsIn)).toEqual(ids);
  });

  it('places what was named before "somewhere in the middle", or what comes behind it', () => {
    expect(wishesOf('the vase for five seconds and somewhere in the middle', 'place').flatMap(idsIn)).toEqual(
      ['vase'],
    );
    expect(
      wishesOf('start with the vase, somewhere in the middle the tongs', 'place').flatMap(idsIn),
    ).toEqual(['tongs']);
  });

  it('takes halves of a clip, and fades out where that comes last', () => {
    expect(wishesOf('from the furnace take the second half', 'clipPart')).toHaveLength(1);
    expect(wishesOf('the vase last and fade to black', 'fade')).toEqual([
      expect.objectContaining({ at: 'end' }),
    ]);
  });

  it('counts stretches of a clip', () => {
    expect(wishesOf('use the third five seconds of the furnace', 'clipPart')).toEqual([
      expect.objectContaining({ part: { part: 'range', fromSeconds: 10, toSeconds: 15 } }),
    ]);
  });

  it('hears what follows the order in which it was filmed', () => {
    const prompt = 'in the sequence we recorded it with gentle transitions please';
    expect(wishesOf(prompt, 'transition')).toEqual([expect.objectContaining({ transition: 'crossfade' })]);
  });

  it('mutes what "that one" points to, and not the reel', () => {
    expect(wishesOf('keep the furnace but mute that one', 'sound')).toEqual([]);
    expect(idsIn(wishesOf('keep the furnace but mute that one', 'level')[0])).toEqual(['furnace']);
  });

  it('forgets what somebody has changed their mind about', () => {
    const prompt = 'start with the vase i changed my mind start with the tongs';
    expect(idsIn(wishesOf(prompt, 'open')[0])).toEqual(['tongs']);
  });
});

describe('What is told wishes nothing', () => {
  it.each([
    'We had to be there at four and my uncle only let two of us hold the tongs.',
    'It takes about twelve seconds before the vase is cold.',
    'Without the furnace it would have been half the price.',
    'The tongs are too quick for him.',
    'The furnace takes fifteen minutes and then nobody may open it.',
    'A avó chegou tarde e o lagar teve que começar sem ela.',
    'A avó caiu duas vezes.',
    'Sem a avó não havia lagar nenhum.',
    'Der Meister hat zuerst nur gelacht und dann alles erklärt.',
    'Il a coupé le vase en dernier.',
  ])('%s', (prompt) => {
    expect(wishes(prompt).filter(({ certainty }) => certainty !== 'guess')).toEqual([]);
  });
});
