import { readFileSync } from 'node:fs';
import type { Playback, PlaybackClip } from '@cutroom/contract';
import type { Page } from '@playwright/test';
import { answerFile } from '../harness/fakes/fake-files.ts';
import { PROJECT_ID, processingProject, sampleProject } from '../harness/fakes/sample-project.ts';
import { clip } from '../harness/footage/footage.ts';
import { button, expect, link, pathOf, test } from '../harness/screens/screen.ts';

const { editingPlan } = sampleProject();
const CLIPS = ['clip-a', 'clip-b', 'clip-c'].map(
  (id): PlaybackClip => ({
    id,
    sha256: id,
    url: `/api/videos/${id}.mp4`,
    proxyUrl: `/api/videos/${id}.proxy.mp4`,
    probe: { durationSeconds: 6, width: 1080, height: 1920, audio: null },
    analysis: null,
    loudness: null,
    loudnessLufs: null,
  }),
);
const UNPLANNED: Playback = { clips: CLIPS, planned: null };
const PLANNED: Playback = {
  clips: CLIPS,
  planned: editingPlan === null ? null : { runId: 'run-1', plan: editingPlan },
};
const PREVIEW = `/preview/${PROJECT_ID}`;
const player = (page: Page) => page.getByRole('region', { name: 'Video player' });
const seconds = async (page: Page) =>
  Number(await player(page).getByRole('slider', { name: 'Seek' }).getAttribute('aria-valuenow'));

test('the edit can be watched as soon as it is planned, and plays at once', { tag: '@both' }, async ({
  page,
  api,
}) => {
  api.projects = [processingProject(30)];
  api.answer('getPlayback', UNPLANNED);
  await page.goto(`/processing/${PROJECT_ID}`);
  await expect(page.getByText('Step 3 of 4')).toBeVisible();
  await expect.poll(() => api.calls('getPlayback').length).toBeGreaterThan(1);
  await expect(link(page, 'Watch now')).toHaveCount(0);

  api.answer('getPlayback', PLANNED);
  await link(page, 'Watch now').click();
  await expect.poll(() => pathOf(page)).toBe(PREVIEW);
  await expect(page.getByRole('heading', { name: 'Video processing in progress' })).toBeVisible();
  await expect(player(page)).toHaveAttribute('data-phase', 'playing');
  await expect.poll(() => seconds(page)).toBeGreaterThan(0.2);
  await expect(link(page, 'Check Progress')).toHaveAttribute('href', `/processing/${PROJECT_ID}`);
  await expect(page.getByText('Clip 3', { exact: true })).toBeVisible();
});

test.describe('as soon as it is planned', () => {
  const edit = (page: Page) => page.getByRole('region', { name: 'Your edit' });
  const loop = (page: Page) => page.locator('[aria-hidden] canvas[data-phase]');

  test.beforeEach(({ api }) => {
    api.projects = [processingProject(30)];
    api.answer('getPlayback', PLANNED);
    api.handle('/api/videos/', (route) => answerFile(route, readFileSync(clip('portrait')), 'video/mp4'));
  });

  test('the edit plays in the gate without a press, and its cuts lie below', { tag: '@both' }, async ({
    page,
    api,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    api.answer('getPlayback', UNPLANNED);
    await page.goto(`/processing/${PROJECT_ID}`);
    await expect(edit(page)).toBeVisible();
    await expect(edit(page).getByRole('listitem')).toHaveCount(0);
    await expect(loop(page)).toHaveCount(0);
    api.answer('getPlayback', PLANNED);
    await expect(loop(page)).toHaveAttribute('data-phase', 'playing', { timeout: 20_000 });
    await expect(edit(page).getByRole('listitem')).toHaveText(['Clip 1', 'Clip 2', 'Clip 3']);
    await expect(edit(page)).toContainText('3 cuts, 7.5 s');
  });

  test('nothing plays by itself where motion is reduced', { tag: '@both' }, async ({ page }) => {
    await page.goto(`/processing/${PROJECT_ID}`);
    await expect(edit(page).getByRole('listitem')).toHaveCount(3);
    await expect(loop(page)).toHaveCount(0);
  });

  test('many cuts have one frame each, for the server renders meanwhile', { tag: '@desktop' }, async ({
    page,
    api,
  }) => {
    const selectedClips = Array.from({ length: 12 }, (_, order) => ({
      ...{ clipId: 'clip-a', startTime: order / 10, endTime: order / 10 + 5, order },
    }));
    const many = editingPlan && { ...editingPlan, selectedClips };
    api.answer('getPlayback', { clips: CLIPS, planned: many && { runId: 'run-1', plan: many } });
    await page.goto(`/processing/${PROJECT_ID}`);
    await expect(edit(page).getByRole('listitem')).toHaveCount(12);
    await expect(edit(page).locator('[data-image]')).toHaveCount(12);
  });

  for (const [motion, names] of [
    ['no-preference', ['reel-strip', 'reel-strip']],
    ['reduce', []],
  ] as const) {
    test(`its strip becomes the preview's, with motion: ${motion}`, { tag: '@desktop' }, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: motion });
      await page.addInitScript(noteTransitions);
      await page.goto(`/processing/${PROJECT_ID}`);
      await expect(edit(page).getByRole('listitem')).toHaveCount(3);
      await link(page, 'Watch now').click();
      await expect(page.getByRole('heading', { name: 'Video Timeline' })).toBeVisible();
      await expect.poll(() => page.evaluate(() => Reflect.get(window, 'noted'))).toEqual(names);
    });
  }
});

