import { readFileSync } from 'node:fs';
import type { Music, Playback } from '@cutroom/contract';
import type { Page } from '@playwright/test';
import type { FakeApi } from '../fakes/fake-api.ts';
import { answerFile } from '../fakes/fake-files.ts';
import { sampleProject } from '../fakes/sample-project.ts';
import { clip } from '../footage/footage.ts';
import { openTimeline } from './timeline-screen.ts';

export const MUSIC: Music = {
  name: 'Morning drums.mp3',
  durationSeconds: 94,
  beatTracker: 'built-in',
  beats: [0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4],
  downbeats: [0.5, 2.5],
  bpm: 120,
  startSeconds: 12,
  endSeconds: 94,
  gainDb: 0,
  isDucked: true,
  isCutToBeat: true,
};

const BEATS = Array.from({ length: 60 }, (_, index) => index / 2);
export const UNDER_THE_REEL: Music = {
  ...MUSIC,
  beats: BEATS,
  downbeats: BEATS.filter((_, index) => index % 4 === 0),
  startSeconds: 0.25,
};
const PLAYBACK: Playback = {
  clips: ['clip-a', 'clip-b', 'clip-c'].map((id) => ({
    id,
    sha256: id,
    url: `/api/videos/${id}.mp4`,
    proxyUrl: `/api/videos/${id}.proxy.mp4`,
    probe: { durationSeconds: 12, width: 1080, height: 1920, audio: {} },
    analysis: {
      framing: { mode: 'crop', keyframes: [{ atSeconds: 0, centerX: 0.5, centerY: 0.5 }] },
      shots: [{ startSeconds: 0, endSeconds: 12 }],
      speech: id === 'clip-b' ? [{ startSeconds: 1.5, endSeconds: 2.5 }] : [],
    },
    loudness: { stepSeconds: 0.5, levelsDb: Array.from({ length: 24 }, () => -24) },
    loudnessLufs: -24,
  })),
  music: {
    audioUrl: '/api/music-audio?project=7',
    loudness: { stepSeconds: 0.5, levelsDb: Array.from({ length: 188 }, () => -12) },
    foundBeats: BEATS.map((atSeconds, index) => ({
      atSeconds,
      loudness: [1, 0.3, 0.7, 0.3][index % 4] ?? 0,
    })),
  },
  planned: null,
};

/** The timeline of a finished project with a track under it. */
export async function openWithMusic(page: Page, api: FakeApi): Promise<void> {
  api.answer('getPlayback', PLAYBACK);
  api.handle('/api/videos/', (route) => answerFile(route, readFileSync(clip('portrait')), 'video/mp4'));
  api.handle('/api/music-audio', (route) => route.fulfill({ status: 404 }));
  api.handle('/api/clip-audio', (route) => route.fulfill({ status: 404 }));
  await openTimeline(page, api, sampleProject({ music: UNDER_THE_REEL }));
}
