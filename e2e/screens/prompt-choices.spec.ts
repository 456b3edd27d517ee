import { briefSchema, plannedBriefSchema } from '@cutroom/contract';
import type { Page } from '@playwright/test';
import { BRIEF_PROMPT, readSampleBrief } from '../harness/fakes/sample-brief.ts';
import {
  PROJECT_ID,
  processingProject,
  sampleProject,
  uploadedProject,
} from '../harness/fakes/sample-project.ts';
import { expectAccessible } from '../harness/screens/axe.ts';
import { MUSIC } from '../harness/screens/music-screen.ts';
import { button, expect, test } from '../harness/screens/screen.ts';

const PATH = `/prompt/${PROJECT_ID}`;
const text = (page: Page) => page.getByLabel('Video Description & Instructions');
const chips = (page: Page) => page.getByRole('list', { name: 'Understood' }).getByRole('button');
const choice = (page: Page, name: 'Length' | 'Pace' | 'Sound') =>
  page.getByRole('combobox', { name, exact: true });
/** What is seen of a choice: its name and what counts. */
const seen = (page: Page, name: 'Length' | 'Pace' | 'Sound') =>
  choice(page, name).locator('xpath=..').locator('span');

test.beforeEach(({ api }) => {
  api.projects = [uploadedProject()];
});

test('length, pace and sound are chosen before a word is written, chips say it, and it goes along with any prompt', {
  tag: '@both',
}, async ({ page, api }) => {
  await page.goto(PATH);
  await expect(seen(page, 'Pace')).toHaveText('Auto');
  await choice(page, 'Length').selectOption('30 s');
  await choice(page, 'Pace').selectOption('Slow');
  await choice(page, 'Sound').selectOption('No sound');
  for (const [name, is] of [
    ['Length', '30 s'],
    ['Pace', 'Slow'],
    ['Sound', 'No sound'],
  ] as const)
    await expect(seen(page, name)).toHaveText(is);
  const said = ['30 s long', 'Slow pace', 'No sound'];
  await expect(chips(page)).toHaveText(said);
  await text(page).fill('A reel of the sea, as fast as can be');
  await expect(chips(page)).toHaveText(said);
  await expect(chips(page).nth(1)).toHaveAccessibleName('Slow pace, chosen by you');
  api.answer('processProject', processingProject(5));
  await button(page, 'Generate Video').click();
  await expect.poll(() => api.calls('processProject').length).toBe(1);
  const sent = api.calls('processProject')[0]?.body as { brief?: unknown } | undefined;
  expect(briefSchema.parse(sent?.brief).wishes).toMatchObject([
    { kind: 'length', source: 'creator', amount: { bound: 'exactly', value: 30 } },
    { kind: 'pace', source: 'creator', pace: 'slow' },
    { kind: 'sound', source: 'creator', sound: 'mute' },
  ]);
});

test("'Auto' takes a choice back, and its chip does that too", async ({ page }) => {
  await page.goto(PATH);
  await choice(page, 'Pace').selectOption('Fast');
  await choice(page, 'Pace').selectOption('Auto');
  await expect(chips(page)).toHaveCount(0);
  await choice(page, 'Pace').selectOption('Medium');
  await chips(page).first().click();
  await expect(page.getByText('Chosen by you below the text.')).toBeVisible();
  await button(page, 'Not this').click();
  await expect(seen(page, 'Pace')).toHaveText('Auto');
  await expect(button(page, 'Undo')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(seen(page, 'Pace')).toHaveText('Medium');
});

test('a choice of the last video that was taken back stays so on the next visit', async ({ page, api }) => {
  const { editingPlan, ...project } = sampleProject();
  if (editingPlan === null) throw new Error('no plan');
  const wish = { said: '', span: null, certainty: 'sure', source: 'creator' } as const;
  const brief = plannedBriefSchema.parse({
    ...{ language: 'en', isLanguageRead: true, notUsed: [], outcomes: [] },
    wishes: [{ kind: 'pace', id: 'pace-chosen', ...wish, pace: 'fast', course: null }],
  });
  api.projects = [{ ...project, editingPlan: { ...editingPlan, brief } }];
  await page.goto(PATH);
  await expect(seen(page, 'Pace')).toHaveText('Fast');
  await choice(page, 'Pace').selectOption('Auto');
  await expect(seen(page, 'Pace')).toHaveText('Auto');
  await page.reload();
  await expect(text(page)).toHaveValue(project.prompt);
  await expect.poll(() => api.calls('readBrief').at(-1)?.body).toEqual({ prompt: project.prompt });
  await expect(seen(page, 'Pace')).toHaveText('Auto');
});

test('what the text says is shown, another is put in its place, and it comes back', async ({ page, api }) => {
  api.brief = readSampleBrief();
  await page.goto(PATH);
  await text(page).fill(BRIEF_PROMPT);
  await expect(seen(page, 'Length')).toHaveText('30 s');
  await expect(seen(page, 'Pace')).toHaveText('Slow');
  await expect(choice(page, 'Pace').locator('option:checked')).toHaveText('As in the text: Slow');
  await choice(page, 'Length').selectOption('15 s');
  await choice(page, 'Pace').selectOption('Fast');
  await expect(chips(page).first()).toHaveAccessibleName('15 s long, changed by you');
  await expect(chips(page)).toHaveCount(4);
  await choice(page, 'Length').selectOption('As in the text');
  await choice(page, 'Pace').selectOption('As in the text');
  await expect(chips(page).first()).toHaveAccessibleName('30 s long');
  await expect(seen(page, 'Pace')).toHaveText('Slow');
});

test('music is offered to be heard or not where the project has some', async ({ page, api }) => {
  await page.goto(PATH);
  const options = choice(page, 'Sound').locator('option');
  await expect(options).toHaveText(['Auto', 'The clips’ own', 'No sound']);
  api.projects = [uploadedProject({ music: MUSIC })];
  await page.reload();
  await expect(options).toHaveText(['Auto', 'Clips and music', 'Only music', 'Only the clips', 'No sound']);
  await choice(page, 'Sound').selectOption('Only the clips');
  await expect(chips(page)).toHaveText(['The clips’ own sound', 'No music']);
  await choice(page, 'Sound').selectOption('Only music');
  await expect(chips(page)).toHaveText(['Music only, no other sound']);
});

test('axe finds nothing in choices that were made, the keyboard reaches each, and a thumb has room', async ({
  page,
}) => {
  await page.goto(PATH);
  for (const [name, option] of [
    ['Length', '30 s'],
    ['Pace', 'Fast'],
    ['Sound', 'No sound'],
  ] as const) {
    await choice(page, name).selectOption(option);
    const box = await choice(page, name).boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  await expect(chips(page)).toHaveCount(3);
  await expectAccessible(page);
  await choice(page, 'Length').focus();
  await page.keyboard.press('Tab');
  await expect(choice(page, 'Pace')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(seen(page, 'Pace')).toHaveText('Medium');
});
