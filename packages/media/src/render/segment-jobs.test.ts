import { expect, it } from 'vitest';
import { audioPlan } from '../audio/audio-plan.ts';
import { PORTRAIT_PROBE } from '../testing/clip-probe.ts';
import { reelSegments } from './reel-segments.ts';
import type { CutSpec, ReelSpec } from './reel-spec.ts';
import { segmentJobs } from './segment-jobs.ts';

const cut: CutSpec = {
  source: { path: '/a', probe: PORTRAIT_PROBE },
  sourceId: 'a',
  startSeconds: 1,
  frames: 60,
  framing: { mode: 'fit' },
};
const twice: ReelSpec = { cuts: [cut, cut], sound: 'original' };

it('gives every cut audio of its own, made with its video, where a reel shows the same stretch twice', () => {
  const jobs = segmentJobs(reelSegments(twice), audioPlan(twice), '/reel');
  expect(jobs.map(({ video, audio }) => [video?.path, audio?.path])).toEqual([
    ['/reel/segment-0.mp4', '/reel/audio-0.f32'],
    ['/reel/segment-1.mp4', '/reel/audio-1.f32'],
  ]);
});
