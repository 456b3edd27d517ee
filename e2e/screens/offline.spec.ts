import { plannedSampleBrief } from '../harness/fakes/sample-brief.ts';
import {
  PROJECT_ID,
  processingProject,
  sampleProject,
  uploadedProject,
} from '../harness/fakes/sample-project.ts';
import {
  button,
  dialogsCanOpen,
  expect,
  expectToast,
  openNotifying,
  pathOf,
  test,
  toastRegion,
} from '../harness/screens/screen.ts';
import { openRecovery, openTimeline, unsaved } from '../harness/screens/timeline-screen.ts';

// The device itself is offline: the browser says so and every request fails. Nothing may wait for the connection but
// uploads and code that is still to come.

test.describe('the dashboard', () => {
  test.beforeEach(async ({ page, api }) => {
    api.projects = [sampleProject()];
    await openNotifying(page, '/dashboard');
    await expect(page.getByText('Recent Projects')).toBeVisible();
  });

  test('a project that cannot be created says so', { tag: '@both' }, async ({ page, api }) => {
    await api.goOffline();
    const create = button(page, 'Create New Video');
    await create.click();
    await expectToast(page, ['Error', /^Failed to create project\. ./]);
    await expect(create).toBeEnabled();
  });

  test('a project that cannot be deleted says so, and can be again once the connection is back', {
    tag: '@both',
  }, async ({ page, api }) => {
    await button(page, 'More for Summer by the sea').click();
    await page.getByRole('menuitem', { name: 'Delete Project' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toBeVisible();
    await api.goOffline();
    await question.getByRole('button', { name: 'Delete Project' }).click();
    await expectToast(page, ['Error', 'Failed to delete project. Please try again.']);
    await expect(question.getByRole('button', { name: 'Delete Project' })).toBeEnabled();
  });
});

test('a project that cannot be renamed says so and keeps what was typed', { tag: '@both' }, async ({
  page,
  api,
}) => {
  api.projects = [sampleProject()];
  await openNotifying(page, '/dashboard');
  await button(page, 'More for Summer by the sea').click();
  await page.getByRole('menuitem', { name: 'Rename Project' }).click();
  await page.getByLabel('Title').fill('Winter');
  await api.goOffline();
  await button(page, 'Rename').click();
  await expectToast(page, ['Not renamed', /./]);
  await expect(page.getByLabel('Title')).toHaveValue('Winter');
  await expect(button(page, 'Rename')).toBeEnabled();
});

test('a clip that cannot be removed is back on the list, with the reason', { tag: '@both' }, async ({
  page,
  api,
  time,
}) => {
  api.projects = [uploadedProject()];
  await openNotifying(page, `/upload/${PROJECT_ID}`);
  await button(page, 'Remove forest.mp4').click();
  await api.goOffline();
  await time.skip(4000);
  await expectToast(page, ['Clip not removed', /./]);
  await expect(button(page, 'Remove forest.mp4')).toBeVisible();
});

test('the test page: a project that cannot be created says so', { tag: '@both' }, async ({ page, api }) => {
  await openNotifying(page, '/ideal-upload');
  await api.goOffline();
  await button(page, 'Create Test Project').click();
  await expectToast(page, ['Error', /^Failed to create project\. ./]);
  await expect(button(page, 'Create Test Project')).toBeEnabled();
});

test('a list of projects that is not here yet could not be loaded, and can be asked for again', {
  tag: '@both',
}, async ({ page, api }) => {
  api.projects = [uploadedProject()];
  api.drop('listProjects');
  await openNotifying(page, '/dashboard');
  await expect(page.getByText('Your projects could not be loaded')).toBeVisible();
  api.restore('listProjects');
  await api.goOffline();
  await button(page, 'Try again').click();
  await expect(page.getByText('Your projects could not be loaded')).toBeVisible();
  await api.goOnline();
  await button(page, 'Try again').click();
  await expect(page.getByText('Recent Projects')).toBeVisible();
});

test('a generation that cannot start leaves no overlay behind', { tag: '@both' }, async ({ page, api }) => {
  api.projects = [uploadedProject()];
  await openNotifying(page, `/prompt/${PROJECT_ID}`);
  await page.getByLabel('Video Description & Instructions').fill('A calm reel');
  await api.goOffline();
  await button(page, 'Generate Video').click();
  await expectToast(page, ['Processing Failed', 'Failed to start processing. Please try again.']);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(button(page, 'Generate Video')).toBeEnabled();
  await expect(page.getByLabel('Video Description & Instructions')).toHaveValue('A calm reel');
});

test.describe('the timeline', () => {
  test.beforeEach(async ({ page, api }) => {
    await openTimeline(page, api);
    await expect(toastRegion(page)).toBeAttached();
  });

  test('changes that cannot be saved stay, and are saved once the connection is back', {
    tag: '@both',
  }, async ({ page, api }) => {
    await button(page, 'Shorten clip 1 by 0.5 seconds').first().click();
    await api.goOffline();
    await button(page, 'Save Changes').click();
    await expectToast(page, [
      'Timeline Save Failed',
      'Failed to update timeline. Please check your connection and try again.',
    ]);
    await expect(unsaved(page)).toBeVisible();
    await expect(button(page, 'Save Changes')).toBeEnabled();
    await api.goOnline();
    api.answer('saveTimeline', sampleProject({ status: 'timeline_modified' }));
    await button(page, 'Save Changes').click();
    await expectToast(page, ['Timeline Updated', /^Saved with 3 clips/], 'default');
  });

  test('regenerating: the overlay goes, whether there was something to save or not', {
    tag: '@both',
  }, async ({ page, api }) => {
    await api.goOffline();
    await button(page, 'Regenerate').click();
    await expectToast(page, ['Regeneration Failed', 'Failed to start video regeneration.']);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await button(page, 'Shorten clip 1 by 0.5 seconds').first().click();
    await button(page, 'Regenerate').click();
    await expectToast(page, ['Operation Failed', 'Failed to save timeline changes. Please try again.']);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(button(page, 'Regenerate')).toBeEnabled();
  });

  test('a refresh that fails says so', { tag: '@both' }, async ({ page, api }) => {
    await dialogsCanOpen(page);
    await api.goOffline();
    await (await openRecovery(page)).getByRole('button', { name: 'Refresh Timeline' }).click();
    await expectToast(page, [
      'Refresh Failed',
      'The timeline is as it was here. Check your connection and try again.',
    ]);
    const recovery = await openRecovery(page);
    await expect(recovery.getByRole('button', { name: 'Refresh Timeline' })).toBeEnabled();
  });
});

test.describe('the account', () => {
  test.beforeEach(async ({ page, api }) => {
    await openNotifying(page, '/account');
    await expect(page.getByLabel('Your name')).toHaveValue('Maya');
    await dialogsCanOpen(page);
    await api.goOffline();
  });

  test('a name that cannot be saved says so and stays typed', { tag: '@both' }, async ({ page }) => {
    await page.getByLabel('Your name').fill('Maya S.');
    await button(page, 'Save name').click();
    await expectToast(page, ['Error', 'Your name could not be saved.']);
    await expect(page.getByLabel('Your name')).toHaveValue('Maya S.');
  });

  test('a password that cannot be changed says so', { tag: '@both' }, async ({ page }) => {
    await page.getByLabel('Current password').fill('the one I have');
    await page.getByLabel(/^New password/).fill('long enough now');
    await button(page, 'Change password').click();
    await expectToast(page, ['Error', 'Your password could not be changed.']);
    await expect(button(page, 'Change password')).toBeEnabled();
  });

  test('an account that cannot be deleted says so and is still there', { tag: '@both' }, async ({ page }) => {
    await page.getByLabel('Your password').fill('the one I have');
    await button(page, 'Delete my account').click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Delete account' }).click();
    await expectToast(page, ['Error', 'Your account could not be deleted.']);
    await expect(question.getByRole('button', { name: 'Delete account' })).toBeEnabled();
    expect(pathOf(page)).toBe('/account');
  });

  test('sessions that cannot be ended say so', { tag: '@both' }, async ({ page }) => {
    await button(page, 'Sign out everywhere else').click();
    await expectToast(page, ['Error', 'The other sessions could not be ended.']);
    await expect(button(page, 'Sign out everywhere else')).toBeEnabled();
  });
});

test.describe('the progress', () => {
  test('tells that the connection is lost, and catches up once it is back', { tag: '@both' }, async ({
    page,
    api,
  }) => {
    api.projects = [processingProject(30)];
    await openNotifying(page, `/processing/${PROJECT_ID}`);
    await expect(page.getByText('Looking at beach.mp4 (1 of 3)')).toBeVisible();
    await api.goOffline();
    await expect(page.getByText(/^The connection is lost\./)).toBeVisible();
    api.projects = [sampleProject()];
    await api.goOnline();
    await expect.poll(() => pathOf(page)).toBe(`/preview/${PROJECT_ID}`);
  });

  test('a run that cannot be stopped says so', { tag: '@both' }, async ({ page, api }) => {
    api.projects = [processingProject(30)];
    await openNotifying(page, `/processing/${PROJECT_ID}`);
    await button(page, 'Cancel').click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await api.goOffline();
    await button(page, 'Stop').click();
    await expectToast(page, ['Not canceled', /./]);
    await expect(button(page, 'Stop')).toBeEnabled();
  });
});

test('an edit that cannot be made again says so', { tag: '@both' }, async ({ page, api }) => {
  api.projects = [sampleProject({ status: 'uploaded', finalVideoPath: null, finalVideoSize: null })];
  await openNotifying(page, `/preview/${PROJECT_ID}`);
  await expect(button(page, 'Make this edit again')).toBeVisible();
  await api.goOffline();
  await button(page, 'Make this edit again').click();
  await expectToast(page, ['Regeneration Failed', 'Failed to start video regeneration.']);
  await expect(button(page, 'Make this edit again')).toBeEnabled();
});

test('an earlier version that cannot be brought back says so', { tag: '@both' }, async ({ page, api }) => {
  const version = {
    origin: 'edited',
    prompt: '',
    director: null,
    createdAt: new Date().toISOString(),
  } as const;
  const size = { number: 1, clipCount: 2, firstCut: null, seconds: 5 };
  api.answer('listPlans', [
    { ...version, ...size, id: 'now', isCurrent: true },
    { ...version, ...size, id: 'before', isCurrent: false },
  ]);
  await openTimeline(page, api);
  const recovery = await openRecovery(page);
  const again = recovery.getByRole('button', { name: 'Bring back' });
  await expect(again).toBeVisible();
  await api.goOffline();
  await again.click();
  await expectToast(page, ['Bring Back Failed', /./]);
  await expect(button(page, 'Recovery Options')).toBeEnabled();
});

test('wishes that cannot be planned anew say so and stay as they were changed', { tag: '@both' }, async ({
  page,
  api,
}) => {
  const project = sampleProject();
  const { editingPlan } = project;
  api.projects = [
    { ...project, editingPlan: editingPlan && { ...editingPlan, brief: plannedSampleBrief() } },
  ];
  await openNotifying(page, `/preview/${PROJECT_ID}`);
  const chip = page.getByRole('list', { name: 'Understood' }).getByRole('button').first();
  await chip.click();
  await page.getByLabel('How long', { exact: true }).fill('12');
  await button(page, 'Done').click();
  await api.goOffline();
  await button(page, 'Regenerate with changes').click();
  await expectToast(page, ['Regeneration Failed', 'Failed to start video regeneration.']);
  await expect(chip).toHaveAccessibleName('12 s long, changed by you');
  await expect(button(page, 'Regenerate with changes')).toBeEnabled();
});
