import { EXAMPLE_PROMPTS } from '@cutroom/contract';
import type { Page } from '@playwright/test';
import {
  PROJECT_ID,
  processingProject,
  sampleProject,
  uploadedProject,
} from '../harness/fakes/sample-project.ts';
import { button, expect, expectToast, link, pathOf, test } from '../harness/screens/screen.ts';

const PATH = `/prompt/${PROJECT_ID}`;
const text = (page: Page) => page.getByLabel('Video Description & Instructions');
/** While the overlay covers it, it has no role any more. */
const submit = (page: Page) => page.locator('button[type="submit"]');

test.beforeEach(({ api }) => {
  api.projects = [uploadedProject()];
});

test('step 2: an empty page to write on, with a hint that goes once something is written', async ({
  page,
  api,
}) => {
  await page.goto(PATH);
  await expect(page.getByRole('heading', { name: 'Tell AI How to Edit Your Video' })).toBeVisible();
  await expect(page.getByText('Step 2 of 4')).toBeVisible();
  await expect(text(page)).toHaveAttribute('rows', '6');
  const hint = page.getByText(/^Say what the video is about/);
  await expect(hint).toBeVisible();
  await text(page).fill('A reel');
  await expect(hint).toHaveCount(0);
  expect(
    api.calls('getProject').map(({ path }) => path),
    'its project is asked for by id',
  ).toEqual([`/api/projects/${PROJECT_ID}`]);
});

test('the empty page shows one example after the other until somebody is in it, and only one where motion is reduced', async ({
  page,
  time,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(PATH);
  await expect(text(page)).toBeVisible();
  await time.stop();
  const examples: readonly (string | null)[] = EXAMPLE_PROMPTS;
  const now = async () => examples.indexOf(await text(page).getAttribute('placeholder'));
  const first = await now();
  expect(first).toBeGreaterThanOrEqual(0);
  await time.pass(4500);
  await expect.poll(now).not.toBe(first);
  // Two or three would have come in that time, and they come again after four.
  const stays = () =>
    expect(async () => {
      const before = await now();
      await time.pass(9100);
      expect(await now()).toBe(before);
    }).toPass();
  await text(page).focus();
  await stays();
  await text(page).blur();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await stays();
});

test('the page grows with what is written, and shrinks again to its six rows', async ({ page }) => {
  await page.goto(PATH);
  const height = async () => (await text(page).boundingBox())?.height ?? 0;
  const empty = await height();
  await text(page).fill('A line of the day\n'.repeat(10));
  await expect.poll(height).toBeGreaterThan(empty);
  expect(await text(page).evaluate((field) => field.scrollHeight - field.clientHeight)).toBeLessThanOrEqual(
    1,
  );
  await text(page).fill('A line of the day');
  await expect.poll(height).toBe(empty);
});

test.describe('the samples of the suggestions', () => {
  const shots = (page: Page, title: RegExp) => button(page, title).locator('[data-shot]');
  const states = (page: Page, title: RegExp) =>
    shots(page, title).evaluateAll((all) =>
      all.flatMap((shot) => shot.getAnimations()).map(({ playState }) => playState),
    );

  test('are four upright frames in one row, in sight at once', async ({ page }) => {
    await page.goto(PATH);
    const boxes = await Promise.all(
      [/^Travel/, /^Event/, /^Product/, /^Tutorial/].map((title) => shots(page, title).first().boundingBox()),
    );
    expect(new Set(boxes.map((box) => box?.y)).size).toBe(1);
    for (const box of boxes) expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(9 / 16, 1);
    for (const title of [/^Travel/, /^Tutorial/])
      await expect(button(page, title)).toBeInViewport({ ratio: 1 });
  });

  test('play while nothing is written, rest while somebody is in the field, and play at the pointer', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto(PATH);
    await expect.poll(async () => new Set(await states(page, /^Event/))).toEqual(new Set(['running']));
    await text(page).focus();
    await expect.poll(async () => new Set(await states(page, /^Event/))).toEqual(new Set(['paused']));
    await text(page).fill('A reel');
    await text(page).blur();
    await expect.poll(() => states(page, /^Event/)).toEqual([]);
    await button(page, /^Event/).hover();
    await expect.poll(async () => new Set(await states(page, /^Event/))).toEqual(new Set(['running']));
    expect(await states(page, /^Travel/)).toEqual([]);
  });

  test('stand still where motion is reduced', async ({ page }) => {
    await page.goto(PATH);
    await expect(button(page, /^Event/)).toBeVisible();
    expect(await states(page, /^Event/)).toEqual([]);
  });
});

