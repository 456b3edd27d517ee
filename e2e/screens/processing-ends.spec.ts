import {
  PROJECT_ID,
  processingProject,
  sampleProject,
  uploadedProject,
} from '../harness/fakes/sample-project.ts';
import {
  bar,
  comeFromTimeline,
  marker,
  PROCESSING_PATH,
  stage,
} from '../harness/screens/processing-screen.ts';
import { button, expect, expectToast, link, pathOf, test, toasts } from '../harness/screens/screen.ts';

test('completed: the preview opens', async ({ page, api, time }) => {
  api.projects = [processingProject(90)];
  await page.goto(PROCESSING_PATH);
  await expect(bar(page)).toBeVisible();
  api.projects = [sampleProject()];
  await time.skip(2000);
  await expect(page.getByRole('heading', { name: 'Video Timeline' })).toBeVisible();
  expect(pathOf(page)).toBe(`/preview/${PROJECT_ID}`);
});

test('completed with the marker: the timeline opens, and the marker is cleared', async ({
  page,
  api,
  time,
}) => {
  await comeFromTimeline(page);
  api.projects = [processingProject(90)];
  await page.goto(PROCESSING_PATH);
  await expect(bar(page)).toBeVisible();
  api.projects = [sampleProject()];
  await time.skip(2000);
  await expect(page.getByRole('heading', { name: 'Edit Timeline' })).toBeVisible();
  expect(pathOf(page)).toBe(`/timeline/${PROJECT_ID}`);
  expect(await marker(page)).toBeNull();
});

for (const [errorMessage, description] of [
  [
    'The video could not be rendered. Please try again.',
    'The video could not be rendered. Please try again.',
  ],
  [null, 'There was an error processing your video. Please try again.'],
] as const) {
  test(`failed ${errorMessage === null ? 'without' : 'with'} a message: it is said, the marker is cleared, the prompt opens`, async ({
    page,
    api,
    time,
  }) => {
    await comeFromTimeline(page);
    api.projects = [processingProject(70)];
    await page.goto(PROCESSING_PATH);
    await expect(bar(page)).toBeVisible();
    api.projects = [sampleProject({ status: 'failed', errorMessage })];
    await time.skip(2000);
    await expectToast(page, ['Processing Failed', description]);
    await expect.poll(() => pathOf(page)).toBe(`/prompt/${PROJECT_ID}`);
    expect(await marker(page)).toBeNull();
  });
}

test('timeline_modified: it waits for the regeneration to start', async ({ page, api, time }) => {
  api.projects = [sampleProject({ status: 'timeline_modified' })];
  await page.goto(PROCESSING_PATH);
  await expect(page.getByRole('heading', { name: 'Your changes are saved' })).toBeVisible();
  await expect(page.getByText('The video has not been made anew with them yet.')).toBeVisible();
  await expect(button(page, 'Cancel')).toHaveCount(0);
  await expect(page.getByText('Estimated time remaining:')).toHaveCount(0);
  await expect(stage(page, 'to come')).toHaveCount(3);
  await expect(link(page, 'Edit Timeline')).toHaveAttribute('href', `/timeline/${PROJECT_ID}`);
  api.projects = [processingProject(30)];
  await time.skip(2000);
  await expect(bar(page)).toHaveAttribute('aria-valuenow', '30');
  expect(pathOf(page)).toBe(PROCESSING_PATH);
});

test('timeline_modified: the video can be made anew from there', async ({ page, api }) => {
  api.projects = [sampleProject({ status: 'timeline_modified' })];
  api.answer('regenerate', processingProject(0));
  await page.goto(PROCESSING_PATH);
  await expect(button(page, 'Regenerate')).toBeVisible();
  const before = await page.evaluate(() => history.length);
  api.changeWith('regenerate', () => {
    api.projects = [processingProject(5)];
  });
  await button(page, 'Regenerate').click();
  await expect(bar(page)).toHaveAttribute('aria-valuenow', '5');
  await expect(page.getByText('Estimated time remaining:')).toBeVisible();
  await expect.poll(() => api.calls('regenerate')).toHaveLength(1);
  expect(await page.evaluate(() => history.length), 'nothing to go back to').toBe(before);
});

