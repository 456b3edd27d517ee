import type { CutSpeed } from '@cutroom/contract';
import { takenSeconds, timeMap } from '@cutroom/reel';
import { describe, expect, it } from 'vitest';
import { EDIT_COMMANDS } from '../edit-commands.ts';
import { type Editor, hasUnsavedChanges, openEditor } from '../editor.ts';
import { intervalAt, pullCut } from './cut-interval.ts';
import { RAMPS, setSpeed, speedText, steadySpeed } from './cut-speed.ts';
import { splitCut } from './joining-cuts.ts';

const clips = [
  { clipId: 'a', startTime: 2, endTime: 6, order: 0 },
  { clipId: 'b', startTime: 0, endTime: 2, order: 1 },
];
const clipSeconds = new Map([
  ['a', 10],
  ['b', 2],
]);
const clipRates = new Map([
  ['a', 60],
  ['b', 30],
]);
const opened: Editor = { ...openEditor(clips, true, clipSeconds), clipRates };
const first = ({ cuts: [cut] }: Editor) => {
  if (cut === undefined) throw new Error('the cut is there');
  return cut.clip;
};

describe('The speed of a cut on the timeline', () => {
  it.each([
    [2, 2],
    [0.5, 8],
    [4, 1],
    [0.25, 16],
  ])('%f× shows the same stretch of its clip in %f s', (rate, seconds) => {
    const changed = setSpeed(opened, 0, steadySpeed(rate));
    expect(first(changed).adjustedDuration).toBe(seconds);
    expect(intervalAt(changed, 0)).toEqual({ startSeconds: 2, endSeconds: 6 });
    expect(hasUnsavedChanges(changed)).toBe(true);
  });

  it('is written down where it is as filmed again, and then is no change', () => {
    const back = setSpeed(setSpeed(opened, 0, steadySpeed(2)), 0, steadySpeed(1));
    expect(first(back)).toMatchObject({ speed: [{ at: 0, rate: 1 }], adjustedDuration: 4 });
    expect(hasUnsavedChanges(back)).toBe(false);
  });

  it('stays within 30 s and half a second, and so within its clip', () => {
    const long = { ...opened, cuts: [{ key: 'x', clip: { ...first(opened), startTime: 0, endTime: 10 } }] };
    expect(first(setSpeed(long, 0, steadySpeed(0.25))).adjustedDuration).toBe(30);
    const short = {
      ...opened,
      cuts: [{ key: 'x', clip: { ...first(opened), startTime: 9.5, endTime: 10 } }],
    };
    const fast = setSpeed(short, 0, steadySpeed(4));
    expect(first(fast)).toMatchObject({ startTime: 8, adjustedDuration: 0.5 });
  });

  it('is not slowed down where its clip has too few frames, which is said', () => {
    expect(setSpeed(opened, 1, steadySpeed(0.5))).toBe(opened);
    expect(EDIT_COMMANDS.slower.isEnabled(opened, 1, 0)).toBe(false);
    expect(EDIT_COMMANDS.slower.refusal(opened, 1, 0)?.description).toBe(
      'Slow motion needs a clip with at least 50 frames a second. This clip has 30.',
    );
  });

  it('goes through the usual rates by its keys, as one step of undo', () => {
    const faster = EDIT_COMMANDS.faster.perform(EDIT_COMMANDS.faster.perform(opened, 0, 0), 0, 0);
    expect(speedText(first(faster))).toBe('1.5×');
    expect(EDIT_COMMANDS.undo.perform(faster, 0, 0).cuts).toEqual(opened.cuts);
  });

  it('moves an edge by frames of the reel, at the pace of the clip', () => {
    const fast = setSpeed(opened, 0, steadySpeed(2));
    const longer = pullCut(fast, 0, { part: 'end', seconds: 8, mergeKey: null });
    expect(intervalAt(longer, 0)).toEqual({ startSeconds: 2, endSeconds: 8 });
    expect(first(longer).adjustedDuration).toBe(3);
  });

  it.each<[string, CutSpeed]>([
    ['at one speed', steadySpeed(2)],
    ...RAMPS.map(({ name, speed }): [string, CutSpeed] => [name, speed]),
  ])('is divided at the playhead without a frame of it moving: %s', (_, speed) => {
    const sped = setSpeed(opened, 0, speed);
    const whole = first(sped);
    const { adjustedDuration: seconds = 0 } = whole;
    const parts = splitCut(sped, 1).cuts.slice(0, 2);
    const [left, right] = parts.map(({ clip }) => clip);
    if (left === undefined || right === undefined) throw new Error('two parts');
    expect(left.startTime + takenSeconds(left)).toBeCloseTo(right.startTime, 2);
    const map = timeMap(whole.speed, seconds);
    const second = timeMap(right.speed, right.adjustedDuration ?? 0);
    const rest = seconds - 1;
    expect(right.adjustedDuration).toBeCloseTo(rest, 3);
    expect(right.startTime + second.toClip(rest / 2)).toBeCloseTo(
      whole.startTime + map.toClip(1 + rest / 2),
      2,
    );
  });
});
