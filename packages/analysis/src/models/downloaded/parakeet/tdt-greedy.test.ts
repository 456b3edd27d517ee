import { describe, expect, it } from 'vitest';
import { decodeGreedily } from './tdt-greedy.ts';

const BLANK = 3;
/** Scores that say: this token, so many frames on. */
const say = (token: number, frames: number) =>
  Float32Array.from({ length: 9 }, (_, at) => Number(at === token || at === 4 + frames));

/** A model that answers by the frame it is asked about and how many tokens it has said; its state counts them. */
async function hear(frames: number, answer: (frame: number, said: number) => Float32Array) {
  const asked: [frame: number, last: number, said: number][] = [];
  const heard = await decodeGreedily<number>({
    ...{ frames, tokens: 4, blank: BLANK, start: 0 },
    ask: async (frame, last, said) => {
      asked.push([frame, last, said]);
      return { scores: answer(frame, said), state: said + 1 };
    },
  });
  return { asked, heard };
}

describe('decoding tokens and durations', () => {
  it.each([
    ['nothing but silence, a frame at a time', 3, () => say(BLANK, 0), [], [0, 1, 2]],
    ['silence that is skipped', 9, () => say(BLANK, 4), [], [0, 4, 8]],
    [
      'a token that lasts',
      6,
      (frame: number) => (frame === 1 ? say(0, 3) : say(BLANK, 1)),
      [{ id: 0, frame: 1, frames: 3 }],
      [0, 1, 4, 5],
    ],
    [
      'two tokens in one frame, then silence',
      3,
      (_: number, said: number) => [say(0, 0), say(1, 2)][said] ?? say(BLANK, 1),
      [
        { id: 0, frame: 0, frames: 0 },
        { id: 1, frame: 0, frames: 2 },
      ],
      [0, 0, 2],
    ],
    ['a token that lasts beyond the end', 2, () => say(2, 4), [{ id: 2, frame: 0, frames: 4 }], [0]],
    ['no frame at all', 0, () => say(0, 1), [], []],
  ] as const)('hears %s', async (_, frames, answer, heard, askedFrames) => {
    const found = await hear(frames, answer);
    expect(found.heard.map(({ confidence: _, ...token }) => token)).toEqual(heard);
    // One of four tokens scores one, the others nothing: e / (e + 3).
    for (const { confidence } of found.heard) expect(confidence).toBeCloseTo(0.4754, 4);
    expect(found.asked.map(([frame]) => frame)).toEqual(askedFrames);
  });

  it('keeps the token and the state of what was said, and not of silence', async () => {
    const { asked } = await hear(4, (frame) => (frame === 1 ? say(2, 1) : say(BLANK, 1)));
    expect(asked).toEqual([
      [0, BLANK, 0],
      [1, BLANK, 0],
      [2, 2, 1],
      [3, 2, 1],
    ]);
  });

  it('ends with a model that never goes on: ten tokens of each frame', async () => {
    const { heard } = await hear(2, () => say(0, 0));
    expect(heard.map(({ frame }) => frame)).toEqual([...Array(10).fill(0), ...Array(10).fill(1)]);
  });

  it.each([
    ['too few scores', new Float32Array(8), 'scored 8 tokens and durations instead of 9'],
    ['too many', new Float32Array(10), 'scored 10'],
    ['no number', new Float32Array(9).fill(Number.NaN), 'without a number'],
  ])('refuses %s', async (_, scores, why) => {
    await expect(hear(1, () => scores)).rejects.toThrow(why);
  });
});
