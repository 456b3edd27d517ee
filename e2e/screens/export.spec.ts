import type { Run } from '@cutroom/contract';
import type { Page } from '@playwright/test';
import {
  PROJECT_ID,
  processingProject,
  sampleProject,
  uploadedProject,
} from '../harness/fakes/sample-project.ts';
import { button, expect, expectToast, link, pathOf, test, toasts } from '../harness/screens/screen.ts';

const PATH = `/export/${PROJECT_ID}`;
const DOWNLOAD = {
  downloadUrl: '/api/videos/reel_1.mp4?download=1',
  filename: 'Summer by the sea.mp4',
} as const;
const ACTIONS = ['Download Video', 'Instagram', 'TikTok', 'YouTube', 'Delete video now'] as const;
const downloadLink = (page: Page) => page.locator('body > a[download]');

async function open(page: Page): Promise<void> {
  await page.goto(PATH);
  await expect(page.getByRole('heading', { name: 'Ready to Export' })).toBeVisible();
  await expect(button(page, 'Download Video')).toBeEnabled();
}

test.beforeEach(({ api }) => {
  api.projects = [sampleProject()];
});

for (const [name, project] of [
  ['under way', processingProject(20)],
  ['edited since', sampleProject({ status: 'timeline_modified' })],
  ['not made', uploadedProject()],
] as const) {
  test(`a video that is ${name}: 'Video not ready. Please complete processing first.'`, async ({
    page,
    api,
  }) => {
    api.projects = [project];
    await page.goto(PATH);
    await expect(page.getByText('Video not ready. Please complete processing first.')).toBeVisible();
    await expect(link(page, 'Check Progress')).toHaveAttribute('href', `/processing/${PROJECT_ID}`);
  });
}

test('an edit that waits to be made into a video is made from here', async ({ page, api }) => {
  api.projects = [sampleProject({ status: 'timeline_modified' })];
  api.answer('regenerate', processingProject(0));
  await page.goto(PATH);
  await expect(link(page, 'Edit Timeline')).toHaveAttribute('href', `/timeline/${PROJECT_ID}`);
  await expect(button(page, 'Regenerate')).toBeVisible();
  api.projects = [processingProject(0)];
  await button(page, 'Regenerate').click();
  await expect.poll(() => pathOf(page)).toBe(`/processing/${PROJECT_ID}`);
});

test('the video, its format, the warning, the plan and where everything leads', async ({ page, api }) => {
  const finishedAt = '2026-11-24T04:00:06.000Z';
  const run = { ...processingProject(100).run, state: 'succeeded', createdAt: '2026-11-24T04:00:00.000Z' };
  const made = sampleProject({ run: { ...run, finishedAt } as Run });
  api.projects = [made];
  await open(page);
  await expect(page.getByText(/so you can make it again in about 6 s\.$/)).toBeVisible();
  api.projects = [{ ...made, videoExpiresAt: new Date(Date.now() + 3_600_000).toISOString() }];
  await page.reload();
  await expect(page.getByRole('region', { name: 'Your video' })).toBeVisible();
  await expect(page.getByText('Format: 9:16, 1080x1920, MP4')).toBeVisible();
  await expect(
    page.getByText(/automatically deleted after download or sharing to save storage/),
  ).toBeVisible();
  await expect(page.getByText(/so you can make it again\.$/)).toBeVisible();
  await expect(
    page.getByText(/^Kept until .+, then made again in about 6 s when you want it\.$/),
  ).toBeVisible();
  await expect(page.locator('time')).toHaveText(/\d.*,$/);
  await expect(button(page, 'AI Analysis Details')).toBeVisible();
  await expect(link(page, 'Create New Video')).toHaveAttribute('href', '/dashboard');
  await expect(link(page, 'Back to Dashboard')).toHaveAttribute('href', '/dashboard');
  await expect(link(page, 'Back to Preview')).toHaveAttribute('href', `/preview/${PROJECT_ID}`);
  await expect(link(page, 'Continue'), 'nothing was downloaded or shared yet').toHaveCount(0);
});

