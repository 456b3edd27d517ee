import { describe, expect, it } from 'vitest';
import { cutsWithReasons, isAsDirected } from './as-directed.ts';
import type { SelectedClip } from './editing-plan.ts';

const cut = (order: number, changes: Partial<SelectedClip> = {}): SelectedClip => ({
  clipId: `clip-${order}`,
  startTime: 1,
  endTime: 3,
  order,
  reason: `reason ${order}`,
  ...changes,
});
const directedClips = [cut(0), cut(1), cut(2)];
const edited = (...selectedClips: SelectedClip[]) => ({ selectedClips, directedClips });
const reasons = (plan: Parameters<typeof cutsWithReasons>[0]) =>
  cutsWithReasons(plan).map((each) => each.reason);

describe('an edit is as the director chose it', () => {
  it.each([
    ['nobody edited it', { selectedClips: directedClips }, true],
    [
      'it was saved unchanged, with the lengths rounded',
      edited(cut(0, { adjustedDuration: 2.000001 }), cut(1), cut(2)),
      true,
    ],
    ['a clip is only locked', edited(cut(0, { locked: true }), cut(1), cut(2)), true],
    [
      'what is usual is now said',
      edited(cut(0, { gainDb: 0, titles: [], isVoiceCleared: false }), cut(1), cut(2)),
      true,
    ],
    ['the list has another order, its numbers have not', edited(cut(2), cut(0), cut(1)), true],
    ['a cut was added', edited(cut(0), cut(1), cut(2), cut(3)), false],
    ['a cut was split', edited(cut(0, { endTime: 2 }), cut(1), cut(2)), false],
    ['a cut plays twice as fast', edited(cut(0, { speed: [{ at: 0, rate: 2 }] }), cut(1), cut(2)), false],
    [
      'a cut has words',
      edited(
        cut(0, {
          titles: [{ text: 'Sea', startSeconds: 0, durationSeconds: 1, centerY: 0.5, style: 'box' }],
        }),
        cut(1),
        cut(2),
      ),
      false,
    ],
    ['two cuts changed places', edited(cut(1, { order: 0 }), cut(0, { order: 1 }), cut(2)), false],
  ] as const)('where %s: %j', (_, plan, expected) => {
    expect(isAsDirected(plan)).toBe(expected);
  });
});

describe('the reason of a cut', () => {
  it('stays with cuts that are as they were', () => {
    expect(reasons({ selectedClips: directedClips })).toEqual(['reason 0', 'reason 1', 'reason 2']);
  });
  it('goes from a cut that was changed', () => {
    expect(reasons(edited(cut(0), cut(1, { endTime: 4 }), cut(2)))).toEqual([
      'reason 0',
      undefined,
      'reason 2',
    ]);
  });
  it('goes from a cut that was moved, and those that it pushed on', () => {
    const moved = edited(cut(1, { order: 0 }), cut(2, { order: 1 }), cut(0, { order: 2 }));
    expect(reasons(moved)).toEqual([undefined, undefined, undefined]);
  });
  it('goes from the last cut where one was put behind it, for it does not end the reel', () => {
    expect(reasons(edited(cut(0), cut(1), cut(2), cut(3, { reason: undefined })))).toEqual([
      'reason 0',
      'reason 1',
      undefined,
      undefined,
    ]);
  });
});
