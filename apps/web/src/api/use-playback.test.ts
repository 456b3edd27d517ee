import { expect, it } from 'vitest';
import { playbackClip } from '../testing/playback-clip.ts';
import { isUnfinished } from './use-playback.ts';

it.each([
  ['whose proxy is still to come', { proxyUrl: null }, true],
  ['whose analysis is still to come', { analysis: null }, true],
  ['of which no proxy can be made', { proxyUrl: null, hasNoProxy: true }, false],
  ['that cannot be analysed', { proxyUrl: null, analysis: null, hasNoProxy: true }, false],
  ['that has both', {}, false],
])('a clip %s is asked for again: %s %s', (_, changes, expected) => {
  const analysis = { framing: { mode: 'fit' } as const, shots: [] };
  expect(isUnfinished({ ...playbackClip('a'), analysis, ...changes })).toBe(expected);
});
