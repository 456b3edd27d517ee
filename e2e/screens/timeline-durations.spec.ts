import type { Page } from '@playwright/test';
import { evenCuts } from '../harness/fakes/even-cuts.ts';
import { sampleProject } from '../harness/fakes/sample-project.ts';
import { button, expect, test, toasts } from '../harness/screens/screen.ts';
import {
  chooseClip,
  clipList,
  inspector,
  openTimeline,
  unsaved,
} from '../harness/screens/timeline-screen.ts';

const withLongClips = () =>
  sampleProject({ videoClips: sampleProject().videoClips.map((clip) => ({ ...clip, durationSeconds: 60 })) });
const duration = (page: Page, clip: number) => page.getByLabel(`Duration of clip ${clip} in seconds`);

test.describe('duration', () => {
  test('plus and minus change it by half a second; the note tells how much it is changed', async ({
    page,
    api,
  }) => {
    await openTimeline(page, api);
    await chooseClip(page, 1);
    await expect(duration(page, 1)).toHaveValue('2.0');
    await button(page, 'Lengthen clip 1 by 0.5 seconds').click();
    await expect(duration(page, 1)).toHaveValue('2.5');
    await expect(inspector(page)).toContainText('Modified (+0.5s)');
    await expect(clipList(page)).toContainText('Modified (+0.5s)');
    await button(page, 'Shorten clip 1 by 0.5 seconds').click();
    await expect(page.getByText(/Modified/)).toHaveCount(0);
    await expect(unsaved(page)).toHaveCount(0);
    await button(page, 'Shorten clip 1 by 0.5 seconds').click();
    await expect(clipList(page)).toContainText('Modified (-0.5s)');
    await expect(clipList(page).getByRole('listitem').nth(1)).toContainText('Timeline: 1.5s – 4.5s');
  });

  for (const [typed, becomes] of [
    ['45', '30.0'],
    ['0.1', '0.5'],
    ['-3', '0.5'],
    ['', '0.5'],
    ['4.2', '4.2'],
  ] as const) {
    test(`'${typed}' typed becomes ${becomes} seconds`, { tag: '@desktop' }, async ({ page, api }) => {
      await openTimeline(page, api, withLongClips());
      await chooseClip(page, 1);
      await duration(page, 1).fill(typed);
      await duration(page, 1).blur();
      await expect(duration(page, 1)).toHaveValue(becomes);
    });
  }

  test('it ends at 0.5 and 30 seconds', async ({ page, api }) => {
    await openTimeline(page, api, withLongClips());
    await chooseClip(page, 1);
    await duration(page, 1).fill('0.5');
    await expect(button(page, 'Shorten clip 1 by 0.5 seconds')).toBeDisabled();
    await duration(page, 1).fill('30');
    await expect(button(page, 'Lengthen clip 1 by 0.5 seconds')).toBeDisabled();
  });

  test('it is never longer than the clip, and says so at once', async ({ page, api }) => {
    await openTimeline(page, api);
    await chooseClip(page, 1);
    await duration(page, 1).fill('30');
    await expect(
      page
        .getByRole('status')
        .filter({ hasText: "Limited to the clip's length: clip 1 holds 12.0 seconds." }),
    ).toBeAttached();
    const row = clipList(page).getByRole('listitem').first();
    await expect(row).toContainText('Timeline: 0.0s – 12.0s');
    await expect(row).toContainText("Limited to the clip's length");
    await expect(button(page, 'Lengthen clip 1 by 0.5 seconds')).toBeDisabled();
    await duration(page, 1).blur();
    await expect(duration(page, 1)).toHaveValue('12.0');
    await button(page, 'Shorten clip 1 by 0.5 seconds').click();
    await expect(row).not.toContainText("Limited to the clip's length");
    await expect(toasts(page), 'the row has said it').toHaveCount(0);
  });

  test('a difference of 0.1 s is not called modified, 0.2 s is', async ({ page, api }) => {
    await openTimeline(page, api);
    await chooseClip(page, 1);
    await duration(page, 1).fill('2.1');
    await duration(page, 1).blur();
    await expect(duration(page, 1)).toHaveValue('2.1');
    await expect(page.getByText(/Modified/)).toHaveCount(0);
    await duration(page, 1).fill('2.2');
    await expect(inspector(page).getByText('Modified (+0.2s)')).toBeVisible();
  });
});

test('a reel shorter than a second is told before it is saved, and is not sent', { tag: '@desktop' }, async ({
  page,
  api,
}) => {
  const problem = page.getByText('A reel lasts at least 1 second. Let a clip play longer to save this one.');
  await openTimeline(page, api, evenCuts(2, 0.6));
  await expect(problem).toHaveCount(0);
  await button(page, 'Remove clip 1').click();
  await expect(problem).toBeVisible();
  await button(page, 'Save Changes').click();
  await expect(toasts(page)).toContainText('Cannot Save');
  expect(api.calls('saveTimeline')).toEqual([]);
});

test('nothing is added to a reel of three minutes, and why is said', { tag: '@desktop' }, async ({
  page,
  api,
}) => {
  await openTimeline(page, api, { ...evenCuts(6, 30), videoClips: withLongClips().videoClips });
  await expect(button(page, 'Lengthen clip 1 by 0.5 seconds')).toBeDisabled();
  await button(page, 'Duplicate clip 1').click();
  await expect(toasts(page)).toContainText('A reel lasts 3 minutes at most.');
  await expect(unsaved(page)).toHaveCount(0);
});

test('a letter typed as a duration is refused with a word and changes nothing', { tag: '@desktop' }, async ({
  page,
  api,
}) => {
  await openTimeline(page, api);
  await duration(page, 1).focus();
  for (const key of ['a', 'e', '+', 'z']) await page.keyboard.press(key);
  await expect(duration(page, 1)).toHaveValue('2.0');
  const word = inspector(page).getByRole('status').filter({ hasText: 'Numbers only' });
  await expect(word).toBeVisible();
  await page.keyboard.type('3');
  await expect(word).toHaveCount(0);
  await expect(duration(page, 1)).toHaveValue('3');
  await page.keyboard.press('e');
  await duration(page, 1).blur();
  await expect(duration(page, 1)).toHaveValue('3.0');
});
