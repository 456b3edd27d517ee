import type { Page } from '@playwright/test';
import { PROJECT_ID, uploadedProject } from '../harness/fakes/sample-project.ts';
import { button, expect, expectToast, test, toasts } from '../harness/screens/screen.ts';

// Chromium's own recogniser, where voice.spec.ts has a scripted one. Without a window it never answers: no start, no error, no end.

const PATH = `/prompt/${PROJECT_ID}`;

/** Counts how often a recogniser is begun. To be called before the page is opened. */
async function countStarts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const own = Reflect.get(window, 'webkitSpeechRecognition').prototype;
    const { start } = own;
    let starts = 0;
    own.start = function () {
      starts += 1;
      Reflect.set(window, 'voiceStarts', starts);
      start.call(this);
    };
  });
  return () => page.evaluate(() => Number(Reflect.get(window, 'voiceStarts') ?? 0));
}

test.beforeEach(({ api }) => {
  api.projects = [uploadedProject()];
});

test('a browser whose own recogniser never answers is begun once, and given up after a minute', {
  tag: '@desktop',
}, async ({ page, time }) => {
  const starts = await countStarts(page);
  await page.goto(PATH);
  await button(page, 'Voice Input').click();
  await expect(page.getByText('Listening', { exact: true })).toBeVisible();
  await time.skip(50_000);
  await expect(button(page, 'Pause'), 'as while the browser asks for the permission').toBeVisible();
  await expect(toasts(page)).toHaveCount(0);
  await time.skip(10_000);
  await expectToast(page, [
    'Voice Input Error',
    'Unable to start voice recognition. Check microphone permissions and try again.',
  ]);
  await expect(button(page, 'Voice Input')).toBeEnabled();
  await expect(page.getByText('Listening', { exact: true })).toHaveCount(0);
  await time.skip(60_000);
  expect(await starts()).toBe(1);
});
