import type { Page } from '@playwright/test';

/**
 * From the press of 'Generate Video' to a reel that plays, of clips that are analysed: 'Watch now' is pressed as soon as
 * it is there.
 * @returns milliseconds
 */
export async function generateFigure(page: Page, id: number, prompt: string): Promise<number> {
  await page.goto(`/prompt/${id}`);
  await page.getByLabel('Video Description & Instructions').fill(prompt);
  await page.waitForTimeout(2000);
  await page.getByRole('button', { name: 'Generate Video' }).click();
  const pressedAt = Date.now();
  await page
    .getByRole('link', { name: 'Watch now' })
    .or(page.getByRole('button', { name: 'Watch now' }))
    .click();
  await page.locator('[aria-label="Video player"][data-shown][data-phase="playing"]').waitFor();
  return Date.now() - pressedAt;
}
