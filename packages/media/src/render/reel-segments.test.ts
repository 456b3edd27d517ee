import { REEL_FPS, TRANSITIONS } from '@cutroom/contract';
import { cutJoins, type ReelStyle } from '@cutroom/reel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { audioPlan } from '../audio/audio-plan.ts';
import { PORTRAIT_PROBE } from '../testing/clip-probe.ts';
import { type ReelSegment, reelSegments, type ShownTitle } from './reel-segments.ts';
import type { CutSpec, ReelSpec } from './reel-spec.ts';

const cut = (name: string, startSeconds = 5, more: Partial<CutSpec> = {}): CutSpec => ({
  source: { path: `/${name}`, probe: PORTRAIT_PROBE },
  sourceId: name,
  startSeconds,
  frames: 60,
  framing: { mode: 'fit' },
  ...more,
});
const bitmap = { path: '/t', contentId: 't', width: 2, height: 2, left: 0, top: 0 };
const opening = shownTitle(0, 78);
const ending = shownTitle(60, 90);

function shownTitle(start: number, end: number): ShownTitle {
  return { bitmap, role: 'title', start, end, fadesIn: start > 0, fadesOut: true };
}

const reel = (style: ReelStyle, names = 'abc', frames = [60, 45, 60]): ReelSpec => ({
  cuts: [...names].map((name, index) => cut(name, 5, { frames: frames[index] ?? 60 })),
  sound: 'original',
  ...style,
});
/** Each segment as the clips it shows, with the frames of them, and where it lies in the reel. */
const outline = (segments: readonly ReelSegment[]): string[] =>
  segments.map(({ firstFrame, frames, view, into }) => {
    const shown = (name: string, start: number): string => `${name}${start}..${start + frames}`;
    const other = into === null ? '' : `>${shown(into.cut.sourceId, into.startFrame)}`;
    return `${firstFrame}: ${shown(view.cut.sourceId, view.startFrame)}${other}`;
  });

describe('The segments of a reel', () => {
  it('are its cuts where there is no style', () => {
    expect(outline(reelSegments(reel({})))).toEqual(['0: a0..60', '60: b0..45', '105: c0..60']);
  });

  it('are cuts and the crossfades over their joins, which show both beyond their ends', () => {
    expect(outline(reelSegments(reel({ transition: 'crossfade' })))).toEqual([
      '0: a0..54',
      '54: a54..66>b-6..6',
      '66: b6..39',
      '99: b39..51>c-6..6',
      '111: c6..60',
    ]);
  });

  it('split off only the ends of cuts that dip to black, each by itself', () => {
    const segments = reelSegments(reel({ transition: 'dip_to_black' }));
    expect(outline(segments)).toEqual([
      '0: a0..54',
      '54: a54..60',
      '60: b0..6',
      '66: b6..39',
      '99: b39..45',
      '105: c0..6',
      '111: c6..60',
    ]);
    expect(segments.map(({ fades }) => fades.map(({ direction }) => direction).join())).toEqual([
      ...['', 'out', 'in', '', 'out', 'in', ''],
    ]);
  });

  it('split off what the reel’s own fades and titles cover, wherever the cuts lie', () => {
    const style = { fadeIn: true, fadeOut: true };
    expect(outline(reelSegments(reel(style), [opening]))).toEqual([
      '0: a0..60',
      '60: b0..18',
      '78: b18..45',
      '105: c0..36',
      '141: c36..60',
    ]);
    const [, second] = reelSegments(reel(style), [opening]);
    expect(second?.titles).toEqual([{ ...opening, start: -60, end: 18 }]);
  });

  it('do not split off a rest that costs more alone', () => {
    expect(outline(reelSegments(reel({}, 'ab', [84, 60]), [opening]))).toEqual(['0: a0..84', '84: b0..60']);
  });

  it('share a short reel between its two fades', () => {
    const [segment] = reelSegments(reel({ fadeIn: true, fadeOut: true }, 'a', [30]));
    expect(segment?.fades.map(({ start, end }) => [start, end])).toEqual([
      [0, 15],
      [15, 30],
    ]);
  });

  it('are the same for a cut wherever it stands between two others', () => {
    const bodies = (names: string): ReelSegment['view'][] =>
      reelSegments(reel({ transition: 'crossfade', look: 'warm' }, names, []))
        .filter(({ into, view }) => into === null && view.startFrame === 6 && view.frames === 48)
        .map(({ view }) => view);
    expect(bodies('abcd').map(({ cut: { sourceId } }) => sourceId)).toEqual(['b', 'c']);
    expect(bodies('acbd')).toEqual(bodies('abcd').toReversed());
  });
});

