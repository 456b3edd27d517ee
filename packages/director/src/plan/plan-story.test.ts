import { describe, expect, it } from 'vitest';
import { buildClip, buildClips, type ClipSketch } from '../testing/build-clip.ts';
import { SCENES } from '../testing/corpus/scenes.ts';
import { planEdit } from './plan-edit.ts';

const DAY: readonly ClipSketch[] = ['morning', 'market', 'lunch', 'beach', 'dinner', 'night'].map((id) => ({
  id,
  seconds: 8,
  labels: [id],
}));

describe('without a wish for order', () => {
  it.each(['seaside', 'wedding', 'footage'] as const)(
    'the %s plays in the order it was filmed, after a hook',
    (scene) => {
      const clips = SCENES[scene];
      const [, ...rest] = planEdit({ prompt: 'make it good', clips }).selectedClips;
      const places = rest.map(({ clipId }) => clips.findIndex((clip) => clip.clipId === clipId));
      const pairs = places
        .flatMap((a, at) => places.slice(at + 1).map((b) => ({ a, b })))
        .filter(({ a, b }) => a !== b);
      expect(pairs.filter(({ a, b }) => a < b).length / pairs.length).toBeGreaterThanOrEqual(0.9);
    },
  );

  it('goes by what the files say of when they were filmed, whatever the order of upload', () => {
    const clips = DAY.map(buildClip)
      .map((clip, at) => ({ ...clip, recordedAt: new Date(Date.UTC(2026, 6, 4, 8 + at * 2)).toISOString() }))
      .map((clip, at) => ({ ...clip, uploadOrder: (at * 5) % 6 }));
    const [, ...rest] = planEdit({ prompt: '18 seconds', clips }).selectedClips;
    const places = rest.map(({ clipId }) => DAY.findIndex(({ id }) => id === clipId));
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  it('leaves out the weaker half of clips that are much alike', () => {
    const alike = ['0f0f0f0f0f0f0f00', '0f0f0f0f0f0f00f0', '0f0f0f0f0f000ff0', '0f0f0f0f0f0f30c0'];
    const clips = buildClips(
      ...alike.map((hash, at) => ({
        id: `cup-${at}`,
        labels: ['cup', 'table'],
        hash,
        quality: { brisqueScore: 20 + at * 5 },
      })),
      ...DAY,
    );
    const used = new Set(
      planEdit({ prompt: 'make it good', clips }).selectedClips.map(({ clipId }) => clipId),
    );
    expect(['cup-0', 'cup-1', 'cup-2', 'cup-3'].filter((id) => used.has(id)).length).toBeLessThanOrEqual(2);
    const all = planEdit({ prompt: 'use every clip', clips }).selectedClips.map(({ clipId }) => clipId);
    expect(new Set(all).size).toBe(clips.length);
  });

  it.each([17, 18])('shows fireworks at a brightness of %i', (brightness) => {
    const fireworks = { id: 'fireworks', quality: { brightness }, measures: { colourfulness: 75 } };
    const { selectedClips } = planEdit({ prompt: 'make it good', clips: buildClips(...DAY, fireworks) });
    expect(selectedClips.map(({ clipId }) => clipId)).toContain('fireworks');
  });

  it.each(['seaside', 'wedding', 'footage', 'forty'] as const)(
    'lengths breathe, and the last shot lingers (%s)',
    (scene) => {
      const { selectedClips } = planEdit({ prompt: 'make it good', clips: SCENES[scene] });
      const lengths = selectedClips.map(({ startTime, endTime }) => endTime - startTime);
      const mean = lengths.reduce((sum, one) => sum + one, 0) / lengths.length;
      const deviation = Math.sqrt(lengths.reduce((sum, one) => sum + (one - mean) ** 2, 0) / lengths.length);
      expect(deviation / mean).toBeGreaterThanOrEqual(0.24);
      expect(deviation / mean).toBeLessThanOrEqual(0.5);
      expect(lengths.at(-1)).toBeGreaterThanOrEqual(mean);
    },
  );

  it.each(['slow', 'fast', ''])('no shot drags beside the others, the last one included (%s)', (pace) => {
    const short = { seconds: 2.5, measures: { motion: 0.6 } };
    const wide = { seconds: 20, labels: ['wide shot'], measures: { motion: 0.02 } };
    const clips = buildClips({ seconds: 12 }, { seconds: 12 }, short, { seconds: 12 }, { seconds: 12 }, wide);
    const { selectedClips } = planEdit({ prompt: `${pace} 20 seconds`, clips });
    const lengths = selectedClips.map(({ startTime, endTime }) => endTime - startTime);
    const mean = lengths.reduce((sum, one) => sum + one, 0) / lengths.length;
    expect(Math.max(...lengths)).toBeLessThanOrEqual(mean * 1.6 + 0.11);
  });

  it('shows what was asked for again before it shows other things again', () => {
    const clips = buildClips(
      { id: 'road', seconds: 60, labels: ['road'] },
      { id: 'dog', seconds: 10, labels: ['dog'] },
      { id: 'cat', seconds: 10, labels: ['cat'] },
    );
    const { selectedClips } = planEdit({ prompt: 'include the dog and the cat, fast, 12 seconds', clips });
    const times = (id: string): number => selectedClips.filter(({ clipId }) => clipId === id).length;
    expect(Math.min(times('dog'), times('cat'))).toBeGreaterThanOrEqual(times('road'));
  });

  it('shows a moon in a black sky beside clear clips', () => {
    const moon: ClipSketch = {
      id: 'moon',
      quality: { brightness: 1, brisqueScore: 91 },
      measures: { colourfulness: 2, sharpness: 81, clippedShare: 0.84, motion: 0 },
      moments: [{ startSeconds: 2, endSeconds: 6, score: 0.11, reasons: ['sharp', 'steady'] }],
    };
    const shown = (sketch: ClipSketch): boolean =>
      planEdit({ prompt: 'make it good', clips: buildClips(...DAY, sketch) }).selectedClips.some(
        ({ clipId }) => clipId === 'moon',
      );
    expect(shown(moon)).toBe(true);
    const black = { startSeconds: 2, endSeconds: 6, score: 0.02, reasons: [] };
    expect(shown({ ...moon, moments: [black] })).toBe(false);
  });

  it('shows a talk in one or two ranges', () => {
    const speech = [0, 6, 12, 18, 24].map((at) => ({ startSeconds: at + 0.3, endSeconds: at + 5.4 }));
    const clips = buildClips({ id: 'talk', seconds: 30, speech }, { id: 'view', seconds: 5 });
    const { selectedClips } = planEdit({ prompt: '30 seconds', clips });
    expect(selectedClips.filter(({ clipId }) => clipId === 'talk').length).toBeLessThanOrEqual(2);
  });
});
