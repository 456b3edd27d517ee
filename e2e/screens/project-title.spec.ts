import { PROJECT_ID, processingProject, sampleProject } from '../harness/fakes/sample-project.ts';
import { expect, link, test } from '../harness/screens/screen.ts';

const TITLE = 'Summer by the sea with Ada, and the long way home along the coast in an old car';

for (const tag of ['@desktop', '@phone']) {
  test(`every step names the project that it is about, in one line, ${tag === '@phone' ? 'on a phone' : 'on a desktop'}`, {
    tag,
  }, async ({ page, api }) => {
    for (const path of ['upload', 'prompt', 'processing', 'timeline', 'export']) {
      api.projects = [
        (path === 'processing' ? withTitle(processingProject) : sampleProject)({ title: TITLE }),
      ];
      await page.goto(`/${path}/${PROJECT_ID}`);
      const title = page.getByRole('banner').getByText(TITLE);
      await expect(title, path).toBeVisible();
      await expect(title, 'the whole of it for who points at it').toHaveAttribute('title', TITLE);
      const home = await link(page, 'Cutroom home').boundingBox();
      const box = await title.boundingBox();
      expect(box?.width, path).toBeGreaterThan(90);
      expect(Math.abs(middle(box) - middle(home)), `${path}: beside the way home`).toBeLessThan(12);
    }
    await page.goto(`/preview/${PROJECT_ID}`);
    await expect(
      page.getByRole('heading', { level: 1, name: TITLE }),
      'its name is the heading',
    ).toBeVisible();
    await expect(page.getByRole('banner').getByText(TITLE)).toHaveCount(0);
  });
}

function withTitle(make: typeof processingProject) {
  return (changes: { title: string }) => make(41, changes);
}

function middle(box: { y: number; height: number } | null): number {
  return box === null ? Number.NaN : box.y + box.height / 2;
}
