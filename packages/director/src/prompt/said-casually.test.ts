import { describe, expect, it } from 'vitest';
import { planEdit } from '../plan/plan-edit.ts';
import { buildClips } from '../testing/build-clip.ts';
import { clipsNamed, idsIn } from '../testing/read-wishes.ts';
import { readBrief } from './read-brief.ts';

const clips = clipsNamed(['horse', 'cake', 'boat', 'kite']);
const read = (prompt: string) => readBrief({ prompt, clips });
const wishes = (prompt: string) => read(prompt).wishes;
const kindsOf = (prompt: string) => wishes(prompt).map(({ kind }) => kind);
const idsOf = (prompt: string, kind: string) => idsIn(wishes(prompt).filter((wish) => wish.kind === kind));

describe('From one time of a clip to another', () => {
  it.each([
    ['start with 0:05 to 0:08 of the boat', 'open'],
    ['open on 0:05-0:08 of the boat', 'open'],
    ['end on 0:05 to 0:08 of the boat', 'close'],
  ])('%s: is a part of it', (prompt, place) => {
    expect(kindsOf(prompt)).toEqual([place, 'clipPart']);
    expect(wishes(prompt)[1]).toMatchObject({ part: { part: 'range', fromSeconds: 5, toSeconds: 8 } });
  });

  it('opens the reel also where more follows', () => {
    expect(idsOf('start with 0:05 to 0:08 of the boat, then the cake', 'open')).toEqual(['boat', 'cake']);
    expect(kindsOf('start with 0:05 to 0:08 of the boat, then the cake')).toContain('clipPart');
  });

  it.each([
    'empieza con 0:05 a 0:08 del kite',
    'commence par 0:05 à 0:08 du kite',
    'começa com 0:05 a 0:08 do kite',
  ])('%s: is a part of it in other languages', (prompt) =>
    expect(kindsOf(prompt)).toEqual(['open', 'clipPart']),
  );
});

describe('Words on the screen', () => {
  it.each(['put some text saying "Ahoy" when the boat starts', '"Ahoy" when the boat comes on'])(
    '%s: come with the clip, which is moved nowhere',
    (prompt) => {
      expect(kindsOf(prompt)).toEqual(['title']);
      expect(wishes(prompt)).toEqual([expect.objectContaining({ kind: 'title', at: 'clips', text: 'Ahoy' })]);
    },
  );
});

it('opens with what people are to see first', () => {
  expect(idsOf('i want people to see the boat first and then the cake', 'open')).toEqual(['boat', 'cake']);
});

describe('Music', () => {
  it.each(['lo-fi music', 'add some lo-fi music', 'lo-fi beats under it'])('%s: is asked for', (prompt) => {
    expect(wishes(prompt)).toEqual([expect.objectContaining({ kind: 'music', music: 'add' })]);
  });
});

describe('Words that are not used', () => {
  it.each(['just the cake and the kite, nothing else', 'only the boat please, nothing else'])(
    '%s: are none of those that are left alone in the reel',
    (prompt) => {
      expect(kindsOf(prompt)).toEqual(['only']);
      expect(read(prompt).notUsed).toEqual([]);
    },
  );
});

