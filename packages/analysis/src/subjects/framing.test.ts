import type { Framing, SubjectTrack } from '@cutroom/contract';
import { CROP_SPEED_MAX } from '@cutroom/reel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseFraming } from './framing.ts';

const SECONDS = 10;

/** A subject seen twice a second; `centerAt` and `width` in shares of the frame. */
function subject(
  label: string,
  centerAt: (seconds: number) => number,
  width = 0.12,
  height = 0.6,
): SubjectTrack {
  const boxes = Array.from({ length: SECONDS * 2 + 1 }, (_, index) => {
    const x = Math.max(0, Math.min(1 - width, centerAt(index / 2) - width / 2));
    return { atSeconds: index / 2, box: { x, y: 0.2, width, height }, confidence: 0.8 };
  });
  return { kind: 'object', label, confidence: 0.8, presence: 1, area: width * height, boxes, smile: null };
}

function frame(
  tracks: readonly SubjectTrack[],
  shape: { width: number; height: number } = { width: 1920, height: 1080 },
  cuts: number[] = [],
) {
  return chooseFraming({ ...shape, durationSeconds: SECONDS, cuts, tracks, movementCenterX: null });
}

function centerAt(framing: Framing, seconds: number): number {
  if (framing.mode !== 'crop') return Number.NaN;
  const { keyframes } = framing;
  const after = keyframes.findIndex(({ atSeconds }) => atSeconds >= seconds);
  if (after < 0) return keyframes.at(-1)?.centerX ?? Number.NaN;
  const [a, b] = [keyframes[after - 1], keyframes[after]];
  if (a === undefined || b === undefined) return keyframes[0]?.centerX ?? Number.NaN;
  return a.centerX + ((b.centerX - a.centerX) * (seconds - a.atSeconds)) / (b.atSeconds - a.atSeconds);
}

const WINDOW = (9 / 16) * (1080 / 1920);

