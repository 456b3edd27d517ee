import { describe, expect, it } from 'vitest';
import { briefOfRequest } from '../../brief-of-request.ts';
import { readClips } from '../../material/clip-facts.ts';
import { buildClips, type ClipSketch } from '../../testing/build-clip.ts';
import type { MadeCut } from '../made-cut.ts';
import { resolveWishes } from '../wishes/wishes.ts';
import { slideCut } from './slide-cut.ts';

/** A view of two seconds, and a cut of the clip 'a' from its third second to its fifth. */
function slide(
  seconds: number,
  sketch: ClipSketch = {},
  more: Partial<MadeCut> = {},
  rest: readonly [number, number][] = [],
) {
  const clips = buildClips({ seconds: 10, ...sketch }, { seconds: 10 });
  const [own, view] = readClips(clips, undefined);
  if (own === undefined || view === undefined) throw new Error('The clips cannot be read.');
  const cut = (facts: typeof own, startSeconds: number, endSeconds: number): MadeCut => ({
    facts,
    interval: { startSeconds, endSeconds },
  });
  const cuts = [
    cut(view, 1, 3),
    { ...cut(own, 3, 5), ...more },
    ...rest.flatMap(([from, until]) => [cut(view, 4, 6), cut(own, from, until)]),
  ];
  const wishes = resolveWishes(briefOfRequest({ prompt: '', clips }), [own, view]);
  return slideCut(cuts, 1, seconds, wishes)
    ?.filter(({ facts }) => facts === own)
    .map(({ interval, audio }) => [interval.startSeconds, interval.endSeconds, audio?.tailSeconds ?? 0]);
}
const tail = (tailSeconds: number) => ({ audio: { leadSeconds: 0, tailSeconds, shiftSeconds: 0 } });

describe('A cut that slides', () => {
  it('shows as much of its clip, a little later or earlier', () => {
    expect(slide(0.25)).toEqual([[3.25, 5.25, 0]]);
    expect(slide(-0.25)).toEqual([[2.75, 4.75, 0]]);
  });

  it('takes along the talk that other clips lie over', () => {
    expect(slide(0.25, {}, tail(2), [[7, 9]])).toEqual([
      [3.25, 5.25, 2],
      [7.25, 9.25, 0],
    ]);
  });

  it('lets a sentence that goes on under other clips end where it did', () => {
    expect(slide(0.25, {}, tail(2))).toEqual([[3.25, 5.25, 1.75]]);
  });

  it.each([
    ['its shot ends', { cutsAt: [5.1] }, []],
    ['it would end in a word', { words: [{ text: 'sea', startSeconds: 5.1, endSeconds: 5.6 }] }, []],
    ['a sentence would begin', { speech: [{ startSeconds: 5.05, endSeconds: 8 }] }, []],
    ['another cut shows that', {}, [[5.1, 7] as [number, number]]],
  ])('stays where it is where %s', (_, sketch, rest) => {
    expect(slide(0.25, sketch, {}, rest)).toBeUndefined();
  });
});
