import { briefSchema } from '@cutroom/contract';
import type { Page } from '@playwright/test';
import { BRIEF_PROMPT, readSampleBrief } from '../harness/fakes/sample-brief.ts';
import { PROJECT_ID, processingProject, uploadedProject } from '../harness/fakes/sample-project.ts';
import { expectAccessible } from '../harness/screens/axe.ts';
import { button, expect, test } from '../harness/screens/screen.ts';

const PATH = `/prompt/${PROJECT_ID}`;
const text = (page: Page) => page.getByLabel('Video Description & Instructions');
const chips = (page: Page) => page.getByRole('list', { name: 'Understood' }).getByRole('button');
const length = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Length of the video' }).getByRole('button', { name, exact: true });

test.beforeEach(({ api }) => {
  api.projects = [uploadedProject()];
});

test('one press says how long the video is to be, a chip says it too, and it goes along with the prompt', async ({
  page,
  api,
}) => {
  await page.goto(PATH);
  await length(page, '30 s').click();
  await expect(length(page, '30 s')).toHaveAttribute('aria-pressed', 'true');
  // Before a word is written, and after.
  await expect(chips(page)).toHaveText(['30 s long']);
  await text(page).fill('A calm reel');
  await expect(chips(page).first()).toHaveAccessibleName('30 s long, chosen by you');
  api.answer('processProject', processingProject(5));
  await button(page, 'Generate Video').click();
  await expect.poll(() => api.calls('processProject').length).toBe(1);
  const sent = api.calls('processProject')[0]?.body as { brief?: unknown } | undefined;
  expect(briefSchema.parse(sent?.brief).wishes).toMatchObject([
    { kind: 'length', source: 'creator', amount: { bound: 'exactly', value: 30 } },
  ]);
});

test('another press takes it back, and its chip does that too', async ({ page }) => {
  await page.goto(PATH);
  await length(page, '15 s').click();
  await length(page, '1 min').click();
  await expect(length(page, '15 s')).toHaveAttribute('aria-pressed', 'false');
  await expect(chips(page)).toHaveText(['1 min long']);
  await length(page, '1 min').click();
  await expect(chips(page)).toHaveCount(0);
  await length(page, '15 s').click();
  await chips(page).first().click();
  await expect(page.getByText('Chosen by you below the text.')).toBeVisible();
  await button(page, 'Not this').click();
  await expect(length(page, '15 s')).toHaveAttribute('aria-pressed', 'false');
  await expect(button(page, 'Undo')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(length(page, '15 s')).toHaveAttribute('aria-pressed', 'true');
});

test('the length that the text asks for is pressed, another is put in its place, and it comes back', async ({
  page,
  api,
}) => {
  api.brief = readSampleBrief();
  await page.goto(PATH);
  await text(page).fill(BRIEF_PROMPT);
  await expect(length(page, '30 s')).toHaveAttribute('aria-pressed', 'true');
  await length(page, '15 s').click();
  await expect(chips(page).first()).toHaveAccessibleName('15 s long, changed by you');
  await expect(chips(page)).toHaveCount(4);
  await length(page, '15 s').click();
  await expect(chips(page).first()).toHaveAccessibleName('30 s long');
  await expect(length(page, '30 s')).toHaveAttribute('aria-pressed', 'true');
});

test('axe finds nothing in a length that is pressed, and a thumb has room for each', async ({ page }) => {
  await page.goto(PATH);
  await length(page, '30 s').click();
  await expect(chips(page)).toHaveCount(1);
  await expectAccessible(page);
  for (const name of ['15 s', '30 s', '1 min']) {
    const box = await length(page, name).boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
});
