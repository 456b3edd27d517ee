import { PROJECT_ID, sampleProject } from '../harness/fakes/sample-project.ts';
import { button, expect, link, pathOf, test } from '../harness/screens/screen.ts';

const PATH = `/preview/${PROJECT_ID}`;
const LABEL = 'Video Description & Instructions';
const NUDGES = ['Shorter', 'Faster', 'Calmer', 'Another opening'] as const;

test.beforeEach(({ api }) => {
  api.projects = [sampleProject({ prompt: 'A calm day by the sea' })];
});

test("'Edit Prompt' leads into the text, to its end", async ({ page }) => {
  await page.goto(PATH);
  await link(page, 'Edit Prompt').click();
  const field = page.getByLabel(LABEL);
  await expect(field).toBeFocused();
  await page.keyboard.type(', with the dog');
  await expect(field).toHaveValue('A calm day by the sea, with the dog');
  await expect(button(page, 'Shorter')).toHaveCount(0);
});

test("'Regenerate' leads to the button that generates, with four wishes to add to the text", async ({
  page,
}) => {
  await page.goto(PATH);
  await link(page, 'Regenerate').click();
  await expect(button(page, 'Generate Video')).toBeFocused();
  const field = page.getByLabel(LABEL);
  for (const name of NUDGES) await expect(button(page, name)).toHaveAttribute('aria-pressed', 'false');
  await button(page, 'Faster').click();
  await expect(field).toHaveValue('A calm day by the sea. Faster pace.');
  await button(page, 'Calmer').click();
  await expect(field).toHaveValue('A calm day by the sea. Calm and slow.');
  await expect(button(page, 'Faster')).toHaveAttribute('aria-pressed', 'false');
  await button(page, 'Another opening').click();
  await expect(field).toHaveValue(/^A calm day by the sea\. Calm and slow\. Don't start with .+\.$/);
  await button(page, 'Calmer').click();
  await button(page, 'Another opening').click();
  await button(page, 'Shorter').click();
  await expect(field).toHaveValue(/^A calm day by the sea\. Make it \d+ seconds instead\.$/);
});

test('who comes to the prompt another way is not steered', async ({ page }) => {
  await page.goto(`/prompt/${PROJECT_ID}`);
  await expect(button(page, 'Generate Video')).toBeVisible();
  await expect(button(page, 'Shorter')).toHaveCount(0);
});

test.describe('at the thumb', { tag: '@phone' }, () => {
  test('are three equal steps: editing, another take, the export', async ({ page }) => {
    await page.goto(PATH);
    const bar = page.getByRole('contentinfo');
    await expect(bar.getByRole('link')).toHaveText(['Edit', 'Another take', 'Export']);
    const boxes = await bar
      .getByRole('link')
      .evaluateAll((links) =>
        links
          .map((each) => each.getBoundingClientRect())
          .map(({ width, height, top }) => ({ width, height, top })),
      );
    for (const box of boxes) {
      expect(box.height).toBeGreaterThanOrEqual(56);
      expect(box.top).toBe(boxes[0]?.top);
      expect(Math.abs(box.width - (boxes[0]?.width ?? 0))).toBeLessThan(1);
    }
    await expect(bar.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', `/timeline/${PROJECT_ID}`);
    await expect(link(page, 'Export')).toHaveAttribute('href', `/export/${PROJECT_ID}`);
    await expect(link(page, 'Export Video')).toHaveAttribute('href', `/export/${PROJECT_ID}`);
    await link(page, 'Another take').click();
    await expect.poll(() => pathOf(page)).toBe(`/prompt/${PROJECT_ID}`);
    await expect(button(page, 'Generate Video')).toBeFocused();
    await expect(button(page, 'Another opening')).toBeVisible();
  });
});
