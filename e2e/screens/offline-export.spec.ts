import { PROJECT_ID, sampleProject } from '../harness/fakes/sample-project.ts';
import {
  button,
  expect,
  expectToast,
  openNotifying,
  pathOf,
  test,
  toasts,
} from '../harness/screens/screen.ts';

// The device itself is offline, as in offline.spec.ts: the export and what comes after it.

test.describe('the export', () => {
  test.beforeEach(async ({ page, api }) => {
    api.projects = [sampleProject()];
    await openNotifying(page, `/export/${PROJECT_ID}`);
    await expect(button(page, 'Download Video')).toBeVisible();
    await api.goOffline();
  });

  test('a download that cannot be asked for says so', { tag: '@both' }, async ({ page }) => {
    await button(page, 'Download Video').click();
    await expectToast(page, [
      'Download Error',
      'Failed to download video. Please try again or contact support.',
    ]);
    await expect(page.getByText('Preparing download...')).toHaveCount(0);
    await expect(button(page, 'Download Video')).toBeEnabled();
  });

  test('a link that cannot be asked for says so', { tag: '@both' }, async ({ page }) => {
    await button(page, /TikTok/).click();
    await expectToast(page, ['Action Failed', 'Failed to process request. Please try again.']);
    await expect(page.getByText('Preparing share link...')).toHaveCount(0);
  });
});

test('a video whose deletion nobody answers is not said to be there, and the dashboard comes', {
  tag: '@both',
}, async ({ page, api }) => {
  api.projects = [sampleProject()];
  await openNotifying(page, `/export/${PROJECT_ID}`);
  await button(page, 'Delete video now').click();
  const question = page.getByRole('alertdialog');
  await expect(question).toBeVisible();
  await api.goOffline();
  await question.getByRole('button', { name: 'Delete video' }).click();
  await expectToast(page, [
    'No answer',
    'The video may be deleted or still be there. The dashboard shows it once Cutroom answers.',
  ]);
  await expect.poll(() => pathOf(page)).toBe('/dashboard');
});

for (const [fate, projects, toast] of [
  ['gone is deleted', [sampleProject({ finalVideoPath: null, finalVideoSize: null })], null],
  ['still there is said to be', [sampleProject()], 'Video not deleted'],
] as const) {
  test(`the answer to a deletion is lost: a video that is ${fate}`, { tag: '@both' }, async ({
    page,
    api,
    time,
  }) => {
    api.projects = [sampleProject()];
    await openNotifying(page, `/export/${PROJECT_ID}`);
    await button(page, 'Delete video now').click();
    const question = page.getByRole('alertdialog');
    await expect(question).toBeVisible();
    api.drop('deleteVideo');
    api.changeWith('deleteVideo', () => {
      api.projects = projects;
    });
    await time.stop();
    await question.getByRole('button', { name: 'Delete video' }).click();
    await time.until(page.getByText('Cleaning up storage...'));
    await expect.poll(() => api.calls('listProjects').length).toBe(2);
    if (toast !== null) {
      await time.until(toasts(page));
      await expectToast(page, [toast, /^It is still there/]);
    }
    await expect
      .poll(async () => {
        await time.pass(500);
        return pathOf(page);
      })
      .toBe('/dashboard');
    await expect(toasts(page)).toHaveCount(toast === null ? 0 : 1);
  });
}

test('an edit that cannot be made into a video from its export says so', { tag: '@both' }, async ({
  page,
  api,
}) => {
  api.projects = [sampleProject({ status: 'timeline_modified' })];
  await openNotifying(page, `/export/${PROJECT_ID}`);
  await api.goOffline();
  await button(page, 'Regenerate').click();
  await expectToast(page, ['Regeneration Failed', 'Failed to start video regeneration.']);
  await expect(button(page, 'Regenerate')).toBeEnabled();
});

test('the success screen: a download that cannot be asked for says so', { tag: '@both' }, async ({
  page,
  api,
}) => {
  api.projects = [sampleProject()];
  await openNotifying(page, `/success/${PROJECT_ID}`);
  await api.goOffline();
  await button(page, 'Download Video').click();
  await expectToast(page, [
    'Download Error',
    'Failed to download video. Please try again or contact support.',
  ]);
  await expect(button(page, 'Download Video')).toBeEnabled();
});
