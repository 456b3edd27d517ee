import type { Brief, Wish } from '@cutroom/contract';
import { describe, expect, it } from 'vitest';
import { buildClips } from '../testing/build-clip.ts';
import { readBrief } from './read-brief.ts';

const CLIPS = buildClips(
  { id: 'cat', name: 'cat-in-drawer.mp4', labels: ['cat'] },
  { id: 'boots', name: 'ankle-boots.mp4', labels: ['shoe'] },
  { id: 'jeans', name: 'straight-jeans.mp4' },
  { id: 'iron', name: 'ironing.mp4', labels: ['iron'] },
  { id: 'empty', name: 'empty-rail.mp4' },
  { id: 'full', name: 'full-rail.mp4' },
);

/** Every sentence of a pattern: 'a {b|c} d' is 'a b d' and 'a c d'. */
function sentencesOf(pattern: string): readonly string[] {
  const choice = /\{([^{}]*)\}/.exec(pattern);
  if (choice === null) return [pattern.replace(/\s+/g, ' ').trim()];
  const [whole, ways = ''] = choice;
  return ways.split('|').flatMap((way) => sentencesOf(pattern.replace(whole, way)));
}

const S = '{2 seconds|2s|two secs}';
const EACH = '{|each|per shot|a shot|per clip|apiece}';
const idsOf = (wish: Wish | undefined) =>
  wish !== undefined && 'clips' in wish ? wish.clips.map(({ clips }) => clips[0]?.clipId) : [];
const wishOf = (brief: Brief, kind: Wish['kind']) => brief.wishes.find((wish) => wish.kind === kind);
const amountOf = (kind: 'length' | 'cutLength' | 'hold') => (brief: Brief) => {
  const wish = wishOf(brief, kind);
  return wish !== undefined && 'amount' in wish ? wish.amount : undefined;
};
const clipsOf = (kind: Wish['kind']) => (brief: Brief) => idsOf(wishOf(brief, kind));

describe('A wish in every combination of its words', () => {
  it.each([
    [
      'the longest that a shot may be',
      `{nothing|no shot|no cut|none of the shots|none of them} {over|above|longer than|more than} ${S} ${EACH}`,
      amountOf('cutLength'),
      { bound: 'atMost', value: 2 },
    ],
    [
      'a shot that may not be longer',
      `{don't let|I don't want|don't make|don't have} {any|a single} {shot|cut} {be|go|run|last|to be} {over|longer than} ${S}`,
      amountOf('cutLength'),
      { bound: 'atMost', value: 2 },
    ],
    [
      'a cap on every shot',
      `{limit|cap} {every shot|each one|all shots|them all} {to|at} ${S} {|max|tops|at most}`,
      amountOf('cutLength'),
      { bound: 'atMost', value: 2 },
    ],
    [
      'seconds of every clip',
      `{use|show|take|give me} ${S} {of|from} {each|every clip|each one|every one of them|all of them}`,
      amountOf('cutLength'),
      { bound: 'exactly', value: 2 },
    ],
    [
      'a range for the reel',
      '{make|keep} it {between 20 and 30 seconds|20-30 seconds|from 20 to 30 secs} {|long|please}',
      amountOf('length'),
      { bound: 'between', from: 20, to: 30 },
    ],
    [
      'a cap on the reel',
      '{cap|limit} it {to|at} 20 seconds {|max|tops}',
      amountOf('length'),
      {
        bound: 'atMost',
        value: 20,
      },
    ],
    [
      'what a clip gets',
      '{give|leave} the cat {4 seconds|4s} {|of the reel|of screen time}',
      amountOf('hold'),
      { bound: 'exactly', value: 4 },
    ],
    [
      'what opens',
      '{the first thing|the very first shot|the opener|what opens it} {is|should be|must be} the boots',
      clipsOf('open'),
      ['boots'],
    ],
    [
      'what is named before it is placed',
      "{the boots} {is what it should start with|I'd put first|gets us going|are what I want to begin with}",
      clipsOf('open'),
      ['boots'],
    ],
    [
      'where it is to begin',
      '{let it begin|let it start|it should open} {at|with} the {boots|ankle boots}',
      clipsOf('open'),
      ['boots'],
    ],
    [
      'where it is to stop',
      '{let it finish at|let it end at|it should be over with|we stop at} the {boots|ankle boots}',
      clipsOf('close'),
      ['boots'],
    ],
    [
      'one of a kind',
      'start with the empty rail and {finish|end} {with|on} the full one',
      clipsOf('close'),
      ['full'],
    ],
    [
      'what is out',
      '{boots out, jeans out|the boots out, jeans out|jeans out, the boots out}',
      (brief: Brief) => brief.wishes.map(({ kind }) => kind),
      ['exclude', 'exclude'],
    ],
    [
      'what is kept for the end',
      '{save|leave|keep} the cat {to the end|until last|for the end}',
      clipsOf('close'),
      ['cat'],
    ],
    [
      'what nobody wants to see',
      "{I don't want to see|I never want to see|I'd rather not see} {the ironing|the bit with the iron} {|in it|in the reel}",
      clipsOf('exclude'),
      ['iron'],
    ],
    [
      'what comes behind',
      'the boots {come|go|should come|must come} {|right} {after|behind} the jeans',
      clipsOf('before'),
      ['jeans'],
    ],
    [
      'a clip that is called by two nouns',
      '{use|show|include|take 4 seconds of} the cat in the drawer {|please|and fade out at the end}',
      (brief: Brief) => brief.wishes.flatMap(idsOf),
      ['cat'],
    ],
    [
      'no sound of one clip',
      '{no sound on|turn off the sound of|turn the sound off on|mute} {the ironing|the bit with the iron} only',
      (brief: Brief) => brief.wishes.map(({ kind }) => kind).filter((kind) => kind === 'only'),
      [],
    ],
    [
      'a title on the first or last shot',
      '{put|add|show|write} {the words|the title|a caption|the text} "See you" {on|over} the {first|last} {shot|clip}',
      (brief: Brief) => brief.wishes.map(({ kind }) => kind).filter((kind) => kind !== 'name'),
      ['title'],
    ],
  ] as const)('%s', (_, pattern, read, expected) => {
    const misread = sentencesOf(pattern).filter((prompt) => {
      const found = read(readBrief({ prompt, clips: CLIPS }));
      return JSON.stringify(found) !== JSON.stringify(expected);
    });
    expect(misread).toEqual([]);
  });

  it('does not take a clip that is left out back for a look', () => {
    const prompt = 'I want you to remove the bit with the iron. I want it in black and white';
    const brief = readBrief({ prompt, clips: CLIPS });
    expect(clipsOf('exclude')(brief)).toEqual(['iron']);
    expect(wishOf(brief, 'include')).toBeUndefined();
  });
});
