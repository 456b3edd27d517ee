import type { SelectedClip } from '@cutroom/contract';
import type { Locator, Page } from '@playwright/test';
import { answerPlayback, PLAYBACK_CLIPS } from '../harness/fakes/sample-playback.ts';
import { sampleProject } from '../harness/fakes/sample-project.ts';
import { expectAccessible } from '../harness/screens/axe.ts';
import { fingers } from '../harness/screens/fingers.ts';
import { button, expect, test } from '../harness/screens/screen.ts';
import { chooseClip, inspector, names, openTimeline } from '../harness/screens/timeline-screen.ts';

const canvas = (page: Page) => page.getByRole('img', { name: 'The edit as it is now' });

test.beforeEach(async ({ page, api }) => {
  answerPlayback(api);
  api.answer('saveTimeline', sampleProject({ status: 'timeline_modified' }));
  await openTimeline(page, api);
  await expect(canvas(page)).toBeVisible();
});

/** What is sent of the first cut. */
async function savedCut(
  page: Page,
  api: { calls: (name: 'saveTimeline') => readonly { body: unknown }[] },
): Promise<SelectedClip> {
  await button(page, 'Save Changes').click();
  await expect.poll(() => api.calls('saveTimeline').length).toBe(1);
  const { selectedClips } = Object(api.calls('saveTimeline')[0]?.body);
  return selectedClips[0];
}

test('a cut is cropped by buttons and sliders, step by step undone', async ({ page, api }) => {
  await expect(button(page, /^Follow/)).toHaveAttribute('aria-pressed', 'true');
  await button(page, /^Fit whole picture/).click();
  await expect(button(page, /^Fit whole picture/)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('slider', { name: 'Zoom of clip 1' })).toHaveCount(0);
  await button(page, 'Undo: Change crop').click();
  await button(page, /^Stay here/).click();
  await expect(button(page, /^Stay here/)).toHaveAttribute('aria-pressed', 'true');
  const across = page.getByRole('slider', { name: 'Crop of clip 1, left to right' });
  await across.focus();
  await page.keyboard.press('Home');
  const zoom = page.getByRole('slider', { name: 'Zoom of clip 1' });
  await zoom.focus();
  await page.keyboard.press('End');
  await expect(zoom).toHaveAttribute('aria-valuetext', '3.00×');
  const { framing } = await savedCut(page, api);
  expect(framing).toMatchObject({ mode: 'crop', zoom: 3, keyframes: [{ centerX: 0.1582 }] });
});

test('the picture is pulled in the player, and a press still plays', async ({ page, api }) => {
  await button(page, /^Stay here/).click();
  // Measured now: the press may have scrolled the page.
  const box = await canvas(page).boundingBox();
  if (box === null) throw new Error('The player is not shown');
  const [x, y] = [box.x + box.width / 2, box.y + box.height * 0.3];
  const across = page.getByRole('slider', { name: 'Crop of clip 1, left to right' });
  const before = Number(await across.inputValue());
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - box.width / 2, y, { steps: 5 });
  await page.mouse.up();
  await expect.poll(async () => Number(await across.inputValue())).toBeGreaterThan(before + 13);
  await button(page, 'Undo: Change crop').click();
  await expect.poll(async () => Number(await across.inputValue())).toBe(before);
  await expect(page.getByRole('region', { name: 'Video player' })).not.toHaveAttribute(
    'data-phase',
    'playing',
  );
  await page.mouse.click(x, y);
  await expect(page.getByRole('region', { name: 'Video player' })).toHaveAttribute('data-phase', 'playing');
  await page.mouse.click(x, y);
  await button(page, 'Redo: Change crop').click();
  const { framing } = await savedCut(page, api);
  expect(framing).toMatchObject({ mode: 'crop' });
});

test('the picture is pulled with a thumb, sideways', { tag: '@phone' }, async ({ page, api }) => {
  const box = await canvas(page).boundingBox();
  if (box === null) throw new Error('The player is not shown');
  const from = { x: box.x + box.width / 2, y: box.y + box.height * 0.3 };
  const hand = await fingers(page);
  await hand.down(from);
  await hand.drag(from, { x: from.x - box.width / 2, y: from.y });
  await hand.up();
  await expect(button(page, 'Undo: Change crop')).toBeEnabled();
  const { framing } = await savedCut(page, api);
  expect(framing).toMatchObject({ mode: 'crop', keyframes: [{ centerY: 0.5 }] });
  expect(framing?.mode === 'crop' && framing.keyframes[0]?.centerX).toBeGreaterThan(0.4);
});

