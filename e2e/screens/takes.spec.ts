import { readFileSync } from 'node:fs';
import type { ApiResponse, PlanVersion } from '@cutroom/contract';
import type { Page } from '@playwright/test';
import type { FakeApi } from '../harness/fakes/fake-api.ts';
import { answerFile } from '../harness/fakes/fake-files.ts';
import { answerPlayback, PLAYBACK_CLIPS } from '../harness/fakes/sample-playback.ts';
import { PROJECT_ID, processingProject, sampleProject } from '../harness/fakes/sample-project.ts';
import { clip } from '../harness/footage/footage.ts';
import { expectAccessible } from '../harness/screens/axe.ts';
import { fingers, middleOf } from '../harness/screens/fingers.ts';
import { MUSIC } from '../harness/screens/music-screen.ts';
import { button, expect, expectToast, openNotifying, test } from '../harness/screens/screen.ts';

const { editingPlan } = sampleProject();
if (editingPlan === null) throw new Error('The sample project has no plan');
const PLAN: ApiResponse<'getPlan'> = editingPlan;
const [first] = PLAN.selectedClips;

/** The newest first, as the server lists them. */
const VERSIONS: readonly PlanVersion[] = (['generated', 'edited', 'generated'] as const).map(
  (origin, index) => ({
    id: `take-${3 - index}`,
    number: 3 - index,
    createdAt: new Date(Date.now() - index * 60_000).toISOString(),
    origin,
    prompt: 'Calm.',
    director: 'local',
    clipCount: 3,
    firstCut: first ?? null,
    seconds: 7.5,
    isCurrent: index === 0,
  }),
);

const video = (page: Page) => page.getByRole('region', { name: 'Your video' });
const live = (page: Page) => page.getByRole('region', { name: 'Video player' });
const take = (page: Page, number: number) => button(page, new RegExp(`^Take ${number} by `));

async function openPreview(page: Page, api: FakeApi): Promise<void> {
  api.projects = [sampleProject()];
  answerPlayback(api);
  api.handle('/api/videos/', (route) => answerFile(route, readFileSync(clip('portrait')), 'video/mp4'));
  api.answer('listPlans', [...VERSIONS]);
  api.answer('getPlan', PLAN);
  await openNotifying(page, `/preview/${PROJECT_ID}`);
  await expect(take(page, 3)).toHaveAttribute('aria-pressed', 'true');
}

test('an earlier take plays in the place of the video, which comes back with a press', {
  tag: ['@phone'],
}, async ({ page, api }) => {
  await openPreview(page, api);
  await expect(take(page, 1)).toHaveAccessibleName('Take 1 by AI');
  await expect(take(page, 2)).toHaveAccessibleName('Take 2 by You');
  await expect(page.getByText('Your video is take 3. Press another to watch it here.')).toBeVisible();
  await take(page, 1).click();
  await expect(live(page)).toHaveAttribute('data-phase', 'playing');
  await expect(page.getByText('Take 1 plays from your clips. Your video is take 3.')).toBeVisible();
  await expect(take(page, 1)).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page);
  await take(page, 3).click();
  await expect(video(page)).toBeVisible();
  await expect(live(page)).toHaveCount(0);
  await expect(button(page, /^Use take/)).toHaveCount(0);
});

