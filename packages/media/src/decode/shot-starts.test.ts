import { describe, expect, it } from 'vitest';
import { beginsShots, type VideoPacket } from './shot-starts.ts';

const FPS = 30;
const GROUP = 30;

/** A keyframe a second of 100 kB, 20 kB for each frame between, a little more and less from frame to frame. */
function filmed(frames: number, changes: Readonly<Record<number, Partial<VideoPacket>>> = {}): VideoPacket[] {
  return Array.from({ length: frames }, (_, index) => ({
    shownAtSeconds: index / FPS,
    isKey: index % GROUP === 0,
    bytes: (index % GROUP === 0 ? 100_000 : 20_000) + 1000 * (index % 7),
    ...changes[index],
  }));
}

describe('Frames with which a shot may begin', () => {
  it('are none in a clip that was filmed in one go', () => {
    expect(beginsShots(filmed(120))).toEqual([]);
  });

  it.each([
    ['a frame far larger than those around it', { 47: { bytes: 80_000 } }, [47]],
    [
      'a keyframe out of turn, and the next, which is as well',
      { 47: { isKey: true, bytes: 100_000 } },
      [47, 60],
    ],
    ['a keyframe of another size', { 60: { bytes: 150_000 }, 90: { bytes: 155_000 } }, [60]],
    ['a frame nearly as large as a keyframe', { 47: { bytes: 45_000 } }, [47]],
    ['no frame that is somewhat larger', { 47: { bytes: 32_000 } }, []],
  ])('are %s', (_, changes, frames) => {
    expect(beginsShots(filmed(120, changes))).toEqual(frames.map((frame) => frame / FPS));
  });

  it('come in the order in which they are shown', () => {
    const packets = filmed(60, { 20: { bytes: 90_000 }, 40: { bytes: 90_000 } });
    const decodedEarly = [
      ...packets.slice(0, 18),
      packets[20],
      packets[18],
      packets[19],
      ...packets.slice(21),
    ];
    expect(beginsShots(decodedEarly.filter((packet) => packet !== undefined))).toEqual([20 / FPS, 40 / FPS]);
  });

  it('are not told where packets have no times, or there are none', () => {
    expect(beginsShots(filmed(40, { 7: { shownAtSeconds: Number.NaN } }))).toBeNull();
    expect(beginsShots([])).toBeNull();
  });
});