/** Notes what the strip of the page shares with another screen's, before and after each change that has a transition. */
function noteTransitions(): void {
  const noted: string[] = [];
  Reflect.set(window, 'noted', noted);
  const note = () => {
    const strip = document.querySelector('.reel-strip');
    noted.push(strip === null ? 'none' : getComputedStyle(strip).getPropertyValue('view-transition-name'));
  };
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (change) => {
    note();
    return start(async () => {
      if (typeof change === 'function') await change();
      note();
    });
  };
}

test('the finished video takes its place at the second where it is paused', async ({ page, api }) => {
  api.projects = [processingProject(70)];
  api.answer('getPlayback', PLANNED);
  api.handle('/api/videos/', (route) => answerFile(route, readFileSync(clip('portrait')), 'video/mp4'));
  await page.goto(PREVIEW);
  await player(page).getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(() => seconds(page)).toBeGreaterThan(0.3);

  api.projects = [sampleProject({ run: { ...RUN, state: 'succeeded' } })];
  api.answer('getPlayback', UNPLANNED);
  await expect(link(page, 'Export Video').first()).toBeVisible();
  await expect(player(page)).toHaveAttribute('data-phase', 'playing');
  await button(page, 'Pause').click();
  const video = page.getByRole('region', { name: 'Your video' }).locator('video');
  await expect(video).toBeVisible();
  await expect(player(page)).toHaveCount(0);
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(0.3);
  await expect(button(page, 'Play video')).toBeFocused();
});

test('a plan that nobody began gives way to its video at once', async ({ page, api }) => {
  api.projects = [processingProject(70)];
  api.answer('getPlayback', PLANNED);
  await page.goto(PREVIEW);
  await expect(player(page)).toBeVisible();
  api.projects = [sampleProject({ run: { ...RUN, state: 'succeeded' } })];
  await expect(page.getByRole('region', { name: 'Your video' })).toBeVisible();
  await expect(button(page, 'Play video')).toBeVisible();
});

test('a run that fails takes its plan away', async ({ page, api }) => {
  api.projects = [processingProject(70)];
  api.answer('getPlayback', PLANNED);
  await page.goto(PREVIEW);
  await expect(player(page)).toBeVisible();
  api.projects = [processingProject(70, { status: 'failed', errorMessage: 'It broke.' })];
  await expect(page.getByRole('heading', { name: 'Ready to create your video' })).toBeVisible();
  await expect(player(page)).toHaveCount(0);
});

const RUN = {
  id: 'run-1',
  kind: 'generate',
  state: 'running',
  prompt: 'A calm reel',
  stage: 'render',
  detail: null,
  error: null,
  report: null,
  createdAt: '2026-11-21T12:00:00Z',
  finishedAt: null,
} as const;
