import { PROJECT_ID, sampleProject } from '../harness/fakes/sample-project.ts';
import { button, expect, test } from '../harness/screens/screen.ts';

const LONG = Array.from({ length: 40 }, (_, index) => `Then show what happened at stop ${index + 1}.`).join(
  ' ',
);

test('of a long prompt the first lines are shown, and all of it with a press', async ({ page, api }) => {
  api.projects = [sampleProject({ prompt: LONG })];
  await page.goto(`/preview/${PROJECT_ID}`);
  const quote = page.getByText(LONG);
  const heightOf = async () => (await quote.boundingBox())?.height ?? 0;
  const folded = await heightOf();
  await button(page, 'Show all of it').click();
  await expect.poll(heightOf).toBeGreaterThan(folded * 1.5);
  await button(page, 'Show less').click();
  await expect.poll(heightOf).toBe(folded);
});

test('a short prompt has nothing to unfold', async ({ page, api }) => {
  api.projects = [sampleProject({ prompt: 'A calm reel' })];
  await page.goto(`/preview/${PROJECT_ID}`);
  await expect(page.getByText('A calm reel', { exact: true }).first()).toBeVisible();
  await expect(button(page, 'Show all of it')).toHaveCount(0);
});
