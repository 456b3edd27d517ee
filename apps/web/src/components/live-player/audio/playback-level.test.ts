import { expect, test } from 'vitest';
import { liveReel } from '../live-reel.ts';

test('a quiet clip is raised to the loudness of the export, its weighting taken from its own loudness', () => {
  const clip = {
    id: 'a',
    sha256: 'a',
    url: '/api/videos/a.mp4',
    proxyUrl: null,
    probe: { durationSeconds: 10, width: 1080, height: 1920, audio: {} },
    analysis: null,
    loudness: { stepSeconds: 0.5, levelsDb: Array.from({ length: 20 }, () => -27) },
    loudnessLufs: -24,
  };
  const plan = {
    selectedClips: [{ clipId: 'a', startTime: 1, endTime: 5, order: 0 }],
    style: { pace: 'medium', sound: 'original' } as const,
  };
  expect(liveReel(plan, [clip]).levelDb).toBeCloseTo(10, 6);
  expect(liveReel({ ...plan, style: { ...plan.style, sound: 'mute' } }, [clip]).levelDb).toBe(0);
});
