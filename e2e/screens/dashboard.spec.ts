import { ERROR_CATALOGUE, type Project, type ProjectStatus } from '@cutroom/contract';
import type { Page } from '@playwright/test';
import { fakeTus } from '../harness/fakes/fake-tus.ts';
import {
  emptyProject,
  PROJECT_ID,
  processingProject,
  sampleProject,
  uploadedProject,
} from '../harness/fakes/sample-project.ts';
import { button, expect, expectToast, link, pathOf, test } from '../harness/screens/screen.ts';
import { row } from '../harness/screens/upload-screen.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const card = (page: Page, title: string) => page.getByRole('article', { name: title });

test('without projects: the heading, who is signed in, help, and no grid', async ({ page, api }) => {
  const list = api.hold('listProjects');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Create Your Video' })).toBeVisible();
  await expect(
    page.getByText(
      'Upload your clips and describe how you want them edited. Our AI will create a polished video ready for social media.',
    ),
  ).toBeVisible();
  await expect(button(page, 'Create New Video'), 'while the list loads').toBeDisabled();
  list.release();
  await expect(button(page, 'Create New Video')).toBeEnabled();
  await expect(page.getByText('Recent Projects')).toHaveCount(0);
  await expect(page.getByText('maya@example.com')).toBeVisible();
  await expect(page.getByText('Need Support?')).toBeVisible();
  await expect(link(page, 'help@cutroom.example')).toHaveAttribute('href', 'mailto:help@cutroom.example');
});

test('clips dropped on the empty dashboard become a project and are uploaded', { tag: '@desktop' }, async ({
  page,
  api,
}) => {
  const tus = await fakeTus(page, api);
  await page.goto('/dashboard');
  await expect(button(page, /Drop your videos here/)).toBeVisible();
  api.answer('createProject', emptyProject());
  api.projects = [emptyProject()];
  await page.evaluate(() => {
    const files = new DataTransfer();
    files.items.add(new File(['bytes'], 'dropped.mp4', { type: 'video/mp4' }));
    document.body.dispatchEvent(
      new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: files }),
    );
  });
  await expect.poll(() => pathOf(page)).toBe(`/upload/${PROJECT_ID}`);
  await expect(row(page, 'dropped.mp4')).toContainText('Uploaded');
  expect(tus.requests.map(({ method }) => method)).toEqual(['POST', 'PATCH']);
});

test('a project of the test page is marked as one', async ({ page, api }) => {
  api.projects = [
    emptyProject({ title: 'Chunked Upload Test' }),
    emptyProject({ id: 8, title: 'Our Sunday' }),
  ];
  await page.goto('/dashboard');
  await expect(card(page, 'Chunked Upload Test').getByText('Test', { exact: true })).toBeVisible();
  await expect(card(page, 'Our Sunday').getByText('Test', { exact: true })).toHaveCount(0);
});

test("without an email the header says 'User'", async ({ page, api }) => {
  api.answer('getUser', { id: 'user-1', email: '' });
  await page.goto('/dashboard');
  await expect(page.getByText('User', { exact: true })).toBeVisible();
});

const CARDS: readonly (readonly [
  ProjectStatus,
  Project,
  { status: string; label: string; path: string; hasVideo: boolean },
])[] = [
  [
    'uploading',
    emptyProject(),
    { status: 'Uploading', label: 'Continue', path: '/upload/7', hasVideo: false },
  ],
  [
    'uploaded',
    uploadedProject(),
    { status: 'Uploaded', label: 'Continue', path: '/upload/7', hasVideo: false },
  ],
  [
    'failed',
    uploadedProject({ status: 'failed' }),
    { status: 'Failed', label: 'Continue', path: '/upload/7', hasVideo: false },
  ],
  [
    'processing',
    processingProject(41),
    { status: 'Processing', label: 'Check Progress', path: '/processing/7', hasVideo: false },
  ],
  ['completed', sampleProject(), { status: 'Completed', label: 'View', path: '/preview/7', hasVideo: true }],
  [
    'timeline_modified',
    sampleProject({ status: 'timeline_modified' }),
    { status: 'Timeline modified', label: 'Continue Editing', path: '/preview/7', hasVideo: true },
  ],
];

for (const [status, project, { label, path, hasVideo, ...shown }] of CARDS) {
  test(`the card of a project that is ${status} says so, and its button '${label}' leads to ${path}`, async ({
    page,
    api,
  }) => {
    api.projects = [project];
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: 'Recent Projects' })).toBeVisible();
    const shownCard = card(page, project.title);
    await expect(shownCard.getByText(shown.status, { exact: true })).toBeVisible();
    await expect(shownCard.locator('video')).toHaveCount(hasVideo ? 1 : 0);
    await expect(shownCard.getByRole('button', { name: 'Export', exact: true })).toHaveCount(
      hasVideo ? 1 : 0,
    );
    await shownCard.getByRole('link', { name: label, exact: true }).click();
    await expect.poll(() => pathOf(page)).toBe(path);
  });
}

test('a finished project plays from the last segment of its video path', async ({ page, api }) => {
  api.projects = [sampleProject({ finalVideoPath: '/anywhere/else/reel_9.mp4' })];
  const video = page.waitForRequest('**/api/videos/reel_9.mp4');
  await page.goto('/dashboard');
  await video;
});

