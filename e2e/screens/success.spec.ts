import { briefSchema, type Project } from '@cutroom/contract';
import type { Page } from '@playwright/test';
import { BRIEF_PROMPT, plannedSampleBrief, readSampleBrief } from '../harness/fakes/sample-brief.ts';
import {
  emptyProject,
  PROJECT_ID,
  processingProject,
  sampleProject,
} from '../harness/fakes/sample-project.ts';
import { expectAccessible } from '../harness/screens/axe.ts';
import { button, expect, expectToast, link, pathOf, test } from '../harness/screens/screen.ts';

const PATH = `/success/${PROJECT_ID}`;
const SHORT = 'Make a 15 s version';
const SAME_STYLE = 'Same style, new clips';
const WORDS = 'Video Description & Instructions';
const app = (page: Page) => page.locator('[data-app]');
const length = (page: Page) => page.getByRole('combobox', { name: 'Length', exact: true });
const isPlaying = (page: Page) =>
  page.locator('video').evaluate((video: HTMLVideoElement) => !video.paused && video.currentTime > 0);

/** 32 s long, of words that wish 30. */
function longReel(changes: Partial<Project> = {}): Project {
  const { editingPlan, ...rest } = sampleProject({ actualDuration: 32, prompt: BRIEF_PROMPT, ...changes });
  return { ...rest, editingPlan: editingPlan && { ...editingPlan, brief: plannedSampleBrief() } };
}

test.beforeEach(({ api }) => {
  api.projects = [longReel()];
});

test('the reel is shown as in the app where it was shared, with its caption, and as in the others', {
  tag: '@both',
}, async ({ page, api, baseURL }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  const downloadUrl = `${baseURL}/api/videos/reel_1.mp4?signed=yes`;
  const shareUrl = 'https://www.tiktok.com/upload';
  api.answer('share', { downloadUrl, platform: 'tiktok', instructions: '', shareUrl });
  await page.goto(`/export/${PROJECT_ID}`);
  await button(page, 'TikTok').click();
  await link(page, 'Continue').click();
  await expect(app(page)).toHaveAttribute('data-app', 'tiktok');
  await expect(button(page, 'TikTok')).toHaveAttribute('aria-pressed', 'true');
  await page.getByLabel('Caption and hashtags').fill('Back soon\n\n#sea');
  const laidOver = app(page).locator('[aria-hidden="true"]').filter({ hasText: 'Back soon #sea' }).first();
  await expect(laidOver).toContainText('maya');
  await expect(app(page).getByRole('button')).toHaveText(['']);
  for (const [name, platform] of [
    ['YouTube', 'youtube'],
    ['Instagram', 'instagram'],
  ] as const) {
    await button(page, name).click();
    await expect(app(page)).toHaveAttribute('data-app', platform);
    await expectAccessible(page);
  }
});

test('it plays without sound, and can be stopped and heard', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(PATH);
  await expect.poll(() => isPlaying(page)).toBe(true);
  await button(page, 'Unmute').click();
  await expect(button(page, 'Mute')).toBeVisible();
  await button(page, 'Pause').click();
  await expect.poll(() => isPlaying(page)).toBe(false);
});

test('it waits for its button where motion is reduced', async ({ page }) => {
  await page.goto(PATH);
  await expect(app(page).getByRole('button', { name: 'Play video' })).toBeVisible();
  await expect(button(page, SAME_STYLE)).toBeVisible();
  expect(await isPlaying(page)).toBe(false);
});

