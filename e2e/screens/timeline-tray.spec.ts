import type { PlaybackClip } from '@cutroom/contract';
import type { Page } from '@playwright/test';
import type { FakeApi } from '../harness/fakes/fake-api.ts';
import { sampleProject } from '../harness/fakes/sample-project.ts';
import { fingers, middleOf } from '../harness/screens/fingers.ts';
import { button, expect, test } from '../harness/screens/screen.ts';
import { chooseClip, names, openTimeline, rowButton, unsaved } from '../harness/screens/timeline-screen.ts';

/** The clip of market.mov has three moments; of the others nothing is known. */
const PLAYBACK = ['clip-a', 'clip-b', 'clip-c'].map((id): PlaybackClip => {
  const moment = (startSeconds: number, ...reasons: string[]) => ({
    ...{ startSeconds, endSeconds: startSeconds + 2, score: 0.5, reasons },
  });
  return {
    ...{ id, sha256: id, url: `/api/videos/${id}.mp4`, proxyUrl: null, loudness: null, loudnessLufs: null },
    probe: { durationSeconds: 12, width: 1080, height: 1920, audio: null },
    analysis:
      id === 'clip-b'
        ? {
            framing: { mode: 'fit' },
            shots: [{ startSeconds: 0, endSeconds: 12 }],
            moments: [moment(4, 'most movement', 'sharp'), moment(8, 'a face'), moment(1)],
          }
        : null,
  };
});

async function open(page: Page, api: FakeApi): Promise<void> {
  api.answer('getPlayback', { clips: PLAYBACK, planned: null });
  api.handle('/api/text-bitmaps', (route) => route.fulfill({ status: 204 }));
  await openTimeline(page, api, sampleProject());
}

const shownSeconds = (page: Page, clip: number) => rowButton(page, clip).locator('.timecode');

test('the tray has every clip with its moments and why they are worth showing', async ({ page, api }) => {
  await open(page, api);
  const tray = page.getByRole('list', { name: 'All clips and their moments' });
  await expect(tray.getByRole('listitem')).toHaveCount(3);
  await expect(tray.getByRole('listitem').nth(1)).toContainText('most movement, sharp');
  await expect(tray.getByRole('button')).toHaveCount(5);
});

test('the pointer skims a moment from its beginning to its end', { tag: '@desktop' }, async ({
  page,
  api,
}) => {
  const project = sampleProject();
  api.handle('/api/clips/', (route) => route.fulfill({ status: 204 }));
  api.answer('getPlayback', { clips: PLAYBACK, planned: null });
  api.handle('/api/text-bitmaps', (route) => route.fulfill({ status: 204 }));
  await openTimeline(page, api, {
    ...project,
    videoClips: project.videoClips.map((clip) => ({
      ...clip,
      filmstripUrl: `/api/clips/${clip.id}/filmstrip`,
    })),
  });
  const moment = button(page, 'Add market.mov at 0:08');
  const tile = moment.locator('[data-tile]');
  await moment.scrollIntoViewIfNeeded();
  for (const [x, second] of [
    [5, '8'],
    [50, '9'],
    [5, '8'],
  ] as const) {
    await moment.hover({ position: { x, y: 40 } });
    await expect(tile).toHaveAttribute('data-tile', second);
  }
});

test('a moment is added after the chosen clip, as long as the cuts of the reel are', async ({
  page,
  api,
}) => {
  await open(page, api);
  await chooseClip(page, 1);
  await button(page, 'Add market.mov at 0:08').click();
  await expect(names(page)).toHaveText(['beach.mp4', 'market.mov', 'market.mov', 'forest.mp4']);
  await expect(shownSeconds(page, 2)).toHaveText('2.5s');
  await expect(rowButton(page, 2)).toHaveAttribute('aria-pressed', 'true');
  await button(page, 'Undo: Add clip').click();
  await expect(unsaved(page)).toHaveCount(0);
});

