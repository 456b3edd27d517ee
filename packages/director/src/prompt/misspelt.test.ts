import { describe, expect, it } from 'vitest';
import { buildClips } from '../testing/build-clip.ts';
import { clipsNamed, idsIn } from '../testing/read-wishes.ts';
import { readBrief } from './read-brief.ts';

const zoo = buildClips(
  { name: 'IMG_0001.mp4', labels: ['elephant'] },
  { name: 'IMG_0002.mp4', labels: ['giraffe'] },
  { name: 'IMG_0003.mp4', labels: ['dolphin'] },
);
const named = clipsNamed(['pharmacy', 'rabbit', 'tortoise', 'kite']);

function readings(prompt: string, clips: Parameters<typeof readBrief>[0]['clips']) {
  return readBrief({ prompt, clips }).wishes.map((wish) => [wish.kind, ...idsIn([wish])]);
}

describe('Words that are spelt as they are heard', () => {
  const [elephant, giraffe, dolphin] = zoo.map(({ clipId }) => clipId);

  it.each([
    ['only elefants 🐘🐘', ['only', elephant]],
    ['just the elefant pls', ['only', elephant]],
    ['start with the dolfins', ['open', dolphin]],
    ['giraff first', ['open', giraffe]],
  ])('%s: mean what clips show', (prompt, meant) => {
    expect(readings(prompt, zoo)).toEqual([meant]);
  });

  it.each([
    ['solo los elefntes', ['only', elephant]],
    ['só as girrafas', ['only', giraffe]],
    ['nur die Elefantn', ['only', elephant]],
    ['seulement les éléfants', ['only', elephant]],
  ])('%s: mean what clips show in other languages', (prompt, meant) => {
    expect(readings(prompt, zoo)).toEqual([meant]);
  });

  it.each([
    ['end with the farmacy', ['close', 'pharmacy']],
    ['rabits last', ['close', 'rabbit']],
    ['tortois frist', ['open', 'tortoise']],
  ])('%s: mean the name of a clip', (prompt, meant) => {
    expect(readings(prompt, named)).toEqual([meant]);
  });

  it('leaves other words and names alone', () => {
    expect(readings('start with the rapids', named)).toEqual([['open']]);
    expect(readings('Kitty says hello', named)).toEqual([]);
  });
});

describe('A clip of a change', () => {
  const change = clipsNamed(['vorher', 'nachher', 'werkstatt']);

  it.each([
    'before shot first, after shot last',
    'befor first, after last',
    'start with the before and end with the after',
  ])('%s: is known by its name in another language', (prompt) => {
    expect(readings(prompt, change)).toEqual([
      ['open', 'vorher'],
      ['close', 'nachher'],
    ]);
  });

  it('is no part of a stretch of a file', () => {
    const files = clipsNamed(['IMG_1202', 'IMG_1203']);
    const [wish] = readBrief({ prompt: 'From IMG_1202 take seconds 2 to 4', clips: files }).wishes;
    expect(wish).toMatchObject({ kind: 'clipPart', part: { fromSeconds: 2, toSeconds: 4 } });
  });
});
