import type { Project } from '@cutroom/contract';
import type { Page } from '@playwright/test';
import {
  emptyProject,
  PROJECT_ID,
  processingProject,
  sampleClip,
  sampleProject,
  uploadedProject,
} from '../harness/fakes/sample-project.ts';
import { button, expect, expectToast, link, pathOf, test } from '../harness/screens/screen.ts';

const PATH = `/preview/${PROJECT_ID}`;

const GUARDS: readonly (readonly [string, Project, string, string, string])[] = [
  ['uploading', emptyProject(), 'Upload still in progress', 'Continue Uploading', `/upload/${PROJECT_ID}`],
  [
    'uploaded',
    uploadedProject(),
    'Ready to create your video',
    'Create Video Prompt',
    `/prompt/${PROJECT_ID}`,
  ],
  [
    'failed with clips and no video',
    uploadedProject({ status: 'failed' }),
    'Ready to create your video',
    'Create Video Prompt',
    `/prompt/${PROJECT_ID}`,
  ],
  [
    'processing',
    processingProject(20),
    'Video processing in progress',
    'Check Progress',
    `/processing/${PROJECT_ID}`,
  ],
  [
    'completed without video and clips',
    sampleProject({ finalVideoPath: null, videoClips: [] }),
    'Video not available',
    'Create New Prompt',
    `/prompt/${PROJECT_ID}`,
  ],
  [
    'failed with an older video',
    sampleProject({ status: 'failed' }),
    'Video not available',
    'Back to Dashboard',
    '/',
  ],
];

for (const [name, project, title, action, destination] of GUARDS) {
  test(`${name}: '${title}' with '${action}'`, async ({ page, api }) => {
    api.projects = [project];
    await page.goto(PATH);
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.locator('video')).toHaveCount(0);
    await link(page, action).click();
    await expect
      .poll(() => [destination, destination === '/' ? '/dashboard' : destination])
      .toContain(destination);
    await expect.poll(() => pathOf(page)).toMatch(destination === '/' ? /^\/(dashboard)?$/ : destination);
  });
}

test.describe('an edit whose video was deleted', () => {
  const { editingPlan } = sampleProject();
  const again = 'Make this edit again';

  test('is made again with one press', async ({ page, api }) => {
    api.projects = [uploadedProject({ editingPlan })];
    await page.goto(PATH);
    await expect(link(page, 'Create Video Prompt')).toBeVisible();
    api.answer('regenerate', processingProject(0));
    const starting = api.hold('regenerate');
    await button(page, again).click();
    await expect(button(page, again)).toBeDisabled();
    api.projects = [processingProject(10)];
    starting.release();
    await expect.poll(() => pathOf(page)).toBe(`/processing/${PROJECT_ID}`);
    await expect(page.getByRole('progressbar', { name: 'Overall progress' })).toBeVisible();
  });

  test('stays where it is when that is refused', async ({ page, api }) => {
    api.projects = [uploadedProject({ editingPlan })];
    await page.goto(PATH);
    api.refuse('regenerate', 'plan_missing');
    await button(page, again).click();
    await expectToast(page, [
      'Regeneration Failed',
      'There is no edit to render yet. Generate the video first.',
    ]);
    await expect(button(page, again)).toBeEnabled();
    expect(pathOf(page)).toBe(PATH);
  });

  test('is not offered where there is none', async ({ page, api }) => {
    api.projects = [uploadedProject()];
    await page.goto(PATH);
    await expect(link(page, 'Create Video Prompt')).toBeVisible();
    await expect(button(page, again)).toHaveCount(0);
  });
});

test('a project that is missing: Project not found', async ({ page }) => {
  await page.goto(PATH);
  await expect(page.getByText('Project not found')).toBeVisible();
});

test('projects that could not be loaded can be asked for again', async ({ page, api }) => {
  api.refuse('listProjects', 'internal');
  await page.goto(PATH);
  await expect(page.getByText('The project could not be loaded')).toBeVisible();
  api.restore('listProjects');
  api.projects = [sampleProject()];
  await button(page, 'Try again').click();
  await expect(page.getByRole('heading', { name: 'Video Timeline' })).toBeVisible();
});