test('a moment that was added comes into sight on the strip, however far one has zoomed', {
  tag: '@desktop',
}, async ({ page, api }) => {
  await open(page, api);
  for (const _ of [1, 2, 3, 4]) await button(page, 'Zoom in').click();
  const last = page.locator('[data-strip-cut]').last();
  await button(page, 'Add market.mov at 0:08').focus();
  await chooseClip(page, 3);
  await page
    .locator('[data-strip]')
    .locator('..')
    .evaluate((strip) => strip.scrollTo(0, 0));
  await expect(last).not.toBeInViewport();
  await button(page, 'Add market.mov at 0:08').click();
  await expect(page.locator('[data-strip-cut^="added"]')).toBeInViewport();
});

test.describe('a moment is dragged onto the strip', () => {
  const cuts = (page: Page) => page.locator('[data-strip-cut]');
  const dragged = (page: Page) => page.locator('[data-dragged-moment]');

  test('with the mouse, between the clips where it is let go', { tag: '@desktop' }, async ({ page, api }) => {
    await open(page, api);
    await chooseClip(page, 3);
    const moment = button(page, 'Add market.mov at 0:08');
    await moment.scrollIntoViewIfNeeded();
    const from = await middleOf(moment);
    const second = await middleOf(cuts(page).nth(1));
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + 40, from.y - 40, { steps: 3 });
    await expect(dragged(page)).toBeVisible();
    await page.mouse.up();
    await expect(dragged(page)).toHaveCount(0);
    await expect(unsaved(page), 'let go elsewhere it is not added').toHaveCount(0);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(second.x - 20, second.y, { steps: 5 });
    await expect(page.locator('[data-drop]')).toBeVisible();
    await page.mouse.up();
    await expect(page.locator('[data-drop]')).toHaveCount(0);
    await expect(names(page)).toHaveText(['beach.mp4', 'market.mov', 'market.mov', 'forest.mp4']);
    await expect(rowButton(page, 2)).toHaveAttribute('aria-pressed', 'true');
    await button(page, 'Undo: Add clip').click();
    await expect(unsaved(page)).toHaveCount(0);
  });

  test('given up with Escape', { tag: '@desktop' }, async ({ page, api }) => {
    await open(page, api);
    const moment = button(page, 'Add market.mov at 0:08');
    await moment.scrollIntoViewIfNeeded();
    const from = await middleOf(moment);
    const first = await middleOf(cuts(page).nth(0));
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(first.x, first.y, { steps: 5 });
    await expect(page.locator('[data-drop]')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('[data-drop]')).toHaveCount(0);
    await page.mouse.up();
    await expect(unsaved(page)).toHaveCount(0);
  });

  test('with a finger that rested on it', { tag: '@phone' }, async ({ page, api }) => {
    await open(page, api);
    const moment = button(page, 'Add market.mov at 0:08');
    await moment.scrollIntoViewIfNeeded();
    await expect(page.locator('[data-docked]')).toBeVisible();
    const from = await middleOf(moment);
    const first = await middleOf(cuts(page).nth(0));
    const hand = await fingers(page);
    await hand.down(from);
    await expect(dragged(page)).toBeVisible();
    await hand.drag(from, { x: first.x - 30, y: first.y });
    await expect(page.locator('[data-drop]')).toBeVisible();
    await hand.up();
    await expect(names(page)).toHaveText(['market.mov', 'beach.mp4', 'market.mov', 'forest.mp4']);
  });
});

