import type { Project, SelectedClip } from '@cutroom/contract';
import type { Locator, Page } from '@playwright/test';
import { sampleProject } from '../harness/fakes/sample-project.ts';
import { expectAccessible } from '../harness/screens/axe.ts';
import { openWithMusic, UNDER_THE_REEL } from '../harness/screens/music-screen.ts';
import { button, expect, test, toasts } from '../harness/screens/screen.ts';
import { unsaved } from '../harness/screens/timeline-screen.ts';

/** Where the music goes down, by speech: clip b is heard from 1.5 s of it on. */
const card = (page: Page) =>
  page
    .locator('section, div')
    .filter({ has: page.getByRole('heading', { name: 'Where the music goes down' }) })
    .last();
const field = (page: Page, name: string) => card(page).getByRole('spinbutton', { name });
const ducks = (page: Page) => page.locator('[data-duck]');

async function pull(page: Page, what: Locator, x: number, y: number): Promise<void> {
  const box = await what.boundingBox();
  if (box === null) throw new Error('There is nothing to pull.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 + x, box.y + box.height / 2 + y, { steps: 4 });
  await page.mouse.up();
}

test('edges and depth of where the music goes down are pulled on the strip, undone, and saved with their cut', {
  tag: '@desktop',
}, async ({ page, api }) => {
  await openWithMusic(page, api);
  await expect(ducks(page)).toHaveCount(1);
  const curve = page.locator('[data-music-lane] [data-gain]');
  const before = await curve.getAttribute('d');
  const from = await field(page, 'From').inputValue();
  await ducks(page).first().click();
  await pull(page, page.locator('[data-duck-edge="start"]'), -30, 0);
  await expect.poll(async () => Number(await field(page, 'From').inputValue())).toBeLessThan(Number(from));
  await pull(page, ducks(page).first(), 0, 7);
  await expect.poll(async () => Number(await field(page, 'By').inputValue())).toBeGreaterThan(12);
  await expect(card(page).getByText('set by hand')).toBeVisible();
  expect(await curve.getAttribute('d')).not.toBe(before);
  await expect(unsaved(page)).not.toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(field(page, 'By')).toHaveValue('12');
  await page.keyboard.press('Control+z');
  await expect(field(page, 'From')).toHaveValue(from);
  expect(await curve.getAttribute('d')).toBe(before);
  await page.keyboard.press('Control+Shift+z');
  api.answer('saveTimeline', sampleProject({ music: UNDER_THE_REEL, status: 'timeline_modified' }));
  await button(page, 'Save Changes').click();
  await expect
    .poll(() => savedClips(api.calls('saveTimeline').at(-1)?.body).flatMap(({ ducks: own }) => own ?? []))
    .toMatchObject([{ endSeconds: 2.5, depthDb: 12 }]);
});

const savedClips = (body: unknown): SelectedClip[] =>
  (body as Pick<NonNullable<Project['editingPlan']>, 'selectedClips'> | undefined)?.selectedClips ?? [];

test('places are added, set, taken out and given back to speech by the keyboard alone', async ({
  page,
  api,
}) => {
  await openWithMusic(page, api);
  await expect(card(page).getByText('1 of 1')).toBeVisible();
  await button(page, 'Down at the playhead').press('Enter');
  await expect(card(page).getByText('1 of 2')).toBeVisible();
  await expect(field(page, 'Until')).toHaveValue('1.00');
  await field(page, 'Until').fill('1.4');
  await field(page, 'By').fill('20');
  await field(page, 'By').press('ArrowUp');
  await expect(field(page, 'By')).toHaveValue('21');
  await expectAccessible(page);
  await button(page, 'Down at the playhead').press('Enter');
  await expect(page.getByText('The Music Is Down There').first()).toBeVisible();
  await button(page, 'Leave the music up here').press('Enter');
  await expect(card(page).getByText('1 of 1')).toBeVisible();
  await button(page, 'Leave the music up here').press('Enter');
  await expect(card(page).getByText('Nowhere in this reel.')).toBeVisible();
  await button(page, 'Follow speech again').press('Enter');
  await expect(card(page).getByText('speech', { exact: false }).first()).toBeVisible();
  await expect(card(page).getByText('1 of 1')).toBeVisible();
});

test('single beats are pulled on the strip, and the ones before are a press away', {
  tag: '@desktop',
}, async ({ page, api }) => {
  await openWithMusic(page, api);
  const moved = { ...UNDER_THE_REEL, beats: UNDER_THE_REEL.beats.with(3, 1.6) };
  api.answer('editMusic', sampleProject({ music: moved }));
  await button(page, 'Move beats').press('Enter');
  const lane = page.locator('[data-beat-handles]');
  const { x = 0, y = 0, width = 0, height = 0 } = (await lane.boundingBox()) ?? {};
  const reelSeconds = await page
    .locator('[data-music-lane]')
    .evaluate((svg) => (svg as SVGSVGElement).viewBox.baseVal.width);
  const at = (seconds: number) => x + (width * (seconds - UNDER_THE_REEL.startSeconds)) / reelSeconds;
  await page.mouse.move(at(1.5), y + height / 2);
  await page.mouse.down();
  await page.mouse.move(at(1.6), y + height / 2, { steps: 4 });
  await expect(page.locator('[data-held-beat]')).toBeVisible();
  await page.mouse.up();
  await expect
    .poll(() => (api.calls('editMusic').at(-1)?.body as { beats?: number[] } | undefined)?.beats?.[3])
    .toBeCloseTo(1.6, 1);
  await toasts(page).getByRole('button', { name: 'Undo' }).click();
  await expect
    .poll(() => (api.calls('editMusic').at(-1)?.body as { beats?: number[] } | undefined)?.beats?.[3])
    .toBe(1.5);
  await expectAccessible(page);
});

test('a finger pulls the edges of the chosen place', { tag: '@phone' }, async ({ page, api }) => {
  await openWithMusic(page, api);
  const duck = ducks(page).first();
  await duck.scrollIntoViewIfNeeded();
  const until = Number(await field(page, 'Until').inputValue());
  const edge = page.locator('[data-duck-edge="end"]');
  const box = await edge.boundingBox();
  const [x, y] = [(box?.x ?? 0) + 3, (box?.y ?? 0) + 10];
  const touch = await page.context().newCDPSession(page);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: x + 20, y }] });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect.poll(async () => Number(await field(page, 'Until').inputValue())).toBeGreaterThan(until);
});