describe('A transition', () => {
  it('never takes more than half of a cut', () => {
    const joins = cutJoins(reel({ transition: 'crossfade' }, 'abc', [60, 7, 1]));
    expect(joins).toEqual([
      { kind: 'crossfade', halfFrames: 3 },
      { kind: 'cut', halfFrames: 0 },
    ]);
  });

  it('is left out where the clip simply goes on', () => {
    const spec = { ...reel({ transition: 'dip_to_black' }), cuts: [cut('a', 5), cut('a', 7), cut('a', 20)] };
    expect(cutJoins(spec).map(({ kind }) => kind)).toEqual(['continue', 'dip_to_black']);
  });
});

describe('The audio of a reel', () => {
  it('is read with margins where it cross-fades, and not at all where it is silenced', () => {
    const cuts = [cut('a'), cut('b', 5, { gainDb: -60 }), cut('c', 5, { gainDb: -6 })];
    const plan = audioPlan({ cuts, sound: 'original', transition: 'crossfade' });
    expect(plan.cuts.map(({ view }) => view && [view.startFrame, view.frames])).toEqual([
      [-6, 72],
      null,
      [-6, 72],
    ]);
    expect(plan.cuts[2]?.envelope.level.to).toBeCloseTo(0.501, 3);
  });
});

describe('Whatever the style', () => {
  const anyStyle = fc.record({
    transition: fc.constantFrom(...TRANSITIONS),
    fadeIn: fc.boolean(),
    fadeOut: fc.boolean(),
  });
  const anyTitles = fc.subarray([opening, ending]);
  const anyFrames = fc.array(fc.integer({ min: 1, max: 200 }), { minLength: 1, maxLength: 12 });

  it('the segments follow one another without a gap and show every frame of every cut in order', () => {
    fc.assert(
      fc.property(anyFrames, anyStyle, anyTitles, (frames, style, titles) => {
        const names = frames.map((_, index) => String.fromCharCode(97 + index)).join('');
        const segments = reelSegments(reel(style, names, frames), titles);
        const wanted = frames.flatMap((count, index) =>
          Array.from({ length: count }, (_, frame) => `${names[index]}${frame}`),
        );
        const shown = segments.flatMap(({ firstFrame, frames: count, view, into }) =>
          Array.from({ length: count }, (_, at) => {
            const own = `${view.cut.sourceId}${view.startFrame + at}`;
            const other = `${into?.cut.sourceId}${(into?.startFrame ?? 0) + at}`;
            return [own, other].includes(wanted[firstFrame + at] ?? '') ? wanted[firstFrame + at] : own;
          }),
        );
        expect(shown).toEqual(wanted);
        expect(segments.every((segment, index) => segment.firstFrame === endOf(segments[index - 1]))).toBe(
          true,
        );
      }),
      { numRuns: 300 },
    );
  });

  it('a reel comes up from its first frame and is black with its last', () => {
    fc.assert(
      fc.property(anyFrames, anyStyle, anyTitles, (frames, style, titles) => {
        fc.pre(frames.reduce((sum, count) => sum + count, 0) >= 2);
        const names = frames.map((_, index) => String.fromCharCode(97 + index)).join('');
        const segments = reelSegments(reel({ ...style, fadeIn: true, fadeOut: true }, names, frames), titles);
        const first = segments[0]?.fades.find(({ coversTitles }) => coversTitles);
        const last = segments.at(-1)?.fades.findLast(({ coversTitles }) => coversTitles);
        expect(first).toMatchObject({ direction: 'in', start: 0 });
        expect(last?.end).toBe(segments.at(-1)?.frames);
        expect((first?.end ?? 99) / REEL_FPS).toBeLessThanOrEqual(0.8);
      }),
      { numRuns: 200 },
    );
  });
});

function endOf(segment: ReelSegment | undefined): number {
  return segment === undefined ? 0 : segment.firstFrame + segment.frames;
}
