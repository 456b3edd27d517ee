import { evenCuts } from '../harness/fakes/even-cuts.ts';
import { answerPlayback } from '../harness/fakes/sample-playback.ts';
import { button, expect, test } from '../harness/screens/screen.ts';
import { inspector, openTimeline, rowButton, unsaved } from '../harness/screens/timeline-screen.ts';

// What is pressed before the press before it is drawn.

test.describe('between two screens', { tag: '@desktop' }, () => {
  test('two presses are two steps, the second of what the first left', async ({ page, api }) => {
    await openTimeline(page, api, evenCuts(4, 2));
    await expect(rowButton(page, 1)).toHaveAttribute('aria-pressed', 'true');
    await page.evaluate(() => {
      for (const _ of [1, 2])
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Delete', bubbles: true }));
    });
    await expect(page.locator('[data-strip-cut]')).toHaveCount(2);
    await button(page, 'Undo: Remove clip').click();
    await button(page, 'Undo: Remove clip').click();
    await expect(page.locator('[data-strip-cut]')).toHaveCount(4);
    await expect(unsaved(page)).toHaveCount(0);
  });

  test('a key goes on from where a press went in the video', async ({ page, api }) => {
    answerPlayback(api);
    await openTimeline(page, api, evenCuts(3, 2));
    await expect(page.getByRole('region', { name: 'Video player' })).toHaveAttribute('data-shown');
    await rowButton(page, 2).evaluate((row: HTMLElement) => {
      row.click();
      row.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', shiftKey: true, bubbles: true }));
    });
    await expect(page.getByText('0:03:00', { exact: true })).toBeVisible();
  });

  test('the focus stays where somebody has gone on to', async ({ page, api }) => {
    await openTimeline(page, api, evenCuts(3, 2));
    const row = await rowButton(page, 3).elementHandle();
    await rowButton(page, 2).evaluate((second: HTMLElement, third) => {
      second.focus();
      second.click();
      (third as HTMLElement).focus();
    }, row);
    await expect(inspector(page).getByRole('heading', { name: /^Clip 2/ })).toBeVisible();
    await page.evaluate(
      () =>
        new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 50)))),
    );
    await expect(rowButton(page, 3)).toBeFocused();
  });
});