test('a take is drawn whole while part of it lies under the header', { tag: '@desktop' }, async ({
  page,
  api,
}) => {
  await openPreview(page, api);
  await take(page, 1).click();
  await expect(live(page)).toHaveAttribute('data-phase', 'playing');
  const box = await page.locator('[data-reel]').boundingBox();
  await page.evaluate((top) => window.scrollBy(0, top), (box?.y ?? 0) + 150);
  await expect.poll(async () => (await page.locator('[data-reel]').boundingBox())?.y).toBeLessThan(-100);
  const shown = await page.screenshot();
  const { x = 0, y = 0, width = 0, height = 0 } = (await page.locator('[data-reel]').boundingBox()) ?? {};
  // What nothing was drawn on is transparent.
  // On a page of its own, which has no policy against looking at it.
  const opacity = await (await page.context().newPage()).evaluate(
    async ([image, left, top]) => {
      const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${image}`)).blob());
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
      const context = canvas.getContext('2d');
      context?.drawImage(bitmap, 0, 0);
      return context?.getImageData(left, top, 1, 1).data[3];
    },
    [shown.toString('base64'), Math.round(x + width / 2), Math.round(y + height * 0.8)] as const,
  );
  expect(opacity).toBe(255);
});

test('a take that is chosen is what the project goes on with', async ({ page, api }) => {
  await openPreview(page, api);
  await take(page, 2).click();
  api.answer('restorePlan', { ...sampleProject({ status: 'timeline_modified' }), leftOutCuts: 0 });
  api.changeWith('restorePlan', () => {
    api.projects = [sampleProject({ status: 'timeline_modified' })];
    api.answer(
      'listPlans',
      VERSIONS.map((version) => ({ ...version, isCurrent: version.id === 'take-2' })),
    );
  });
  await button(page, 'Use take 2').click();
  await expectToast(page, ['Take Chosen', 'Export puts it into the video.'], 'default');
  expect(api.calls('restorePlan').map(({ path }) => path)).toEqual([
    `/api/projects/${PROJECT_ID}/plans/take-2/restore`,
  ]);
  await expect(page.getByText('Your timeline has changes that are not in this video yet.')).toBeVisible();
  await expect(take(page, 2)).toHaveAttribute('aria-pressed', 'true');
  await expect(
    page.getByText('Take 2 plays from your clips. Your video is as it was made last.'),
  ).toBeVisible();
});

test('a take with music does not begin anew while something else of the page changes', async ({
  page,
  api,
}) => {
  await openPreview(page, api);
  api.projects = [sampleProject({ music: MUSIC })];
  api.answer('getPlayback', {
    ...{ clips: PLAYBACK_CLIPS, planned: null },
    music: { audioUrl: '/api/videos/song', loudness: { stepSeconds: 1, levelsDb: [] }, foundBeats: [] },
  });
  await page.reload();
  await take(page, 2).click();
  await live(page).getByRole('button', { name: 'Pause' }).first().click();
  await expect(live(page)).toHaveAttribute('data-shown');
  await live(page).evaluate((player) => {
    new MutationObserver(() => player.setAttribute('data-opened-again', '')).observe(player, {
      attributeFilter: ['data-shown'],
    });
  });
  api.answer('restorePlan', { ...sampleProject({ music: MUSIC }), leftOutCuts: 0 });
  const held = api.hold('restorePlan');
  await button(page, 'Use take 2').click();
  await expect(button(page, 'Use take 2')).toHaveAttribute('aria-busy');
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await expect(live(page)).not.toHaveAttribute('data-opened-again');
  held.release();
});

async function swipe(page: Page, pixels: number): Promise<void> {
  const { down, drag, up } = await fingers(page);
  const from = await middleOf(page.locator('[data-reel]'));
  await down(from);
  await drag(from, { ...from, x: from.x + pixels });
  await up();
}

test('a finger swipes from one take to the next, and its press still plays', { tag: '@phone' }, async ({
  page,
  api,
}) => {
  await openPreview(page, api);
  await swipe(page, 120);
  await expect(take(page, 2)).toHaveAttribute('aria-pressed', 'true');
  await expect(live(page)).toHaveAttribute('data-phase', 'playing');
  await swipe(page, 120);
  await expect(take(page, 1)).toHaveAttribute('aria-pressed', 'true');
  await swipe(page, 120);
  await expect(take(page, 1)).toHaveAttribute('aria-pressed', 'true');
  await swipe(page, -120);
  await expect(take(page, 2)).toHaveAttribute('aria-pressed', 'true');
  await expect(live(page)).toHaveAttribute('data-phase', 'playing');
  const { down, up } = await fingers(page);
  const from = await middleOf(page.locator('[data-reel]'));
  await down(from);
  await up();
  await expect(live(page)).toHaveAttribute('data-phase', 'paused');
});

test('a swipe over what is still being made chooses no take', { tag: '@phone' }, async ({ page, api }) => {
  await openPreview(page, api);
  api.projects = [processingProject(60)];
  api.answer('getPlayback', { clips: [...PLAYBACK_CLIPS], planned: { runId: 'run-1', plan: PLAN } });
  await page.reload();
  await expect(live(page)).toHaveAttribute('data-shown');
  await swipe(page, 120);
  api.projects = [sampleProject()];
  await expect(take(page, 3)).toHaveAttribute('aria-pressed', 'true');
  await expect(video(page)).toBeVisible();
  expect(api.calls('getPlan')).toEqual([]);
});

test('a take that cannot be had says so and can be asked for again', async ({ page, api }) => {
  await openPreview(page, api);
  await api.goOffline();
  await take(page, 1).click();
  await expect(page.getByText('Take 1 could not be loaded.')).toBeVisible();
  await expect(video(page)).toBeVisible();
  await api.goOnline();
  await page.getByRole('region', { name: 'Takes' }).getByRole('button', { name: 'Try again' }).click();
  await expect(live(page)).toHaveAttribute('data-phase', 'playing');
});

for (const call of ['getPlan', 'getPlayback'] as const) {
  test(`a take of which ${call} alone fails says so, and both are asked for again`, async ({ page, api }) => {
    await openPreview(page, api);
    api.say(call, 503, 'No');
    await take(page, 1).click();
    const row = page.getByRole('region', { name: 'Takes' });
    await expect(row.getByText('Take 1 could not be loaded.')).toBeVisible();
    api.restore(call);
    if (call === 'getPlan') api.answer('getPlan', PLAN);
    else answerPlayback(api);
    await row.getByRole('button', { name: 'Try again' }).click();
    await expect(live(page)).toHaveAttribute('data-phase', 'playing');
  });
}

test('takes keep their numbers when the oldest is not kept any more', async ({ page, api }) => {
  await openPreview(page, api);
  api.answer('listPlans', VERSIONS.slice(0, 2));
  await page.reload();
  await expect(page.getByText('Your video is take 3. Press another to watch it here.')).toBeVisible();
  await expect(take(page, 2)).toBeVisible();
  await expect(take(page, 1)).toHaveCount(0);
});

test('a project that has had one plan has nothing to compare', async ({ page, api }) => {
  await openPreview(page, api);
  api.answer('listPlans', VERSIONS.slice(0, 1));
  await page.reload();
  await expect(video(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Takes' })).toHaveCount(0);
});