for (const [label, destination] of [
  ['Regenerate', `/prompt/${PROJECT_ID}`],
  ['Edit Prompt', `/prompt/${PROJECT_ID}`],
  ['Export Video', `/export/${PROJECT_ID}`],
  ['Create New Video', '/dashboard'],
] as const) {
  test(`'${label}' leads to ${destination}`, async ({ page, api }) => {
    api.projects = [sampleProject()];
    await page.goto(PATH);
    await expect(page.getByText('Step 4 of 4')).toBeVisible();
    await expect(link(page, 'Edit Timeline'), 'nothing was edited').toHaveCount(0);
    await expect(link(page, 'Back to dashboard')).toHaveAttribute('href', '/dashboard');
    await link(page, label).click();
    await expect.poll(() => pathOf(page)).toBe(destination);
  });
}

test("with an edited timeline 'Edit Timeline' leads there, beside the video as it was", async ({
  page,
  api,
}) => {
  api.projects = [sampleProject({ status: 'timeline_modified' })];
  await page.goto(PATH);
  await expect(page.locator('video')).toHaveCount(1);
  await expect(page.getByText('Your timeline has changes that are not in this video yet.')).toBeVisible();
  await link(page, 'Edit Timeline').click();
  await expect(page.getByRole('heading', { name: 'Edit Timeline' })).toBeVisible();
});

test("with an edited timeline 'Export Video' makes the video first, and goes on to the export", async ({
  page,
  api,
}) => {
  api.projects = [sampleProject({ status: 'timeline_modified' })];
  await page.goto(PATH);
  api.answer('regenerate', processingProject(0));
  const making = api.hold('regenerate');
  await button(page, 'Export Video').click();
  await expect(button(page, 'Export Video')).toBeDisabled();
  api.projects = [processingProject(40)];
  making.release();
  await expect.poll(() => pathOf(page)).toBe(`/processing/${PROJECT_ID}`);
  api.projects = [sampleProject()];
  await expect.poll(() => pathOf(page)).toBe(`/export/${PROJECT_ID}`);
  await expect.poll(() => api.calls('regenerate')).toHaveLength(1);
});

test('the clips are listed with their seconds; each opens the timeline', async ({ page, api }) => {
  api.projects = [sampleProject({ videoClips: sampleProject().videoClips.slice(0, 2) })];
  await page.goto(PATH);
  const clips = page.getByRole('region', { name: 'Video Timeline' }).getByRole('listitem');
  await expect(clips).toHaveText([
    /Clip 1.*1\.0s – 3\.0s/,
    /Clip 2.*0\.5s – 3\.5s/,
    /Clip 3Missing Clip.*2\.0s – 4\.5s/,
  ]);
  await expect(page.getByText(/In the timeline editor you can reorder clips, delete them/)).toBeVisible();
  await expect(link(page, 'Open in editor')).toHaveAttribute('href', `/timeline/${PROJECT_ID}`);
  const widths = await clips.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().width));
  expect((widths[1] ?? 0) / (widths[0] ?? 1), 'cuts of 3 s and of 2 s').toBeCloseTo(1.5, 1);
  await clips.nth(1).click();
  await expect.poll(() => pathOf(page)).toBe(`/timeline/${PROJECT_ID}`);
});

test.describe('AI Analysis Details', () => {
  const panel = { role: 'button', name: 'AI Analysis Details' } as const;

  test('are closed at first; they open and close', async ({ page, api }) => {
    api.projects = [sampleProject()];
    await page.goto(PATH);
    const toggle = page.getByRole(panel.role, { name: panel.name });
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(page.getByText('AI Editing Strategy')).toHaveCount(0);
    await toggle.click();
    await expect(page.getByText('AI Editing Strategy')).toBeVisible();
    await toggle.click();
    await expect(page.getByText('AI Editing Strategy')).toHaveCount(0);
  });

  test("tell the plan, the prompt, each clip's analysis, and of clips left out at most three labels", async ({
    page,
    api,
  }) => {
    const used = sampleProject();
    const [first] = used.videoClips;
    const analysis = first?.analysisData ?? null;
    api.projects = [
      sampleProject({
        editingPlan: {
          ...used.editingPlan,
          title: '',
          description: 'Three calm moments by the sea.',
          instructions: 'A calm pace.',
          selectedClips: used.editingPlan?.selectedClips.slice(0, 2) ?? [],
        },
        videoClips: [
          sampleClip('clip-a', 'beach.mp4', {
            analysisData: analysis && {
              ...analysis,
              mood: null,
              qualityMetrics: { brisqueScore: 45, brightness: 85, isShaky: true },
            },
          }),
          sampleClip('clip-b', 'market.mov', { analysisData: null }),
          sampleClip('clip-c', 'forest.mp4'),
        ],
      }),
    ];
    await page.goto(PATH);
    await page.getByRole(panel.role, { name: panel.name }).click();
    const body = page.locator('h2', { hasText: 'AI Analysis Details' }).locator('..');
    const line = body.getByRole('listitem').filter({ hasText: 'beach.mp4' }).locator('summary');
    await expect(line).toHaveText(/1beach\.mp4.*Weak/);
    await expect(body.getByText('A view of beach.')).toBeHidden();
    await line.click();
    await expect(body.getByText('A view of beach.')).toBeVisible();
    for (const text of [
      'AI-Generated Video',
      'A calm pace.',
      'A calm 8 second reel, start with the beach',
      'A view of beach.',
      'Unknown',
      'Shaky',
      'This clip has not been looked at yet.',
    ]) {
      await expect(body).toContainText(text);
    }
    await expect(body).toContainText(/BRISQUE score45 of 100, 0 is best/);
    await expect(body).toContainText(/Brightness85 of 100/);
    const excluded = body.getByRole('listitem').filter({ hasText: 'forest.mp4' });
    await expect(excluded).toContainText('outdoors');
    await expect(excluded).not.toContainText('sky');
  });
});

