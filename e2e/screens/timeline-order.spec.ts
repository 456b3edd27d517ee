import type { Locator } from '@playwright/test';
import { sampleProject } from '../harness/fakes/sample-project.ts';
import { button, expect, test } from '../harness/screens/screen.ts';
import { chooseClip, clipList, names, openTimeline, unsaved } from '../harness/screens/timeline-screen.ts';

/** What is said to those who hear the list being sorted. */
const LIFTED = /^(Lifted clip 1 of 3\.|Clip 1 is at place 1 of 3\.)$/;

test.describe('order', () => {
  test('by buttons: not above the first, not below the last', async ({ page, api }) => {
    await openTimeline(page, api);
    await chooseClip(page, 1);
    await expect(button(page, 'Move clip 1 up')).toBeDisabled();
    await chooseClip(page, 3);
    await expect(button(page, 'Move clip 3 down')).toBeDisabled();
    await chooseClip(page, 1);
    await button(page, 'Move clip 1 down').click();
    await expect(names(page)).toHaveText(['market.mov', 'beach.mp4', 'forest.mp4']);
    await chooseClip(page, 3);
    await button(page, 'Move clip 3 up').click();
    await expect(names(page)).toHaveText(['market.mov', 'forest.mp4', 'beach.mp4']);
    await expect(unsaved(page)).toBeVisible();
  });

  test("new images are asked for: the clips' own instead of the reel's", async ({ page, api }) => {
    const shown = () =>
      clipList(page)
        .locator('[data-image] img')
        .evaluateAll((images) =>
          images.map((image) => /thumbnails\/([^?]+)/.exec(String(image.getAttribute('src')))?.[1]),
        );
    await openTimeline(page, api);
    // Images that are far from the screen are not asked for yet.
    await expect.poll(async () => (await shown()).slice(0, 2)).toEqual(['reel_1.mp4', 'reel_1.mp4']);
    await chooseClip(page, 1);
    await button(page, 'Move clip 1 down').click();
    await expect
      .poll(async () => (await shown()).slice(0, 2))
      .toEqual(['market_clip-b.mov', 'beach_clip-a.mp4']);
  });

  test("the strip shows the clips' own images from the start: the reel's are upright, its boxes wide", {
    tag: '@desktop',
  }, async ({ page, api }) => {
    await openTimeline(page, api);
    const strip = page.locator('[data-image] img:not(ol *)');
    await expect(strip.first()).toHaveAttribute('src', '/api/thumbnails/beach_clip-a.mp4?t=1.5');
    await expect(page.locator('[data-image]:not(ol *) img[src*="reel_1"]')).toHaveCount(0);
  });

  test('a cut whose clip is gone says Missing Clip', async ({ page, api }) => {
    await openTimeline(page, api, sampleProject({ videoClips: sampleProject().videoClips.slice(0, 2) }));
    await expect(clipList(page).getByRole('listitem').nth(2)).toContainText('Missing Clip');
  });

  test('by the keyboard: Space lifts, arrows move, Space drops', { tag: '@desktop' }, async ({
    page,
    api,
  }) => {
    await openTimeline(page, api);
    await button(page, 'Move clip 1').focus();
    await page.keyboard.press('Space');
    await expect(page.getByText(LIFTED)).toBeAttached();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByText('Clip 1 is at place 2 of 3.')).toBeAttached();
    await page.keyboard.press('Space');
    await expect(names(page)).toHaveText(['market.mov', 'beach.mp4', 'forest.mp4']);
  });

  test('keys pressed faster than the page can lift the row are taken up, each in its turn', {
    tag: '@desktop',
  }, async ({ page, api }) => {
    await openTimeline(page, api);
    await button(page, 'Move clip 1').focus();
    await button(page, 'Move clip 1').evaluate((handle) => {
      for (const code of ['Space', 'ArrowDown', 'ArrowDown', 'Space'])
        handle.dispatchEvent(new KeyboardEvent('keydown', { code, bubbles: true, cancelable: true }));
    });
    await expect(names(page)).toHaveText(['market.mov', 'forest.mp4', 'beach.mp4']);
    await expect(page.getByText(/Clip 1 was dropped/)).toBeAttached();
  });

  test('by dragging with the mouse, which begins after 1 px and moves with 200 ms', {
    tag: '@desktop',
  }, async ({ page, api }) => {
    await openTimeline(page, api);
    const handle = await middle(button(page, 'Move clip 1'));
    const target = await middle(button(page, 'Move clip 2'));
    await page.mouse.move(handle.x, handle.y);
    await page.mouse.down();
    await expect(page.getByText(LIFTED)).toHaveCount(0);
    await page.mouse.move(handle.x, handle.y + 2);
    await expect(page.getByText(LIFTED)).toBeAttached();
    await page.mouse.move(target.x, target.y + 10, { steps: 5 });
    await expect(page.getByText('Clip 1 is at place 2 of 3.')).toBeAttached();
    const neighbour = clipList(page).getByRole('listitem').nth(1);
    expect(await neighbour.evaluate((row) => row.style.transition)).toMatch(/^transform 200ms/);
    await page.mouse.up();
    await expect(names(page)).toHaveText(['market.mov', 'beach.mp4', 'forest.mp4']);
    await expect(unsaved(page)).toBeVisible();
  });

  test('a clip dropped where it was, or moved and cancelled, changes nothing', { tag: '@desktop' }, async ({
    page,
    api,
  }) => {
    await openTimeline(page, api);
    const handle = await middle(button(page, 'Move clip 2'));
    await page.mouse.move(handle.x, handle.y);
    await page.mouse.down();
    await page.mouse.move(handle.x, handle.y + 5, { steps: 2 });
    await expect(page.getByText(/^(Lifted clip 2 of 3|Clip 2 is at place 2 of 3)\.$/)).toBeAttached();
    await page.mouse.up();
    await expect(page.getByText(/Clip 2 was dropped/)).toBeAttached();
    await button(page, 'Move clip 1').focus();
    await page.keyboard.press('Space');
    await expect(page.getByText(LIFTED)).toBeAttached();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByText('Clip 1 is at place 2 of 3.')).toBeAttached();
    await page.keyboard.press('Escape');
    await expect(page.getByText('Canceled. Clip 1 is back at its place.')).toBeAttached();
    await expect(names(page)).toHaveText(['beach.mp4', 'market.mov', 'forest.mp4']);
    await expect(unsaved(page)).toHaveCount(0);
  });

  test('by a finger on the handle', { tag: '@phone' }, async ({ page, api }) => {
    await openTimeline(page, api);
    // Near its edges the screen scrolls along with the finger.
    await button(page, 'Move clip 1').evaluate((handle) => handle.scrollIntoView({ block: 'center' }));
    const from = await middle(button(page, 'Move clip 1'));
    const to = await middle(button(page, 'Move clip 2'));
    const touch = await page.context().newCDPSession(page);
    const send = (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      points: readonly { x: number; y: number }[],
    ) => touch.send('Input.dispatchTouchEvent', { type, touchPoints: [...points] });
    await send('touchStart', [from]);
    const moveTo = (share: number) => send('touchMove', [{ x: from.x, y: from.y + (to.y - from.y) * share }]);
    // The browser keeps a finger's first few pixels to itself.
    await moveTo(0.2);
    await moveTo(0.25);
    await expect(page.getByText(LIFTED)).toBeAttached();
    for (const share of [0.4, 0.8, 1, 1.1]) await moveTo(share);
    await expect(page.getByText('Clip 1 is at place 2 of 3.')).toBeAttached();
    await send('touchEnd', []);
    await expect(names(page)).toHaveText(['market.mov', 'beach.mp4', 'forest.mp4']);
  });
});

async function middle(target: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const box = await target.boundingBox();
  if (box === null) throw new Error(`${target} is not on the screen.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
