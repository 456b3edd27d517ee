import { briefSchema } from '@cutroom/contract';
import type { Page } from '@playwright/test';
import { BRIEF_PROMPT, readSampleBrief } from '../harness/fakes/sample-brief.ts';
import { PROJECT_ID, processingProject, uploadedProject } from '../harness/fakes/sample-project.ts';
import { expectAccessible } from '../harness/screens/axe.ts';
import { button, expect, test } from '../harness/screens/screen.ts';

const PATH = `/prompt/${PROJECT_ID}`;
const text = (page: Page) => page.getByLabel('Video Description & Instructions');
const understood = (page: Page) => page.getByRole('list', { name: 'Understood' });
const notUsed = (page: Page) => page.getByRole('list', { name: 'Not used' });
const chips = (page: Page) => understood(page).getByRole('button');
const lastBody = (calls: readonly { readonly body: unknown }[]) =>
  calls.at(-1)?.body as { prompt: string; brief?: unknown };

test.beforeEach(async ({ api, page }) => {
  api.projects = [uploadedProject()];
  api.brief = readSampleBrief();
  await page.goto(PATH);
  await text(page).fill(BRIEF_PROMPT);
  await expect(chips(page)).toHaveCount(4);
});

test('what is understood stands in one list and what is not used in another', async ({ page, api }) => {
  await expect(chips(page)).toHaveText([
    /^30 s long$/,
    /^Opens with the beach$/,
    /^Slow pace\?$/,
    /^Leaves out forest$/,
  ]);
  await expect(chips(page).nth(2)).toHaveAccessibleName('Slow pace, a guess');
  await expect(notUsed(page).getByRole('button')).toHaveText(['We just sat there']);
  await expect(chips(page).nth(1).locator('[data-image]')).toHaveCount(1);
  await expect.poll(() => lastBody(api.calls('readBrief'))).toEqual({ prompt: BRIEF_PROMPT });
});

test('the words that a chip rests on are marked while it has the focus or the pointer', async ({ page }) => {
  const mark = page.locator('mark');
  await chips(page).first().focus();
  await expect(mark).toHaveText('30 seconds');
  await page.keyboard.press('Tab');
  await expect(mark).toHaveText('start with the beach');
  await text(page).focus();
  await expect(mark).toHaveCount(0);
  await notUsed(page).getByRole('button').hover();
  await expect(mark).toHaveText('We just sat there');
});

test('another number counts at once, goes along with the prompt and stays while one writes on', async ({
  page,
  api,
}) => {
  await chips(page).first().click();
  await page.getByLabel('How long', { exact: true }).fill('12');
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
  await expect(chips(page).first()).toHaveAccessibleName('12 s long, changed by you');
  await expect(chips(page).first()).toBeFocused();
  await text(page).pressSequentially(' Warm.');
  await expect
    .poll(() => lastBody(api.calls('readBrief')))
    .toMatchObject({
      prompt: `${BRIEF_PROMPT} Warm.`,
      brief: { wishes: [{ kind: 'length', source: 'creator', amount: { value: 12 } }], removed: [] },
    });
  api.answer('processProject', processingProject(5));
  await button(page, 'Generate Video').click();
  await expect.poll(() => api.calls('processProject').length).toBe(1);
  const { brief } = lastBody(api.calls('processProject'));
  expect(briefSchema.parse(brief).wishes).toMatchObject([{ kind: 'length', amount: { value: 12 } }]);
});

test('another clip is chosen by its picture, with the keyboard alone', async ({ page }) => {
  await chips(page).nth(1).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Opens with the beach' });
  const radio = (name: string) => dialog.getByRole('radio', { name });
  await expect(radio('beach')).toBeChecked();
  await radio('beach').focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('dialog').getByRole('radio', { name: 'market' })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(chips(page).nth(1)).toHaveAccessibleName('Opens with market, changed by you');
  await expect(chips(page).nth(1)).toBeFocused();
});

