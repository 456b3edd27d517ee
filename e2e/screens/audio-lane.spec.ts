import { clipName, type Project, type SelectedClip } from '@cutroom/contract';
import type { Locator, Page } from '@playwright/test';
import type { FakeApi } from '../harness/fakes/fake-api.ts';
import { sampleProject } from '../harness/fakes/sample-project.ts';
import { expectAccessible } from '../harness/screens/axe.ts';
import { button, expect, test } from '../harness/screens/screen.ts';
import { chooseClip, inspector, openTimeline } from '../harness/screens/timeline-screen.ts';

const PEAKS_PATH = '/api/test-peaks';
const slider = (page: Page, name: string) => page.getByRole('slider', { name });
const bar = (page: Page) => page.locator('[data-audio-bar="all"]');

/** Clips whose waveforms are known. */
async function openWithPeaks(page: Page, api: FakeApi): Promise<Project> {
  const sample = sampleProject();
  const project = {
    ...sample,
    videoClips: sample.videoClips.map((clip) => ({ ...clip, peaksUrl: `${PEAKS_PATH}/${clip.id}` })),
  };
  const peaks = Int8Array.from({ length: 2400 }, (_, at) => (at % 2 === 0 ? -1 : 1) * (20 + ((at * 7) % 90)));
  await page.route(`**${PEAKS_PATH}/*`, (route) => route.fulfill({ body: Buffer.from(peaks.buffer) }));
  await openTimeline(page, api, project);
  await chooseClip(page, 3);
  return project;
}

async function pull(page: Page, what: Locator, x: number): Promise<void> {
  const box = await what.boundingBox();
  if (box === null) throw new Error('There is nothing to pull.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 + x, box.y + box.height / 2, { steps: 4 });
  await page.mouse.up();
}

const savedCuts = (api: FakeApi) =>
  (api.calls('saveTimeline').at(-1)?.body as { selectedClips?: SelectedClip[] } | undefined)?.selectedClips;
const savedAudio = (api: FakeApi) => savedCuts(api)?.map(({ audio }) => audio ?? null);

test('the sound of a clip is pulled out and moved on the strip, undone, and saved with its clip', {
  tag: '@desktop',
}, async ({ page, api }) => {
  const project = await openWithPeaks(page, api);
  await expect(bar(page).locator('path')).toHaveAttribute('d', /^M/);
  await pull(page, page.locator('[data-audio-bar="start"]'), -60);
  const starts = slider(page, 'Sound of clip 3 starts');
  await expect.poll(async () => Number(await starts.inputValue())).toBeLessThan(-0.1);
  await expect(inspector(page).getByText(/^Sound starts .* early$/)).toBeVisible();
  const early = await starts.inputValue();
  await pull(page, bar(page), -40);
  await expect.poll(async () => Number(await starts.inputValue())).toBeLessThan(Number(early));
  await expect
    .poll(async () => Number(await slider(page, 'Sound of clip 3 moved').inputValue()))
    .toBeLessThan(0);
  await page.keyboard.press('Control+z');
  await expect(starts).toHaveValue(early);
  api.answer('saveTimeline', project);
  await button(page, 'Save Changes').click();
  await expect
    .poll(() => savedAudio(api))
    .toEqual([
      null,
      null,
      { leadSeconds: expect.closeTo(-Number(early), 3), tailSeconds: expect.closeTo(0, 3), shiftSeconds: 0 },
    ]);
});

test('the same by keys alone, which is told and taken back', async ({ page, api }) => {
  await openWithPeaks(page, api);
  const starts = slider(page, 'Sound of clip 3 starts');
  await starts.focus();
  for (let press = 0; press < 6; press += 1) await page.keyboard.press('ArrowLeft');
  await expect(starts).toHaveAttribute('aria-valuetext', '-0.20s');
  await expect(
    page.getByRole('status').filter({ hasText: 'Clip 3: Sound starts 0.2s early.' }),
  ).toBeAttached();
  await slider(page, 'Sound of clip 3 ends').press('ArrowLeft');
  await expect(slider(page, 'Sound of clip 3 ends')).toHaveAttribute('aria-valuetext', '-0.03s');
  await expectAccessible(page);
  await button(page, 'Sound of clip 3 with its picture').press('Enter');
  await expect(starts).toHaveAttribute('aria-valuetext', '0.00s');
  await expect(button(page, 'Sound of clip 3 with its picture')).toBeHidden();
});

test('another clip is heard under a cut, by keys alone, told, undone and done again, and saved', async ({
  page,
  api,
}) => {
  const project = await openWithPeaks(page, api);
  const [first] = project.videoClips;
  if (first === undefined) throw new Error('The project has clips.');
  const heard = page.getByRole('combobox', { name: 'Heard with clip 3' });
  await heard.focus();
  await heard.selectOption(first.id);
  const name = clipName(first);
  await expect(page.getByRole('status').filter({ hasText: `Clip 3 is heard with ${name}.` })).toBeAttached();
  await expect(page.locator('[data-audio-lane]').getByText(name)).toBeVisible();
  const from = slider(page, `${name} is heard with clip 3 from`);
  for (let press = 0; press < 30; press += 1) await from.press('ArrowRight');
  await expect(from).toHaveAttribute('aria-valuetext', '1.0s');
  await expectAccessible(page);
  await from.blur();
  await page.keyboard.press('Control+z');
  await expect(from).toHaveAttribute('aria-valuetext', '0.0s');
  await page.keyboard.press('Control+z');
  await expect(heard).toHaveValue('');
  await expect(from).toBeHidden();
  await page.keyboard.press('Control+Shift+z');
  await expect(heard).toHaveValue(first.id);
  api.answer('saveTimeline', project);
  await button(page, 'Save Changes').click();
  await expect
    .poll(() => savedCuts(api)?.map(({ audioFrom }) => audioFrom ?? null))
    .toEqual([null, null, { clipId: first.id, startSeconds: 0 }]);
});
