import type { Locator, Page } from '@playwright/test';
import { sampleProject } from '../harness/fakes/sample-project.ts';
import { button, expect, link, test } from '../harness/screens/screen.ts';
import {
  chooseClip,
  clipList,
  inspector,
  openTimeline,
  rowButton,
} from '../harness/screens/timeline-screen.ts';

const row = (page: Page, number: number): Locator =>
  clipList(page)
    .getByRole('listitem')
    .nth(number - 1);
const duration = (page: Page, clip: number) => page.getByLabel(`Duration of clip ${clip} in seconds`);
const PLAN = sampleProject().editingPlan;

/** The letters of the whole page at so many percent of their size. */
async function enlargeText(page: Page, percent: number): Promise<void> {
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}%`;
  }, percent);
}

/** Controls of the row that something lies over, or that reach out of the window. */
async function unreachable(rowOfClip: Locator): Promise<readonly (string | null)[]> {
  return rowOfClip.evaluate((element) =>
    [...element.querySelectorAll('button, input')]
      .filter((control) => control.getClientRects().length > 0)
      .filter((control) => {
        control.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { left, right, top, bottom } = control.getBoundingClientRect();
        const shown = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        const isDisabled = control.matches(':disabled');
        const isCovered = !isDisabled && shown !== control && !control.contains(shown);
        return isCovered || left < 0 || right > document.documentElement.clientWidth;
      })
      .map((control) => control.getAttribute('aria-label')),
  );
}

for (const percent of [100, 130, 150]) {
  test(`a phone with letters at ${percent} % has every control of a row and of its sheet in reach`, {
    tag: '@phone',
  }, async ({ page, api }) => {
    await page.setViewportSize({ width: 390, height: 1600 });
    await openTimeline(page, api);
    await enlargeText(page, percent);
    expect(await unreachable(row(page, 2))).toEqual([]);
    await chooseClip(page, 2);
    expect(await unreachable(inspector(page))).toEqual([]);
  });
}

test('a desktop with letters of twice their size scrolls up and down only', { tag: '@desktop' }, async ({
  page,
  api,
}) => {
  await page.setViewportSize({ width: 1440, height: 1600 });
  await openTimeline(page, api);
  await enlargeText(page, 200);
  expect(await unreachable(row(page, 2))).toEqual([]);
  expect(await unreachable(inspector(page))).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});

test('the keyboard goes through a row and the bar above from left to right', { tag: '@desktop' }, async ({
  page,
  api,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openTimeline(page, api);
  await chooseClip(page, 2);
  await button(page, 'Lock clip 2').click();
  const steps = async (first: Locator, count: number) => {
    await first.focus();
    const places: number[] = [];
    for (let step = 0; step < count; step += 1) {
      places.push(await page.evaluate(() => document.activeElement?.getBoundingClientRect().left ?? -1));
      await page.keyboard.press('Tab');
    }
    return places;
  };
  const rowPlaces = await steps(button(page, 'Move clip 2'), 2);
  expect(rowPlaces).toEqual(rowPlaces.toSorted((a, b) => a - b));
  // Undo, Save, Regenerate, Export, Edit Prompt, help, recovery: nothing can be done again.
  const barPlaces = await steps(button(page, 'Undo: Lock clip'), 7);
  expect(barPlaces).toEqual(barPlaces.toSorted((a, b) => a - b));
});

test('a duration shows one decimal and keeps the whole number inside', { tag: '@desktop' }, async ({
  page,
  api,
}) => {
  const selectedClips = (PLAN?.selectedClips ?? []).map((cut) => ({ ...cut, adjustedDuration: 9.643 }));
  await openTimeline(
    page,
    api,
    sampleProject({ editingPlan: PLAN === null ? null : { ...PLAN, selectedClips } }),
  );
  await chooseClip(page, 1);
  await expect(duration(page, 1)).toHaveValue('9.6');
  await duration(page, 1).focus();
  await expect(duration(page, 1), 'who edits it has all of it').toHaveValue('9.643');
  await duration(page, 1).blur();
  await expect(duration(page, 1)).toHaveValue('9.6');
  await button(page, 'Shorten clip 1 by 0.5 seconds').click();
  await duration(page, 1).focus();
  await expect(duration(page, 1)).toHaveValue('9.143');
});

test('the inspector tells what of its clip really plays', async ({ page, api }) => {
  await openTimeline(page, api);
  await expect(inspector(page)).toContainText('Clip: 1.0s – 3.0s');
  await chooseClip(page, 1);
  await duration(page, 1).fill('4');
  await expect(inspector(page)).toContainText('Clip: 1.0s – 5.0s');
  await duration(page, 1).fill('12');
  await expect(inspector(page), 'its clip holds no more than that').toContainText('Clip: 0.0s – 12.0s');
  await expect(inspector(page)).toContainText('Original: 2.0s');
});

test('the inspector and the rows are as high after a change as before', async ({ page, api }) => {
  await openTimeline(page, api);
  await chooseClip(page, 2);
  const heights = async () => [
    (await row(page, 2).boundingBox())?.height,
    (await inspector(page).boundingBox())?.height,
  ];
  const before = await heights();
  expect(before[0]).toBe(64);
  await button(page, 'Lengthen clip 2 by 0.5 seconds').click();
  await expect(inspector(page)).toContainText('Modified (+0.5s)');
  expect(await heights()).toEqual(before);
});

test('a row has two controls: what moves it and what chooses it', async ({ page, api }) => {
  await openTimeline(page, api);
  await expect(row(page, 2).locator('button, input')).toHaveCount(2);
  await expect(rowButton(page, 2)).toHaveAttribute('aria-pressed', 'false');
  await chooseClip(page, 2);
  await expect(rowButton(page, 2)).toHaveAttribute('aria-pressed', 'true');
  await expect(rowButton(page, 1)).toHaveAttribute('aria-pressed', 'false');
});

test('several clips are chosen with Control and Shift, and changed at once', { tag: '@desktop' }, async ({
  page,
  api,
}) => {
  await openTimeline(page, api);
  await rowButton(page, 3).click({ modifiers: ['ControlOrMeta'] });
  await expect(inspector(page)).toContainText('2 clips chosen');
  await rowButton(page, 2).click({ modifiers: ['ControlOrMeta'] });
  await expect(inspector(page)).toContainText('3 clips chosen');
  await chooseClip(page, 2);
  await rowButton(page, 3).click({ modifiers: ['Shift'] });
  await button(page, 'Remove the chosen clips').click();
  await expect(row(page, 1)).toContainText('beach.mp4');
  await expect(clipList(page).getByRole('listitem')).toHaveCount(1);
  await button(page, 'Undo: Remove clip (2 clips)').click();
  await expect(clipList(page).getByRole('listitem')).toHaveCount(3);
});

test('one button is the primary one: what comes next', async ({ page, api }) => {
  const PRIMARY = /\bbg-lamp\b/;
  const primaries = page.locator('main').locator('button.bg-lamp, a.bg-lamp');
  await openTimeline(page, api);
  await expect(link(page, 'Export Video')).toHaveClass(PRIMARY);
  await expect(primaries).toHaveCount(1);
  await chooseClip(page, 1);
  await button(page, 'Move clip 1 down').click();
  await expect(button(page, 'Save Changes')).toHaveClass(PRIMARY);
  await expect(primaries).toHaveCount(1);
  await openTimeline(page, api, sampleProject({ status: 'timeline_modified' }));
  await expect(button(page, 'Regenerate')).toHaveClass(PRIMARY);
  await expect(primaries).toHaveCount(1);
});

test('the video says that it is of the version before, as long as it is', async ({ page, api }) => {
  const chip = page.getByText('Last made version', { exact: true });
  await openTimeline(page, api);
  await expect(chip).toHaveCount(0);
  await chooseClip(page, 1);
  await button(page, 'Move clip 1 down').click();
  await expect(chip).toBeVisible();
  await button(page, 'Undo: Move clip').click();
  await expect(chip).toHaveCount(0);
  await openTimeline(page, api, sampleProject({ status: 'timeline_modified' }));
  await expect(chip, 'also of an edit that is saved').toBeVisible();
});

test.describe('what is edited stays in sight', () => {
  const video = (page: Page) => page.getByRole('region', { name: 'Your video' }).locator('video');
  const listTop = (page: Page) =>
    clipList(page).evaluate((list) => list.getBoundingClientRect().top + window.scrollY);
  const many = () => {
    const cuts = Array.from({ length: 12 }, (_, order) => ({
      clipId: 'clip-a',
      startTime: order / 4,
      endTime: order / 4 + 0.25,
      order,
    }));
    return sampleProject({
      editingPlan: { title: '', description: '', instructions: '', selectedClips: cuts },
      timeline: cuts.map(({ order: _, ...entry }) => entry),
    });
  };

  for (const [size, viewport, tag] of [
    ['a tablet', { width: 820, height: 1180 }, '@desktop'],
    ['a desktop', { width: 1440, height: 900 }, '@desktop'],
  ] as const) {
    test(`on ${size} the video stands beside the clips`, { tag }, async ({ page, api }) => {
      await page.setViewportSize(viewport);
      await openTimeline(page, api, many());
      await button(page, 'Move clip 12').focus();
      await expect(video(page)).toBeInViewport({ ratio: 1 });
      const [frame, row12] = [await video(page).boundingBox(), await row(page, 12).boundingBox()];
      expect((frame?.x ?? 0) + (frame?.width ?? 0)).toBeLessThan(row12?.x ?? 0);
    });
  }

  test('on a phone the video and the strip go along, small, below the header', { tag: '@phone' }, async ({
    page,
    api,
  }) => {
    await openTimeline(page, api, many());
    await expect(video(page)).toBeInViewport({ ratio: 1 });
    await expect(button(page, 'Play'), 'the large player has its own').toHaveCount(0);
    const large = (await video(page).boundingBox())?.width ?? 0;
    const top = await listTop(page);
    await row(page, 12).scrollIntoViewIfNeeded();
    await expect(page.locator('[data-docked]')).toBeVisible();
    await expect(video(page)).toBeInViewport({ ratio: 1 });
    expect((await video(page).boundingBox())?.width).toBeLessThan(large / 2);
    expect(await listTop(page), 'nothing jumps').toBe(top);
    await button(page, 'Play').click();
    await expect(button(page, 'Pause')).toBeVisible();
    await expect(page.locator('[data-docked]')).toContainText(/Clip \d+ · 0:0\d \/ 0:03/);
    const time = page.locator('[data-docked] .timecode', { hasText: ' / ' }).filter({ visible: true });
    const isCut = await time.evaluateAll((shown) => shown.map((part) => part.scrollWidth > part.clientWidth));
    expect(isCut, 'whole times only').toEqual([false]);
    await button(page, 'Pause').click();
    await expect(button(page, 'Play')).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(page.locator('[data-docked]')).toHaveCount(0);
    expect((await video(page).boundingBox())?.width).toBe(large);
  });

  test('on a phone what the keyboard comes to is not behind the bars', { tag: '@phone' }, async ({
    page,
    api,
  }) => {
    await openTimeline(page, api, many());
    await button(page, 'Move clip 12').focus();
    await expect(page.locator('[data-docked]')).toBeVisible();
    for (const clip of [9, 6, 4]) {
      await rowButton(page, clip).focus();
      const dock = await page.locator('[data-docked]').boundingBox();
      const target = await rowButton(page, clip).boundingBox();
      expect(target?.y).toBeGreaterThanOrEqual((dock?.y ?? 0) + (dock?.height ?? 0));
    }
  });
});