test("'Not this' takes a wish out, 'Undo' brings it back, and so does its chip later on", async ({
  page,
  api,
}) => {
  const take = async () => {
    await chips(page).nth(1).click();
    await button(page, 'Not this').click();
  };
  await take();
  await expect(button(page, 'Undo')).toBeFocused();
  await expect(page.getByText('Taken out: Opens with the beach.')).toBeVisible();
  await expect
    .poll(() => lastBody(api.calls('readBrief')))
    .toMatchObject({ brief: { removed: [{ kind: 'open' }] } });
  await page.keyboard.press('Enter');
  await expect(chips(page)).toHaveCount(4);
  await take();
  await notUsed(page).getByRole('button', { name: 'Bring back: Opens with the beach' }).click();
  await expect.poll(() => 'brief' in lastBody(api.calls('readBrief'))).toBe(false);
});

test('a guess is made sure by one press', async ({ page }) => {
  await chips(page).nth(2).click();
  await expect(page.getByText('A guess from')).toBeVisible();
  await button(page, 'That’s right').click();
  await expect(chips(page).nth(2)).toHaveAccessibleName('Slow pace, changed by you');
});

test('why words are not used is told', async ({ page }) => {
  await notUsed(page).getByRole('button').click();
  await expect(page.getByText('Tells what happened. It changes nothing in the edit.')).toBeVisible();
});

test('what was changed is there again after a look at the clips', async ({ page, api }) => {
  await chips(page).first().click();
  await page.getByLabel('How long', { exact: true }).fill('12');
  await page.keyboard.press('Escape');
  await page.reload();
  await expect
    .poll(() => lastBody(api.calls('readBrief')))
    .toMatchObject({
      brief: { wishes: [{ kind: 'length', amount: { value: 12 } }] },
    });
});

test('while nothing can be read the chips stay, and that is said once', async ({ page, api }) => {
  api.drop('readBrief');
  await text(page).pressSequentially(' And');
  const told = page.getByText('Your last words are not read yet.');
  await expect(told).toContainText('They will be when the connection is back');
  await expect(chips(page)).toHaveCount(4);
  await expect(button(page, 'Generate Video')).toBeEnabled();
  api.restore('readBrief');
  await text(page).pressSequentially(' more');
  await expect(told).toHaveCount(0);
});

test('where the server has no time to read, the connection is not blamed', async ({ page, api }) => {
  api.refuse('readBrief', 'brief_not_read');
  await text(page).pressSequentially(' And');
  const told = page.getByText('Your last words are not read yet.');
  await expect(told).toContainText('It is tried again in a moment');
  await expect(told).not.toContainText('connection');
});

test('what was kept in another shape is forgotten, and the prompt is read without it', async ({
  page,
  api,
}) => {
  await chips(page).first().click();
  await page.getByLabel('How long', { exact: true }).fill('12');
  await page.keyboard.press('Escape');
  api.refuse('readBrief', 'invalid_request');
  await page.reload();
  await expect.poll(() => 'brief' in lastBody(api.calls('readBrief'))).toBe(false);
});

test('an empty page has no chips, and words without a wish are told so', async ({ page, api }) => {
  await text(page).fill('');
  await expect(understood(page)).toHaveCount(0);
  api.brief = readSampleBrief({ wishes: [], notUsed: [] });
  await text(page).fill('Hello');
  await expect(page.getByText('No wishes found yet.')).toBeVisible();
});

test('axe finds nothing in chips and what is behind them', async ({ page }) => {
  await expectAccessible(page);
  await chips(page).nth(1).click();
  await expect(page.getByRole('dialog').getByRole('radio').first()).toBeVisible();
  await expectAccessible(page);
});

test('at 320 px and with letters of twice the size nothing runs out of the page @phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const size of ['100%', '200%']) {
    await page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize;
    }, size);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    for (const chip of await chips(page).all()) {
      const box = await chip.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
    }
    await chips(page).nth(1).click();
    const panel = page.getByRole('dialog');
    await expect(panel).toBeVisible();
    const box = await panel.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
    await page.keyboard.press('Escape');
  }
});