test('another moment takes the place of the chosen clip, for as long as before', async ({ page, api }) => {
  await open(page, api);
  await chooseClip(page, 1);
  await button(page, 'Replace clip 1').click();
  const dialog = page.getByRole('dialog', { name: 'Replace clip 1' });
  await expect(dialog.getByRole('listitem').first()).toContainText('beach.mp4');
  await dialog.getByRole('button', { name: 'Replace by market.mov at 0:01' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(names(page)).toHaveText(['market.mov', 'market.mov', 'forest.mp4']);
  await expect(shownSeconds(page, 1)).toHaveText('2.0s');
  await button(page, 'Undo: Replace clip').click();
  await expect(unsaved(page)).toHaveCount(0);
});

test('the clip is slipped underneath its cut, by frames and by a slider', async ({ page, api }) => {
  await open(page, api);
  await chooseClip(page, 1);
  const moment = page.getByRole('slider', { name: 'Moment of clip 1' });
  const second = async () => Number(await moment.inputValue());
  await button(page, 'Slip clip 1 one frame on').click();
  await expect.poll(second).toBeCloseTo(1 + 1 / 30, 3);
  await button(page, 'Slip clip 1 one frame back').click();
  await expect(unsaved(page)).toHaveCount(0);
  await moment.focus();
  await page.keyboard.press('End');
  await expect.poll(second).toBeCloseTo(10, 2);
  await expect(button(page, 'Slip clip 1 one frame on')).toBeDisabled();
  await expect(shownSeconds(page, 1)).toHaveText('2.0s');
});

test('the whole clip lies under its cut: its middle is pulled to another moment, its end to more of it', {
  tag: '@both',
}, async ({ page, api }) => {
  api.handle('/api/clips/', (route) => route.fulfill({ status: 204 }));
  api.answer('getPlayback', { clips: PLAYBACK, planned: null });
  api.handle('/api/text-bitmaps', (route) => route.fulfill({ status: 204 }));
  const project = sampleProject();
  const videoClips = project.videoClips.map((clip) => ({
    ...clip,
    filmstripUrl: `/api/clips/${clip.id}/filmstrip`,
  }));
  await openTimeline(page, api, { ...project, videoClips });
  await chooseClip(page, 2);
  const moment = page.getByRole('slider', { name: 'Moment of clip 2' });
  const film = page.locator('[data-clip-film]');
  await film.scrollIntoViewIfNeeded();
  await expect(page.locator('[data-moment-tick]')).toHaveCount(3);
  const whole = await film.boundingBox();
  const shown = await page.locator('[data-film-window]').boundingBox();
  if (whole === null || shown === null) throw new Error('No film is on the screen.');
  expect(whole.height).toBe(56);
  // Twelve seconds; the cut plays three of them, from half a second on.
  const second = whole.width / 12;
  const [x, y] = [shown.x + shown.width / 2, whole.y + whole.height / 2];
  // A press that slips is no pull: the last undo below would find one more.
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 3, y);
  await page.mouse.up();
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 2 * second, y, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => Number(await moment.inputValue())).toBeCloseTo(2.5, 1);
  await expect(shownSeconds(page, 2)).toHaveText('3.0s');
  const end = shown.x + shown.width + 2 * second;
  await page.mouse.move(end, y);
  await page.mouse.down();
  await page.mouse.move(end + second, y, { steps: 4 });
  await page.mouse.up();
  await expect(shownSeconds(page, 2)).toHaveText('4.0s');
  for (const undo of ['Undo: Change end', 'Undo: Slip clip']) await button(page, undo).click();
  await expect(unsaved(page)).toHaveCount(0);
});

test('length and sound of several clips are set at once, and undone at once', { tag: '@desktop' }, async ({
  page,
  api,
}) => {
  await open(page, api);
  await chooseClip(page, 1);
  await rowButton(page, 3).click({ modifiers: ['Shift'] });
  await page.getByRole('slider', { name: 'Duration of the chosen clips' }).fill('1.5');
  for (const clip of [1, 2, 3]) await expect(shownSeconds(page, clip)).toHaveText('1.5s');
  await page.getByRole('slider', { name: 'Sound of the chosen clips' }).fill('-12');
  await chooseClip(page, 2);
  await expect(page.getByRole('slider', { name: 'Sound of clip 2', exact: true })).toHaveValue('-12');
  await button(page, 'Undo: Change level').click();
  await button(page, 'Undo: Change duration').click();
  await expect(unsaved(page)).toHaveCount(0);
});
