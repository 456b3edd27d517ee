import type { SelectedClip } from '@cutroom/contract';
import type { Page } from '@playwright/test';
import { PROJECT_ID, processingProject, sampleProject } from '../harness/fakes/sample-project.ts';
import { button, expect, expectToast, pathOf, test } from '../harness/screens/screen.ts';
import {
  chooseClip,
  inspector,
  names,
  openTimeline,
  TIMELINE_PATH,
  unsaved,
} from '../harness/screens/timeline-screen.ts';

const marker = (page: Page) => page.evaluate(() => sessionStorage.getItem('cutroom-timeline-return'));
const overlay = (page: Page) => page.getByRole('dialog', { name: 'Processing Your Video' });
const PLAN = sampleProject().editingPlan;
const cuts: readonly SelectedClip[] = PLAN?.selectedClips ?? [];

/** The project once the server has saved these cuts. */
const saved = (selectedClips: readonly SelectedClip[]) =>
  sampleProject({
    status: 'timeline_modified',
    editingPlan: PLAN === null ? null : { ...PLAN, selectedClips: [...selectedClips] },
  });
const swapped = saved(
  [cuts[1], cuts[0], cuts[2]].filter((cut) => cut !== undefined).map((cut, order) => ({ ...cut, order })),
);

test.beforeEach(async ({ page, api }) => {
  await openTimeline(page, api);
});

test.describe('saving', () => {
  test.beforeEach(async ({ page }) => {
    await button(page, 'Move clip 1 down').click();
  });

  test('sends the clips in their new order and clears the unsaved changes', async ({ page, api }) => {
    api.answer('saveTimeline', swapped);
    const saving = api.hold('saveTimeline');
    await button(page, 'Save Changes').click();
    await expect(button(page, 'Save Changes')).toBeDisabled();
    await expect(button(page, 'Regenerate')).toBeDisabled();
    await expect(button(page, 'Save Changes'), 'the keyboard stays').toBeFocused();
    api.projects = [swapped];
    saving.release();
    await expectToast(page, ['Timeline Updated', /^Saved with 3 clips\./], 'default');
    await expect(unsaved(page)).toHaveCount(0);
    await expect(button(page, 'Save Changes')).toHaveCount(0);
    await expect(button(page, 'Regenerate')).toBeFocused();
    await expect(names(page)).toHaveText(['market.mov', 'beach.mp4', 'forest.mp4']);
    await expect
      .poll(() => api.calls('saveTimeline'))
      .toMatchObject([
        {
          path: `/api/projects/${PROJECT_ID}/timeline`,
          body: {
            selectedClips: [
              { clipId: 'clip-b', startTime: 0.5, endTime: 3.5, order: 0 },
              { clipId: 'clip-a', startTime: 1, endTime: 3, order: 1 },
              { clipId: 'clip-c', startTime: 2, endTime: 4.5, order: 2 },
            ],
          },
        },
      ]);
    expect(JSON.stringify(api.calls('saveTimeline'))).not.toContain('originalOrder');
    await expect.poll(() => api.calls('listProjects').length, 'the list is loaded again').toBe(2);
  });

  for (const [name, fail, text] of [
    [
      "with the server's message",
      'message',
      'The timeline names a clip that is not in this project. Please refresh and try again.',
    ],
    ['without a message', 'status', 'Server error: 502'],
    ['without an answer', 'none', 'Failed to update timeline. Please check your connection and try again.'],
  ] as const) {
    test(`a failure ${name}: 'Timeline Save Failed', and the changes stay`, async ({ page, api }) => {
      if (fail === 'message') api.refuse('saveTimeline', 'timeline_unknown_clip');
      else if (fail === 'status') api.say('saveTimeline', 502, '<h1>Bad gateway</h1>');
      else api.drop('saveTimeline');
      await button(page, 'Save Changes').click();
      await expectToast(page, ['Timeline Save Failed', text]);
      await expect(unsaved(page)).toBeVisible();
      await expect(button(page, 'Save Changes')).toBeEnabled();
    });
  }
});

