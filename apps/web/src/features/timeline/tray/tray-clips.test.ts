import { expect, it } from 'vitest';
import { SAMPLE_CLIP } from '../../../testing/sample-project.ts';
import { loadCuts } from '../editor/cuts/timeline-cuts.ts';
import { paceSeconds, trayClips } from './tray-clips.ts';

const cuts = loadCuts([
  { clipId: 'shown', startTime: 0, endTime: 2, order: 0 },
  { clipId: 'shown', startTime: 3, endTime: 4, order: 1 },
  { clipId: 'shown', startTime: 5, endTime: 10, order: 2 },
]);
const clip = (id: string, changes = {}) => ({ ...SAMPLE_CLIP, id, durationSeconds: 12, ...changes });
const material = { cuts, dropped: undefined, playback: null };

it('holds all clips, first those that the reel does not show, with why they were left out', () => {
  const clips = trayClips({
    ...material,
    clips: [clip('shown'), clip('dark'), clip('late'), clip('broken', { analysisError: 'It is damaged.' })],
    dropped: [
      { clipId: 'dark', reason: 'It is too dark.' },
      { clipId: 'shown', reason: 'It was left out at first.' },
    ],
  });
  expect(clips.map(({ clip: { id }, isInReel, reason }) => [id, isInReel, reason])).toEqual([
    ['dark', false, 'It is too dark.'],
    ['late', false, null],
    ['broken', false, 'It is damaged.'],
    ['shown', true, null],
  ]);
});

it('offers every moment that was found, best first, with its reasons', () => {
  const moment = (startSeconds: number, ...reasons: string[]) => ({
    ...{ startSeconds, endSeconds: startSeconds + 3, score: 0.5, reasons },
  });
  const playback = [
    {
      ...{ id: 'a', sha256: 'a', url: '/a', proxyUrl: null, loudness: null, loudnessLufs: null },
      probe: { durationSeconds: 12, width: 1, height: 1, audio: null },
      analysis: {
        framing: { mode: 'fit' as const },
        shots: [],
        moments: [moment(7, 'a face', 'sharp'), moment(1)],
      },
    },
  ];
  const [only] = trayClips({ ...material, clips: [clip('a')], playback });
  expect(only?.moments).toEqual([
    {
      ...{ startSeconds: 7, endSeconds: 10, reason: 'a face, sharp' },
      cut: { clipId: 'a', startTime: 7, endTime: 9, order: 3 },
    },
    { startSeconds: 1, endSeconds: 4, reason: '', cut: { clipId: 'a', startTime: 1, endTime: 3, order: 3 } },
  ]);
});

it.each([
  ['from their best moment on', { bestMoment: { startSeconds: 4, endSeconds: 12 } }, 4, 6],
  ['earlier where they end too soon', { bestMoment: { startSeconds: 11, endSeconds: 12 } }, 10, 12],
  ['whole where they are shorter than the pace', { bestMoment: null, durationSeconds: 1.2 }, 0, 1.2],
  ['from their beginning where no moment is known', { bestMoment: null }, 0, 2],
])('clips are added at the pace of the reel, %s', (_, changes, startTime, endTime) => {
  const [only] = trayClips({ ...material, clips: [clip('a', changes)] });
  expect(only?.moments[0]?.cut).toEqual({ clipId: 'a', startTime, endTime, order: 3 });
});

it('the pace is the length of the middle cut', () => {
  expect(paceSeconds(cuts)).toBe(2);
  expect(paceSeconds([])).toBe(2);
  expect(paceSeconds(cuts.slice(1, 2))).toBe(1);
});
