import type { Page } from '@playwright/test';
import { evenCuts } from '../harness/fakes/even-cuts.ts';
import { answerPlayback } from '../harness/fakes/sample-playback.ts';
import { fingers, middleOf } from '../harness/screens/fingers.ts';
import { button, expect, test } from '../harness/screens/screen.ts';
import { inspector, names, openTimeline, rowButton, unsaved } from '../harness/screens/timeline-screen.ts';

const cuts = (page: Page) => page.locator('[data-strip-cut]');
const playhead = (page: Page) => page.getByText(/^\d+:\d{2}:\d{2}$/);

test.describe('a finger on the strip', { tag: '@phone' }, () => {
  test('a tap on a clip opens what can be done to it', async ({ page, api }) => {
    await openTimeline(page, api, evenCuts(6, 0.5));
    const hand = await fingers(page);
    await hand.down(await middleOf(cuts(page).nth(1)));
    await hand.up();
    await expect(inspector(page).getByRole('heading', { name: /^Clip 2 ·/ })).toBeVisible();
    await expect(page.locator('[data-strip]')).toBeInViewport();
  });

  test('several clips are chosen by taps, and changed at once', async ({ page, api }) => {
    await openTimeline(page, api, evenCuts(6, 0.5));
    await button(page, 'Choose several clips').tap();
    const hand = await fingers(page);
    for (const index of [0, 2]) {
      await hand.down(await middleOf(cuts(page).nth(index)));
      await hand.up();
    }
    await expect(inspector(page)).toContainText('2 clips chosen');
    await button(page, 'Remove the chosen clips').tap();
    await expect(cuts(page)).toHaveCount(4);
    await button(page, 'Undo').tap();
    await expect(cuts(page)).toHaveCount(6);
  });

  test('pulled, the strip goes along under the playhead, and the player with it', async ({ page, api }) => {
    await openTimeline(page, api, evenCuts(6, 0.5));
    await expect(playhead(page)).toHaveText('0:00:00');
    const hand = await fingers(page);
    // Beside the handles of the chosen cut.
    const from = await middleOf(cuts(page).nth(2));
    await hand.down(from);
    await hand.drag(from, { x: from.x - 90, y: from.y }, 9);
    await hand.up();
    await expect(playhead(page)).not.toHaveText('0:00:00');
    await expect(unsaved(page), 'nothing was moved').toHaveCount(0);
    await expect(inspector(page)).toHaveCount(0);
  });

  test('the playhead stands in the middle, wherever the strip is pulled', async ({ page, api }) => {
    answerPlayback(api);
    await openTimeline(page, api, evenCuts(6, 0.5));
    await expect(page.getByRole('region', { name: 'Video player' })).toHaveAttribute('data-shown');
    const mark = page.locator('[data-playhead]');
    const scroller = page.locator('[data-strip]').locator('..');
    const { x: middle } = await middleOf(scroller);
    expect((await middleOf(mark)).x).toBeCloseTo(middle, 0);
    await expect.poll(async () => (await cuts(page).nth(0).boundingBox())?.x).toBeCloseTo(middle, 0);
    const hand = await fingers(page);
    // Beside the handles of the chosen cut.
    const from = await middleOf(cuts(page).nth(2));
    await hand.down(from);
    await hand.drag(from, { x: from.x - 90, y: from.y }, 9);
    await hand.up();
    await expect.poll(async () => (await cuts(page).nth(0).boundingBox())?.x).toBeLessThan(middle - 40);
    expect((await middleOf(mark)).x).toBeCloseTo(middle, 0);
  });

  test('resting, it lifts the clip, which goes where it is dropped', async ({ page, api }) => {
    await openTimeline(page, api, evenCuts(6, 0.5));
    const hand = await fingers(page);
    const [from, to] = [await middleOf(cuts(page).nth(0)), await middleOf(cuts(page).nth(1))];
    await hand.down(from);
    await expect(page.locator('[data-drop]'), 'it is lifted').toBeVisible();
    await hand.drag(from, { x: to.x + 20, y: to.y });
    await expect(page.locator('[data-drop]')).toBeVisible();
    await hand.up();
    await expect(names(page)).toHaveText([/market/, /beach/, /forest/, /beach/, /market/, /forest/]);
    await expect(page.locator('[data-drop]')).toHaveCount(0);
  });

  test('an edge is pulled with a thumb', async ({ page, api }) => {
    await openTimeline(page, api, evenCuts(3, 2));
    const edge = page.locator('[data-edge="end"]');
    const box = await edge.boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(44);
    const hand = await fingers(page);
    const from = await middleOf(edge);
    await hand.down(from);
    await hand.drag(from, { x: from.x - 40, y: from.y });
    await hand.up();
    await expect(button(page, 'Undo: Change end')).toBeEnabled();
    await expect(rowButton(page, 1)).not.toContainText('2.0s');
  });

  test('two spread to see more of less, and pinch to see less of more', async ({ page, api }) => {
    await openTimeline(page, api, evenCuts(6, 0.5));
    const width = async () => (await cuts(page).nth(0).boundingBox())?.width ?? 0;
    const before = await width();
    const hand = await fingers(page);
    const { x, y } = await middleOf(page.locator('[data-strip]').locator('..'));
    const apart = (pixels: number) => [
      { x: x - pixels, y },
      { x: x + pixels, y },
    ];
    await hand.down(...apart(40));
    for (const pixels of [60, 80, 100]) await hand.move(...apart(pixels));
    await hand.up();
    await expect.poll(width).toBeGreaterThan(before * 1.4);
    await hand.down(...apart(100));
    for (const pixels of [80, 60, 40]) await hand.move(...apart(pixels));
    await hand.up();
    await expect.poll(width).toBeLessThan(before * 1.3);
    await expect(inspector(page)).toHaveCount(0);
  });

  test('whatever a finger does has a button', async ({ page, api }) => {
    await openTimeline(page, api, evenCuts(6, 0.5));
    for (const name of ['Zoom in', 'Zoom out', 'Split at the playhead', 'Choose several clips'])
      await expect(button(page, name)).toBeVisible();
    await button(page, 'Everything for clip 1').tap();
    for (const name of ['Move clip 1 down', 'Duplicate clip 1', 'Replace clip 1', 'Slip clip 1 one frame on'])
      await expect(button(page, name)).toBeVisible();
    await expect(page.getByLabel('Duration of clip 1 in seconds')).toBeVisible();
  });
});

