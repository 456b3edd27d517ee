import type { SelectedClip } from '@cutroom/contract';
import type { Locator, Page } from '@playwright/test';
import { PROJECT_ID, processingProject, sampleProject } from '../harness/fakes/sample-project.ts';
import { button, expect, expectToast, link, pathOf, test, toasts } from '../harness/screens/screen.ts';
import {
  chooseClip,
  clipList,
  inspector,
  names,
  openRecovery,
  openTimeline,
  rowButton,
  TIMELINE_PATH,
  unsaved,
} from '../harness/screens/timeline-screen.ts';

const withCuts = (selectedClips: readonly SelectedClip[]) =>
  sampleProject({
    editingPlan: { title: '', description: '', instructions: '', selectedClips: [...selectedClips] },
  });
const withLongClips = () =>
  sampleProject({ videoClips: sampleProject().videoClips.map((clip) => ({ ...clip, durationSeconds: 60 })) });
const duration = (page: Page, clip: number) => page.getByLabel(`Duration of clip ${clip} in seconds`);
/** What is said to those who hear the list being sorted. */
const LIFTED = /^(Lifted clip 1 of 3\.|Clip 1 is at place 1 of 3\.)$/;

test.describe('instead of the editor', () => {
  for (const [name, projects, title, action, destination] of [
    ['a missing project', [], 'Project not found', 'Back to Dashboard', /^\/(dashboard)?$/],
    [
      'a project under way',
      [processingProject(30)],
      'Video not ready',
      'Check Progress',
      /^\/processing\/7$/,
    ],
    [
      'a failed project',
      [sampleProject({ status: 'failed' })],
      'Video not ready',
      'Check Progress',
      /^\/prompt\/7$/,
    ],
    [
      'an edited project without its video',
      [sampleProject({ status: 'timeline_modified', finalVideoPath: null })],
      'Timeline data missing',
      'Back to Preview',
      /^\/preview\/7$/,
    ],
    [
      'an edited project without its plan',
      [sampleProject({ status: 'timeline_modified', editingPlan: null })],
      'Timeline data missing',
      'Back to Preview',
      /^\/preview\/7$/,
    ],
  ] as const) {
    test(`${name}: '${title}' with '${action}'`, async ({ page, api }) => {
      api.projects = projects;
      await page.goto(TIMELINE_PATH);
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
      await link(page, action).click();
      await expect.poll(() => pathOf(page)).toMatch(destination);
    });
  }
});

test('a video that is gone leaves its frame: Video not available', async ({ page, api }) => {
  api.projects = [sampleProject({ finalVideoPath: null })];
  await page.goto(TIMELINE_PATH);
  await expect(page.getByText('Video not available')).toBeVisible();
  await expect(page.getByText('Step 4 of 4')).toBeVisible();
});

test('where buttons and the arrow lead', async ({ page, api }) => {
  await openTimeline(page, api);
  await expect(link(page, 'Edit Prompt')).toHaveAttribute('href', `/prompt/${PROJECT_ID}`);
  await expect(link(page, 'Export Video')).toHaveAttribute('href', `/export/${PROJECT_ID}`);
  await expect(link(page, 'Back to preview')).toHaveAttribute('href', `/preview/${PROJECT_ID}`);
  await expect(button(page, 'Save Changes'), 'nothing was changed').toHaveCount(0);
  await expect(unsaved(page)).toHaveCount(0);
  await button(page, 'Help and keys').click();
  for (const help of [
    'Drag clips to reorder them',
    'Click the trash to remove a clip',
    'Save your changes before regenerating',
    'Use the recovery options if issues occur',
  ]) {
    await expect(page.getByRole('dialog', { name: 'Help' }).getByText(help)).toBeVisible();
  }
  await button(page, 'Close').click();
  const recovery = await openRecovery(page);
  await expect(recovery.getByRole('button', { name: 'Reset to Original' })).toBeDisabled();
});

