import { REEL_FPS } from '@cutroom/contract';

export function rationalTime(frames: number): object {
  return { OTIO_SCHEMA: 'RationalTime.1', rate: REEL_FPS, value: frames };
}

export function timeRange(startFrame: number, frames: number): object {
  return {
    OTIO_SCHEMA: 'TimeRange.1',
    start_time: rationalTime(startFrame),
    duration: rationalTime(frames),
  };
}
