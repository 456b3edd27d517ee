import type { Page } from '@playwright/test';

/** Posts clips as a phone's share sheet does to an installed app: a form, by the manifest's own words. */
export async function share(page: Page, files: readonly string[]): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.evaluate(async () => {
    const manifest = await (await fetch('/manifest.webmanifest')).json();
    const { action, method, enctype, params } = manifest.share_target;
    const form = Object.assign(document.createElement('form'), { action, method, enctype, id: 'sheet' });
    const input = Object.assign(document.createElement('input'), { type: 'file', multiple: true });
    input.name = params.files[0].name;
    form.append(input);
    document.body.append(form);
  });
  await page.locator('#sheet input').setInputFiles([...files]);
  await page.evaluate(() => document.querySelector<HTMLFormElement>('#sheet')?.submit());
}