describe('What is left out', () => {
  it.each([
    'make it 10 seconds without losing the boat',
    'the boat can go anywhere',
    'the horse and the boat can go wherever',
  ])('%s: is not what may come anywhere', (prompt) => {
    expect(kindsOf(prompt)).not.toContain('exclude');
    expect(idsOf(prompt, 'include')).toContain('boat');
  });

  it.each([
    ['the last frame should be the boat and not the cake', 'close'],
    ['start with the boat and not the cake', 'open'],
    ["first shot can't be the cake", 'open'],
    ["the first thing people see can't be the cake or the kite", 'open'],
  ])('%s: is not what only has another place', (prompt, place) => {
    expect(kindsOf(prompt)).not.toContain('exclude');
    const [refused] = wishes(prompt).filter((wish) => 'isNot' in wish && wish.isNot);
    expect(refused).toMatchObject({ kind: place, isNot: true });
  });

  it('is nothing for a word that nobody can see', () => {
    const people = ['sea', 'park', 'pool'].map((id) => ({ id, labels: ['person'] }));
    const brief = readBrief({ prompt: 'no people running around', clips: buildClips(...people) });
    expect(brief.wishes.map(({ kind }) => kind)).not.toContain('exclude');
  });

  it('is told where no clip is known to show it, unless it is any of its kind', () => {
    const outcomes = (prompt: string) =>
      planEdit({ prompt, clips }).brief?.outcomes.map(({ outcome }) => outcome);
    expect(outcomes('leave out the woman with the book')).toEqual(['partly']);
    expect(outcomes('without the tiger and the cake')).toEqual(['partly']);
    expect(outcomes('no tigers')).toEqual(['met']);
    expect(outcomes('no tiger')).toEqual(['met']);
  });
});

describe('What is told and not asked', () => {
  it.each(['just filmed these yesterday', "hey what's up, just uploaded my stuff from last week"])(
    '%s: names no clip',
    (prompt) => expect(wishes(prompt)).toEqual([]),
  );

  it('is a condition that was not met', () => {
    expect(wishes("if that's not possible just show the boat twice")).toContainEqual(
      expect.objectContaining({ kind: 'times', amount: { bound: 'exactly', value: 2 } }),
    );
  });
});

describe('How often and how long', () => {
  it('takes half a second for no share', () => {
    expect(kindsOf('start with the boat for half a second and also end with the boat')).toEqual([
      'open',
      'hold',
      'close',
    ]);
  });

  it('counts the clips of a montage', () => {
    expect(wishes('a 3 clip montage where every clip gets the same time')).toEqual([
      expect.objectContaining({ kind: 'count', amount: { bound: 'exactly', value: 3 } }),
      expect.objectContaining({ kind: 'cutLength', isEven: true }),
    ]);
  });

  it.each(['use all 4', 'use all 4 clips'])('%s: is every clip', (prompt) =>
    expect(kindsOf(prompt)).toEqual(['every']),
  );

  it.each(['two boat shots, one cake shot', 'two shots of the boat, one of the cake'])(
    '%s: counts the shots of each',
    (prompt) =>
      expect(wishes(prompt).filter(({ kind }) => kind === 'times')).toHaveLength(
        prompt.startsWith('two boat') ? 2 : 1,
      ),
  );

  it('takes the two clips of a thing for those that there are', () => {
    expect(kindsOf('use the two boat clips')).toEqual(['include']);
  });

  it('lets a clip come again where it does not follow itself', () => {
    expect(wishes("please don't show the same thing twice in a row")).toEqual([
      expect.objectContaining({ kind: 'together', clips: [], isApart: true }),
    ]);
  });

  it('keeps to a list of which one thing lasts longer', () => {
    const { selectedClips, brief } = planEdit({
      prompt: 'horse, cake, boat. 2 seconds each except the boat which gets 4',
      clips,
    });
    expect(selectedClips.map(({ clipId, startTime, endTime }) => [clipId, endTime - startTime])).toEqual([
      ['horse', expect.closeTo(2)],
      ['cake', expect.closeTo(2)],
      ['boat', expect.closeTo(4)],
    ]);
    expect(brief?.outcomes.every(({ outcome }) => outcome === 'met')).toBe(true);
  });

  it('is said of the whole reel by an only behind other wishes', () => {
    expect(idsIn(wishes('fast cuts, boat only'))).toEqual(['boat']);
    expect(kindsOf('fast cuts, penguins only')).toContain('only');
  });
});

describe('Talk without pauses', () => {
  it.each(['no dead air', 'no awkward silences'])('%s: is asked for', (prompt) => {
    expect(wishes(prompt)).toEqual([expect.objectContaining({ kind: 'speech', speech: 'fluent' })]);
  });
});

