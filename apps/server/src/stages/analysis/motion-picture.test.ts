import { expect, it } from 'vitest';
import { motionPicture } from './motion-picture.ts';

it('a grey picture has three equal parts per pixel', () => {
  const luma = Uint8Array.of(0, 128, 255);
  expect(motionPicture({ atSeconds: 1.5, width: 3, height: 1, luma })).toEqual({
    atSeconds: 1.5,
    width: 3,
    height: 1,
    rgb: Uint8Array.of(0, 0, 0, 128, 128, 128, 255, 255, 255),
  });
});
