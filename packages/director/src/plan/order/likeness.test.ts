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
