import type { ClipProbe } from '@cutroom/contract';

/** What an ordinary clip of a phone held upright is found to be. */
export const PORTRAIT_PROBE: ClipProbe = {
  demuxer: 'mov',
  durationSeconds: 60,
  firstPictureSeconds: 0,
  width: 1080,
  height: 1920,
  rotationDegrees: 0,
  frameRate: { num: 30, den: 1 },
  isVariableFrameRate: false,
  videoCodec: 'h264',
  pixelFormat: 'yuv420p',
  colorTransfer: null,
  colorPrimaries: null,
  colorSpace: null,
  colorRange: null,
  isInterlaced: false,
  audio: { codec: 'aac', channels: 2, sampleRate: 48_000 },
};