test("'Generate Video' needs more than spaces", async ({ page }) => {
  await page.goto(PATH);
  await expect(button(page, 'Generate Video')).toBeDisabled();
  await text(page).fill('  \n ');
  await expect(button(page, 'Generate Video')).toBeDisabled();
  await text(page).fill('A reel');
  await expect(button(page, 'Generate Video')).toBeEnabled();
});

test('each quick suggestion fills the text area with a prompt of its own', async ({ page }) => {
  await page.goto(PATH);
  await expect(page.getByRole('heading', { name: 'Quick Suggestions' })).toBeVisible();
  const prompts = new Set<string>();
  for (const title of ['Travel Highlights', 'Event Recap', 'Product Showcase', 'Tutorial Style']) {
    await button(page, new RegExp(title)).click();
    await expect(button(page, new RegExp(title))).toHaveAttribute('aria-pressed', 'true');
    await expect(text(page)).toBeFocused();
    prompts.add(await text(page).inputValue());
  }
  expect(prompts.size).toBe(4);
});

test('own words that a suggestion replaces can be brought back, and taken back with the browser', async ({
  page,
}) => {
  await page.goto(PATH);
  const back = button(page, 'Bring it back');
  await text(page).fill('Our week in Lisbon');
  await button(page, /^Travel Highlights/).click();
  await button(page, /^Event Recap/).click();
  await expect(page.getByText('Your own text was replaced.')).toBeVisible();
  await back.click();
  await expect(text(page)).toHaveValue('Our week in Lisbon');
  await expect(text(page)).toBeFocused();
  await expect(back, 'a suggestion is there to be chosen again').toHaveCount(0);

  await button(page, /^Travel Highlights/).click();
  await expect(text(page)).not.toHaveValue('Our week in Lisbon');
  await text(page).press('ControlOrMeta+z');
  await expect(text(page)).toHaveValue('Our week in Lisbon');
  await expect(back).toHaveCount(0);
});

test("'Back' and the arrow lead to the upload screen; what was written is there again afterwards", async ({
  page,
}) => {
  await page.goto(PATH);
  await text(page).fill('Half a thought');
  await link(page, 'Back').click();
  await expect.poll(() => pathOf(page)).toBe(`/upload/${PROJECT_ID}`);
  await page.goBack();
  await expect(text(page)).toHaveValue('Half a thought');
  await link(page, 'Back to upload').click();
  await expect.poll(() => pathOf(page)).toBe(`/upload/${PROJECT_ID}`);
});

test('the prompt of the last generation is there to be changed', async ({ page, api }) => {
  api.projects = [sampleProject()];
  await page.goto(PATH);
  await expect(text(page)).toHaveValue('A calm 8 second reel, start with the beach');
});

test('the prompt of a cancelled generation is there to be changed', async ({ page, api }) => {
  const run = processingProject(10).run;
  api.projects = [sampleProject({ run: run && { ...run, state: 'cancelled', prompt: 'Make it wild' } })];
  await page.goto(PATH);
  await expect(text(page)).toHaveValue('Make it wild');
});

test('near its limit the prompt tells how long it is, and that what is longer is cut off', async ({
  page,
}) => {
  await page.goto(PATH);
  const told = page.getByRole('status').filter({ hasText: 'of 5000' });
  await text(page).fill('a'.repeat(4499));
  await expect(button(page, 'Generate Video')).toBeEnabled();
  await expect(told).toHaveCount(0);
  await text(page).fill('a'.repeat(4612));
  await expect(page.getByText('4612 of 5000')).toBeVisible();
  await expect(told).toHaveText('4600 of 5000 characters');
  await text(page).press('End');
  await page.keyboard.insertText('b'.repeat(1000));
  await expect(text(page)).toHaveValue(/^a{4612}b{388}$/);
  await expect(told).toHaveText('5000 of 5000. Anything longer is cut off.');
});

