import type { Locator, Page } from '@playwright/test';
import { evenCuts } from '../harness/fakes/even-cuts.ts';
import { button, expect, test } from '../harness/screens/screen.ts';
import { chooseClip, names, openTimeline, rowButton, unsaved } from '../harness/screens/timeline-screen.ts';

const cuts = (page: Page): Locator => page.locator('[data-strip-cut]');
const duration = (page: Page, clip: number) => page.getByLabel(`Duration of clip ${clip} in seconds`);
const secondsShown = (page: Page) =>
  page
    .getByRole('region', { name: 'Your video' })
    .locator('video')
    .evaluate((video: HTMLVideoElement) => video.currentTime);

async function boxOf(target: Locator) {
  const box = await target.boundingBox();
  if (box === null) throw new Error(`${target} is not on the screen.`);
  return box;
}

test('a press on a cut chooses it and goes there; along the ruler the video follows', {
  tag: '@desktop',
}, async ({ page, api }) => {
  await openTimeline(page, api, evenCuts(3, 1));
  const [first, last] = [await boxOf(cuts(page).nth(0)), await boxOf(cuts(page).nth(2))];
  await page.mouse.click(last.x + last.width / 2, last.y + 30);
  await expect(rowButton(page, 3)).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => secondsShown(page)).toBeCloseTo(2.5, 1);
  await page.mouse.move(first.x + first.width / 2, first.y - 8);
  await page.mouse.down();
  await expect.poll(() => secondsShown(page)).toBeCloseTo(0.5, 1);
  await page.mouse.move(last.x + last.width / 4, first.y - 8, { steps: 4 });
  await expect.poll(() => secondsShown(page), 'while it is held').toBeCloseTo(2.25, 1);
  await page.mouse.up();
  await expect(unsaved(page)).toHaveCount(0);
});

test('pulled at its end, the chosen cut plays longer or shorter, as one step', { tag: '@desktop' }, async ({
  page,
  api,
}) => {
  await openTimeline(page, api, evenCuts(3, 2));
  await chooseClip(page, 2);
  const { width } = await boxOf(cuts(page).nth(1));
  const end = await boxOf(page.locator('[data-edge="end"]'));
  const [x, y] = [end.x + end.width / 2, end.y + end.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - width * 0.4, y, { steps: 3 });
  await expect.poll(async () => Number(await duration(page, 2).inputValue())).toBeCloseTo(1.2, 1);
  await page.mouse.move(x - width * 3, y, { steps: 3 });
  await expect(duration(page, 2), 'not below the shortest').toHaveValue('0.5');
  await page.mouse.up();
  await button(page, 'Undo: Change end').click();
  await expect(duration(page, 2)).toHaveValue('2.0');
  await expect(unsaved(page)).toHaveCount(0);
});

test('forty cuts are in true proportion, all in sight until one zooms', { tag: '@desktop' }, async ({
  page,
  api,
}) => {
  await openTimeline(page, api, evenCuts(40, 0.5));
  await expect(names(page)).toHaveCount(40);
  await expect(cuts(page).nth(39)).toBeInViewport({ ratio: 1 });
  const widths = await cuts(page).evaluateAll((all) => all.map((cut) => cut.getBoundingClientRect().width));
  expect(Math.max(...widths) - Math.min(...widths)).toBeLessThan(0.1);
  for (let press = 0; press < 4; press += 1) await button(page, 'Zoom in').click();
  await expect(cuts(page).nth(39)).not.toBeInViewport();
  expect(await cuts(page).count(), 'those far out of sight are not on the page').toBeLessThan(40);
  await page
    .locator('[data-strip]')
    .locator('..')
    .evaluate((box) => box.scrollTo({ left: box.scrollWidth, behavior: 'instant' }));
  await expect(cuts(page).last()).toHaveText('40');
  await expect(cuts(page).last()).toBeInViewport({ ratio: 1 });
  await button(page, 'Show the whole reel').click();
  await expect(cuts(page).nth(39)).toBeInViewport({ ratio: 1 });
});

test('it is 72 pixels high, and fades where it goes on', { tag: '@desktop' }, async ({ page, api }) => {
  await openTimeline(page, api, evenCuts(6, 1));
  expect((await boxOf(cuts(page).nth(0))).height).toBe(72);
  const scroller = page.locator('[data-strip]').locator('..');
  const fades = scroller.locator('..');
  for (const end of ['before', 'after']) await expect(fades).not.toHaveAttribute(`data-${end}`);
  for (let press = 0; press < 4; press += 1) await button(page, 'Zoom in').click();
  await scroller.evaluate((box) => box.scrollTo({ left: 40, behavior: 'instant' }));
  for (const end of ['before', 'after']) await expect(fades).toHaveAttribute(`data-${end}`);
  await scroller.evaluate((box) => box.scrollTo({ left: box.scrollWidth, behavior: 'instant' }));
  await expect(fades).toHaveAttribute('data-before');
  await expect(fades).not.toHaveAttribute('data-after');
});

test('Space plays and pauses where no control has the focus', { tag: '@desktop' }, async ({ page, api }) => {
  const player = page.getByRole('region', { name: 'Your video' });
  await openTimeline(page, api, evenCuts(3, 1));
  await page.locator('h1').click();
  await page.keyboard.press('Space');
  await expect(player).toHaveAttribute('data-phase', 'playing');
  expect(await page.evaluate(() => window.scrollY), 'the page stays where it is').toBe(0);
  await page.keyboard.press('Space');
  await expect(player).toHaveAttribute('data-phase', 'paused');
  await chooseClip(page, 1);
  await button(page, 'Lock clip 1').focus();
  await page.keyboard.press('Space');
  await expect(button(page, 'Undo: Lock clip'), 'a button keeps its key').toBeEnabled();
  await expect(player).toHaveAttribute('data-phase', 'paused');
});
