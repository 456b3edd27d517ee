import { expect, it } from 'vitest';
import { buildClips, type ClipSketch, subject } from '../../testing/build-clip.ts';
import { planEdit } from '../plan-edit.ts';

const CLEAR: readonly ClipSketch[] = [{}, {}, {}, {}, {}];
const NIGHT: ClipSketch = {
  id: 'night',
  quality: { brightness: 12 },
  measures: { sharpness: 40, colourfulness: 8 },
};

function played(prompt: string, ...sketches: readonly ClipSketch[]) {
  const { selectedClips, dropped } = planEdit({ prompt, clips: buildClips(...sketches) });
  const reason = dropped?.find(({ clipId }) => clipId === 'night')?.reason ?? null;
  return { isShown: selectedClips.some(({ clipId }) => clipId === 'night'), reason };
}

it('leaves out a clip in which it was too dark beside enough clear ones, and says why', () => {
  expect(played('make it good', ...CLEAR, NIGHT)).toEqual({
    isShown: false,
    reason: 'It is too dark to see much.',
  });
});

it('shows it where few are clear, where every clip is asked for, and where somebody stands in the light', () => {
  expect(played('make it good', {}, {}, NIGHT).isShown).toBe(true);
  expect(played('use every clip', ...CLEAR, NIGHT).isShown).toBe(true);
  expect(played('a dark and moody reel', ...CLEAR, NIGHT).isShown).toBe(true);
  const face = { ...NIGHT, tracks: [subject('face', 0.3)] };
  expect(played('make it good', ...CLEAR, face).isShown).toBe(true);
});

it('leaves out a clip in which nothing moves of an energetic reel alone', () => {
  const still: ClipSketch = { id: 'night', measures: { camera: 'still', motion: 0.01 } };
  expect(played('fast and energetic', ...CLEAR, still)).toEqual({
    isShown: false,
    reason: 'Hardly anything moves in it.',
  });
  expect(played('make it good', ...CLEAR, still).isShown).toBe(true);
  expect(played('fast and energetic', {}, {}, still).isShown).toBe(true);
});