test('the chosen clip shows its seconds, place in the reel and original length', async ({ page, api }) => {
  await openTimeline(page, api);
  await chooseClip(page, 2);
  await expect(inspector(page)).toContainText('Clip 2 · market.mov');
  for (const fact of ['Clip: 0.5s – 3.5s', 'Timeline: 2.0s – 5.0s', 'Original: 3.0s, as clip 2', 'sec']) {
    await expect(inspector(page)).toContainText(fact);
  }
  await expect(duration(page, 2)).toHaveValue('3.0');
  await expect(page.getByRole('spinbutton'), 'the others have none').toHaveCount(1);
});

test('the others tell the same to those who hear them', async ({ page, api }) => {
  await openTimeline(page, api);
  await expect(rowButton(page, 3)).toHaveAccessibleName('Clip 3: forest.mp4 2.5s');
  await expect(rowButton(page, 3)).toHaveAccessibleDescription(
    'Clip: 2.0s – 4.5s. Timeline: 5.0s – 7.5s. Original: 2.5s.',
  );
});

test('each clip tells its number, seconds, place in the reel and original length', async ({ page, api }) => {
  await openTimeline(page, api);
  await expect(clipList(page).getByRole('listitem')).toHaveText([
    /1Clip 1: beach\.mp4.*2\.0s.*1\.0s – 3\.0s.*Timeline: 0\.0s – 2\.0s.*Original: 2\.0s/,
    /2Clip 2: market\.mov.*3\.0s.*0\.5s – 3\.5s.*Timeline: 2\.0s – 5\.0s.*Original: 3\.0s/,
    /3Clip 3: forest\.mp4.*2\.5s.*2\.0s – 4\.5s.*Timeline: 5\.0s – 7\.5s.*Original: 2\.5s/,
  ]);
});

test('clips come in the order of the plan, and those that cannot play are left out', async ({
  page,
  api,
}) => {
  api.projects = [
    withCuts([
      { clipId: 'clip-a', startTime: 1, endTime: 3, order: 2 },
      { clipId: 'clip-b', startTime: 2, endTime: 2, order: 0 },
      { clipId: 'clip-c', startTime: 0, endTime: 2, order: 1 },
      { clipId: 'clip-b', startTime: 4, endTime: 3, order: 3 },
    ]),
  ];
  await page.goto(TIMELINE_PATH);
  await expect(names(page)).toHaveText(['forest.mp4', 'beach.mp4']);
  await expect(unsaved(page)).toHaveCount(0);
});

test('where no clip can play it says Timeline Error; regenerating is refused too', async ({ page, api }) => {
  api.projects = [withCuts([{ clipId: 'clip-a', startTime: 3, endTime: 1, order: 0 }])];
  await page.goto(TIMELINE_PATH);
  await expectToast(page, ['Timeline Error', 'No valid clips found. Please regenerate the video.']);
  await button(page, 'Regenerate').click();
  await expectToast(page, ['Cannot Regenerate', 'No clips in timeline to regenerate.']);
  const recovery = await openRecovery(page);
  await expect(recovery.getByRole('button', { name: 'Reset to Original' })).toBeDisabled();
});

