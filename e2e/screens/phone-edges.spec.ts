import type { Locator, Page } from '@playwright/test';
import type { FakeApi } from '../harness/fakes/fake-api.ts';
import { answerPlayback, PLAYBACK_CLIPS } from '../harness/fakes/sample-playback.ts';
import { PROJECT_ID, sampleProject, uploadedProject } from '../harness/fakes/sample-project.ts';
import { button, expect, test, toasts } from '../harness/screens/screen.ts';
import { openTimeline, rowButton } from '../harness/screens/timeline-screen.ts';

const WORDS = [
  { text: 'By', startSeconds: 1.2, endSeconds: 1.5 },
  { text: 'the', startSeconds: 1.5, endSeconds: 1.9 },
  { text: 'sea', startSeconds: 1.9, endSeconds: 2.2 },
];

/** Fields over the picture, opened: their letters are those of the reel, smaller than 16 px on a phone's player. */
const ON_THE_PLAYER = {
  'a caption': async (page: Page, api: FakeApi) => {
    api.answer('getWords', WORDS);
    answerPlayback(
      api,
      PLAYBACK_CLIPS.map((clip) => ({
        ...clip,
        analysis: clip.analysis === null ? null : { ...clip.analysis, words: WORDS },
      })),
    );
    const { editingPlan, ...project } = sampleProject();
    const style = { pace: 'slow', sound: 'original', captions: true } as const;
    await openTimeline(page, api, { ...project, editingPlan: editingPlan && { ...editingPlan, style } });
    const caption = button(page, 'Correct the caption “By the sea”');
    const slider = page.getByRole('slider', { name: 'Seek' });
    await expect(async () => {
      if (!(await caption.isVisible())) await slider.press('PageUp');
      await expect(caption).toBeVisible({ timeout: 500 });
    }).toPass();
    await caption.tap();
    return page.getByRole('textbox', { name: 'Words of the caption, on the picture' });
  },
  'a long title': async (page: Page, api: FakeApi) => {
    answerPlayback(api);
    await openTimeline(page, api);
    await button(page, 'Add title on the picture of clip 1').tap();
    const words = page.getByRole('textbox', { name: 'Words of the title of clip 1, on the picture' });
    await words.fill('A whole Sunday by the sea with all of our friends');
    return words;
  },
} as const;