test('cards tell their age in words, and the exact time on hover', async ({ page, api }) => {
  const ages = [0, 1, 6, 7, 8, 29, 400] as const;
  api.projects = ages.map((days, index) =>
    uploadedProject({
      id: index + 1,
      title: `Age ${days}`,
      createdAt: new Date(Date.now() - days * DAY_MS - 60_000).toISOString(),
    }),
  );
  await page.goto('/dashboard');
  const old = new Date(Date.now() - 400 * DAY_MS - 60_000).toLocaleDateString('en-US');
  const expected = ['Today', '1 day ago', '6 days ago', '1 week ago', '2 weeks ago', '5 weeks ago', old];
  await expect(page.getByRole('article').locator('time')).toHaveText(expected);
  await expect(page.getByRole('article').locator('time').first()).toHaveAttribute('title', /\d{1,2}:\d{2}/);
});

test('a long title is cut off after its second line, never the page', async ({ page, api }) => {
  const title = 'An endlessly long title without any sense '.repeat(4).trim();
  api.projects = [sampleProject({ title })];
  await page.goto('/dashboard');
  const heading = page.getByRole('heading', { name: title });
  await expect(heading).toBeVisible();
  const isCutOff = await heading.evaluate((element) => element.scrollHeight > element.clientHeight);
  expect(isCutOff, 'is cut off').toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

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

  test("its menu opens the question, and 'Cancel' leaves the project alone", async ({ page, api }) => {
    await dialog(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(card(page, 'Summer by the sea')).toBeVisible();
    expect(api.calls('deleteProject')).toEqual([]);
  });

  test("'Deleting...' while it is under way; then the dialog closes and the card is gone", async ({
    page,
    api,
  }) => {
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

  test('a failure is said and the project stays', async ({ page, api }) => {
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

  test('its menu asks for a title, which the card has at once', async ({ page, api }) => {
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

  test('an empty title is refused, and a failure is said', async ({ page, api }) => {
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

  test('its menu makes a copy, whose place is kept until it is listed', async ({ page, api }) => {
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

  test('a refusal is said, and so is a missing connection', async ({ page, api }) => {
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

test('the export action of a card shows the plan and leads to the export and to the edit as a file', async ({
  page,
  api,
}) => {
  api.projects = [sampleProject({ prompt: '' })];
  await page.goto('/dashboard');
  await button(page, 'Export').click();
  const dialog = page.getByRole('dialog', { name: 'Export Summer by the sea' });
  await dialog.getByRole('button', { name: 'AI Analysis Details' }).click();
  await expect(dialog).toContainText('AI Editing Strategy');
  await expect(dialog).toContainText('Start with the beach and keep a calm pace.');
  await expect(dialog).toContainText('Create a good reel for instagram');
  await expect(dialog.getByRole('link', { name: 'Edit as OpenTimelineIO' })).toHaveAttribute(
    'href',
    `/api/projects/${PROJECT_ID}/edit.otio`,
  );
  await dialog.getByRole('link', { name: 'Export Video' }).click();
  await expect(page.getByRole('heading', { name: 'Ready to Export' })).toBeVisible();
});

test('the export action of a changed timeline makes the video anew first', async ({ page, api }) => {
  api.projects = [sampleProject({ status: 'timeline_modified' })];
  await page.goto('/dashboard');
  await button(page, /^Export/).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Your changes are not in the video yet.');
  await expect(dialog.getByRole('link', { name: 'Export Video' })).toHaveCount(0);
  api.answer('regenerate', processingProject(0));
  api.projects = [processingProject(0)];
  await dialog.getByRole('button', { name: 'Regenerate' }).click();
  await expect.poll(() => pathOf(page)).toBe(`/processing/${PROJECT_ID}`);
});

test('a project without a plan has no export action', async ({ page, api }) => {
  api.projects = [sampleProject({ editingPlan: null })];
  await page.goto('/dashboard');
  await expect(link(page, 'View')).toBeVisible();
  await expect(button(page, 'Export')).toHaveCount(0);
});

test('projects that could not be loaded can be loaded again', async ({ page, api }) => {
  api.refuse('listProjects', 'internal');
  await page.goto('/dashboard');
  await expect(page.getByText('Your projects could not be loaded')).toBeVisible();
  api.restore('listProjects');
  api.projects = [sampleProject()];
  await button(page, 'Try again').click();
  await expect(card(page, 'Summer by the sea')).toBeVisible();
});

test('the card of a video that is being made moves and ends by itself; then nothing is asked any more', async ({
  page,
  api,
  time,
}) => {
  api.projects = [processingProject(20)];
  await page.goto('/dashboard');
  const bar = card(page, 'Summer by the sea').getByRole('progressbar');
  const barAt = (percent: number) => page.locator(`article [role="progressbar"][aria-valuenow="${percent}"]`);
  await expect(barAt(20)).toBeVisible();
  await time.stop();
  api.projects = [processingProject(60)];
  await time.pass(2100);
  await time.until(barAt(60));
  api.drop('listProjects');
  await time.pass(2100);
  await expect(bar, 'a connection that is gone for a moment takes nothing away').toBeVisible();
  api.restore('listProjects');
  api.projects = [sampleProject()];
  await time.pass(2100);
  await time.until(card(page, 'Summer by the sea').getByRole('button', { name: 'Play video' }));
  await expect(bar).toHaveCount(0);
  const asked = api.calls('listProjects').length;
  await time.pass(10_000);
  expect(api.calls('listProjects')).toHaveLength(asked);
});