test.describe('order', () => {
  test('by buttons: not above the first, not below the last', async ({ page, api }) => {
    await openTimeline(page, api);
    await chooseClip(page, 1);
    await expect(button(page, 'Move clip 1 up')).toBeDisabled();
    await chooseClip(page, 3);
    await expect(button(page, 'Move clip 3 down')).toBeDisabled();
    await chooseClip(page, 1);
    await button(page, 'Move clip 1 down').click();
    await expect(names(page)).toHaveText(['market.mov', 'beach.mp4', 'forest.mp4']);
    await chooseClip(page, 3);
    await button(page, 'Move clip 3 up').click();
    await expect(names(page)).toHaveText(['market.mov', 'forest.mp4', 'beach.mp4']);
    await expect(unsaved(page)).toBeVisible();
  });

  test("new images are asked for: the clips' own instead of the reel's", async ({ page, api }) => {
    const shown = () =>
      clipList(page)
        .locator('[data-image] img')
        .evaluateAll((images) =>
          images.map((image) => /thumbnails\/([^?]+)/.exec(String(image.getAttribute('src')))?.[1]),
        );
    await openTimeline(page, api);
    // Images that are far from the screen are not asked for yet.
    await expect.poll(async () => (await shown()).slice(0, 2)).toEqual(['reel_1.mp4', 'reel_1.mp4']);
    await chooseClip(page, 1);
    await button(page, 'Move clip 1 down').click();
    await expect
      .poll(async () => (await shown()).slice(0, 2))
      .toEqual(['market_clip-b.mov', 'beach_clip-a.mp4']);
  });

  test("the strip shows the clips' own images from the start: the reel's are upright, its boxes wide", {
    tag: '@desktop',
  }, async ({ page, api }) => {
    await openTimeline(page, api);
    const strip = page.locator('[data-image] img:not(ol *)');
    await expect(strip.first()).toHaveAttribute('src', '/api/thumbnails/beach_clip-a.mp4?t=1.5');
    await expect(page.locator('[data-image]:not(ol *) img[src*="reel_1"]')).toHaveCount(0);
  });

  test('a cut whose clip is gone says Missing Clip', async ({ page, api }) => {
    await openTimeline(page, api, sampleProject({ videoClips: sampleProject().videoClips.slice(0, 2) }));
    await expect(clipList(page).getByRole('listitem').nth(2)).toContainText('Missing Clip');
  });

  test('by the keyboard: Space lifts, arrows move, Space drops', { tag: '@desktop' }, async ({
    page,
    api,
  }) => {
    await openTimeline(page, api);
    await button(page, 'Move clip 1').focus();
    await page.keyboard.press('Space');
    await expect(page.getByText(LIFTED)).toBeAttached();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByText('Clip 1 is at place 2 of 3.')).toBeAttached();
    await page.keyboard.press('Space');
    await expect(names(page)).toHaveText(['market.mov', 'beach.mp4', 'forest.mp4']);
  });

  test('keys pressed faster than the page can lift the row are taken up, each in its turn', {
    tag: '@desktop',
  }, async ({ page, api }) => {
    await openTimeline(page, api);
    await button(page, 'Move clip 1').focus();
    await button(page, 'Move clip 1').evaluate((handle) => {
      for (const code of ['Space', 'ArrowDown', 'ArrowDown', 'Space'])
        handle.dispatchEvent(new KeyboardEvent('keydown', { code, bubbles: true, cancelable: true }));
    });
    await expect(names(page)).toHaveText(['market.mov', 'forest.mp4', 'beach.mp4']);
    await expect(page.getByText(/Clip 1 was dropped/)).toBeAttached();
  });

  test('by dragging with the mouse, which begins after 1 px and moves with 200 ms', {
    tag: '@desktop',
  }, async ({ page, api }) => {
    await openTimeline(page, api);
    const handle = await middle(button(page, 'Move clip 1'));
    const target = await middle(button(page, 'Move clip 2'));
    await page.mouse.move(handle.x, handle.y);
    await page.mouse.down();
    await expect(page.getByText(LIFTED)).toHaveCount(0);
    await page.mouse.move(handle.x, handle.y + 2);
    await expect(page.getByText(LIFTED)).toBeAttached();
    await page.mouse.move(target.x, target.y + 10, { steps: 5 });
    await expect(page.getByText('Clip 1 is at place 2 of 3.')).toBeAttached();
    const neighbour = clipList(page).getByRole('listitem').nth(1);
    expect(await neighbour.evaluate((row) => row.style.transition)).toMatch(/^transform 200ms/);
    await page.mouse.up();
    await expect(names(page)).toHaveText(['market.mov', 'beach.mp4', 'forest.mp4']);
    await expect(unsaved(page)).toBeVisible();
  });

  test('a clip dropped where it was, or moved and cancelled, changes nothing', { tag: '@desktop' }, async ({
    page,
    api,
  }) => {
    await openTimeline(page, api);
    const handle = await middle(button(page, 'Move clip 2'));
    await page.mouse.move(handle.x, handle.y);
    await page.mouse.down();
    await page.mouse.move(handle.x, handle.y + 5, { steps: 2 });
    await expect(page.getByText(/^(Lifted clip 2 of 3|Clip 2 is at place 2 of 3)\.$/)).toBeAttached();
    await page.mouse.up();
    await expect(page.getByText(/Clip 2 was dropped/)).toBeAttached();
    await button(page, 'Move clip 1').focus();
    await page.keyboard.press('Space');
    await expect(page.getByText(LIFTED)).toBeAttached();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByText('Clip 1 is at place 2 of 3.')).toBeAttached();
    await page.keyboard.press('Escape');
    await expect(page.getByText('Canceled. Clip 1 is back at its place.')).toBeAttached();
    await expect(names(page)).toHaveText(['beach.mp4', 'market.mov', 'forest.mp4']);
    await expect(unsaved(page)).toHaveCount(0);
  });

  test('by a finger on the handle', { tag: '@phone' }, async ({ page, api }) => {
    await openTimeline(page, api);
    // Near its edges the screen scrolls along with the finger.
    await button(page, 'Move clip 1').evaluate((handle) => handle.scrollIntoView({ block: 'center' }));
    const from = await middle(button(page, 'Move clip 1'));
    const to = await middle(button(page, 'Move clip 2'));
    const touch = await page.context().newCDPSession(page);
    const send = (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      points: readonly { x: number; y: number }[],
    ) => touch.send('Input.dispatchTouchEvent', { type, touchPoints: [...points] });
    await send('touchStart', [from]);
    const moveTo = (share: number) => send('touchMove', [{ x: from.x, y: from.y + (to.y - from.y) * share }]);
    // The browser keeps a finger's first few pixels to itself.
    await moveTo(0.2);
    await moveTo(0.25);
    await expect(page.getByText(LIFTED)).toBeAttached();
    for (const share of [0.4, 0.8, 1, 1.1]) await moveTo(share);
    await expect(page.getByText('Clip 1 is at place 2 of 3.')).toBeAttached();
    await send('touchEnd', []);
    await expect(names(page)).toHaveText(['market.mov', 'beach.mp4', 'forest.mp4']);
  });
});

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

