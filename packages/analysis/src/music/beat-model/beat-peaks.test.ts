import { describe, expect, it } from 'vitest';
import { pickBeats } from './beat-peaks.ts';

const logits = (peaks: Readonly<Record<number, number>>, length = 200) =>
  Float32Array.from({ length }, (_, frame) => peaks[frame] ?? -5);

describe('the beats in a model’s answers', () => {
  it('are the highest of their surroundings above even odds, at 50 frames a second', () => {
    const beat = logits({ 48: 1, 50: 3, 53: 2, 60: -0.1, 100: 2, 150: 4 });
    expect(pickBeats(beat, logits({ 150: 1 }))).toEqual({ beats: [1, 2, 3], downbeats: [3] });
  });

  it('lie between two frames that are equally high', () =>
    expect(pickBeats(logits({ 10: 2, 11: 2 }), logits({})).beats).toEqual([0.21]));

  it('have every downbeat among them, once', () => {
    const { downbeats } = pickBeats(logits({ 50: 3, 100: 3 }), logits({ 46: 2, 51: 2, 97: 1 }));
    expect(downbeats).toEqual([1, 2]);
  });

  it('may be none', () => expect(pickBeats(logits({}), logits({}))).toEqual({ beats: [], downbeats: [] }));
});