test.describe('on a phone', { tag: '@phone' }, () => {
  /** Of every field that is in sight, in CSS pixels: below 16, iOS zooms the page in when one is focused. */
  const fieldSizes = (page: Page) =>
    page.evaluate(() =>
      [...document.querySelectorAll('input, textarea, select')]
        .filter(
          (field) =>
            field.checkVisibility() &&
            !field.matches('[type=range], [type=checkbox], [type=radio], [type=file]'),
        )
        .map((field) => Number.parseFloat(getComputedStyle(field).fontSize)),
    );

  const FIELDS: readonly (readonly [string, string, (page: Page) => Promise<void>])[] = [
    ['prompt', `/prompt/${PROJECT_ID}`, async () => undefined],
    ['account', '/account', async () => undefined],
    ['export', `/export/${PROJECT_ID}`, async () => undefined],
    [
      'captions',
      `/timeline/${PROJECT_ID}`,
      async (page) => {
        await page.getByText('Words of the cuts').tap();
        await page.getByText('Times of cut 1').tap();
        await expect(page.getByRole('textbox', { name: '1. beach.mp4' })).toBeVisible();
      },
    ],
    ['length of a clip', `/timeline/${PROJECT_ID}`, (page) => button(page, 'Everything for clip 1').tap()],
    ['title of a reel', `/preview/${PROJECT_ID}`, (page) => button(page, 'Edit title').click()],
    [
      'title of a project',
      '/dashboard',
      async (page) => {
        await button(page, 'More for Summer by the sea').click();
        await page.getByRole('menuitem', { name: 'Rename Project' }).click();
      },
    ],
  ];
  for (const [name, path, open] of FIELDS) {
    test(`no field zooms the page when it is focused: ${name}`, async ({ page, api }) => {
      api.projects = [name === 'prompt' ? uploadedProject() : sampleProject()];
      api.answer('getWords', WORDS);
      await page.goto(path);
      await open(page);
      await expect(page.locator('input:visible, textarea:visible').first()).toBeVisible();
      const sizes = await fieldSizes(page);
      expect(sizes.length).toBeGreaterThan(0);
      for (const size of sizes) expect(size).toBeGreaterThanOrEqual(16);
    });
  }

  for (const [name, open] of Object.entries(ON_THE_PLAYER)) {
    test(`${name} is as large as it is drawn, and does not zoom the page`, async ({ page, api }) => {
      const field = await open(page, api);
      await expect(field).toBeFocused();
      const player = page.getByRole('region', { name: 'Video player' });
      const frame = (await player.boundingBox())?.width ?? 0;
      const letters = await field.evaluate((words: HTMLElement) => ({
        set: Number.parseFloat(getComputedStyle(words).fontSize),
        drawn:
          (Number.parseFloat(getComputedStyle(words).fontSize) * words.getBoundingClientRect().width) /
          words.offsetWidth,
      }));
      expect(letters.set).toBeGreaterThanOrEqual(16);
      expect(letters.drawn / frame).toBeGreaterThan(0.058);
      expect(letters.drawn / frame).toBeLessThan(0.072);
      const box = await field.boundingBox();
      const left = (await player.boundingBox())?.x ?? 0;
      expect((box?.x ?? 0) + (box?.width ?? 0) / 2, 'in the middle').toBeCloseTo(left + frame / 2, -1);
    });
  }

  const INSETS = { bottom: 34, left: 60, right: 60 } as const;
  /** As on a phone with a notch, held upright and on its side at once. */
  const withNotch = async (page: Page) => {
    const { bottom, left, right } = INSETS;
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setSafeAreaInsetsOverride', {
      insets: { bottom, bottomMax: bottom, left, leftMax: left, right, rightMax: right },
    });
  };
  /** How far what is seen in a part stays from the window's edges, at least. */
  const clearOf = (part: Locator) =>
    part.evaluate((element) => {
      const inner = [...element.querySelectorAll('*')].filter(
        (each) =>
          each.matches('svg, input') ||
          [...each.childNodes].some(
            (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim() !== '',
          ),
      );
      const boxes = inner
        .filter((each) => each.checkVisibility({ visibilityProperty: true }))
        .map((each) => each.getBoundingClientRect())
        .filter(({ width, height }) => width > 1 && height > 1);
      return {
        count: boxes.length,
        left: Math.min(...boxes.map(({ left }) => left)),
        right: Math.min(...boxes.map(({ right }) => window.innerWidth - right)),
        bottom: window.innerHeight - Math.max(...boxes.map(({ bottom }) => bottom)),
      };
    });

  test('what lies at the edges keeps clear of notch and home bar', async ({ page, api }) => {
    api.projects = [sampleProject()];
    await withNotch(page);
    await page.goto(`/preview/${PROJECT_ID}`);
    const bar = page.getByRole('contentinfo').getByRole('navigation');
    await expect(bar).toBeVisible();
    const edges = await bar.evaluate((element) => {
      const { left, right, bottom } = element.getBoundingClientRect();
      return [left, window.innerWidth - right, window.innerHeight - bottom];
    });
    expect(edges).toEqual([60, 60, 34]);
    const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect(heading?.x).toBe(60);
  });

  test('so do the buttons, the strip and the sheet of the timeline', async ({ page, api }) => {
    await withNotch(page);
    const project = sampleProject();
    const plan = project.editingPlan;
    const cuts = (plan?.selectedClips ?? []).slice(0, 1);
    const selectedClips = Array.from({ length: 12 }, (_, order) =>
      cuts.map((cut) => ({ ...cut, order })),
    ).flat();
    await openTimeline(page, api, { ...project, editingPlan: plan && { ...plan, selectedClips } });
    const thumbBar = page.locator('[data-thumb-bar]');
    await button(page, 'Shorten clip 1 by 0.5 seconds').tap();
    await expect(button(page, 'Save Changes')).toBeVisible();
    const bar = await clearOf(thumbBar);
    expect(bar.count).toBeGreaterThanOrEqual(5);
    expect(bar.left).toBeGreaterThanOrEqual(INSETS.left);
    expect(bar.right).toBeGreaterThanOrEqual(INSETS.right);
    expect(bar.bottom).toBeGreaterThanOrEqual(INSETS.bottom);
    await button(page, /^Everything for clip/).tap();
    const sheet = page.locator('[data-sheet]');
    await sheet.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    await expect.poll(async () => (await clearOf(sheet)).bottom).toBeGreaterThanOrEqual(INSETS.bottom);
    const inSheet = await clearOf(sheet);
    expect(inSheet.left).toBeGreaterThanOrEqual(INSETS.left);
    expect(inSheet.right).toBeGreaterThanOrEqual(INSETS.right);
    await button(page, 'Close').tap();
    await rowButton(page, 12).scrollIntoViewIfNeeded();
    const dock = page.locator('[data-docked]');
    await expect(dock).toBeVisible();
    const video = await page.getByRole('region', { name: 'Your video' }).boundingBox();
    expect(video?.x).toBeGreaterThanOrEqual(INSETS.left);
    const strip = await dock.locator('[data-strip]').locator('..').boundingBox();
    expect(strip?.x).toBeGreaterThanOrEqual((video?.x ?? 0) + (video?.width ?? 0));
    expect((strip?.x ?? 0) + (strip?.width ?? 0)).toBeLessThanOrEqual(390 - INSETS.right);
  });

  test('so do notifications, above the bar where there is one', async ({ page, api }) => {
    await withNotch(page);
    await openTimeline(page, api);
    await button(page, 'Remove clip 1').tap();
    await expect(toasts(page)).toBeVisible();
    const toast = await toasts(page).boundingBox();
    const bar = await page.locator('[data-thumb-bar]').boundingBox();
    expect(toast?.x).toBeGreaterThanOrEqual(INSETS.left);
    expect((toast?.x ?? 0) + (toast?.width ?? 0)).toBeLessThanOrEqual(390 - INSETS.right);
    expect((toast?.y ?? 0) + (toast?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  });
});
