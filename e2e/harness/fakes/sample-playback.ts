import { readFileSync } from 'node:fs';
import type { PlaybackClip } from '@cutroom/contract';
import { clip } from '../footage/footage.ts';
import type { FakeApi } from './fake-api.ts';
import { answerFile } from './fake-files.ts';

/** The sample project's clips as the live player plays them: wide, with a crop that moves. */
export const PLAYBACK_CLIPS = ['clip-a', 'clip-b', 'clip-c'].map(
  (id): PlaybackClip => ({
    id,
    sha256: id,
    url: `/api/videos/${id}.mp4`,
    proxyUrl: `/api/videos/${id}.proxy.mp4`,
    probe: { durationSeconds: 6, width: 1920, height: 1080, audio: null },
    analysis: {
      framing: {
        mode: 'crop',
        keyframes: [0, 3, 6].map((atSeconds) => ({ atSeconds, centerX: 0.3 + atSeconds / 15, centerY: 0.5 })),
      },
      shots: [{ startSeconds: 0, endSeconds: 6 }],
    },
    loudness: null,
    loudnessLufs: null,
  }),
);

/** The timeline then plays the edit itself. */
export function answerPlayback(api: FakeApi, clips: readonly PlaybackClip[] = PLAYBACK_CLIPS): void {
  api.answer('getPlayback', { clips: [...clips], planned: null });
  api.handle('/api/videos/', (route) => answerFile(route, readFileSync(clip('portrait')), 'video/mp4'));
  api.handle('/api/text-bitmaps', (route) => route.fulfill({ status: 204 }));
}