describe('A voice under other clips', () => {
  it.each([
    "put the horse's voice under the shots of the boat",
    'show the boat over the horse while she keeps talking',
    'put the b-roll over the horse',
  ])('%s: is heard under them', (prompt) => {
    const [speech] = wishes(prompt);
    expect(speech).toMatchObject({ kind: 'speech', speech: 'under' });
    expect(idsOf(prompt, 'speech')).toEqual(['horse']);
  });
});

describe('Reels in which nobody talks', () => {
  it.each([
    'nobody should be talking',
    'only clips where nobody speaks',
    'without any spoken bits',
    'not a single shot with somebody speaking',
    'ohne dass wer redet',
    'ich möchte nicht, dass jemand in die Kamera redet',
  ])('%s: are asked for', (prompt) => {
    expect(wishes(prompt)).toEqual([expect.objectContaining({ kind: 'speech', speech: 'none' })]);
  });
});

describe('How fast one thing plays', () => {
  it('is said of it where it may be sped up', () => {
    expect(idsOf('the boat can be sped up a bit', 'speed')).toEqual(['boat']);
  });

  it('is not that of the reel where no clip shows the thing', () => {
    expect(wishes('slow mo on the jump')).toEqual([
      expect.objectContaining({ kind: 'speed', clips: [expect.objectContaining({ answer: 'none' })] }),
    ]);
    expect(wishes('slow motion for the whole video')).toEqual([
      expect.objectContaining({ kind: 'speed', clips: [] }),
    ]);
  });
});

it('a length without its unit goes before a but', () => {
  expect(wishes("keep it under 20 but don't rush")).toContainEqual(
    expect.objectContaining({ kind: 'length', amount: { bound: 'atMost', value: 20 } }),
  );
});

describe('Times that are no length', () => {
  it.each([
    'title "Ahoy" after 3 seconds',
    'cut to the boat after 5 seconds',
    'título "Hola" después de 3 segundos',
    'Titel "Hallo" nach 3 Sekunden',
  ])('%s', (prompt) => expect(kindsOf(prompt)).not.toContain('length'));

  it('are told not to be there for titles', () => {
    expect(wishes('make the title appear after 3 seconds')).toEqual([
      expect.objectContaining({ kind: 'unsupported', feature: 'title_times' }),
    ]);
  });

  it.each([
    ['stop after 20 seconds', 20],
    ['60 seconds is too long, do 40', 40],
  ])('%s: is one', (prompt, value) => {
    expect(wishes(prompt)).toEqual([
      expect.objectContaining({ kind: 'length', amount: { bound: 'exactly', value } }),
    ]);
  });
});

describe('What one clip is heard like', () => {
  it.each([
    ['the boat should be loud', 'named'],
    ['keep original audio only for the boat', 'others'],
    ['boat audio only', 'others'],
  ])('%s: is a level', (prompt, of) => {
    expect(wishes(prompt)).toEqual([expect.objectContaining({ kind: 'level', of })]);
    expect(idsOf(prompt, 'level')).toEqual(['boat']);
  });
});

describe('Both ends', () => {
  it('are those of an intro and an outro', () => {
    expect(kindsOf('boat as intro and outro')).toEqual(['open', 'close']);
  });

  it('leave in what only is not to open the reel', () => {
    expect(wishes('start with anything but the boat')).toEqual([
      expect.objectContaining({ kind: 'open', isNot: true }),
    ]);
  });
});

it.each(['the woman with the boat at the end', 'end with my son playing with the boat'])(
  '%s: a person is known by what is with them',
  (prompt) => {
    const people = buildClips(
      ...['boat', 'kite', 'cake'].map((id) => ({ id, name: `${id}.mp4`, labels: ['person'] })),
    );
    const [close] = readBrief({ prompt, clips: people }).wishes;
    expect(close).toMatchObject({ kind: 'close', clips: [expect.objectContaining({ answer: 'shown' })] });
    expect(idsIn([close].flatMap((wish) => wish ?? []))).toEqual(['boat']);
  },
);