test('words are written over a cut, placed, styled and pulled on the picture', async ({ page, api }) => {
  await button(page, 'Add title to clip 1').click();
  await page.getByRole('textbox', { name: 'Words of the title of clip 1' }).fill('By the sea');
  await button(page, 'Upper third: place of the title of clip 1').click();
  await button(page, 'Card: style of the title of clip 1').click();
  await button(page, 'Safe zone').click();
  await expect(page.locator('[data-safe-zone]')).toBeVisible();
  const height = page.getByRole('slider', { name: 'Height of the title of clip 1' });
  await expect(height).toHaveValue('23');
  const box = await canvas(page).boundingBox();
  if (box === null) throw new Error('The player is not shown');
  await page.mouse.move(box.x + box.width * 0.2, box.y + box.height * 0.23);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.2, box.y + box.height * 0.5, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => Number(await height.inputValue())).toBeGreaterThan(47);
  const { titles } = await savedCut(page, api);
  expect(titles).toMatchObject([{ text: 'By the sea', style: 'box', startSeconds: 0, durationSeconds: 2 }]);
});

test('a title that is added is typed at once, and is no keys of the timeline', { tag: '@desktop' }, async ({
  page,
  api,
}) => {
  await button(page, 'Add title to clip 1').click();
  await page.keyboard.type('Good dog, vivid');
  const field = page.getByRole('textbox', { name: 'Words of the title of clip 1' });
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('Good dog, vivid');
  await expect(names(page)).toHaveCount(3);
  await expect(button(page, 'Undo: Change title')).toBeEnabled();
  await button(page, 'Add title to clip 1').press('Enter');
  await page.keyboard.type('Dodo');
  await expect(page.getByRole('textbox', { name: 'Words of title 2 of clip 1' })).toHaveValue('Dodo');
  await button(page, 'Remove title 2 of clip 1').press('Enter');
  await expect(button(page, 'Remove the title of clip 1')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button(page, 'Add title to clip 1')).toBeFocused();
  await expect(names(page)).toHaveCount(3);
  expect(api.calls('saveTimeline')).toHaveLength(0);
});