test('a timeline that was changed elsewhere is not replaced unasked, and neither is what is on the screen', async ({
  page,
  api,
}) => {
  const elsewhere = { ...saved(cuts.slice(0, 2)), editVersion: 'second' };
  const notice = page.getByText('This timeline was changed in another window', { exact: true });
  await chooseClip(page, 1);
  await button(page, 'Move clip 1 down').click();
  api.refuse('saveTimeline', 'timeline_changed');
  await button(page, 'Save Changes').click();
  await expectToast(page, [
    'Timeline Save Failed',
    'This timeline was changed in another window. Refresh it before you save.',
  ]);
  await expect(notice).toBeVisible();
  await expect(names(page)).toHaveText(['market.mov', 'beach.mp4', 'forest.mp4']);

  api.projects = [elsewhere];
  await page.getByRole('status').getByRole('button', { name: 'Refresh Timeline' }).click();
  await expect(names(page)).toHaveText(['beach.mp4', 'market.mov']);
  await expect(notice).toHaveCount(0);
  await button(page, 'Undo: Refresh Timeline').click();
  await expect(names(page)).toHaveText(['market.mov', 'beach.mp4', 'forest.mp4']);

  api.answer('saveTimeline', { ...swapped, editVersion: 'third' });
  api.projects = [{ ...swapped, editVersion: 'third' }];
  await button(page, 'Save Changes').click();
  await expect(unsaved(page)).toHaveCount(0);
  await expect
    .poll(() => api.calls('saveTimeline'))
    .toMatchObject([{ body: { editVersion: 'first' } }, { body: { editVersion: 'second' } }]);
});

test('what the server had to shorten says so', async ({ page, api }) => {
  await chooseClip(page, 1);
  await page.getByLabel('Duration of clip 1 in seconds').fill('10');
  const limited = saved(cuts.map((cut, index) => (index === 0 ? { ...cut, adjustedDuration: 9.5 } : cut)));
  api.answer('saveTimeline', limited);
  api.projects = [limited];
  await button(page, 'Save Changes').click();
  await expect(inspector(page).getByText("Limited to the clip's length")).toBeVisible();
  await expect(page.getByLabel('Duration of clip 1 in seconds')).toHaveValue('9.5');
});

test.describe('regenerating without changes', () => {
  test('puts the overlay up and the marker down, then opens the processing screen', async ({ page, api }) => {
    api.answer('regenerate', processingProject(0));
    const regeneration = api.hold('regenerate');
    await button(page, 'Regenerate').click();
    await expect(overlay(page)).toBeVisible();
    expect(await marker(page)).toBe(String(PROJECT_ID));
    api.projects = [processingProject(0)];
    regeneration.release();
    await expect.poll(() => pathOf(page)).toBe(`/processing/${PROJECT_ID}`);
    await expectToast(
      page,
      ['Processing Started', 'Your video is being made with the new timeline.'],
      'default',
    );
    expect(api.calls('saveTimeline')).toEqual([]);
  });

  for (const [name, fail, text] of [
    ["with the server's message", 'message', 'Some clips are still uploading. Wait until they finish.'],
    ['without a message', 'status', 'Server error: 500'],
    ['without an answer', 'none', 'Failed to start video regeneration.'],
  ] as const) {
    test(`a failure ${name}: 'Regeneration Failed', no overlay and no marker`, async ({ page, api }) => {
      if (fail === 'message') api.refuse('regenerate', 'uploads_in_progress');
      else if (fail === 'status') api.say('regenerate', 500, 'No');
      else api.drop('regenerate');
      await button(page, 'Regenerate').click();
      await expectToast(page, ['Regeneration Failed', text]);
      await expect(overlay(page)).toHaveCount(0);
      expect(await marker(page)).toBeNull();
      expect(pathOf(page)).toBe(TIMELINE_PATH);
    });
  }
});

