import { clipName, type Project } from '@cutroom/contract';
import { expect, type Locator, type Page } from '@playwright/test';
import { type ApiClient, clientWith } from './api-client.ts';

/** The steps of the whole flow, each from the screen where it begins to the one where it ends. */

/** From the dashboard to the upload screen of a new project. Answers its id. */
export async function createProject(page: Page): Promise<number> {
  await page.getByRole('button', { name: 'Create New Video' }).click();
  await expect(page).toHaveURL(/\/upload\/\d+$/);
  await expect(page.getByRole('heading', { name: 'Upload Your Video Clips' })).toBeVisible();
  return Number(/\d+$/.exec(page.url())?.[0]);
}

/** From the upload screen to the prompt screen, once every file has arrived. */
export async function uploadClips(page: Page, files: readonly string[]): Promise<void> {
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles([...files]);
  await expect(page.getByText('Tus Upload Complete!')).toBeVisible({ timeout: 120_000 });
  await page
    .getByRole('button', { name: 'Continue to Prompt' })
    .or(page.getByRole('link', { name: 'Continue to Prompt' }))
    .first()
    .click();
  await expect(page).toHaveURL(/\/prompt\/\d+$/);
}

/** From the prompt screen to the processing screen. */
export async function generate(page: Page, prompt: string): Promise<void> {
  await page.getByLabel('Video Description & Instructions').fill(prompt);
  await pressTo(page, page.getByRole('button', { name: 'Generate Video' }), /\/processing\/\d+$/);
}

/** Presses what leads to another screen, however soon that one leads on. */
export async function pressTo(page: Page, control: Locator, url: RegExp): Promise<void> {
  const there = page.waitForURL(url, { waitUntil: 'commit' });
  await control.click();
  await there;
}

/** On the processing screen: collects the percentages shown until the browser moves on to `destination`. */
export async function watchProgress(page: Page, destination: RegExp, withinMs = 200_000): Promise<number[]> {
  const shown: number[] = [];
  const bar = page.getByRole('progressbar').first();
  const until = Date.now() + withinMs;
  while (!destination.test(page.url())) {
    if (Date.now() > until) throw new Error(`Still at ${page.url()}; progress shown: ${shown.join(', ')}`);
    const value = await bar.getAttribute('aria-valuenow', { timeout: 500 }).catch(() => null);
    if (value !== null) shown.push(Number(value));
    await page.waitForTimeout(250);
  }
  return shown;
}

/** The API as the signed-in visitor of this page. */
export async function clientOf(page: Page, origin: string): Promise<ApiClient> {
  const cookies = await page.context().cookies();
  return clientWith(origin, cookies.map(({ name, value }) => `${name}=${value}`).join('; '));
}

/** The file names, as uploaded, of the clips of a finished video in their order. */
export function clipsInVideo(project: Project): string[] {
  const names = new Map(project.videoClips.map((clip) => [clip.id, clipName(clip)]));
  return (project.timeline ?? []).map(({ clipId }) => names.get(clipId) ?? 'unknown');
}