test('a clip without sound says why its sound cannot be changed', { tag: '@desktop' }, async ({
  page,
  api,
}) => {
  const [silent, ...others] = sampleProject().videoClips;
  if (silent === undefined) throw new Error('The project should have clips.');
  await openTimeline(page, api, sampleProject({ videoClips: [{ ...silent, hasAudio: false }, ...others] }));
  await chooseClip(page, 1);
  const sound = button(page, 'Sound of clip 1 off');
  await expect(sound).toBeDisabled();
  await expect(inspector(page).getByText('This clip has no sound')).toBeVisible();
  await expect(page.getByRole('slider', { name: 'Sound of clip 1' })).toHaveCount(0);
  await button(page, 'Lengthen clip 1 by 0.5 seconds').focus();
  await page.keyboard.press('Tab');
  await expect(sound, 'the keyboard gets there').toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toasts(page)).toHaveText(/This clip has no sound/);
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

test('a clip pressed in the preview is the one that the timeline opens at', async ({ page, api }) => {
  const cuts = Array.from({ length: 20 }, (_, order) => ({
    clipId: 'clip-a',
    startTime: order / 2,
    endTime: order / 2 + 1,
    order,
  }));
  api.projects = [{ ...withCuts(cuts), timeline: cuts.map(({ order: _, ...entry }) => entry) }];
  await page.goto(`/preview/${PROJECT_ID}`);
  await link(page, /^Clip 18 /).click();
  const row = clipList(page).getByRole('listitem').nth(17);
  await expect(button(page, 'Move clip 18')).toBeFocused();
  await expect(row).toBeInViewport({ ratio: 1 });
  expect(pathOf(page)).toBe(TIMELINE_PATH);
  await page.reload();
  await expect(button(page, 'Recovery Options')).toBeVisible();
  await expect(button(page, 'Move clip 18'), 'only once').not.toBeFocused();
});

test('a letter typed as a duration changes nothing', { tag: '@desktop' }, async ({ page, api }) => {
  await openTimeline(page, api);
  await duration(page, 1).focus();
  for (const key of ['a', 'e', '+', 'z']) await page.keyboard.press(key);
  await expect(duration(page, 1)).toHaveValue('2.0');
  await page.keyboard.type('3');
  await expect(duration(page, 1)).toHaveValue('3');
  await page.keyboard.press('e');
  await duration(page, 1).blur();
  await expect(duration(page, 1)).toHaveValue('3.0');
});

test("'Reset to Original' brings everything back", async ({ page, api }) => {
  await openTimeline(page, api);
  await chooseClip(page, 1);
  await button(page, 'Remove clip 1').click();
  await chooseClip(page, 1);
  await button(page, 'Move clip 1 down').click();
  await (await openRecovery(page)).getByRole('button', { name: 'Reset to Original' }).click();
  await expectToast(page, ['Timeline Reset', 'The timeline is the first edit again.'], 'default');
  await expect(names(page)).toHaveText(['beach.mp4', 'market.mov', 'forest.mp4']);
  await expect(unsaved(page)).toHaveCount(0);
});

test("'Refresh Timeline' loads what the server has now", async ({ page, api }) => {
  await openTimeline(page, api);
  api.projects = [withCuts([{ clipId: 'clip-c', startTime: 0, endTime: 2, order: 0 }])];
  const loading = api.hold('getProject');
  await (await openRecovery(page)).getByRole('button', { name: 'Refresh Timeline' }).click();
  await expectToast(page, ['Refreshing', 'Loading the timeline again.'], 'default');
  loading.release();
  await expect(names(page)).toHaveText(['forest.mp4']);
});

test('a refresh that fails says so and keeps the timeline', async ({ page, api }) => {
  await openTimeline(page, api);
  api.refuse('getProject', 'internal');
  await (await openRecovery(page)).getByRole('button', { name: 'Refresh Timeline' }).click();
  await expectToast(page, [
    'Refresh Failed',
    'The timeline is as it was here. Check your connection and try again.',
  ]);
  await expect(names(page)).toHaveText(['beach.mp4', 'market.mov', 'forest.mp4']);
});

test('a timeline that cannot be loaded: Initialization Error, and a way to try again', async ({
  page,
  api,
}) => {
  api.projects = [sampleProject()];
  api.drop('listProjects');
  await page.goto(TIMELINE_PATH);
  await expect(page.getByRole('heading', { name: 'The project could not be loaded' })).toBeVisible();
  await expectToast(page, ['Initialization Error', 'Failed to load timeline. Please refresh the page.']);
  api.restore('listProjects');
  await button(page, 'Try again').click();
  await expect(button(page, 'Recovery Options')).toBeVisible();
});

test('leaving with unsaved changes asks first', async ({ page, api }) => {
  await openTimeline(page, api);
  await chooseClip(page, 1);
  await button(page, 'Move clip 1 down').click();
  await link(page, 'Back to preview').click();
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(question).toContainText('Your changes to the timeline are not saved.');
  await question.getByRole('button', { name: 'Stay' }).click();
  expect(pathOf(page)).toBe(TIMELINE_PATH);
  await expect(toasts(page)).toHaveCount(0);
});

async function middle(target: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const box = await target.boundingBox();
  if (box === null) throw new Error(`${target} is not on the screen.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