test.describe('a finger on a wide strip', { tag: '@desktop' }, () => {
  test.use({ hasTouch: true });

  test('takes the playhead along the ruler, and to the cut that it taps', async ({ page, api }) => {
    answerPlayback(api);
    await openTimeline(page, api, evenCuts(6, 0.5));
    await expect(page.getByRole('region', { name: 'Video player' })).toHaveAttribute('data-shown');
    for (const _ of [1, 2]) await button(page, 'Zoom in').click();
    const first = await cuts(page).nth(0).boundingBox();
    if (first === null) throw new Error('There is no strip');
    const hand = await fingers(page);
    const from = { x: first.x + 4, y: first.y - 8 };
    await hand.down(from);
    await hand.drag(from, { x: first.x + first.width * 1.5, y: from.y });
    await expect(playhead(page), 'while it is held').toHaveText(/^0:00:2[2-4]$/);
    await hand.up();
    expect((await cuts(page).nth(0).boundingBox())?.x, 'the strip stays').toBe(first.x);
    await hand.down({ x: first.x + first.width * 1.25, y: first.y + 40 });
    await hand.up();
    await expect(rowButton(page, 2)).toHaveAttribute('aria-pressed', 'true');
    await expect(playhead(page)).toHaveText(/^0:00:(18|19|20)$/);
    await expect(unsaved(page)).toHaveCount(0);
  });
});
