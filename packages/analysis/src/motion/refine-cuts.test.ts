import type { GreyFrame } from '@cutroom/contract';
import { describe, expect, it } from 'vitest';
import { greyOf, lookAt, scenery } from '../testing/drawn-frames.ts';
import type { MotionRecord } from './motion-record.ts';
import { MotionTracker } from './motion-tracker.ts';
import { CutRefiner, cutsToRefine } from './refine-cuts.ts';

const FPS = 30;
const a = scenery(11);
const b = scenery(12);

/** A slow pan over one scene until a frame, over another from it on. */
function film(frames: number, cutAt: number): GreyFrame[] {
  return Array.from({ length: frames }, (_, index) =>
    greyOf(lookAt(index < cutAt ? a : b, { x: index }, index / FPS)),
  );
}

/** What a tracker finds that sees only every third frame. */
function glance(frames: readonly GreyFrame[]): MotionRecord {
  const tracker = new MotionTracker();
  for (const [index, frame] of frames.entries()) {
    if (index % 3 === 0) tracker.add({ ...frame, unseenBefore: index === 0 ? 0 : 2 });
  }
  return tracker.finish();
}

/** The same where no cut stands out. */
function doubting({ unsureCuts, ...record }: MotionRecord): MotionRecord {
  return { ...record, unsureCuts: unsureCuts.map((cut) => ({ ...cut, isClear: false })) };
}

/**
 * What a tracker finds that sees every second of 60 frames a second and the key frame at the cut, each at the next
 * thirtieth; of two that share one it sees the last.
 */
function glanceAtSixty(frames: readonly GreyFrame[], cutAt: number): MotionRecord {
  const seen = new Map<number, GreyFrame>();
  let before = -1;
  for (const [index, frame] of frames.entries()) {
    if (index % 2 !== 0 && index !== cutAt) continue;
    const atSeconds = Math.ceil(index / 2) / 30;
    const unseenBefore = (seen.get(atSeconds)?.unseenBefore ?? 0) + index - before - 1;
    if (index !== cutAt + 1) seen.set(atSeconds, { ...frame, atSeconds, unseenBefore });
    before = index;
  }
  const tracker = new MotionTracker();
  for (const frame of seen.values()) tracker.add(frame);
  return tracker.finish();
}

function lookedAt(record: MotionRecord, frames: readonly GreyFrame[]): MotionRecord {
  return cutsToRefine(record).reduce((settled, { startSeconds, endSeconds }) => {
    const look = new CutRefiner();
    for (const frame of frames) {
      if (frame.atSeconds >= startSeconds && frame.atSeconds < endSeconds) look.add(frame);
    }
    return look.settle(settled);
  }, record);
}

describe('A closer look', () => {
  it.each([31, 32, 33])('finds the very frame of a cut at frame %i', (cutAt) => {
    const frames = film(60, cutAt);
    const glanced = glance(frames);
    expect(glanced.cuts).toEqual([33 / FPS]);
    expect(glanced.unsureCuts).toEqual([
      {
        afterSeconds: 30 / FPS,
        shotEndSeconds: expect.closeTo(31 / FPS),
        atSeconds: 33 / FPS,
        isClear: true,
      },
    ]);
    const settled = lookedAt(doubting(glanced), frames);
    expect(settled.cuts).toEqual([cutAt / FPS]);
    expect(settled.unsureCuts).toEqual([]);
    // The step over the cut is still known by the cut's time.
    const before = glanced.steps.findIndex(({ atSeconds }) => atSeconds === 33 / FPS);
    expect(settled.steps[before]).toEqual({ ...glanced.steps[before], atSeconds: cutAt / FPS });
    expect(settled.steps.toSpliced(before, 1)).toEqual(glanced.steps.toSpliced(before, 1));
  });

  it('finds no cut where there is none', () => {
    const record = {
      ...glance(film(60, 99)),
      cuts: [1.1],
      unsureCuts: [{ afterSeconds: 1, shotEndSeconds: 1, atSeconds: 1.1, isClear: false }],
    };
    expect(lookedAt(record, film(60, 99)).cuts).toEqual([]);
  });

  it('finds a cut at the time of the last frame that was seen, where a second one was not', () => {
    const record = {
      ...glance(film(60, 30)),
      cuts: [1.1],
      unsureCuts: [{ afterSeconds: 1, shotEndSeconds: 1, atSeconds: 1.1, isClear: false }],
    };
    expect(lookedAt(record, film(60, 30)).cuts).toEqual([1]);
  });

  it.each([60, 61, 62, 63])('finds the very frame of a cut at frame %i of a clip of 60 a second', (cutAt) => {
    const frames = film(120, cutAt).map((frame, index) => ({ ...frame, atSeconds: index / 60 }));
    const glanced = glanceAtSixty(frames, cutAt);
    // The key frame that a cut begins with is seen, but not told from the one behind it.
    expect(glanced.cuts).toEqual([Math.ceil(cutAt / 2) / 30]);
    expect(lookedAt(glanced, frames).cuts).toEqual([cutAt / 60]);
  });

  it('is not needed where the cut is clear', () => {
    expect(cutsToRefine(glance(film(60, 32)))).toEqual([]);
  });

  it('leaves alone what it did not see', () => {
    const record = glance(film(60, 32));
    const look = new CutRefiner();
    for (const frame of film(20, 99)) look.add(frame);
    expect(look.settle(record)).toEqual(record);
    expect(new CutRefiner().settle(record)).toEqual(record);
  });

  it('takes cuts together that lie close to each other', () => {
    const unsure = (seconds: number) => ({
      ...{ afterSeconds: seconds - 0.1, shotEndSeconds: seconds - 0.07 },
      ...{ atSeconds: seconds, isClear: false },
    });
    const looks = cutsToRefine({ steps: [], cuts: [], unsureCuts: [0.1, 1.5, 2.5, 8].map(unsure) });
    expect(looks).toHaveLength(2);
    expect(looks[0]?.startSeconds).toBe(0);
    expect(looks[0]?.endSeconds).toBeCloseTo(2.8);
    expect(looks[1]?.startSeconds).toBeCloseTo(7.7);
    expect(cutsToRefine({ steps: [], cuts: [4], unsureCuts: [] })).toEqual([]);
  });
});
