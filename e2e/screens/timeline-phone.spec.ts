import type { Locator } from '@playwright/test';
import { sampleProject } from '../harness/fakes/sample-project.ts';
import { expectAccessible } from '../harness/screens/axe.ts';
import { button, expect, test } from '../harness/screens/screen.ts';
import { inspector, names, openTimeline, rowButton, unsaved } from '../harness/screens/timeline-screen.ts';

type Box = Awaited<ReturnType<Locator['boundingBox']>>;

/** In square pixels. */
function overlap(a: Box, b: Box): number {
  if (a === null || b === null) return 0;
  const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const high = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, wide) * Math.max(0, high);
}

test.describe('on a phone', { tag: '@phone' }, () => {
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 360, height: 740 },
  ]) {
    test(`player, strip and what is done most are in sight at once, ${viewport.width} px wide`, async ({
      page,
      api,
    }) => {
      await page.setViewportSize(viewport);
      await openTimeline(page, api);
      const bar = await button(page, 'Regenerate').boundingBox();
      for (const shown of [
        page.getByRole('region', { name: 'Your video' }),
        page.locator('[data-strip]'),
        page.locator('[data-quick-actions]'),
      ]) {
        const box = await shown.boundingBox();
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
        expect(box?.y).toBeGreaterThan(0);
      }
      const player = await page.getByRole('region', { name: 'Your video' }).boundingBox();
      expect(player?.width).toBeGreaterThan(viewport.width * 0.54);
    });
  }

  for (const viewport of [
    { width: 390, height: 844 },
    { width: 360, height: 740 },
    { width: 320, height: 568 },
  ]) {
    test(`no button at the thumb moves with a change, ${viewport.width} px wide`, async ({ page, api }) => {
      await page.setViewportSize(viewport);
      await openTimeline(page, api);
      const thumbBar = page.locator('[data-thumb-bar]');
      const buttons = [/^Undo/, /^Redo/, 'Regenerate', 'Export Video'].map((name) =>
        thumbBar
          .getByRole('button', { name })
          .or(thumbBar.getByRole('link', { name }))
          .filter({ visible: true }),
      );
      const boxes = () => Promise.all(buttons.map((each) => each.boundingBox()));
      const before = await boxes();
      expect(before).not.toContain(null);
      await expect(button(page, 'Save Changes')).toHaveCount(0);
      await button(page, 'Move clip 1 down').tap();
      await expect(button(page, 'Save Changes')).toBeInViewport({ ratio: 1 });
      expect(await boxes(), 'with a change').toEqual(before);
      const save = await button(page, 'Save Changes').boundingBox();
      for (const box of before) expect(overlap(box, save)).toBe(0);
      api.answer('saveTimeline', sampleProject({ status: 'timeline_modified' }));
      await button(page, 'Save Changes').tap();
      await expect(button(page, 'Save Changes')).toHaveCount(0);
      expect(await boxes(), 'once it is saved').toEqual(before);
    });
  }

  test('what is done most is done to the chosen clip without opening anything', async ({ page, api }) => {
    await openTimeline(page, api);
    await expect(names(page)).toHaveText(['beach.mp4', 'market.mov', 'forest.mp4']);
    await button(page, 'Move clip 1 down').tap();
    await expect(names(page)).toHaveText(['market.mov', 'beach.mp4', 'forest.mp4']);
    await button(page, 'Shorten clip 2 by 0.5 seconds').tap();
    await expect(rowButton(page, 2)).toContainText('1.5s');
    await button(page, 'Lengthen clip 2 by 0.5 seconds').tap();
    await button(page, 'Move clip 2 up').tap();
    await expect(unsaved(page)).toHaveCount(0);
    await button(page, 'Remove clip 1').tap();
    await expect(names(page)).toHaveText(['market.mov', 'forest.mp4']);
    await expect(inspector(page)).toHaveCount(0);
  });

  test('a clip pressed in the preview is chosen and shown, with what can be done to it in sight', async ({
    page,
    api,
  }) => {
    api.projects = [sampleProject()];
    await page.goto(`/preview/${sampleProject().id}`);
    await page
      .getByRole('button', { name: /Clip 2\b/ })
      .or(page.getByRole('link', { name: /Clip 2\b/ }))
      .first()
      .tap();
    await expect(button(page, 'Move clip 2 down')).toBeInViewport({ ratio: 1 });
    await expect(button(page, 'Shorten clip 2 by 0.5 seconds')).toBeInViewport({ ratio: 1 });
    await expect(rowButton(page, 2)).toHaveAttribute('aria-pressed', 'true');
    await expect
      .poll(() =>
        page
          .getByRole('region', { name: 'Your video' })
          .locator('video')
          .evaluate((video: HTMLVideoElement) => video.currentTime),
      )
      .toBeCloseTo(2, 1);
  });

  test('the sheet leaves player and strip in sight above it', async ({ page, api }) => {
    await openTimeline(page, api);
    await button(page, 'Everything for clip 1').tap();
    await expect(inspector(page)).toBeVisible();
    const sheet = await page.locator('[data-sheet]').boundingBox();
    for (const shown of [page.getByRole('region', { name: 'Your video' }), page.locator('[data-strip]')]) {
      const box = await shown.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(sheet?.y ?? 0);
      expect(box?.y).toBeGreaterThan(0);
    }
    await button(page, 'Close').tap();
    await expect(inspector(page)).toHaveCount(0);
    await expect(button(page, 'Move clip 1 down')).toBeVisible();
  });

  test('what was done in the sheet is taken back and done again there, and nothing below it can be come to', async ({
    page,
    api,
  }) => {
    await openTimeline(page, api);
    await button(page, 'Everything for clip 1').tap();
    const sheet = page.locator('[data-sheet]');
    await expect(button(page, 'Undo')).toBeDisabled();
    await button(page, 'Duplicate clip 1').tap();
    await expect(names(page)).toHaveCount(4);
    await sheet.getByRole('button', { name: 'Undo: Duplicate clip' }).tap();
    await expect(names(page)).toHaveCount(3);
    await sheet.getByRole('button', { name: 'Redo: Duplicate clip' }).tap();
    await expect(names(page)).toHaveCount(4);
    await expect(page.getByRole('link', { name: 'Export Video' })).toHaveCount(0);
    await button(page, 'Close').tap();
    await expect(page.getByRole('link', { name: 'Export Video' })).toBeInViewport({ ratio: 1 });
    await expect(button(page, 'Undo: Duplicate clip')).toBeInViewport({ ratio: 1 });
  });

  test("the sheet's head stays in sight, with undo, redo and the way out", async ({ page, api }) => {
    await openTimeline(page, api);
    await button(page, 'Everything for clip 1').tap();
    const head = (name: string | RegExp) => inspector(page).getByRole('button', { name });
    await head('Shorten clip 1 by 0.5 seconds').tap();
    await expect(unsaved(page)).toBeVisible();
    await page.locator('[data-sheet]').evaluate((sheet) => sheet.scrollTo(0, sheet.scrollHeight));
    for (const name of [/^Undo: /, 'Redo', 'Close']) {
      await expect(head(name)).toBeInViewport({ ratio: 1 });
      const box = await head(name).boundingBox();
      expect([box?.width, box?.height]).toEqual([44, 44]);
    }
    await expectAccessible(page);
    await head(/^Undo: /).press('Enter');
    await expect(unsaved(page)).toHaveCount(0);
    await expect(inspector(page)).toBeVisible();
  });

  test('another clip is chosen to be heard under one, by touch and within the sheet', async ({
    page,
    api,
  }) => {
    await openTimeline(page, api);
    await button(page, 'Everything for clip 1').tap();
    const heard = page.getByRole('combobox', { name: 'Heard with clip 1' });
    await heard.selectOption({ label: 'market.mov' });
    const from = page.getByRole('slider', { name: 'market.mov is heard with clip 1 from' });
    await expect(from).toBeVisible();
    for (const control of [heard, from]) {
      const box = await control.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
    }
    await heard.selectOption({ label: 'Its own sound' });
    await expect(from).toBeHidden();
  });
});
