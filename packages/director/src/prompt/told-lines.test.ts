import type { ClipReference, SpokenWord, WishKind } from '@cutroom/contract';
import { describe, expect, it } from 'vitest';
import { buildClips } from '../testing/build-clip.ts';
import { readBrief } from './read-brief.ts';

/** Sentences with a second of silence between them, from the first second on. */
function spoken(text: string): SpokenWord[] {
  let at = 1;
  return text.split(' ').map((word) => {
    const said = { text: word, startSeconds: at, endSeconds: at + 0.4 };
    at += /[.?!]$/.test(word) ? 1.4 : 0.4;
    return said;
  });
}

const CLIPS = buildClips(
  {
    id: 'vera',
    name: 'vera-interview.mp4',
    seconds: 30,
    words: spoken("I'm Vera and this is my boat. We sold the farm to buy her. My brother does not know yet."),
  },
  {
    id: 'pilot',
    name: 'IMG_3301.mp4',
    seconds: 20,
    labels: ['man', 'talking'],
    words: spoken('The lock opens at nine. Last winter the whole canal froze. You could walk to the mill.'),
  },
  { id: 'gulls', name: 'gulls.mp4', seconds: 12, labels: ['bird'] },
  { id: 'ropes', name: 'ropes.mp4', seconds: 12 },
);

function named(prompt: string, kind: WishKind): readonly ClipReference[] {
  return readBrief({ prompt, clips: CLIPS }).wishes.flatMap((wish) =>
    wish.kind === kind && 'clips' in wish ? wish.clips : [],
  );
}

const FARM = 'sold the farm';
const FROZEN = 'last winter the whole canal froze';

describe('What somebody says in a clip, told in other words', () => {
  it.each([
    ['start with vera saying im vera and this is my boat', 'open', 'vera', 'this is my boat'],
    ['the bit about selling the farm has to be in', 'include', 'vera', FARM],
    ["Vera's line about the farm is the best, use that one", 'include', 'vera', FARM],
    ["keep the moment when she says her brother doesn't know", 'include', 'vera', 'brother does not know'],
    ['end with the part where he talks about the frozen canal', 'close', 'pilot', FROZEN],
    ['empieza con Vera cuando dice que vendieron la farm', 'open', 'vera', FARM],
  ] as const)('%s', (prompt, kind, id, line) => {
    const reference = named(prompt, kind).find((one) => one.clips.some(({ clipId }) => clipId === id));
    expect(reference?.spokenWords?.join(' ')).toContain(line);
  });

  it('two lines in one prompt are two moments', () => {
    const prompt = 'use the line about the farm and end on the pilot saying the canal froze';
    expect(named(prompt, 'include')[0]?.spokenWords?.join(' ')).toContain(FARM);
    expect(named(prompt, 'close')[0]?.spokenWords?.join(' ')).toContain('canal froze');
  });

  it('words for the picture are no line', () => {
    const prompt = 'add a title saying the farm, and show the gulls';
    expect(named(prompt, 'include').flatMap(({ spokenWords }) => spokenWords ?? [])).toEqual([]);
  });
});

describe('Only what is said about something', () => {
  it.each([
    'from the interview only keep what she says about the farm',
    'in the interview just what she says about the farm',
    'of the interview use only what she says about the farm',
  ])('%s: keeps that of the clip, and leaves no other clip out', (prompt) => {
    expect(named(prompt, 'include').map(({ clips }) => clips.map(({ clipId }) => clipId))).toEqual([
      ['vera'],
    ]);
    expect(named(prompt, 'include')[0]?.spokenWords?.join(' ')).toContain('farm');
    expect(named(prompt, 'only')).toEqual([]);
  });
});