test.describe('regenerating with changes', () => {
  test.beforeEach(async ({ page }) => {
    await chooseClip(page, 1);
    await button(page, 'Move clip 1 down').click();
  });

  test('saves first, then regenerates', async ({ page, api }) => {
    api.answer('saveTimeline', swapped);
    api.answer('regenerate', processingProject(0));
    const regeneration = api.hold('regenerate');
    await button(page, 'Regenerate').click();
    await expect(overlay(page)).toBeVisible();
    await expect.poll(() => api.calls('regenerate').length).toBe(1);
    await expect.poll(() => api.calls('saveTimeline')).toHaveLength(1);
    api.projects = [processingProject(0)];
    regeneration.release();
    await expect.poll(() => pathOf(page)).toBe(`/processing/${PROJECT_ID}`);
  });

  for (const [name, step, fail, text] of [
    [
      'saving, with a message',
      'saveTimeline',
      'message',
      'This cannot be done while the project is in its current state.',
    ],
    [
      'saving, without a message',
      'saveTimeline',
      'status',
      'Failed to save timeline changes. Please try again.',
    ],
    [
      'saving, in the server itself',
      'saveTimeline',
      'internal',
      'Failed to save timeline changes. Please try again.',
    ],
    [
      'saving, without an answer',
      'saveTimeline',
      'none',
      'Failed to save timeline changes. Please try again.',
    ],
    [
      'regenerating, with a message',
      'regenerate',
      'message',
      'This cannot be done while the project is in its current state.',
    ],
    [
      'regenerating, without a message',
      'regenerate',
      'status',
      'Failed to start video regeneration. Please try again.',
    ],
    [
      'regenerating, in the server itself',
      'regenerate',
      'internal',
      'Failed to start video regeneration. Please try again.',
    ],
    [
      'regenerating, without an answer',
      'regenerate',
      'none',
      'Failed to start video regeneration. Please try again.',
    ],
    [
      'saving, with an answer that is not understood',
      'saveTimeline',
      'nonsense',
      'The server gave an answer this page does not understand. Reload the page and try again.',
    ],
  ] as const) {
    test(`a failure of ${name}: 'Operation Failed', no overlay and no marker`, async ({ page, api }) => {
      api.answer('saveTimeline', swapped);
      if (fail === 'message') api.refuse(step, 'status_conflict');
      else if (fail === 'internal') api.refuse(step, 'internal');
      else if (fail === 'status') api.say(step, 503, 'Unavailable');
      else if (fail === 'nonsense') api.say(step, 200, '{}');
      else api.drop(step);
      await button(page, 'Regenerate').click();
      await expectToast(page, ['Operation Failed', text]);
      await expect(overlay(page)).toHaveCount(0);
      expect(await marker(page)).toBeNull();
      expect(pathOf(page)).toBe(TIMELINE_PATH);
    });
  }
});

for (const width of [1440, 1024]) {
  test(`no button of the toolbar moves with a change, ${width} px wide`, { tag: '@desktop' }, async ({
    page,
    api,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await openTimeline(page, api);
    const controls = [
      button(page, /^Undo/),
      button(page, /^Redo/),
      button(page, 'Regenerate'),
      page.getByRole('link', { name: 'Export Video' }),
      page.getByRole('link', { name: 'Edit Prompt' }),
      button(page, 'Help and keys'),
      button(page, 'Recovery Options'),
    ];
    const boxes = () => Promise.all(controls.map((control) => control.boundingBox()));
    const before = await boxes();
    expect(before).not.toContain(null);
    await expect(page.getByText('3 clips', { exact: true })).toBeVisible();
    await chooseClip(page, 1);
    await button(page, 'Move clip 1 down').click();
    await expect(button(page, 'Save Changes')).toBeVisible();
    expect(await boxes()).toEqual(before);
    api.answer('saveTimeline', sampleProject({ status: 'timeline_modified' }));
    await button(page, 'Save Changes').click();
    await expect(button(page, 'Save Changes')).toHaveCount(0);
    expect(await boxes()).toEqual(before);
  });
}
