import type { Locator, Page } from '@playwright/test';
import { evenCuts } from '../harness/fakes/even-cuts.ts';
import { answerPlayback, PLAYBACK_CLIPS } from '../harness/fakes/sample-playback.ts';
import { button, expect, test } from '../harness/screens/screen.ts';
import { chooseClip, names, openTimeline, unsaved } from '../harness/screens/timeline-screen.ts';

const cuts = (page: Page): Locator => page.locator('[data-strip-cut]');
const duration = (page: Page, clip: number) => page.getByLabel(`Duration of clip ${clip} in seconds`);
const seconds = async (page: Page, clip: number) => Number(await duration(page, clip).inputValue());

interface Place {
  readonly x: number;
  readonly y: number;
}

async function boxOf(target: Locator) {
  const box = await target.boundingBox();
  if (box === null) throw new Error(`${target} is not on the screen.`);
  return { ...box, middle: { x: box.x + box.width / 2, y: box.y + box.height / 2 } };
}

/** Pressed at a place and moved by so many pixels, but not let go. */
async function pull(page: Page, { x, y }: Place, by: number): Promise<void> {
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + by, y, { steps: 4 });
}

test.describe('the mouse on the strip', { tag: '@desktop' }, () => {
  test('pulls a start, and out again what was cut, up to the beginning of its clip', async ({
    page,
    api,
  }) => {
    await openTimeline(page, api, evenCuts(3, 2));
    await chooseClip(page, 2);
    const { x, width } = await boxOf(cuts(page).nth(1));
    const edges = page.locator('[data-edge]');
    await expect(edges, 'of the chosen cut only').toHaveCount(2);
    const [left, right] = [await boxOf(edges.first()), await boxOf(edges.last())];
    expect([left.width, right.width]).toEqual([14, 14]);
    expect(left.x + left.width, 'beside the cut, not over it').toBeCloseTo(x, 0);
    expect(right.x).toBeCloseTo(x + width, 0);
    const start = left.middle;
    await pull(page, start, width * 0.4);
    await expect.poll(() => seconds(page, 2)).toBeCloseTo(1.2, 1);
    await page.mouse.up();
    await pull(page, (await boxOf(page.locator('[data-edge="start"]'))).middle, -width * 2);
    // Its clip begins a tenth of a second before the cut did.
    await expect.poll(() => seconds(page, 2)).toBeCloseTo(2.1, 2);
    await page.mouse.up();
    for (const _ of ['out', 'in']) await button(page, 'Undo: Change start').click();
    await expect(unsaved(page)).toHaveCount(0);
  });

  test('shows both frames at the join that is pulled, how long the cut is, and the edge in the player', async ({
    page,
    api,
  }) => {
    answerPlayback(api);
    const project = evenCuts(3, 2);
    const filmstripUrl = '/api/clips/clip/filmstrip';
    api.handle('/api/clips/', (route) => route.fulfill({ status: 204 }));
    const videoClips = project.videoClips.map((clip) => ({ ...clip, filmstripUrl }));
    await openTimeline(page, api, { ...project, videoClips });
    const player = page.getByRole('region', { name: 'Video player' });
    await expect(player).toHaveAttribute('data-shown');
    await chooseClip(page, 2);
    const preview = page.locator('[data-strip-preview]');
    await expect(preview).toHaveCount(0);
    const end = (await boxOf(page.locator('[data-edge="end"]'))).middle;
    const { width } = await boxOf(cuts(page).nth(1));
    await pull(page, end, -width / 2);
    await expect(preview).toContainText('1.0s');
    await expect(preview).toBeInViewport({ ratio: 1 });
    // The last frame of the second cut, at second 1.1 of its clip, and the first of the third, at 0.2.
    const tiles = preview.locator('[data-tile]');
    await expect(tiles).toHaveCount(2);
    expect(await tiles.evaluateAll((all) => all.map((tile) => tile.dataset.tile))).toEqual(['1', '0']);
    const seek = player.getByRole('slider', { name: 'Seek' });
    await expect.poll(async () => Number(await seek.getAttribute('aria-valuenow'))).toBeCloseTo(2.98, 1);
    await page.mouse.up();
    await expect(preview).toHaveCount(0);
  });

  test('pulls an edge to the playhead where that is a few pixels away, however far one has zoomed', async ({
    page,
    api,
  }) => {
    answerPlayback(api, PLAYBACK_CLIPS);
    await openTimeline(page, api, evenCuts(3, 2));
    await chooseClip(page, 1);
    for (const zoom of ['fitted', 'zoomed in']) {
      const cut = await boxOf(cuts(page).nth(0));
      const [at, perSecond] = [cut.x + cut.width * 0.75, cut.width / 2];
      await page.mouse.click(at, cut.y - 10);
      const playhead = (await boxOf(page.locator('[data-playhead]'))).x;
      const wanted = (playhead - cut.x) / perSecond;
      const end = (await boxOf(page.locator('[data-edge="end"]'))).middle;
      const edge = cut.x + cut.width;
      await pull(page, end, playhead + 6 - edge);
      await expect.poll(() => seconds(page, 1), `${zoom}: near`).toBeCloseTo(Math.floor(wanted * 30) / 30, 2);
      await page.mouse.move(end.x + playhead + 14 - edge, end.y, { steps: 2 });
      await expect.poll(() => seconds(page, 1), `${zoom}: away`).toBeGreaterThan(wanted + 7 / perSecond);
      await page.mouse.up();
      await button(page, 'Undo: Change end').click();
      await expect(duration(page, 1)).toHaveValue('2.0');
      for (const _ of [1, 2]) await button(page, 'Zoom in').click();
    }
  });

  test('drags a cut to another place', async ({ page, api }) => {
    await openTimeline(page, api, evenCuts(3, 2));
    const [first, last] = [await boxOf(cuts(page).nth(0)), await boxOf(cuts(page).nth(2))];
    await pull(page, first.middle, last.x + last.width * 0.8 - first.middle.x);
    await expect(page.locator('[data-drop]')).toBeVisible();
    await page.mouse.up();
    await expect(names(page)).toHaveText([/market/, /forest/, /beach/]);
    await button(page, 'Undo: Move clip').click();
    await expect(names(page)).toHaveText([/beach/, /market/, /forest/]);
  });

  test('slips the clip under its cut while Alt is held', async ({ page, api }) => {
    await openTimeline(page, api, evenCuts(3, 2));
    await chooseClip(page, 1);
    const moment = page.getByRole('slider', { name: 'Moment of clip 1' });
    const { middle, width } = await boxOf(cuts(page).nth(0));
    await page.keyboard.down('Alt');
    await pull(page, middle, -width / 4);
    await expect.poll(async () => Number(await moment.inputValue())).toBeCloseTo(0.5, 1);
    await page.mouse.up();
    await page.keyboard.up('Alt');
    await expect(duration(page, 1), 'as long as before').toHaveValue('2.0');
    await button(page, 'Undo: Slip clip').click();
    await expect(unsaved(page)).toHaveCount(0);
  });

  test('zooms with the wheel about the place it is at', async ({ page, api }) => {
    await openTimeline(page, api, evenCuts(6, 1));
    const before = await boxOf(cuts(page).nth(3));
    await page.mouse.move(before.middle.x, before.middle.y);
    await page.keyboard.down('Control');
    for (const _ of [1, 2, 3]) await page.mouse.wheel(0, -120);
    await page.keyboard.up('Control');
    await expect.poll(async () => (await boxOf(cuts(page).nth(3))).width).toBeGreaterThan(before.width * 2);
    expect((await boxOf(cuts(page).nth(3))).middle.x).toBeCloseTo(before.middle.x, -1);
  });

  test('scrolled away, the strip shows where the playhead is', async ({ page, api }) => {
    await openTimeline(page, api, evenCuts(6, 1));
    const aside = page.locator('[data-playhead-aside]');
    for (const _ of [1, 2, 3, 4]) await button(page, 'Zoom in').click();
    await expect(aside).toHaveCount(0);
    const { middle } = await boxOf(cuts(page).nth(0));
    await page.mouse.move(middle.x, middle.y);
    await page.mouse.wheel(1500, 0);
    await expect(aside).toHaveAttribute('data-playhead-aside', 'left');
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await expect(aside, 'whatever moves the playhead brings the strip there').toHaveCount(0);
  });

  test('chooses several cuts, which are then removed at once', async ({ page, api }) => {
    await openTimeline(page, api, evenCuts(6, 1));
    await cuts(page).nth(1).click();
    await cuts(page)
      .nth(3)
      .click({ modifiers: ['Shift'] });
    await cuts(page)
      .nth(5)
      .click({ modifiers: ['ControlOrMeta'] });
    await button(page, 'Remove the chosen clips').click();
    await expect(names(page)).toHaveText([/beach/, /market/]);
  });
});
