import type { SubjectTrack } from '@cutroom/contract';
import { describe, expect, it } from 'vitest';
import { CHANGE_COLUMNS } from '../motion/compare-frames.ts';
import { NOTHING_MOVED } from '../motion/global-motion.ts';
import type { MotionStep } from '../motion/motion-record.ts';
import { followMovement } from './follow-movement.ts';

const WIDTH = 0.16;
const SECONDS = 3;

/** Seen at the beginning, in the middle and at the end. */
function seen(label: string, centerAt: (seconds: number) => number, width = WIDTH): SubjectTrack {
  const boxes = [0, SECONDS / 2, SECONDS].map((atSeconds) => ({
    atSeconds,
    box: { x: centerAt(atSeconds) - width / 2, y: 0.2, width, height: 0.6 },
    confidence: 0.8,
  }));
  return { kind: 'object', label, confidence: 0.8, presence: 1, area: 0.1, boxes, smile: null };
}

/** Fifteen frames a second in which something of some width changes wherever it is; null where nothing does. */
function changing(
  centerAt: (seconds: number) => number | null,
  { width = WIDTH, shiftX = 0 }: { readonly width?: number; readonly shiftX?: number } = {},
): MotionStep[] {
  return Array.from({ length: SECONDS * 15 }, (_, index) => {
    const atSeconds = (index + 1) / 15;
    const center = centerAt(atSeconds);
    const changeColumns = Float32Array.from({ length: CHANGE_COLUMNS }, (_, column) => {
      const x = (column + 0.5) / CHANGE_COLUMNS;
      return center !== null && Math.abs(x - center) <= width / 2 ? 1.2 : 0.05;
    });
    return {
      ...NOTHING_MOVED,
      ...{ shiftX, atSeconds, elapsedSeconds: 1 / 15, frameSeconds: 1 / 15, lightChange: 0, changeColumns },
    };
  });
}

/** Runs off late and is back early: the straight line between the sightings is up to 0.1 off. */
const there = (seconds: number): number => {
  const halfway = 1 - Math.abs(1 - seconds / (SECONDS / 2));
  return 0.35 + 0.3 * Math.min(1, Math.max(0, (halfway - 0.3) / 0.4));
};

function farthestOff(track: SubjectTrack | undefined, centerAt: (seconds: number) => number): number {
  return Math.max(
    ...(track?.followed ?? []).map(({ atSeconds, centerX }) => Math.abs(centerX - centerAt(atSeconds))),
  );
}

describe('followMovement', () => {
  it('tells where a runner was between two sightings', () => {
    const [dog] = followMovement([seen('dog', there)], { steps: changing(there), cuts: [] });
    expect(dog?.followed?.length).toBe(10);
    expect(farthestOff(dog, there)).toBeLessThan(0.05);
  });

  it('leaves somebody who stands still in place until something moves', () => {
    const jump = (seconds: number) => (seconds < 0.9 ? 0.4 : Math.min(0.6, 0.4 + 0.35 * (seconds - 0.9)));
    const steps = changing((seconds) => (seconds < 0.9 || seconds > 1.5 ? null : jump(seconds)));
    const [dog] = followMovement([seen('dog', jump)], { steps, cuts: [] });
    const early = dog?.followed?.filter(({ atSeconds }) => atSeconds <= 0.5) ?? [];
    expect(early.length).toBe(2);
    for (const { centerX } of early) expect(Math.abs(centerX - 0.4)).toBeLessThan(0.03);
  });

  it('keeps to somebody of whom only an arm moves', () => {
    const steps = changing(() => 0.62, { width: 0.07 });
    const [person] = followMovement([seen('person', () => 0.5, 0.4)], { steps, cuts: [] });
    expect(farthestOff(person, () => 0.5)).toBeLessThan(0.06);
  });

  it('is not misled by another who is followed as well', () => {
    const still = seen('person', () => 0.2);
    const [person] = followMovement([still, seen('dog', there)], { steps: changing(there), cuts: [] });
    expect(farthestOff(person, () => 0.2)).toBeLessThan(0.03);
  });

  it('leaves a thing alone that is where it was', () => {
    const steps = changing(() => 0.55);
    expect(followMovement([seen('bottle', () => 0.5)], { steps, cuts: [] })[0]?.followed).toBeUndefined();
  });

  it.each([
    ['the camera goes on', { steps: changing(there, { shiftX: 0.01 }), cuts: [] }],
    ['the shot changes', { steps: changing(there), cuts: [0.7, 2.2] }],
    ['nothing is known of the frames', { steps: [], cuts: [] }],
  ])('says nothing where %s', (_, motion) => {
    const gone = seen('dog', (seconds) => 0.3 + 0.15 * seconds);
    expect(followMovement([gone], motion)[0]?.followed).toBeUndefined();
  });
});
