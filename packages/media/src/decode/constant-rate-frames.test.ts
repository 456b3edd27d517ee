import { expect, it } from 'vitest';
import { PORTRAIT_PROBE } from '../testing/clip-probe.ts';
import { decoderThreads } from './constant-rate-frames.ts';

it.each([
  ['1080p at 30 a second', {}, 1],
  ['1080p at 60 a second', { frameRate: { num: 60, den: 1 } }, 2],
  ['4K at 30 a second', { width: 2160, height: 3840 }, 2],
  ['a clip of no known rate', { frameRate: null }, 1],
] as const)('decodes %s with as many threads as keep up with looking at it', (_, probe, threads) => {
  expect(decoderThreads({ path: '/a', probe: { ...PORTRAIT_PROBE, ...probe } })).toBe(threads);
});
