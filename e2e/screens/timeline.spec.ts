import type { SelectedClip } from '@cutroom/contract';
import type { Page } from '@playwright/test';
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
const duration = (page: Page, clip: number) => page.getByLabel(`Duration of clip ${clip} in seconds`);

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

test("'Reset to Original' leads to what the director chose, though an edit of it was saved", async ({
  page,
  api,
}) => {
  const project = sampleProject();
  const { editingPlan } = project;
  if (editingPlan === null) throw new Error('The project has an edit.');
  const { selectedClips } = editingPlan;
  const edited = { ...editingPlan, selectedClips: selectedClips.slice(1), directedClips: selectedClips };
  await openTimeline(page, api, { ...project, status: 'timeline_modified', editingPlan: edited });
  await expect(names(page)).toHaveText(['market.mov', 'forest.mp4']);
  await (await openRecovery(page)).getByRole('button', { name: 'Reset to Original' }).click();
  await expect(names(page)).toHaveText(['beach.mp4', 'market.mov', 'forest.mp4']);
  await expect(unsaved(page)).toBeVisible();
  await button(page, 'Undo: Reset to Original').click();
  await expect(names(page)).toHaveText(['market.mov', 'forest.mp4']);
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
