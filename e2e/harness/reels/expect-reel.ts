import { REEL_LOUDNESS_LUFS, REEL_TRUE_PEAK_DBTP_MAX } from '@cutroom/contract';
import { expect } from '@playwright/test';
import { measureReel } from './reel-measures.ts';

/** The finished file as every platform takes it (ARCHITECTURE.md): format, rate, length, loudness, no black. */
export function expectReel(file: string, wanted: { readonly seconds: number }): void {
  const reel = measureReel(file);
  expect(reel).toMatchObject({
    video: { codec: 'h264', profile: 'High', pixelFormat: 'yuv420p', rate: '30/1', averageRate: '30/1' },
    width: 1080,
    height: 1920,
    audio: { codec: 'aac', sampleRate: 48_000, channels: 2 },
    isMoovFirst: true,
    unevenFrames: 0,
    blackSeconds: [],
  });
  expect(reel.durationSeconds).toBeGreaterThanOrEqual(wanted.seconds * 0.9);
  expect(reel.durationSeconds).toBeLessThanOrEqual(wanted.seconds * 1.1);
  expect(reel.integratedLufs, 'the footage has sound').not.toBeNull();
  expect(Math.abs((reel.integratedLufs ?? 0) - REEL_LOUDNESS_LUFS)).toBeLessThanOrEqual(1);
  expect(reel.truePeakDbtp).toBeLessThanOrEqual(REEL_TRUE_PEAK_DBTP_MAX);
}
