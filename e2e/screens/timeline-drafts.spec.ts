import type { Page } from '@playwright/test';
import { sampleProject } from '../harness/fakes/sample-project.ts';
import { button, expect, expectToast, test } from '../harness/screens/screen.ts';
import { names, openTimeline, TIMELINE_PATH, unsaved } from '../harness/screens/timeline-screen.ts';

const BEFORE = ['beach.mp4', 'market.mov', 'forest.mp4'];
const AFTER = ['market.mov', 'beach.mp4', 'forest.mp4'];
const offer = (page: Page) => page.getByText('You left changes that are not saved');
const draftsKept = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('timeline-draft')).length);

test.beforeEach(async ({ page, api }) => {
  await openTimeline(page, api);
  await expect(offer(page)).toHaveCount(0);
  await button(page, 'Move clip 1 down').click();
  await expect(names(page)).toHaveText(AFTER);
  await expect.poll(() => draftsKept(page)).toBe(1);
});

test('changes that were not saved survive a reload, and are taken back by undo', async ({ page }) => {
  await page.reload();
  await expect(names(page)).toHaveText(BEFORE);
  await expect(offer(page)).toBeVisible();
  await button(page, 'Bring Back Changes').click();
  await expect(names(page)).toHaveText(AFTER);
  await expect(unsaved(page)).toBeVisible();
  await expect(offer(page)).toHaveCount(0);
  await button(page, 'Undo: Bring back changes').click();
  await expect(names(page)).toHaveText(BEFORE);
});

test('they survive a crash of their page', async ({ page, context }) => {
  // It answers nothing any more.
  await page.goto('chrome://crash').catch(() => undefined);
  const next = await context.newPage();
  await next.goto(TIMELINE_PATH);
  await button(next, 'Bring Back Changes').click();
  await expect(names(next)).toHaveText(AFTER);
});

test('they survive an expired session', async ({ page, api }) => {
  api.refuse('saveTimeline', 'unauthorized');
  await button(page, 'Save Changes').click();
  await expectToast(page, ['Unauthorized', 'You are logged out. Logging in again...']);
  await page.waitForURL(/\/api\/login/);
  api.restore('saveTimeline');
  await page.goto(TIMELINE_PATH);
  await button(page, 'Bring Back Changes').click();
  await expect(names(page)).toHaveText(AFTER);
});

test('what is saved, or undone, is offered no more', async ({ page, api }) => {
  await button(page, 'Undo: Move clip').click();
  await expect.poll(() => draftsKept(page)).toBe(0);
  await button(page, 'Redo: Move clip').click();
  await expect.poll(() => draftsKept(page)).toBe(1);
  const { editingPlan } = sampleProject();
  const [first, second, third] = editingPlan?.selectedClips ?? [];
  const selectedClips = [second, first, third].flatMap((cut, order) =>
    cut === undefined ? [] : { ...cut, order },
  );
  const saved = sampleProject({
    status: 'timeline_modified',
    editVersion: 'second',
    editingPlan: editingPlan === null ? null : { ...editingPlan, selectedClips },
  });
  api.answer('saveTimeline', saved);
  await button(page, 'Save Changes').click();
  await expect.poll(() => draftsKept(page)).toBe(0);
  api.projects = [saved];
  await page.reload();
  await expect(names(page)).toHaveText(AFTER);
  await expect(offer(page)).toHaveCount(0);
});

test('they are discarded when their owner says so', async ({ page }) => {
  await page.reload();
  await button(page, 'Discard').click();
  await expect(offer(page)).toHaveCount(0);
  await expect.poll(() => draftsKept(page)).toBe(0);
  await expect(names(page)).toHaveText(BEFORE);
});

test('they are never saved over what somebody else saved since', async ({ page, api }) => {
  api.projects = [sampleProject({ editVersion: 'of another window' })];
  await page.reload();
  await expect(page.getByText('your changes are not saved over it without asking')).toBeVisible();
  await button(page, 'Bring Back Changes').click();
  api.refuse('saveTimeline', 'timeline_changed');
  await button(page, 'Save Changes').click();
  await expect(page.getByText('This timeline was changed in another window', { exact: true })).toBeVisible();
  await expect
    .poll(() => api.calls('saveTimeline').map(({ body }) => Reflect.get(Object(body), 'editVersion')))
    .toEqual(['first']);
});

test('whoever signs in next finds nothing of them, even where nobody signed out', async ({ page, api }) => {
  api.answer('getUser', { id: 'somebody-else', email: 'else@example.com' });
  await page.reload();
  await expect(names(page)).toHaveText(BEFORE);
  await expect(offer(page)).toHaveCount(0);
  expect(await draftsKept(page)).toBe(0);
});
