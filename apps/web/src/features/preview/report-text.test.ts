import type { RenderReport, Run } from '@cutroom/contract';
import { expect, it } from 'vitest';
import { reportText, reportWarnings } from './report-text.ts';

const REPORT: RenderReport = {
  passed: true,
  problems: [],
  framesExpected: 240,
  framesFound: 240,
  durationSeconds: 8,
  bytes: 4_000_000,
  integratedLufs: -14.04,
  truePeakDbtp: -1.31,
  blackStretches: [],
  cutsEncoded: 4,
  cutsReused: 0,
};
const run = (report: Partial<RenderReport> | null, state: Run['state'] = 'succeeded'): Run => ({
  id: 'run',
  kind: 'generate',
  state,
  prompt: 'A calm reel',
  stage: null,
  detail: null,
  error: null,
  report: report && { ...REPORT, ...report },
  createdAt: '2026-11-21T12:00:00Z',
  finishedAt: '2026-11-21T12:01:00Z',
});

it('says of a reel that passed its check that it is ready, with the figures behind it', () => {
  expect(reportText(run({}))).toEqual({
    isReady: true,
    text: 'Ready to post. Loudness set for Instagram, TikTok and YouTube.',
    details: ['240 frames, no black gaps', 'Loudness -14.0 LUFS, peaks at -1.3 dB'],
  });
});

it.each([
  [-20, 'Ready to post. It is quieter than most reels.'],
  [-9, 'Ready to post. It is louder than most reels.'],
  [null, 'Ready to post. It has no sound.'],
])('calls a loudness of %s what it is', (integratedLufs, text) => {
  expect(reportText(run({ integratedLufs }))?.text).toBe(text);
});

it('tells what the check found instead', () => {
  const report = { passed: false, problems: ['Two frames are missing.'], integratedLufs: null };
  expect(reportText(run(report))).toMatchObject({ isReady: false, text: 'Two frames are missing.' });
});

it('tells dark passages and how many cuts were kept', () => {
  const report = {
    blackStretches: [{ startSeconds: 1, endSeconds: 2 }],
    integratedLufs: null,
    cutsEncoded: 1,
    cutsReused: 3,
  };
  expect(reportText(run(report))?.details).toEqual([
    '240 frames, 1 dark passage',
    '3 of 4 cuts kept from the last version',
  ]);
});

it.each([null, run({}, 'failed'), run(null)])(
  'says nothing without a report of a run that succeeded',
  (newest) => {
    expect(reportText(newest)).toBeNull();
  },
);

it('tells what the plan asked for and the video does not have, each once', () => {
  const warning = 'No font on this server can show 🎬: left out of the title.';
  expect(reportWarnings(run({ warnings: [warning, warning] }))).toEqual([warning]);
});

it.each([null, run({}), run(null), run({ warnings: ['Left out.'] }, 'running')])(
  'warns of nothing without a finished video that lacks something',
  (newest) => {
    expect(reportWarnings(newest)).toEqual([]);
  },
);