test('from the timeline editor there is a link back to it, else there is none', async ({ page, api }) => {
  api.projects = [processingProject(10)];
  await page.goto(PROCESSING_PATH);
  await expect(bar(page)).toBeVisible();
  await expect(link(page, 'Go Back to Timeline Editor')).toHaveCount(0);
  await comeFromTimeline(page);
  await page.reload();
  await link(page, 'Go Back to Timeline Editor').click();
  await expect.poll(() => pathOf(page)).toBe(`/timeline/${PROJECT_ID}`);
});

test('who goes back to the timeline editor during a run finds it open once the video is finished', async ({
  page,
  api,
  time,
}) => {
  await comeFromTimeline(page);
  api.projects = [processingProject(10)];
  await page.goto(PROCESSING_PATH);
  await link(page, 'Go Back to Timeline Editor').click();
  await expect(page.getByRole('heading', { name: 'Video not ready' })).toBeVisible();
  await expect(link(page, 'Check Progress')).toHaveAttribute('href', PROCESSING_PATH);
  api.projects = [sampleProject()];
  await time.skip(2000);
  await expect(page.getByRole('heading', { name: 'Edit Timeline' })).toBeVisible();
});

test('cancelling an edit made again leads back to the preview', async ({ page, api }) => {
  const run = processingProject(10).run;
  api.projects = [processingProject(10, { run: run && { ...run, kind: 'regenerate' } })];
  await page.goto(PROCESSING_PATH);
  await button(page, 'Cancel').click();
  const { editingPlan } = sampleProject();
  api.answer('cancelRun', uploadedProject({ editingPlan }));
  api.changeWith('cancelRun', () => {
    api.projects = [uploadedProject({ editingPlan })];
  });
  await button(page, 'Stop').click();
  await expect.poll(() => pathOf(page)).toBe(`/preview/${PROJECT_ID}`);
  await expect(button(page, 'Make this edit again')).toBeVisible();
});

test.describe('cancelling', () => {
  test.beforeEach(async ({ page, api }) => {
    api.projects = [processingProject(10)];
    await page.goto(PROCESSING_PATH);
    await button(page, 'Cancel').click();
    await expect(page.getByRole('alertdialog', { name: 'Stop making this video?' })).toBeVisible();
  });

  test('can be thought over', async ({ page, api }) => {
    await button(page, 'Keep going').click();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    expect(api.calls('cancelRun')).toEqual([]);
  });

  test('stops the run and leads back to the prompt', async ({ page, api }) => {
    api.answer('cancelRun', uploadedProject());
    const cancelling = api.hold('cancelRun');
    await button(page, 'Stop').click();
    await expect(button(page, 'Stopping...')).toBeDisabled();
    api.projects = [uploadedProject()];
    cancelling.release();
    await expect.poll(() => pathOf(page)).toBe(`/prompt/${PROJECT_ID}`);
    await expect(toasts(page)).toHaveCount(0);
  });

  test('that fails is said', async ({ page, api }) => {
    api.refuse('cancelRun', 'internal');
    await button(page, 'Stop').click();
    await expectToast(page, ['Not canceled', 'Something went wrong on our side. Please try again.']);
    expect(pathOf(page)).toBe(PROCESSING_PATH);
  });

  test('what has just ended by itself needs no words', async ({ page, api }) => {
    api.refuse('cancelRun', 'nothing_to_cancel');
    api.changeWith('cancelRun', () => {
      api.projects = [sampleProject()];
    });
    await button(page, 'Stop').click();
    await expect.poll(() => pathOf(page)).toBe(`/preview/${PROJECT_ID}`);
    await expect(toasts(page)).toHaveCount(0);
  });
});