test('sharing comes first, then the file; the caption can be changed and copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page);
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Share');
  const caption = page.getByLabel('Caption and hashtags');
  await expect(caption).toHaveValue(/^Summer by the sea\n\n#travel .*#reels$/);
  await caption.fill('Back soon #sea');
  await button(page, 'Copy caption').click();
  await expect(page.getByText('The caption is copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Back soon #sea');
});

test('any frame of the reel can be saved as its cover', async ({ page }) => {
  await open(page);
  const slider = page.getByRole('slider', { name: 'Cover frame' });
  await expect(slider).toBeEnabled();
  await slider.fill('0.5');
  const download = page.waitForEvent('download');
  await button(page, 'Save cover image').click();
  expect((await download).suggestedFilename()).toBe('Summer by the sea cover.jpg');
});

test('while a download is prepared a simulated bar moves and every button rests', async ({
  page,
  api,
  time,
}) => {
  await page.addInitScript(() => {
    Math.random = () => 0.5;
  });
  api.answer('download', DOWNLOAD);
  const preparing = api.hold('download');
  await open(page);
  await time.stop();
  await button(page, 'Download Video').click();
  const bar = page.getByRole('progressbar', { name: 'Preparing download...' });
  await time.until(bar);
  for (const action of ACTIONS) await expect(button(page, action)).toBeDisabled();
  const shown: (string | null)[] = [];
  for (let tick = 0; tick < 12; tick += 1) {
    await time.pass(300);
    shown.push(await bar.getAttribute('aria-valuenow'));
  }
  expect(shown).toEqual(['10', '20', '30', '40', '50', '60', '70', '80', '90', '100', '100', '100']);
  await expect(page.getByText('100%')).toBeVisible();
  preparing.release();
  await time.until(link(page, 'Continue'));
  await expect(bar).toHaveCount(0);
  for (const action of ACTIONS) await expect(button(page, action)).toBeEnabled();
});

test('a download is started by a link that is removed 1 s later', async ({ page, api, time }) => {
  api.answer('download', DOWNLOAD);
  await open(page);
  await time.stop();
  const download = page.waitForEvent('download');
  await button(page, 'Download Video').click();
  await time.until(link(page, 'Continue'));
  expect((await download).suggestedFilename()).toBe('Summer by the sea.mp4');
  await expect(downloadLink(page)).toHaveCount(1);
  await time.pass(900);
  await expect(downloadLink(page)).toHaveCount(1);
  await time.pass(150);
  await expect(downloadLink(page)).toHaveCount(0);
  await expectToast(
    page,
    ['Download Started', 'Summer by the sea.mp4 is being saved to your device.'],
    'default',
  );
  await expect(link(page, 'Continue')).toHaveAttribute('href', `/success/${PROJECT_ID}`);
});

test("a download that the server refuses: 'Download Error'", async ({ page, api }) => {
  await open(page);
  api.refuse('download', 'internal');
  await button(page, 'Download Video').click();
  await expectToast(page, [
    'Download Error',
    'Failed to download video. Please try again or contact support.',
  ]);
  await expect(button(page, 'Download Video')).toBeEnabled();
});

test("a download that the browser cannot start: 'Export Error'", async ({ page, api }) => {
  api.answer('download', DOWNLOAD);
  await page.addInitScript(() => {
    HTMLAnchorElement.prototype.click = () => {
      throw new Error('not allowed here');
    };
  });
  await open(page);
  await button(page, 'Download Video').click();
  await expectToast(page, ['Export Error', 'Unable to start download. Please try again.']);
});

test.describe('deleting the video now', () => {
  test.beforeEach(async ({ page }) => {
    await open(page);
    await button(page, 'Delete video now').click();
    await expect(page.getByRole('alertdialog', { name: 'Delete this video now?' })).toBeVisible();
  });

  test('can be thought over', async ({ page, api }) => {
    await button(page, 'Keep video').click();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    expect(api.calls('deleteVideo')).toEqual([]);
  });

  for (const outcome of ['worked', 'failed'] as const) {
    test(`shows the cleanup card, and the dashboard 1.5 s after it ${outcome}`, async ({
      page,
      api,
      time,
    }) => {
      if (outcome === 'worked') api.answer('deleteVideo', { success: true });
      else api.refuse('deleteVideo', 'internal');
      const deletion = api.hold('deleteVideo');
      await time.stop();
      await button(page, 'Delete video').click();
      await time.until(page.getByText('Cleaning up storage...'));
      for (const action of ACTIONS) await expect(button(page, action)).toBeDisabled();
      await time.pass(5000);
      expect(pathOf(page)).toBe(PATH);
      api.projects = [uploadedProject()];
      const answered = page.waitForResponse(`**/api/projects/${PROJECT_ID}/video`);
      deletion.release();
      await answered;
      await expect
        .poll(async () => {
          await time.pass(10);
          return api.calls('deleteVideo').length;
        })
        .toBe(1);
      await time.pass(1350);
      expect(pathOf(page)).toBe(PATH);
      await expect(page.getByText('Cleaning up storage...')).toBeVisible();
      if (outcome === 'failed') {
        await time.until(toasts(page));
        await expectToast(page, [
          'Video not deleted',
          'It is still there and can be downloaded. Check your connection and try again.',
        ]);
      }
      await time.pass(300);
      await expect.poll(() => pathOf(page)).toBe('/dashboard');
    });
  }
});

test.describe('the success screen', () => {
  const SUCCESS = `/success/${PROJECT_ID}`;

  test('tells duration, format and the real size, and where to go on', async ({ page }) => {
    await page.goto(SUCCESS);
    await expect(page.getByRole('heading', { name: 'Video Ready!' })).toBeVisible();
    await expect(page.getByRole('term')).toHaveText(['Duration', 'Format', 'Size']);
    await expect(page.getByRole('definition')).toHaveText(['0:07', 'MP4 (1080x1920)', '12.3 MB']);
    await expect(link(page, 'Create Another Video')).toHaveAttribute('href', '/dashboard');
    await expect(link(page, 'Back to Dashboard')).toHaveAttribute('href', '/dashboard');
  });

  test('what to write under the post is there once more', async ({ page }) => {
    await page.goto(SUCCESS);
    await expect(page.getByLabel('Caption and hashtags')).toHaveValue(/^Summer by the sea\n/);
    await expect(button(page, 'Copy caption')).toBeEnabled();
  });

  test('an unknown duration reads 0:10', async ({ page, api }) => {
    api.projects = [sampleProject({ actualDuration: null })];
    await page.goto(SUCCESS);
    await expect(page.getByRole('definition').first()).toHaveText('0:10');
  });

  test("'Download Video' downloads, and says where it cannot", async ({ page, api }) => {
    api.answer('download', DOWNLOAD);
    await page.goto(SUCCESS);
    const download = page.waitForEvent('download');
    await button(page, 'Download Video').click();
    expect((await download).suggestedFilename()).toBe('Summer by the sea.mp4');
    await expectToast(page, ['Download Started', /is being saved/], 'default');
    api.drop('download');
    await button(page, 'Download Video').click();
    await expectToast(page, [
      'Download Error',
      'Failed to download video. Please try again or contact support.',
    ]);
  });

  test("a project that is not completed: 'Go to Export'", async ({ page, api }) => {
    api.projects = [sampleProject({ status: 'timeline_modified' })];
    await page.goto(SUCCESS);
    await expect(page.getByText('Video not ready. Please complete the export process first.')).toBeVisible();
    await expect(link(page, 'Go to Export')).toHaveAttribute('href', PATH);
  });

  test('a project that is missing: Project not found', async ({ page, api }) => {
    api.projects = [];
    await page.goto(SUCCESS);
    await expect(page.getByText('Project not found')).toBeVisible();
  });
});

test('a caption that was written goes along to the next screen', async ({ page, api }) => {
  api.projects = [sampleProject()];
  await open(page);
  await page.getByLabel('Caption and hashtags').fill('Back soon #sea');
  await page.goto(`/success/${PROJECT_ID}`);
  await expect(page.getByLabel('Caption and hashtags')).toHaveValue('Back soon #sea');
});

test('once all of the video has left, the day of its deletion appears', async ({ page, api }) => {
  api.projects = [sampleProject()];
  api.answer('download', { downloadUrl: '/api/videos/reel_1.mp4?download=1', filename: 'Summer.mp4' });
  await open(page);
  await button(page, 'Download Video').click();
  await expect(link(page, 'Continue')).toBeVisible();
  api.projects = [sampleProject({ videoExpiresAt: '2026-12-24T12:00:00Z' })];
  await expect(page.getByText(/^Kept until .*\d.*\.$/)).toBeVisible({ timeout: 10_000 });
});

test('the edit can be taken elsewhere without clips, with small copies and with the originals', async ({
  page,
  api,
}) => {
  const project = sampleProject();
  api.projects = [project];
  await open(page);
  const choices = page.getByRole('group', { name: 'Continue elsewhere' });
  for (const [name, media] of [
    ['Timeline Only', 'none'],
    ['With Small Copies', 'proxies'],
    ['With Originals', 'originals'],
  ] as const) {
    await expect(choices.getByRole('link', { name })).toHaveAttribute(
      'href',
      `/api/projects/${PROJECT_ID}/handoff.zip?media=${media}`,
    );
  }
  api.projects = [
    { ...project, videoClips: project.videoClips.map((clip) => ({ ...clip, proxyUrl: null })) },
  ];
  await page.reload();
  await expect(choices.getByRole('button', { name: 'With Small Copies' })).toBeDisabled();
  await expect(choices).toContainText('Still being made.');
  api.projects = [project];
  await expect(choices.getByRole('link', { name: 'With Small Copies' })).toBeVisible({ timeout: 10_000 });
});

test('a small copy that cannot be made is not waited for', async ({ page, api }) => {
  const project = sampleProject();
  const videoClips = project.videoClips.map((clip) => ({ ...clip, proxyUrl: null, hasNoProxy: true }));
  api.projects = [{ ...project, videoClips }];
  await open(page);
  const choices = page.getByRole('group', { name: 'Continue elsewhere' });
  await expect(choices).toContainText('Not for this video: of one of its clips no small copy can be made.');
});