test('a project that is missing: Project not found', async ({ page, api }) => {
  api.projects = [];
  await page.goto(PATH);
  await expect(page.getByText('Project not found')).toBeVisible();
});

test('the overlay rises to at most 85 with its messages, then to 100, and 0.8 s later the processing screen opens', async ({
  page,
  api,
  time,
}) => {
  api.answer('processProject', processingProject(0));
  const generation = api.hold('processProject');
  await page.goto(PATH);
  await text(page).fill('  A reel of the sea ');
  await time.stop();
  await button(page, 'Generate Video').click();
  const overlay = page.getByRole('dialog', { name: 'Starting AI Video Generation' });
  await time.until(overlay);
  const bar = overlay.getByRole('progressbar');
  const shown = async () => Number(await bar.getAttribute('aria-valuenow'));
  await expect(overlay).toContainText('Analyzing your prompt...');
  await expect(submit(page)).toHaveText('Starting...');
  await time.pass(1200);
  await expect(overlay).toContainText('Preparing video processing...');
  expect(await shown()).toBeGreaterThanOrEqual(30);
  expect(await shown()).toBeLessThan(60);
  await time.pass(1500);
  await expect(overlay).toContainText('Initializing AI editor...');
  // Less than a call may take.
  await time.pass(20_000);
  expect(await shown()).toBe(85);
  await expect(overlay).toContainText('Initializing AI editor...');
  await page.keyboard.press('Escape');
  await expect(overlay).toBeVisible();

  api.projects = [processingProject(0)];
  generation.release();
  const passed = await time.until(overlay.getByText('Almost ready!'));
  await expect(bar).toHaveAttribute('aria-valuenow', '100');
  await time.pass(700 - Math.min(passed, 100));
  expect(pathOf(page)).toBe(PATH);
  await time.pass(120);
  await expect.poll(() => pathOf(page)).toBe(`/processing/${PROJECT_ID}`);
  await expect
    .poll(() => api.calls('processProject'))
    .toEqual([{ path: `/api/projects/${PROJECT_ID}/process`, body: { prompt: 'A reel of the sea' } }]);
});

test('while a video of the project is made, the progress stands where the next would be started', async ({
  page,
  api,
  time,
}) => {
  api.projects = [processingProject(30)];
  await page.goto(PATH);
  await expect(page.getByText('Video processing in progress')).toBeVisible();
  await expect(link(page, 'Check Progress')).toHaveAttribute('href', `/processing/${PROJECT_ID}`);
  await expect(button(page, 'Generate Video')).toHaveCount(0);
  await text(page).fill('Another reel');
  api.projects = [sampleProject()];
  await time.skip(2000);
  await expect(button(page, 'Generate Video')).toBeEnabled();
  await expect(page.getByText('Video processing in progress')).toHaveCount(0);
  await expect(text(page)).toHaveValue('Another reel');
  expect(api.calls('processProject')).toEqual([]);
});

test('where a run was started elsewhere meanwhile, the way to its progress appears', async ({
  page,
  api,
}) => {
  await page.goto(PATH);
  await text(page).fill('A reel');
  api.refuse('processProject', 'status_conflict');
  api.projects = [processingProject(30)];
  await button(page, 'Generate Video').click();
  await expect(link(page, 'Check Progress')).toBeVisible();
});

test.describe('a generation that cannot be started', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(PATH);
    await text(page).fill('A reel');
  });

  const start = async (page: Page, description: string) => {
    await button(page, 'Generate Video').click();
    await expectToast(page, ['Processing Failed', description]);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(button(page, 'Generate Video')).toBeEnabled();
    expect(pathOf(page)).toBe(PATH);
    await expect(text(page)).toHaveValue('A reel');
  };

  test("is said with the server's reason", async ({ page, api }) => {
    api.refuse('processProject', 'uploads_in_progress');
    await start(page, 'Some clips are still uploading. Wait until they finish.');
  });

  test('is said in plain words where the server gives no reason', async ({ page, api }) => {
    api.say('processProject', 502, 'Bad gateway');
    await start(page, 'Failed to start processing. Please try again.');
  });

  test('is said in plain words where no answer comes', async ({ page, api }) => {
    api.drop('processProject');
    await start(page, 'Failed to start processing. Please try again.');
  });
});
