import type { ClipAnalysis } from '@cutroom/contract';
import { expect, it } from 'vitest';
import { readClips } from '../../material/clip-facts.ts';
import { buildClips, type ClipSketch } from '../../testing/build-clip.ts';
import { planEdit } from '../plan-edit.ts';
import type { Slot } from '../slot.ts';
import { jump, likeness } from './likeness.ts';

type Colours = NonNullable<ClipAnalysis['dominantColours']>;
const ORANGE: Colours = [{ hex: '#e08030', share: 1 }];
const BLUE: Colours = [{ hex: '#2040a0', share: 1 }];

function slotsOf(sketches: readonly ClipSketch[], colours: readonly Colours[] = []): readonly Slot[] {
  const clips = buildClips(...sketches).map((clip, at) => {
    const dominantColours = colours[at];
    return dominantColours === undefined
      ? clip
      : { ...clip, analysis: { ...clip.analysis, dominantColours } };
  });
  return readClips(clips).map((facts) => ({
    facts,
    worth: 1,
    range: { startSeconds: 0, endSeconds: facts.durationSeconds },
    sight: null,
  }));
}

function jumpBetween(a: ClipSketch, b: ClipSketch, colours: readonly Colours[] = []): number {
  const [one, other] = slotsOf([a, b], colours);
  if (one === undefined || other === undefined) throw new Error('no clips');
  return jump(one, other);
}

it.each<[string, ClipSketch, ClipSketch]>([
  ['from warm to cold', { measures: { warmth: 0.6 } }, { measures: { warmth: -0.6 } }],
  ['from rest to wild movement', { measures: { motion: 0.05 } }, { measures: { motion: 0.9 } }],
  ['from quiet to loud', { measures: { loudnessLufs: -40 } }, { measures: { loudnessLufs: -12 } }],
])('a cut %s is a jump', (_, a, b) => {
  expect(jumpBetween(a, b)).toBeGreaterThan(jumpBetween(a, a) + 0.15);
});

const pan = (right: number, seconds = 8): ClipSketch => ({
  seconds: 8,
  cameraMoves: [{ startSeconds: 0, endSeconds: seconds, right, down: 0 }],
});

it('a pan goes on in the next clip rather than back, and one that is soon over is none', () => {
  expect(jumpBetween(pan(0.2), pan(-0.3))).toBeGreaterThan(jumpBetween(pan(0.2), {}) + 0.15);
  expect(jumpBetween(pan(0.2), pan(0.4))).toBeLessThan(jumpBetween(pan(0.2), {}) - 0.15);
  expect(jumpBetween(pan(0.2, 2), pan(-0.3))).toBeCloseTo(jumpBetween({}, {}), 6);
});

it('within a scene shots follow each other that go one way', () => {
  const ways = [0.3, -0.3, 0.3, -0.3, 0.3, -0.3];
  const clips = buildClips(
    { id: 'hook', measures: { motion: 0.9 }, labels: ['garden'] },
    ...ways.map((right) => ({ ...pan(right, 6), seconds: 6, labels: ['garden'] })),
  );
  const shown = planEdit({ prompt: '18 seconds', clips }).selectedClips.flatMap(({ clipId }) => {
    const move = clips.find((clip) => clip.clipId === clipId)?.analysis.cameraMoves?.[0];
    return move === undefined ? [] : [Math.sign(move.right)];
  });
  const turns = shown.filter((way, at) => at > 0 && way !== shown[at - 1]).length;
  expect(shown.length).toBeGreaterThan(4);
  expect(turns).toBeLessThan(shown.length - 1);
});

it('so is one between colours far apart, and colours that nobody measured are none', () => {
  expect(jumpBetween({}, {}, [ORANGE, BLUE])).toBeGreaterThan(jumpBetween({}, {}, [ORANGE, ORANGE]) + 0.1);
  expect(jumpBetween({}, {}, [ORANGE])).toBe(jumpBetween({}, {}));
});

it('the same clip twice is as alike as can be', () => {
  const [one, other] = slotsOf([{}, {}]);
  if (one === undefined || other === undefined) throw new Error('no clips');
  expect(likeness(one, one)).toBeGreaterThan(likeness(one, other));
});

it('within a scene cold shots stand beside cold ones', () => {
  const warmth = [0.6, -0.6, 0.6, -0.6, 0.6, -0.6];
  const clips = buildClips(
    { id: 'hook', measures: { motion: 0.9, warmth: 0.6 }, labels: ['garden'] },
    ...warmth.map((value) => ({ labels: ['garden'], measures: { warmth: value }, seconds: 6 })),
  );
  const temperatures = planEdit({ prompt: '18 seconds', clips }).selectedClips.map(({ clipId }) =>
    Math.sign(clips.find((clip) => clip.clipId === clipId)?.analysis.measures.warmth ?? 0),
  );
  const turns = temperatures.filter((value, at) => at > 0 && value !== temperatures[at - 1]).length;
  expect(turns).toBeLessThan(5);
});
