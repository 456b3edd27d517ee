import { ERROR_CATALOGUE } from '@cutroom/contract';
import type { Page } from '@playwright/test';
import { emptyProject, PROJECT_ID, sampleProject, uploadedProject } from '../harness/fakes/sample-project.ts';
import { card } from '../harness/screens/dashboard-screen.ts';
import { button, expect, expectToast, pathOf, test } from '../harness/screens/screen.ts';

test.describe('deleting a project', () => {
  const TEXT =
    'Are you sure you want to delete this project? This action cannot be undone. All video files and project data will be permanently removed.';
  const dialog = (page: Page) => page.getByRole('alertdialog', { name: 'Delete Project' });

  test.beforeEach(async ({ page, api }) => {
    api.projects = [sampleProject()];
    await page.goto('/dashboard');
    await button(page, 'More for Summer by the sea').click();
    await page.getByRole('menuitem', { name: 'Delete Project' }).click();
    await expect(dialog(page)).toContainText(TEXT);
  });

  test("its menu opens the question, and 'Cancel' leaves the project alone", { tag: '@both' }, async ({
    page,
    api,
  }) => {
    await dialog(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(card(page, 'Summer by the sea')).toBeVisible();
    expect(api.calls('deleteProject')).toEqual([]);
  });

  test("'Deleting...' while it is under way; then the dialog closes and the card is gone", {
    tag: '@both',
  }, async ({ page, api }) => {
    api.answer('deleteProject', { success: true });
    const deletion = api.hold('deleteProject');
    await dialog(page).getByRole('button', { name: 'Delete Project' }).click();
    await expect(dialog(page).getByRole('button', { name: 'Deleting...' })).toBeDisabled();
    await expect(dialog(page).getByRole('button', { name: 'Cancel' })).toBeDisabled();
    api.projects = [];
    deletion.release();
    await expectToast(page, ['Project Deleted', 'Your project has been deleted successfully.'], 'default');
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByRole('article')).toHaveCount(0);
    await expect
      .poll(() => api.calls('deleteProject'))
      .toMatchObject([{ path: `/api/projects/${PROJECT_ID}` }]);
  });

  test('the focus goes on to the next card, else to the heading, else to what begins a video', {
    tag: '@both',
  }, async ({ page, api }) => {
    const [first, second, third] = [1, 2, 3].map((id) => sampleProject({ id, title: `Reel ${id}` }));
    const remove = async (title: string, rest: readonly (typeof first)[]) => {
      await button(page, `More for ${title}`).press('Enter');
      await page.getByRole('menuitem', { name: 'Delete Project' }).press('Enter');
      await expect(dialog(page)).toContainText(TEXT);
      api.answer('deleteProject', { success: true });
      api.projects = rest.flatMap((project) => project ?? []);
      await dialog(page).getByRole('button', { name: 'Delete Project' }).press('Enter');
      await expect(dialog(page)).toHaveCount(0);
    };
    api.projects = [first, second, third].flatMap((project) => project ?? []);
    await page.reload();
    await remove('Reel 1', [second, third]);
    await expect(button(page, 'More for Reel 2')).toBeFocused();
    await remove('Reel 3', [second]);
    await expect(page.getByRole('heading', { name: 'Recent Projects' })).toBeFocused();
    await remove('Reel 2', []);
    await expect(button(page, 'Create New Video')).toBeFocused();
  });

  test('a failure is said and the project stays', { tag: '@both' }, async ({ page, api }) => {
    api.refuse('deleteProject', 'internal');
    await dialog(page).getByRole('button', { name: 'Delete Project' }).click();
    await expectToast(page, ['Error', 'Failed to delete project. Please try again.']);
    await expect(dialog(page).getByRole('button', { name: 'Delete Project' })).toBeEnabled();
    await dialog(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(card(page, 'Summer by the sea')).toBeVisible();
  });
});

test.describe('renaming a project', () => {
  test.beforeEach(async ({ page, api }) => {
    api.projects = [sampleProject()];
    await page.goto('/dashboard');
    await button(page, 'More for Summer by the sea').click();
    await page.getByRole('menuitem', { name: 'Rename Project' }).click();
    await expect(page.getByLabel('Title')).toBeFocused();
  });

  test('its menu asks for a title, which the card has at once', { tag: '@both' }, async ({ page, api }) => {
    const renamed = sampleProject({ title: 'Our Sunday' });
    api.answer('renameProject', renamed);
    await expect(page.getByLabel('Title')).toHaveValue('Summer by the sea');
    await page.getByLabel('Title').fill('  Our Sunday ');
    api.projects = [renamed];
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(card(page, 'Our Sunday')).toBeVisible();
    await expect
      .poll(() => api.calls('renameProject'))
      .toMatchObject([{ path: `/api/projects/${PROJECT_ID}`, body: { title: 'Our Sunday' } }]);
  });

  test('an empty title is refused, and a failure is said', { tag: '@both' }, async ({ page, api }) => {
    const rename = page.getByRole('dialog').getByRole('button', { name: 'Rename' });
    await page.getByLabel('Title').fill('  ');
    await expect(rename).toBeDisabled();
    await page.getByLabel('Title').fill('Our Sunday');
    await api.goOffline();
    await rename.click();
    await expectToast(page, ['Not renamed', 'Check your connection and try again.']);
    await expect(page.getByLabel('Title')).toHaveValue('Our Sunday');
  });
});

test.describe('duplicating a project', () => {
  test.beforeEach(async ({ page, api }) => {
    api.projects = [sampleProject()];
    await page.goto('/dashboard');
    await button(page, 'More for Summer by the sea').click();
  });
  const duplicate = (page: Page) => page.getByRole('menuitem', { name: 'Duplicate Project' }).click();

  test('its menu makes a copy, whose place is kept until it is listed', { tag: '@both' }, async ({
    page,
    api,
  }) => {
    const copy = uploadedProject({ id: 8, title: 'Summer by the sea (copy)' });
    api.answer('duplicateProject', copy);
    const copying = api.hold('duplicateProject');
    await duplicate(page);
    await expect(page.getByRole('status', { name: 'Duplicating the project' })).toBeVisible();
    api.projects = [copy, sampleProject()];
    copying.release();
    await expect(card(page, 'Summer by the sea (copy)')).toBeVisible();
    await expect(page.getByRole('status', { name: 'Duplicating the project' })).toHaveCount(0);
    await expectToast(
      page,
      [
        'Project Duplicated',
        '‘Summer by the sea (copy)’ has the same clips and the same edit. Its video is not made yet.',
      ],
      'default',
    );
    await expect
      .poll(() => api.calls('duplicateProject'))
      .toMatchObject([{ path: `/api/projects/${PROJECT_ID}/duplicate` }]);
  });

  test('a refusal is said, and so is a missing connection', { tag: '@both' }, async ({ page, api }) => {
    api.refuse('duplicateProject', 'account_storage_limit');
    await duplicate(page);
    await expectToast(page, ['Not duplicated', ERROR_CATALOGUE.account_storage_limit.message]);
    await expect(page.getByRole('article')).toHaveCount(1);
    await api.goOffline();
    await button(page, 'More for Summer by the sea').click();
    await duplicate(page);
    await expectToast(page, ['Not duplicated', 'Check your connection and try again.']);
  });
});

test.describe('creating a project', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/dashboard');
  });

  test("sends the title 'New Video Project' with an empty prompt and opens its upload screen", async ({
    page,
    api,
  }) => {
    api.answer('createProject', emptyProject({ id: 12 }));
    api.projects = [emptyProject({ id: 12 })];
    await button(page, 'Create New Video').click();
    await expect(page.getByRole('heading', { name: 'Upload Your Video Clips' })).toBeVisible();
    expect(pathOf(page)).toBe('/upload/12');
    await expect
      .poll(() => api.calls('createProject'))
      .toMatchObject([{ body: { title: 'New Video Project', prompt: '' } }]);
  });

  test("a refusal is said with the server's reason", async ({ page, api }) => {
    api.refuse('createProject', 'rate_limited');
    await button(page, 'Create New Video').click();
    await expectToast(page, [
      'Error',
      'Failed to create project. Too many requests. Wait a moment and try again.',
    ]);
    expect(pathOf(page)).toBe('/dashboard');
  });

  test('a failure without a reason is said with its HTTP status', async ({ page, api }) => {
    api.say('createProject', 502, 'Bad gateway');
    await button(page, 'Create New Video').click();
    await expectToast(page, ['Error', 'Failed to create project. 502: Bad gateway']);
  });

  test('an answer of which only the id is understood leads on', async ({ page, api }) => {
    api.projects = [emptyProject({ id: 12 })];
    api.say('createProject', 200, '{"id":12}');
    await button(page, 'Create New Video').click();
    await expect(page.getByRole('heading', { name: 'Upload Your Video Clips' })).toBeVisible();
    expect(pathOf(page)).toBe('/upload/12');
  });

  test('an answer without an id is a failure', async ({ page, api }) => {
    api.say('createProject', 200, '{"title":"New Video Project"}');
    await button(page, 'Create New Video').click();
    await expectToast(page, ['Error', 'Failed to create project. Invalid project response - missing ID']);
  });
});
