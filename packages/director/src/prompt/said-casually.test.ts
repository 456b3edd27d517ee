import { describe, expect, it } from 'vitest';
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
