import { describe, expect, it } from 'vitest';
import { buildClips } from '../testing/build-clip.ts';
import { idsIn, readerOf } from '../testing/read-wishes.ts';

const spoken = (said: string) => ({
  speech: [{ startSeconds: 1, endSeconds: 12 }],
  words: said.split(' ').map((text, at) => ({ text, startSeconds: 1 + at, endSeconds: 1.9 + at })),
});

const clips = buildClips(
  { id: 'nora', name: 'nora-dives.mp4', seconds: 20 },
  { id: 'noratalks', name: 'nora-talks.mp4', seconds: 20, ...spoken('we never go out without a plan') },
  { id: 'emiltalks', name: 'emil-talks.mp4', seconds: 20, ...spoken('the sea decides when we leave') },
  { id: 'harbour', name: 'harbour.mp4', seconds: 20 },
);
const wishesOf = readerOf(clips);

describe('What somebody does from one second to another', () => {
  it.each([
    'Nora talking from 0:04 to 0:09',
    'Nora explaining from second 4 to second 9, then the harbour',
    'Nora talking, seconds 4 to 9',
    'Nora redet von Sekunde 4 bis Sekunde 9',
    'Nora hablando del segundo 4 al segundo 9',
    'Nora qui parle de la seconde 4 à la seconde 9',
  ])('is a part of the clip in which somebody talks: %s', (prompt) => {
    const parts = wishesOf(prompt, 'clipPart');
    expect(parts.map((wish) => [idsIn([wish]), wish.part])).toEqual([
      [['noratalks'], { part: 'range', fromSeconds: 4, toSeconds: 9 }],
    ]);
    expect(wishesOf(prompt, 'length')).toEqual([]);
  });

  it('is all that is shown of them', () => {
    expect(idsIn(wishesOf('Emil talking, Nora talking, the harbour', 'only'))).toEqual([
      'emiltalks',
      'noratalks',
      'harbour',
    ]);
  });

  it('but no length of the reel behind a comma', () => {
    expect(wishesOf('Nora talking, 20-30 seconds', 'clipPart')).toEqual([]);
  });
});

describe('Words in quotes that are said in a clip', () => {
  it.each([
    ["start with Emil's 'the sea decides'", 'open'],
    ['Nora with the line "we never go out without a plan" at the end', 'close'],
  ] as const)('mean that clip: %s', (prompt, kind) => {
    expect(idsIn(wishesOf(prompt, kind))).toEqual([kind === 'open' ? 'emiltalks' : 'noratalks']);
    expect(wishesOf(prompt, 'title')).toEqual([]);
  });

  it.each([
    ['title "the sea decides" at the start', 'opening'],
    ["write 'the sea decides when we leave' at the end", 'ending'],
    ['"the sea decides" over the harbour', 'clips'],
    ['the text "the sea decides" on the harbour', 'clips'],
  ])('are written where that is asked: %s', (prompt, at) => {
    expect(wishesOf(prompt, 'title').map((wish) => wish.at)).toEqual([at]);
  });

  it('are written where nobody says them', () => {
    expect(wishesOf('the harbour with "See you soon"', 'title').map(({ text }) => text)).toEqual([
      'See you soon',
    ]);
  });
});
