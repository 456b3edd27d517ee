import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { answerFile } from '../harness/fakes/fake-files.ts';
import { answerPlayback, PLAYBACK_CLIPS } from '../harness/fakes/sample-playback.ts';
import { sampleProject } from '../harness/fakes/sample-project.ts';
import { clip } from '../harness/footage/footage.ts';
import { noteAudio, scheduledCount } from '../harness/reels/heard-audio.ts';
import { noteLiveVideos } from '../harness/screens/live-videos.ts';
import { expect, link, test } from '../harness/screens/screen.ts';
import { openTimeline } from '../harness/screens/timeline-screen.ts';

const player = (page: Page) => page.getByRole('region', { name: 'Video player' });
const play = (page: Page) => player(page).getByRole('button', { name: 'Play', exact: true }).click();

/** Two cuts of one file after each other, then one of another. */
const CUTS = [
  { clipId: 'clip-a', startTime: 0, endTime: 1.2, order: 0 },
  { clipId: 'clip-a', startTime: 1.6, endTime: 2.8, order: 1 },
  { clipId: 'clip-b', startTime: 0.5, endTime: 1.7, order: 2 },
];
const STARTS = [0, 1.2, 2.4];
const PROXIES = CUTS.map(({ clipId }) => `/api/videos/${clipId}.proxy.mp4`);
const PROJECT = sampleProject({
  editingPlan: { title: '', description: '', instructions: '', selectedClips: CUTS },
});
/** A video may run so much faster or slower to come into step. */
const RATE_CHANGE_MAX = 0.15;
/** A video that waits for its cut begins so long before its in-point. */
const PREROLL_SECONDS = 0.2;
/** Only one that is farther away was lost, by a page that stood still, and is taken up anew. */
const LOST_SECONDS = 1;

test('three muted videos play a reel: the next cut waits at its in-point, none is sought in its cut, nothing is cleared', {
  tag: '@desktop',
}, async ({ page, api }) => {
  const videos = await noteLiveVideos(page);
  answerPlayback(api);
  await openTimeline(page, api, PROJECT);
  await expect(player(page)).toHaveAttribute('data-shown');
  const elements = await videos.elements();
  expect(elements.map(({ isMuted, isInline }) => [isMuted, isInline])).toEqual(Array(3).fill([true, true]));
  await play(page);
  await expect(player(page)).toHaveAttribute('data-phase', 'ended', { timeout: 30_000 });
  const { screens, seeksWhileRunning } = await videos.noted();

  expect(seeksWhileRunning.filter((by) => Math.abs(by) < LOST_SECONDS)).toEqual([]);
  const rates = screens.flatMap((screen) => screen.videos.map(({ rate }) => rate));
  expect(Math.max(...rates)).toBeLessThanOrEqual(1 + RATE_CHANGE_MAX + 1e-9);
  expect(Math.min(...rates)).toBeGreaterThanOrEqual(1 - RATE_CHANGE_MAX - 1e-9);
  expect(screens.filter(({ isDrawn }) => isDrawn === false)).toEqual([]);

  for (const index of [0, 1]) {
    const within = screens.filter(
      ({ seconds }) => seconds >= (STARTS[index] ?? 0) && seconds < (STARTS[index + 1] ?? 0) - 0.4,
    );
    const inPoint = CUTS[index + 1]?.startTime ?? 0;
    const waiting = within.filter((screen) =>
      screen.videos.some(
        ({ path, at, isRunning, isSeeking }) =>
          path === PROXIES[index + 1] &&
          !isRunning &&
          !isSeeking &&
          Math.abs(at - (inPoint - PREROLL_SECONDS)) < 0.01,
      ),
    );
    expect(waiting.length, `while cut ${index + 1} plays the next one waits`).toBeGreaterThan(0);
  }
  const ofOneFile = screens.filter(
    ({ seconds, videos: all }) => seconds < 0.8 && all.filter(({ path }) => path === PROXIES[0]).length === 2,
  );
  expect(ofOneFile.length, 'two cuts of one file have two elements').toBeGreaterThan(0);

  await link(page, 'Back to preview').click();
  await expect(page).toHaveURL(/\/preview\//);
  await expect
    .poll(async () => (await videos.elements()).slice(0, 3).map(({ path }) => path))
    .toEqual([null, null, null]);
});

/** A second of silence, as the server answers a stretch of a clip's audio. */
const SILENCE = (() => {
  const [rate, channels, bytes] = [48_000, 2, 48_000 * 2 * 2];
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + bytes, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(channels, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(rate * channels * 2, 28);
  head.writeUInt16LE(channels * 2, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36);
  head.writeUInt32LE(bytes, 40);
  return Buffer.concat([head, Buffer.alloc(bytes)]);
})();
const WITHOUT_PROXIES = PLAYBACK_CLIPS.map((each) => ({
  ...each,
  proxyUrl: null,
  probe: { ...each.probe, audio: {} },
}));
const stillsNote = (page: Page) =>
  page.getByText('This clip is still being prepared, so it is shown as stills for now.');

for (const isPlayable of [true, false]) {
  const name = isPlayable
    ? 'a clip without a proxy plays from its upload where the browser can'
    : 'a clip that the browser cannot play stands as stills, with its audio';
  test(name, { tag: '@desktop' }, async ({ page, api }) => {
    await noteAudio(page);
    const videos = await noteLiveVideos(page);
    answerPlayback(api, WITHOUT_PROXIES);
    api.handle('/api/videos/', (route) =>
      isPlayable
        ? answerFile(route, readFileSync(clip('portrait')), 'video/mp4')
        : route.fulfill({ status: 404 }),
    );
    api.handle('/api/clips/', (route) => route.fulfill({ contentType: 'audio/wav', body: SILENCE }));
    await openTimeline(page, api, PROJECT);
    await expect(player(page)).toHaveAttribute('data-shown');
    await expect(stillsNote(page)).toHaveCount(isPlayable ? 0 : 1);
    await expect.poll(async () => (await videos.elements())[0]?.path).toBe('/api/videos/clip-a.mp4');
    await play(page);
    await expect.poll(() => scheduledCount(page)).toBeGreaterThan(0);
    // The reel is short: where the machine does much else it may be over by now.
    await expect(player(page)).toHaveAttribute('data-phase', /^(?:playing|ended)$/);
  });
}

test('in a browser that plays no copy of a clip it stands as stills, which is said as it is', {
  tag: '@desktop',
}, async ({ page, api }) => {
  answerPlayback(api);
  api.handle('/api/videos/', (route) => route.fulfill({ contentType: 'video/mp4', body: 'no frames' }));
  await openTimeline(page, api, PROJECT);
  await expect(player(page)).toHaveAttribute('data-shown');
  await expect(
    player(page).getByText(
      'This clip cannot be played here, so it is shown as stills. The finished video has all of it.',
    ),
  ).toBeVisible();
  await expect(stillsNote(page)).toHaveCount(0);
});
