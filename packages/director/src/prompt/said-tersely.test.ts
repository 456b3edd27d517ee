import { describe, expect, it } from 'vitest';
import { planEdit } from '../plan/plan-edit.ts';
import { buildClips } from '../testing/build-clip.ts';
import { clipsNamed, idsIn } from '../testing/read-wishes.ts';
import { readBrief } from './read-brief.ts';

const clips = clipsNamed(['boat', 'dog', 'cat', 'kite', 'train']);
const wishes = (prompt: string) => readBrief({ prompt, clips }).wishes;
const kindsOf = (prompt: string) => wishes(prompt).map(({ kind }) => kind);
const idsOf = (prompt: string, kind: string) => idsIn(wishes(prompt).filter((wish) => wish.kind === kind));

describe('As in a telegram', () => {
  it.each(['start boat, end train', 'Begin boat and finish train', 'open boat, then close train'])(
    '%s: opens and closes the reel',
    (prompt) => {
      expect(idsOf(prompt, 'open')).toEqual(['boat']);
      expect(idsOf(prompt, 'close')).toEqual(['train']);
    },
  );

  it.each([
    ['Start line, hill, finish line, in that order', ['start line', 'hill', 'finish line']],
    ['hill, start line, finish line, cup, in that order', ['hill', 'start line', 'finish line', 'cup']],
  ])('%s: leaves the names of clips as they are', (prompt, order) => {
    const race = clipsNamed(['start line', 'hill', 'finish line', 'cup']);
    const brief = readBrief({ prompt, clips: race });
    expect(brief.wishes.map(({ kind }) => kind)).not.toContain('open');
    expect(idsIn(brief.wishes.filter(({ kind }) => kind === 'order'))).toEqual(order);
  });

  it.each([
    'the dog should be seen but not heard',
    'dog: in the reel, silent',
    'dog: yes, no sound',
    'show the dog with its sound off',
    'I want to see the dog but not hear it',
    'El perro se ve pero no se oye',
    'O cão aparece mas não se ouve',
    'Den Hund soll man sehen, aber nicht hören',
    'Hund: drin, stumm',
    "On voit le chien mais on ne l'entend pas",
  ])('%s: is in the picture, muted', (prompt) => {
    expect(wishes(prompt)).toEqual([
      expect.objectContaining({ kind: 'level', of: 'named', gainDb: expect.any(Number) }),
    ]);
    expect(idsOf(prompt, 'level')).toEqual(['dog']);
  });

  it('opens with no line where a clip is called so in one word', () => {
    const race = clipsNamed(['startline', 'finish', 'cup']);
    const brief = readBrief({ prompt: 'cup, start line, finish line, in that order', clips: race });
    expect(brief.wishes.map(({ kind }) => kind)).not.toContain('close');
  });

  it('hears one alone, of which nothing else is said', () => {
    const prompt = 'Sound: only the dog audible. Picture: boat, dog, cat';
    expect(kindsOf(prompt)).not.toContain('only');
    expect(wishes(prompt)[0]).toMatchObject({ kind: 'level', of: 'others' });
  });

  it('takes a clip from one time on, and behind another', () => {
    const prompt = 'Use the dog only from 0:04 on, and only after the boat';
    expect(wishes(prompt)).toEqual([
      expect.objectContaining({ kind: 'clipPart', part: { part: 'from', atSeconds: 4 } }),
      expect.objectContaining({ kind: 'before' }),
    ]);
  });

  it.each(['the dog and the cat and none of the others', 'dog, cat, no other boats or trains'])(
    '%s: leaves out none that is named',
    (prompt) => {
      expect(kindsOf(prompt)).not.toContain('exclude');
      expect(idsOf(prompt, 'only')).toEqual(['dog', 'cat']);
    },
  );

  it('refuses repeats', () => {
    expect(wishes('no clip used twice')).toEqual([
      expect.objectContaining({ kind: 'times', clips: [], amount: { bound: 'atMost', value: 1 } }),
    ]);
  });

  it.each(['It came so close that we hid', 'por la noche ya llovía'])('%s: asks for nothing', (prompt) => {
    expect(wishes(prompt)).toEqual([]);
  });
});

describe('Clips of one thing alone', () => {
  const zoo = buildClips(
    { id: 'keeper', labels: ['person'] },
    { id: 'feeding', labels: ['person', 'elephant'] },
    { id: 'calf', labels: ['elephant'] },
  );
  const left = (prompt: string) =>
    idsIn(readBrief({ prompt, clips: zoo }).wishes.filter(({ kind }) => kind === 'exclude'));

  it.each(['leave out the shots that only have people in them', 'no clips with only people in them'])(
    '%s: keeps those of somebody with an animal',
    (prompt) => expect(left(prompt)).toEqual(['keeper']),
  );

  it('leaves out every clip that shows a thing where nothing is alone', () => {
    expect(left('drop any clips that show people')).toEqual(['keeper', 'feeding']);
  });
});

describe('Stretches of one clip', () => {
  const parts = (prompt: string) =>
    wishes(prompt).flatMap((wish) => (wish.kind === 'clipPart' ? [wish.part] : []));
  const both = [
    { part: 'range', fromSeconds: 2, toSeconds: 5 },
    { part: 'range', fromSeconds: 8, toSeconds: 11 },
  ];

  it.each([
    'from the dog take 2-5s and 8-11s',
    'use 0:02 to 0:05 and 0:08 to 0:11 of the dog',
    'dog 0:02-0:05, 0:08-0:11',
    'from the dog use seconds 2 to 5 and 8 to 11',
    'usa 0:02 a 0:05 y 0:08 a 0:11 del perro',
  ])('%s: are two', (prompt) => expect(parts(prompt)).toEqual(both));

  it('are two cuts', () => {
    const long = buildClips({ id: 'dog', name: 'dog.mp4', seconds: 20 }, { name: 'boat.mp4', seconds: 20 });
    const plan = planEdit({ prompt: 'use 0:02 to 0:05 and 0:08 to 0:11 of the dog', clips: long });
    expect(plan.selectedClips.map(({ startTime, endTime }) => [startTime, endTime])).toEqual([
      [2, 5],
      [8, 11],
    ]);
    expect(plan.brief?.outcomes.map(({ outcome }) => outcome)).toEqual(['met', 'met', 'met']);
  });

  it('are none of amounts of different things', () => {
    expect(kindsOf('shots of 2-3 seconds, 20-30 seconds in total')).toEqual(['cutLength', 'length']);
  });
});
