import type { PlanVersion } from '@cutroom/contract';
import type { Page } from '@playwright/test';
import { sampleProject } from '../harness/fakes/sample-project.ts';
import { button, expect, test, toasts } from '../harness/screens/screen.ts';
import { names, openRecovery, openTimeline } from '../harness/screens/timeline-screen.ts';

const MINUTE_MS = 60_000;

/** One made so many minutes ago, which begins with a clip. */
function version(id: string, minutesAgo: number, changes: Partial<PlanVersion> = {}): PlanVersion {
  return {
    id,
    number: 1,
    createdAt: new Date(Date.now() - minutesAgo * MINUTE_MS).toISOString(),
    origin: 'generated',
    prompt: 'A calm day by the sea',
    director: 'local',
    clipCount: 3,
    firstCut: { clipId: 'clip-b', startTime: 2, endTime: 4, order: 0 },
    seconds: 7.5,
    isCurrent: false,
    ...changes,
  };
}

const VERSIONS = [
  version('now', 1, { isCurrent: true }),
  version('edited', 5, {
    origin: 'edited',
    firstCut: { clipId: 'clip-c', startTime: 1, endTime: 3, order: 0 },
  }),
  version('first', 90),
  ...Array.from({ length: 6 }, (_, index) => version(`old-${index}`, 200 + index)),
];

const versions = (page: Page) => page.getByRole('list', { name: 'Earlier versions' }).getByRole('listitem');

test.beforeEach(async ({ page, api }) => {
  api.answer('listPlans', VERSIONS);
  await openTimeline(page, api);
});

test('earlier versions are a row of 9:16 frames of their first cuts, newest first, with who made them', {
  tag: '@both',
}, async ({ page }) => {
  await openRecovery(page);
  await expect(versions(page)).toHaveText([
    /^AI.*On the timeline$/,
    /^You.*Edited by you.*5 minutes ago/,
    /^AI.*Generated.*1 hour ago.*3 clips · 7\.5s.*A calm day by the sea/,
    ...Array.from({ length: 6 }, () => /^AI/),
  ]);
  const images = versions(page).locator('img');
  await expect(images.first()).toHaveAttribute('src', /market_clip-b\.mov\?t=2\.5/);
  await expect(images.nth(1)).toHaveAttribute('src', /forest_clip-c\.mp4\?t=1\.5/);
  const boxes = await Promise.all([0, 1, 2].map((index) => versions(page).nth(index).boundingBox()));
  expect(new Set(boxes.map((box) => box?.y)).size, 'one row').toBe(1);
  const shapes = await versions(page)
    .locator('.aspect-9\\/16')
    .evaluateAll((all) => all.map((frame) => Math.round((frame.clientWidth / frame.clientHeight) * 16)));
  expect(new Set(shapes)).toEqual(new Set([9]));
});

test('a version is brought back by key, and by a press on its frame', { tag: '@both' }, async ({
  page,
  api,
}) => {
  const { editingPlan } = sampleProject();
  const selectedClips = editingPlan?.selectedClips.slice(1) ?? [];
  const restored = sampleProject({
    status: 'timeline_modified',
    editingPlan: editingPlan && { ...editingPlan, selectedClips },
  });
  const recovery = await openRecovery(page);
  const back = recovery.getByRole('button', {
    name: 'Bring back: Edited by you, 5 minutes ago, 3 clips · 7.5s',
  });
  api.answer('restorePlan', { ...restored, leftOutCuts: 0 });
  await back.focus();
  await page.keyboard.press('Enter');
  await expect(toasts(page)).toContainText('Version Brought Back');
  await expect(names(page)).toHaveText(['market.mov', 'forest.mp4']);
  await expect(recovery).toHaveCount(0);
  await button(page, 'Undo: Bring back').click();
  await expect(names(page)).toHaveText(['beach.mp4', 'market.mov', 'forest.mp4']);
  await openRecovery(page);
  const frame = await versions(page).nth(2).locator('.aspect-9\\/16').boundingBox();
  await page.mouse.click((frame?.x ?? 0) + 40, (frame?.y ?? 0) + 80);
  await button(page, 'Bring back').last().click();
  await expect(names(page)).toHaveText(['market.mov', 'forest.mp4']);
});

test('the keyboard reaches the oldest of them, which comes into sight', async ({ page }) => {
  await openRecovery(page);
  const oldest = versions(page).last().getByRole('button');
  await expect(oldest).not.toBeInViewport();
  await oldest.focus();
  await expect(oldest).toBeInViewport({ ratio: 1 });
});