test('the caption is copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(PATH);
  await button(page, 'Copy caption').click();
  await expect(page.getByText('The caption is copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^Summer by the sea\n\n#/);
});

test.describe('a version of 15 s', () => {
  const copy = longReel({
    id: 8,
    title: 'Summer by the sea (copy)',
    status: 'uploaded',
    finalVideoPath: null,
  });

  test('is a copy, opened at the same words with that length, which goes along to the server', {
    tag: '@both',
  }, async ({ page, api }) => {
    api.brief = readSampleBrief();
    api.answer('duplicateProject', copy);
    api.answer('renameProject', { ...copy, title: 'Summer by the sea, 15 s' });
    await page.goto(PATH);
    await expect(button(page, SHORT)).toHaveAccessibleDescription(/This reel stays\.$/);
    api.changeWith('duplicateProject', () => {
      api.projects = [copy, longReel()];
    });
    await button(page, SHORT).click();
    await expect.poll(() => pathOf(page)).toBe('/prompt/8');
    expect(api.calls('renameProject')).toMatchObject([
      { path: '/api/projects/8', body: { title: 'Summer by the sea, 15 s' } },
    ]);
    await expect(page.getByLabel(WORDS)).toHaveValue(BRIEF_PROMPT);
    await expect(length(page)).toHaveValue('15 s');
    api.answer('processProject', processingProject(5, { id: 8 }));
    await button(page, 'Generate Video').click();
    await expect
      .poll(() => api.calls('processProject').map(({ path }) => path))
      .toEqual(['/api/projects/8/process']);
    const sent = api.calls('processProject')[0]?.body as { prompt?: string; brief?: unknown } | undefined;
    expect(sent?.prompt).toBe(BRIEF_PROMPT);
    expect(briefSchema.parse(sent?.brief).wishes).toMatchObject([
      { kind: 'length', source: 'creator', amount: { bound: 'exactly', value: 15 } },
    ]);
  });

  test('is opened under the name of a copy where it cannot be renamed', async ({ page, api }) => {
    api.answer('duplicateProject', copy);
    api.refuse('renameProject', 'internal');
    await page.goto(PATH);
    api.projects = [copy, longReel()];
    await button(page, SHORT).click();
    await expect.poll(() => pathOf(page)).toBe('/prompt/8');
  });

  test('that cannot be made says why, and everything stays', async ({ page, api }) => {
    api.refuse('duplicateProject', 'project_limit', 'You have 1000 projects.');
    await page.goto(PATH);
    await button(page, SHORT).click();
    await expectToast(page, ['Not duplicated', 'You have 1000 projects.']);
    expect(pathOf(page)).toBe(PATH);
    await expect(button(page, SHORT)).toBeEnabled();
    await expect(button(page, SAME_STYLE)).toBeEnabled();
  });

  test('is not offered of a reel that is no longer than that', async ({ page, api }) => {
    api.projects = [longReel({ actualDuration: 15.2 })];
    await page.goto(PATH);
    await expect(button(page, SAME_STYLE)).toBeVisible();
    await expect(button(page, SHORT)).toHaveCount(0);
  });
});

test('the same style with new clips: a new project that waits for clips and has the words already', {
  tag: '@both',
}, async ({ page, api }) => {
  const made = emptyProject({ id: 9, prompt: BRIEF_PROMPT });
  api.answer('createProject', made);
  await page.goto(PATH);
  api.projects = [made, longReel()];
  await expect(button(page, SAME_STYLE)).toHaveAccessibleDescription(
    'A new project with your words filled in. You add the clips, and music if you want it.',
  );
  await button(page, SAME_STYLE).click();
  await expect.poll(() => pathOf(page)).toBe('/upload/9');
  await expectToast(page, [SAME_STYLE, 'Add your clips. Your words wait on the next page.'], 'default');
  expect(api.calls('createProject')).toMatchObject([
    { body: { title: 'New Video Project', prompt: BRIEF_PROMPT } },
  ]);
  await page.goto('/prompt/9');
  await expect(page.getByLabel(WORDS)).toHaveValue(BRIEF_PROMPT);
});

test('the same style takes along what was changed of the wishes by hand', async ({ page, api }) => {
  const project = longReel();
  const { wishes, ...brief } = plannedSampleBrief();
  const changed = wishes.map((wish) =>
    wish.kind === 'length'
      ? { ...wish, source: 'creator' as const, amount: { bound: 'exactly' as const, value: 60 } }
      : wish,
  );
  api.projects = [
    {
      ...project,
      editingPlan: project.editingPlan && { ...project.editingPlan, brief: { ...brief, wishes: changed } },
    },
  ];
  api.brief = readSampleBrief();
  api.answer('createProject', emptyProject({ id: 9, prompt: BRIEF_PROMPT }));
  await page.goto(PATH);
  await button(page, SAME_STYLE).click();
  await expect.poll(() => pathOf(page)).toBe('/upload/9');
  api.projects = [
    sampleProject({
      id: 9,
      prompt: BRIEF_PROMPT,
      editingPlan: null,
      status: 'uploaded',
      finalVideoPath: null,
    }),
  ];
  await page.goto('/prompt/9');
  await expect(length(page)).toHaveValue('1 min');
});

test('a project that cannot be created says so', async ({ page, api }) => {
  api.say('createProject', 503, 'No');
  await page.goto(PATH);
  await button(page, SAME_STYLE).click();
  await expectToast(page, ['Error', 'Failed to create project. 503: No']);
  await expect(button(page, SAME_STYLE)).toBeEnabled();
});