describe('chooseFraming', () => {
  it('stands still, in one keyframe, for a subject that stands still or fidgets', () => {
    for (const still of [() => 0.3, (t: number) => 0.3 + 0.02 * Math.sin(7 * t)]) {
      const framing = frame([subject('person', still)]);
      expect(framing.mode === 'crop' && framing.keyframes.length).toBe(1);
      expect(centerAt(framing, 5)).toBeCloseTo(0.3, 1);
    }
  });

  it('follows a walker smoothly, never faster than a third of the width a second, and keeps her inside', () => {
    const walk = (t: number) => 0.15 + 0.07 * t;
    const framing = frame([subject('person', walk)]);
    for (let t = 0; t <= SECONDS; t += 0.1) {
      const center = centerAt(framing, t);
      expect(Math.abs(walk(t) - center) + 0.06).toBeLessThan(WINDOW / 2 + 0.02);
      expect(Math.abs(centerAt(framing, t + 0.1) - center)).toBeLessThanOrEqual(CROP_SPEED_MAX * 0.1 + 1e-6);
    }
  });

  it('jumps with a cut inside the clip and not before', () => {
    const framing = frame(
      [subject('person', (t) => (t < 5 ? 0.2 : 0.8))],
      { width: 1920, height: 1080 },
      [5],
    );
    expect(centerAt(framing, 4.99)).toBeCloseTo(0.2, 2);
    expect(centerAt(framing, 5.01)).toBeCloseTo(0.8, 2);
  });

  it('shows the whole frame where a crop would cut a group or a wide subject', () => {
    expect(frame([subject('person', () => 0.15), subject('person', () => 0.85)]).mode).toBe('fit');
    expect(frame([subject('truck', () => 0.5, 0.8)]).mode).toBe('fit');
  });

  it('follows the one who moves where two cannot share the window, and nobody where both do', () => {
    const stroll = (t: number) => 0.3 + 0.25 * Math.sin(t);
    const waits = subject('person', () => 0.9);
    const framing = frame([waits, subject('person', stroll)]);
    expect(framing.mode).toBe('crop');
    for (let t = 1; t < SECONDS; t += 1)
      expect(Math.abs(stroll(t) - centerAt(framing, t))).toBeLessThan(WINDOW / 2);
    const trembles = (t: number) => 0.1 + 0.006 * Math.sin(9 * t);
    expect(frame([waits, subject('person', trembles)]).mode).toBe('fit');
    expect(frame([subject('person', (t) => 0.9 - 0.1 * Math.sin(t)), subject('person', stroll)]).mode).toBe(
      'crop',
    );
    expect(frame([subject('person', (t) => 0.85 - 0.15 * Math.sin(t)), subject('person', stroll)]).mode).toBe(
      'fit',
    );
  });

  it('is not about things far away', () => {
    expect(centerAt(frame([{ ...subject('car', () => 0.85, 0.1, 0.1), area: 0.01 }]), 5)).toBeCloseTo(0.5, 2);
    expect(centerAt(frame([{ ...subject('person', () => 0.85, 0.1, 0.1), area: 0.01 }]), 5)).toBeGreaterThan(
      0.7,
    );
  });

  it('crops around the face of one person who is wider than the window', () => {
    const face: SubjectTrack = { ...subject('face', () => 0.4, 0.25, 0.44), kind: 'face', label: 'face' };
    const framing = frame([subject('person', () => 0.48, 0.67, 0.95), face]);
    expect(framing.mode).toBe('crop');
    expect(Math.abs(centerAt(framing, 5) - 0.4)).toBeLessThan(0.03);
  });

  it('crops around the middle of one person or animal whose face is not seen', () => {
    for (const label of ['person', 'dog']) {
      const framing = frame([subject(label, () => 0.45, 0.7, 0.9)]);
      expect(framing.mode).toBe('crop');
      expect(centerAt(framing, 5)).toBeCloseTo(0.45, 2);
    }
  });

  it('shows the whole frame for a group whose faces cannot share the window, and crops where they can', () => {
    const couple = (left: number, right: number) =>
      [left, right].flatMap((center): SubjectTrack[] => [
        subject('person', () => center, 0.3, 0.9),
        { ...subject('face', () => center, 0.1, 0.2), kind: 'face', label: 'face' },
      ]);
    expect(frame(couple(0.25, 0.75)).mode).toBe('fit');
    const together = frame(couple(0.4, 0.6));
    expect(together.mode).toBe('crop');
    expect(centerAt(together, 5)).toBeCloseTo(0.5, 2);
  });

  it('shows the whole frame where hands come and go, and still crops to a person who passes', () => {
    const passing = (width: number, height: number) => ({
      ...subject('person', () => 0.6, width, height),
      presence: 0.4,
    });
    expect(frame([passing(0.25, 0.4)]).mode).toBe('fit');
    expect(frame([passing(0.12, 0.6)]).mode).toBe('crop');
  });

  it('shows the whole frame where several things matter', () => {
    const bottles = [0.15, 0.5, 0.85].map((center) => subject('bottle', () => center, 0.1));
    expect(frame(bottles).mode).toBe('fit');
  });

  it('prefers the face to a large piece of furniture', () => {
    const face: SubjectTrack = { ...subject('face', () => 0.75, 0.1, 0.2), kind: 'face' };
    expect(centerAt(frame([subject('couch', () => 0.3, 0.25), face]), 5)).toBeCloseTo(0.75, 1);
  });

  it('leaves a 9:16 frame whole and cuts a taller one above and below only', () => {
    expect(frame([], { width: 1080, height: 1920 })).toEqual({
      mode: 'crop',
      keyframes: [{ atSeconds: 0, centerX: 0.5, centerY: 0.5 }],
    });
    const tall = frame([subject('person', () => 0.5)], { width: 1000, height: 2400 });
    expect(tall.mode === 'crop' && tall.keyframes[0]?.centerX).toBe(0.5);
  });

  it('takes the middle where nothing is known', () => {
    expect(centerAt(frame([]), 3)).toBe(0.5);
  });

  it('keeps the window inside the frame and its speed limited for any path of the subject', () => {
    const path = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 2, maxLength: 21 });
    fc.assert(
      fc.property(path, (centers) => {
        const framing = frame([subject('person', (t) => centers[Math.round(t * 2) % centers.length] ?? 0.5)]);
        for (let t = 0; t <= SECONDS; t += 0.05) {
          const center = centerAt(framing, t);
          expect(center).toBeGreaterThanOrEqual(WINDOW / 2 - 1e-9);
          expect(center).toBeLessThanOrEqual(1 - WINDOW / 2 + 1e-9);
          expect(Math.abs(centerAt(framing, t + 0.05) - center)).toBeLessThanOrEqual(
            CROP_SPEED_MAX * 0.05 + 1e-6,
          );
        }
      }),
      { numRuns: 60 },
    );
  });
});

it('a crop goes where the subject was between two sightings', () => {
  const at = (seconds: number): number => 0.3 + 0.4 * Math.min(1, Math.max(0, seconds - 4));
  const rare = { ...subject('dog', at) };
  rare.boxes = rare.boxes.filter(({ atSeconds }) => atSeconds % 2.5 === 0);
  const followed = [3, 3.5, 4, 4.5, 5.5, 6].map((atSeconds) => ({ atSeconds, centerX: at(atSeconds) }));
  const off = (framing: Framing): number =>
    Math.max(...[3.5, 4, 4.25, 6].map((seconds) => Math.abs(centerAt(framing, seconds) - at(seconds))));
  expect(off(frame([{ ...rare, followed }]))).toBeLessThan(0.1);
  expect(off(frame([rare]))).toBeGreaterThan(0.15);
});
