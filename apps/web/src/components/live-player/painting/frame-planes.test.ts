import { expect, test } from 'vitest';
import { hasPlanes, planesOf } from './frame-planes.ts';

const bt709 = { matrix: 'bt709', fullRange: false, primaries: 'bt709', transfer: 'bt709' };
const frame = {
  format: 'I420',
  colorSpace: bt709,
  visibleRect: { width: 5, height: 3 },
  displayWidth: 5,
  displayHeight: 3,
};
const isTaken = (other: object): boolean => hasPlanes({ ...frame, ...other } as unknown as VideoFrame);

test('only frames that the shaders understand are taken over', () => {
  expect(isTaken({})).toBe(true);
  expect(isTaken({ format: 'NV12' })).toBe(false);
  expect(isTaken({ format: null })).toBe(false);
  expect(isTaken({ colorSpace: { ...bt709, matrix: 'smpte170m' } })).toBe(false);
  expect(isTaken({ colorSpace: { ...bt709, fullRange: true } })).toBe(false);
  expect(isTaken({ displayWidth: 7 })).toBe(false);
});

test('planes of odd sizes have half the size, rounded up, and lie where the frame said', () => {
  const bytes = Uint8Array.from({ length: 15 + 6 + 6 }, (_, index) => index);
  const layout = [
    { offset: 0, stride: 5 },
    { offset: 15, stride: 3 },
    { offset: 21, stride: 3 },
  ];
  const planes = planesOf(bytes, { width: 5, height: 3 }, layout);
  expect(planes?.luma).toMatchObject({ width: 5, height: 3 });
  expect(planes?.blue).toMatchObject({ width: 3, height: 2 });
  expect([...(planes?.red.bytes ?? [])]).toEqual([21, 22, 23, 24, 25, 26]);
  expect(planesOf(bytes, { width: 5, height: 3 }, [{ offset: 0, stride: 8 }])).toBeNull();
});