test("'Video processing in progress' gives way to the video by itself", async ({ page, api, time }) => {
  api.projects = [processingProject(80)];
  await page.goto(`/preview/${PROJECT_ID}`);
  await expect(page.getByRole('heading', { name: 'Video processing in progress' })).toBeVisible();
  await time.stop();
  api.projects = [sampleProject()];
  await time.pass(2100);
  await time.until(page.getByRole('heading', { name: 'Summer by the sea' }));
});

test('the title is the plan’s until the project has one of its own', async ({ page, api }) => {
  api.projects = [sampleProject({ title: 'New Video Project' })];
  await page.goto(PATH);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A calm day');
});

test.describe('the title', () => {
  const title = (page: Page) => page.getByRole('textbox', { name: 'Title' });

  test.beforeEach(async ({ page, api }) => {
    api.projects = [sampleProject()];
    await page.goto(PATH);
    await button(page, 'Edit title').click();
    await expect(title(page)).toBeFocused();
    await expect(title(page)).toHaveValue('Summer by the sea');
  });

  test('is written anew in its place, and the focus goes back', async ({ page, api }) => {
    const renamed = sampleProject({ title: 'Our Sunday' });
    api.answer('renameProject', renamed);
    await page.keyboard.type('Our  Sunday');
    await expect(title(page)).toHaveValue('Our  Sunday');
    await title(page).fill(' Our Sunday ');
    api.projects = [renamed];
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Our Sunday', level: 1 })).toBeVisible();
    await expect(button(page, 'Edit title')).toBeFocused();
    await expect
      .poll(() => api.calls('renameProject'))
      .toMatchObject([{ path: `/api/projects/${PROJECT_ID}`, body: { title: 'Our Sunday' } }]);
  });

  test('stays as it was with Escape, and where nothing is typed', async ({ page, api }) => {
    await title(page).fill('Another');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { name: 'Summer by the sea', level: 1 })).toBeVisible();
    await button(page, 'Edit title').click();
    await title(page).fill('  ');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Summer by the sea', level: 1 })).toBeVisible();
    expect(api.calls('renameProject')).toEqual([]);
  });

  test('is kept as typed where the device is offline', { tag: '@both' }, async ({ page, api }) => {
    await title(page).fill('Our Sunday');
    await api.goOffline();
    await page.keyboard.press('Enter');
    await expectToast(page, ['Not renamed', 'Check your connection and try again.']);
    await expect(title(page)).toHaveValue('Our Sunday');
    await expect(title(page)).toBeEditable();
  });
});

test('the space bar plays and pauses, but where it means something else', async ({ page, api }) => {
  api.projects = [sampleProject()];
  await page.goto(`/preview/${PROJECT_ID}`);
  await expect(button(page, 'Play video')).toBeVisible();
  const isPaused = () => page.evaluate(() => document.querySelector('video')?.paused);
  await page.keyboard.press('Space');
  await expect.poll(isPaused).toBe(false);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await page.keyboard.press('Space');
  await expect.poll(isPaused).toBe(true);
});

test('the edit can be continued elsewhere from here', async ({ page, api }) => {
  api.projects = [sampleProject()];
  await page.goto(`/preview/${PROJECT_ID}`);
  const group = page.getByRole('group', { name: 'Continue elsewhere' });
  await expect(group.getByRole('link').first()).toHaveAttribute(
    'href',
    new RegExp(`^/api/projects/${PROJECT_ID}/handoff\\.zip\\?media=`),
  );
});