test('near its end the room for a title is told, beside it and on the picture', async ({ page }) => {
  await button(page, 'Add title to clip 1').click();
  const field = page.getByRole('textbox', { name: 'Words of the title of clip 1', exact: true });
  await field.fill('a'.repeat(49));
  await expect(page.getByText(/characters? left/)).toHaveCount(0);
  await field.fill('a'.repeat(57));
  await expect(page.getByText('3 characters left', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('t');
  await page.keyboard.type('b'.repeat(80));
  await expect(words(page)).toHaveValue('b'.repeat(60));
  await expect(page.getByText('A title has room for 60 characters.').first()).toBeVisible();
});

test('a new title keeps away from the face that is seen while it stands', async ({ page, api }) => {
  const face = { x: 0.25, y: 0.55, width: 0.1, height: 0.2 };
  answerPlayback(
    api,
    PLAYBACK_CLIPS.map((each) => ({
      ...each,
      analysis: each.analysis && { ...each.analysis, faces: [{ atSeconds: 1.5, box: face }] },
    })),
  );
  await page.reload();
  await expect(canvas(page)).toBeVisible();
  await button(page, 'Add title to clip 1').click();
  await expect(button(page, 'Upper third: place of the title of clip 1')).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('the player goes to where a title is seen, once it is added or changed, and stays where it is seen already', async ({
  page,
}) => {
  const seconds = async () =>
    Number(await page.getByRole('slider', { name: 'Seek' }).getAttribute('aria-valuenow'));
  expect(await seconds()).toBeLessThan(0.1);
  await button(page, 'Add title to clip 1').click();
  await expect.poll(seconds).toBeCloseTo(1.02, 2);
  await page.getByRole('slider', { name: 'Seek' }).press('Home');
  await button(page, 'Outline: style of the title of clip 1').click();
  await expect.poll(seconds).toBeCloseTo(1.02, 2);
});

test('a title is taken off its cut, which is said when it is saved', async ({ page, api }) => {
  await button(page, 'Add title to clip 1').click();
  await button(page, 'Remove the title of clip 1').click();
  await expect(button(page, 'Add title to clip 1')).toBeVisible();
  await button(page, /^Fit whole picture/).click();
  expect((await savedCut(page, api)).titles).toEqual([]);
});

test('a clip that cannot be played yet stands as stills, which is said', async ({ page, api }) => {
  answerPlayback(
    api,
    PLAYBACK_CLIPS.map((each) => ({ ...each, proxyUrl: null })),
  );
  api.handle('/api/videos/', (route) => route.fulfill({ status: 404 }));
  await page.reload();
  await expect(
    page.getByText('This clip is still being prepared, so it is shown as stills for now.'),
  ).toBeVisible();
});

const words = (page: Page) =>
  page.getByRole('textbox', { name: 'Words of the title of clip 1, on the picture' });
const written = (page: Page, text: string) => button(page, `Write the title of clip 1: ${text}`);
const titleTimes = (page: Page) => ({
  comes: page.getByRole('slider', { name: 'When the title of clip 1 comes, on the picture' }),
  goes: page.getByRole('slider', { name: 'When the title of clip 1 goes, on the picture' }),
});

test('titles are a row of the strip and go along with their cuts; a press on one writes it', {
  tag: '@desktop',
}, async ({ page }) => {
  const bar = page.locator('[data-title-bar]');
  const left = async (target: Locator) => (await target.boundingBox())?.x;
  await expect(page.locator('[data-title-lane]')).toHaveCount(0);
  await button(page, 'Add title to clip 1').click();
  await page.keyboard.type('By the sea');
  await expect(bar).toHaveText('By the sea');
  expect(await left(bar)).toBe(await left(page.locator('[data-strip-cut]').first()));
  await button(page, 'Move clip 1 down').click();
  await expect(names(page)).toHaveText(['market.mov', 'beach.mp4', 'forest.mp4']);
  const place = await page.locator('[data-strip-cut]').nth(1).boundingBox();
  await expect.poll(() => left(bar)).toBe(place?.x);
  await chooseClip(page, 3);
  await bar.click();
  await expect(
    page.getByRole('textbox', { name: 'Words of the title of clip 2, on the picture' }),
  ).toBeFocused();
  await expect(inspector(page)).toContainText('Clip 2 · beach.mp4');
});

test('a title is written, styled, placed and timed on the picture, by keys alone', async ({ page, api }) => {
  await page.keyboard.press('t');
  await expect(words(page)).toBeFocused();
  await page.keyboard.type('By the sea');
  await page.keyboard.press('Enter');
  await expect(written(page, 'By the sea')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Shift+ArrowUp');
  await page.keyboard.press('Enter');
  await expect(words(page)).toBeFocused();
  await button(page, /^Style of the title of clip 1: Shadow/).press('Enter');
  await expect(button(page, /^Style of the title of clip 1: Card/)).toBeFocused();
  const { comes, goes } = titleTimes(page);
  await comes.focus();
  for (const key of ['ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
  await goes.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(goes).toHaveAttribute('aria-valuetext', '1.9 s');
  await page.keyboard.press('Escape');
  await expect(written(page, 'By the sea')).toBeFocused();
  const { titles } = await savedCut(page, api);
  expect(titles).toMatchObject([
    { text: 'By the sea', style: 'box', startSeconds: 0.2, durationSeconds: 1.7 },
  ]);
  expect(titles?.[0]?.centerY).toBeCloseTo(0.5, 2);
});

test('a title is written and pulled with a thumb', { tag: '@phone' }, async ({ page, api }) => {
  await button(page, 'Add title on the picture of clip 1').tap();
  await expect(words(page)).toBeFocused();
  await words(page).fill('By the sea');
  await button(page, 'Move the title of clip 1 to the upper third').tap();
  await expect(words(page), 'a phone’s keyboard stays').toBeFocused();
  const scrolled = await page.evaluate(() => window.scrollY);
  await button(page, 'Done with the title of clip 1').tap();
  const handle = written(page, 'By the sea');
  const box = await handle.boundingBox();
  if (box === null) throw new Error('The title is not on the picture');
  expect(box.height).toBeGreaterThanOrEqual(44);
  const hand = await fingers(page);
  const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await hand.down(from);
  await hand.drag(from, { x: from.x, y: from.y + 90 });
  await hand.up();
  await expect.poll(async () => (await handle.boundingBox())?.y).toBeGreaterThan(box.y + 60);
  expect(await page.evaluate(() => window.scrollY), 'the page stays where it is').toBe(scrolled);
  const { titles } = await savedCut(page, api);
  expect(titles).toMatchObject([{ text: 'By the sea' }]);
});

test('a title that nobody wrote a word of goes again; a press beside it ends the writing and does not play', async ({
  page,
}) => {
  await button(page, 'Add title on the picture of clip 1').click();
  await page.keyboard.press('Escape');
  await expect(button(page, 'Add title on the picture of clip 1')).toBeVisible();
  await button(page, 'Add title on the picture of clip 1').click();
  await words(page).fill('Sea');
  const box = await canvas(page).boundingBox();
  if (box === null) throw new Error('The player is not shown');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height * 0.3);
  await expect(words(page)).toHaveCount(0);
  await expect(written(page, 'Sea')).toBeVisible();
  const player = page.getByRole('region', { name: 'Video player' });
  await expect(player).not.toHaveAttribute('data-phase', 'playing');
  await written(page, 'Sea').click();
  await button(page, 'Take the title of clip 1 off').click();
  await expect(button(page, 'Add title on the picture of clip 1')).toBeVisible();
});

test('an end of a title’s time is pulled on the picture', async ({ page, api }) => {
  await button(page, 'Add title on the picture of clip 1').click();
  await words(page).fill('Sea');
  const end = await titleTimes(page).goes.boundingBox();
  if (end === null) throw new Error('There is no time to pull');
  await page.mouse.move(end.x + end.width / 2, end.y + 20);
  await page.mouse.down();
  await page.mouse.move(end.x - 80, end.y + 20, { steps: 4 });
  await page.mouse.up();
  await page.keyboard.press('Escape');
  const { titles } = await savedCut(page, api);
  expect(titles?.[0]?.startSeconds).toBe(0);
  expect(titles?.[0]?.durationSeconds).toBeLessThan(1.6);
});

test('axe finds nothing where a title is written on the picture', async ({ page }) => {
  await button(page, 'Safe zone').click();
  await button(page, 'Add title on the picture of clip 1').click();
  await expect(words(page)).toBeFocused();
  await expectAccessible(page);
});
