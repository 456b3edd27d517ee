import type { Project, ProjectStatus } from '@cutroom/contract';
import { fakeTus } from '../harness/fakes/fake-tus.ts';
import {
  emptyProject,
  PROJECT_ID,
  processingProject,
  sampleProject,
  uploadedProject,
} from '../harness/fakes/sample-project.ts';
import { card, dropClip } from '../harness/screens/dashboard-screen.ts';
import { button, expect, link, pathOf, test } from '../harness/screens/screen.ts';
import { row } from '../harness/screens/upload-screen.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

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
  await expect(button(page, /^Drop clips to start/)).toBeVisible();
  api.answer('createProject', emptyProject());
  api.projects = [emptyProject()];
  await dropClip(page, 'dropped.mp4');
  await expect.poll(() => pathOf(page)).toBe(`/upload/${PROJECT_ID}`);
  await expect(row(page, 'dropped.mp4')).toContainText('Uploaded');
  expect(tus.requests.map(({ method }) => method)).toEqual(['POST', 'PATCH']);
});

test('clips that come while their project is being made, or its screen is on its way, are uploaded to it', {
  tag: '@desktop',
}, async ({ page, api, context }) => {
  const tus = await fakeTus(page, api);
  const code = Promise.withResolvers<void>();
  await context.route('**/assets/upload-screen-*.js', async (route) => {
    await code.promise;
    await route.continue();
  });
  await page.goto('/dashboard');
  const created = api.hold('createProject');
  api.answer('createProject', emptyProject());
  await button(page, 'Create New Video').click();
  await dropClip(page, 'meanwhile.mp4');
  api.projects = [emptyProject()];
  created.release();
  await expect.poll(() => pathOf(page)).toBe(`/upload/${PROJECT_ID}`);
  await dropClip(page, 'on-its-way.mp4');
  code.resolve();
  await expect(row(page, 'meanwhile.mp4')).toContainText('Uploaded');
  await expect(row(page, 'on-its-way.mp4')).toContainText('Uploaded');
  expect(tus.requests.filter(({ method }) => method === 'POST')).toHaveLength(2);
  expect(api.calls('createProject')).toHaveLength(1);
});

test('a file that is dropped where nothing takes it does not replace the page', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('/account');
  await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible();
  expect(await dropClip(page, 'stray.mp4')).toBe('refused');
});

test('a project of the test page is marked as one by what it is, not by its title', async ({ page, api }) => {
  api.projects = [
    emptyProject({ title: 'Our Sunday', isTest: true }),
    emptyProject({ id: 8, title: 'Chunked Upload Test' }),
  ];
  await page.goto('/dashboard');
  await expect(card(page, 'Our Sunday').getByText('Test', { exact: true })).toBeVisible();
  await expect(card(page, 'Chunked Upload Test').getByText('Test', { exact: true })).toHaveCount(0);
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

test('a long title is cut off after one line, never the page', async ({ page, api }) => {
  const title = 'An endlessly long title without any sense '.repeat(4).trim();
  api.projects = [sampleProject({ title })];
  await page.goto('/dashboard');
  const name = page.getByRole('heading', { name: title }).getByRole('link');
  await expect(name).toBeVisible();
  const isCutOff = await name.evaluate((element) => element.scrollWidth > element.clientWidth);
  expect(isCutOff, 'is cut off').toBe(true);
  expect((await name.boundingBox())?.height, 'is one line high').toBeLessThan(30);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test('a finished card is quiet until a mouse is over it or the focus is in it; the length of its video is always there', {
  tag: '@desktop',
}, async ({ page, api }) => {
  api.projects = [sampleProject()];
  await page.goto('/dashboard');
  const shown = card(page, 'Summer by the sea');
  const quiet = [link(page, 'View').locator('..'), shown.getByText('Completed').locator('..')];
  await expect(shown.getByText('Length 0:07')).toBeVisible();
  const expectOpacity = async (opacity: string) => {
    for (const part of quiet) await expect(part).toHaveCSS('opacity', opacity);
  };
  await expectOpacity('0');
  await shown.hover();
  await expectOpacity('1');
  await page.mouse.move(0, 0);
  await expectOpacity('0');
  await button(page, 'More for Summer by the sea').focus();
  await expectOpacity('1');
});

test('on a phone the actions of a card are in sight, and a tap anywhere on one without a video opens it', {
  tag: '@phone',
}, async ({ page, api }) => {
  api.projects = [uploadedProject(), sampleProject({ id: 9, title: 'Finished' })];
  await page.goto('/dashboard');
  await expect(link(page, 'View').locator('..')).toHaveCSS('opacity', '1');
  await expect(card(page, 'Finished').getByText('Completed').locator('..')).toHaveCSS('opacity', '1');
  await card(page, 'Summer by the sea').tap({ position: { x: 60, y: 60 } });
  await expect.poll(() => pathOf(page)).toBe(`/upload/${PROJECT_ID}`);
});

test('what is to be continued comes first with its action in sight, and stays there when its video gets ready', {
  tag: '@desktop',
}, async ({ page, api, time }) => {
  const finished = sampleProject({ id: 1, title: 'Finished' });
  api.projects = [finished, processingProject(60, { id: 2, title: 'Under way' })];
  await page.goto('/dashboard');
  const titles = page.getByRole('article').getByRole('heading');
  await expect(titles).toHaveText(['Under way', 'Finished']);
  await expect(link(page, 'Check Progress').locator('..')).toHaveCSS('opacity', '1');
  await time.stop();
  api.projects = [finished, sampleProject({ id: 2, title: 'Under way' })];
  await time.pass(2100);
  await time.until(card(page, 'Under way').getByText('Completed'));
  await expect(titles).toHaveText(['Under way', 'Finished']);
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
  await expect(dialog.getByRole('link', { name: 'Edit for another editor' })).toHaveAttribute(
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

test('the heading is large for who begins and steps back for the projects of who comes again', async ({
  page,
  api,
}) => {
  const heading = page.getByRole('heading', { name: 'Create Your Video' });
  await page.goto('/dashboard');
  await expect(page.getByText('Your videos will be here')).toBeVisible();
  await expect(heading).toHaveCSS('font-size', '32px');
  api.projects = [sampleProject()];
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Recent Projects' })).toHaveCSS('font-size', '17px');
  await expect(heading).toHaveCSS('font-size', '24px');
});
