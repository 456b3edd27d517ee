import { expect, test } from 'vitest';
import { areCopiesAwaited, handoffChoices } from './handoff-choices.ts';

const clip = { fileSize: 12_400_000, proxyUrl: '/api/videos/a_proxy.mp4' };

test('all three choices can be had where every clip has its small copy, and the originals say how large they are', () => {
  const choices = handoffChoices([clip, clip]);
  expect(choices.map(({ media, isReady }) => [media, isReady])).toEqual([
    ['none', true],
    ['proxies', true],
    ['originals', true],
  ]);
  expect(choices[2]?.note).toBe('The files as you uploaded them, about 25 MB.');
});

test('small copies wait for the last of them', () => {
  const clips = [clip, { ...clip, proxyUrl: null }];
  const [, proxies] = handoffChoices(clips);
  expect([proxies?.isReady, proxies?.note]).toEqual([
    false,
    'Still being made. The button works as soon as they are.',
  ]);
  expect(areCopiesAwaited(clips)).toBe(true);
});

test('a small copy that cannot be made is not waited for, and it is said', () => {
  const clips = [clip, { ...clip, proxyUrl: null, hasNoProxy: true }];
  const [, proxies] = handoffChoices(clips);
  expect([proxies?.isReady, proxies?.note]).toEqual([
    false,
    'Not for this video: of one of its clips no small copy can be made.',
  ]);
  expect(areCopiesAwaited(clips)).toBe(false);
});
