import type { SelectedClip } from '@cutroom/contract';
import { sampleProject } from '../harness/fakes/sample-project.ts';
import { button, expect, expectToast, test, toasts } from '../harness/screens/screen.ts';
import {
  chooseClip,
  inspector,
  names,
  openTimeline,
  rowButton,
  unsaved,
} from '../harness/screens/timeline-screen.ts';

const withCuts = (selectedClips: readonly SelectedClip[]) =>
  sampleProject({
    editingPlan: { title: '', description: '', instructions: '', selectedClips: [...selectedClips] },
  });

test('clips can be removed, but not the last one', async ({ page, api }) => {
  await openTimeline(page, api);
  await chooseClip(page, 2);
  await button(page, 'Remove clip 2').click();
  await expectToast(page, ['Clip Removed', /^2 clips are left/], 'default');
  await expect(names(page)).toHaveText(['beach.mp4', 'forest.mp4']);
  await chooseClip(page, 2);
  await button(page, 'Remove clip 2').click();
  await chooseClip(page, 1);
  await button(page, 'Remove clip 1').click();
  await expectToast(page, ['Cannot Remove', 'At least one clip must remain in the timeline.']);
  await expect(names(page)).toHaveText(['beach.mp4']);
});

test('what is said of a removal takes it back', async ({ page, api }) => {
  await openTimeline(page, api);
  await chooseClip(page, 2);
  await button(page, 'Remove clip 2').click();
  await expectToast(page, ['Clip Removed', '2 clips are left.'], 'default');
  await toasts(page).getByRole('button', { name: 'Undo' }).click();
  await expect(names(page)).toHaveText(['beach.mp4', 'market.mov', 'forest.mp4']);
  await expect(unsaved(page)).toHaveCount(0);
  await expect(toasts(page)).toHaveCount(0);
  await expect(button(page, 'Redo: Remove clip'), 'as with the button above the clips').toBeEnabled();
});

test('what is said of a removal goes with the next step', async ({ page, api }) => {
  await openTimeline(page, api);
  for (const next of ['Undo: Remove clip', 'Move clip 2 up']) {
    await chooseClip(page, 2);
    await button(page, 'Remove clip 2').click();
    await expectToast(page, ['Clip Removed', /^2 clips are left/], 'default');
    await button(page, next).click();
    await expect(toasts(page)).toHaveCount(0);
  }
});

test.describe('the keyboard goes on where it was', { tag: '@desktop' }, () => {
  test('after Delete on a row: in the row that takes the place, at the end in the one before', async ({
    page,
    api,
  }) => {
    await openTimeline(page, api);
    await rowButton(page, 2).focus();
    await page.keyboard.press('Delete');
    await expect(names(page)).toHaveText(['beach.mp4', 'forest.mp4']);
    await expect(rowButton(page, 2)).toBeFocused();
    await page.keyboard.press('Delete');
    await expect(names(page)).toHaveText(['beach.mp4']);
    await expect(rowButton(page, 1)).toBeFocused();
  });

  test('after Remove: at what can be done to the clip that takes the place', async ({ page, api }) => {
    await openTimeline(page, api);
    await chooseClip(page, 2);
    await button(page, 'Remove clip 2').press('Enter');
    await expect(names(page)).toHaveText(['beach.mp4', 'forest.mp4']);
    await expect(inspector(page).getByRole('heading', { name: 'Clip 2 · forest.mp4' })).toBeFocused();
    await page.keyboard.press('Delete');
    await expect(names(page)).toHaveText(['beach.mp4']);
  });

  test('Enter on a row goes to what can be done to it, Escape back to the row', async ({ page, api }) => {
    await openTimeline(page, api);
    await rowButton(page, 3).press('Enter');
    await expect(inspector(page).getByRole('heading', { name: 'Clip 3 · forest.mp4' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(names(page)).toHaveText(['beach.mp4', 'forest.mp4', 'market.mov']);
    await expect(button(page, 'Move clip 2 up')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(rowButton(page, 2)).toBeFocused();
  });

  test('at a button that has nothing more to do', async ({ page, api }) => {
    await openTimeline(page, api);
    await chooseClip(page, 2);
    await button(page, 'Move clip 2 down').press('Enter');
    await expect(button(page, 'Move clip 3 down')).toBeDisabled();
    await expect(button(page, 'Move clip 3 down')).toBeFocused();
    await page.keyboard.press('Delete');
    await expect(names(page)).toHaveText(['beach.mp4', 'forest.mp4']);
  });

  test('after Add: where it was, to add the next moment', async ({ page, api }) => {
    const [only] = sampleProject().editingPlan?.selectedClips ?? [];
    await openTimeline(page, api, withCuts(only === undefined ? [] : [only]));
    await button(page, 'Add market.mov').press('Enter');
    await expect(button(page, 'Add market.mov')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(names(page)).toHaveText(['beach.mp4', 'market.mov', 'market.mov']);
  });
});
