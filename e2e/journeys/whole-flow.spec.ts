import { playedSeconds } from '@cutroom/contract';
import { ALL_CLIPS, clip } from '../harness/footage/footage.ts';
import {
  clientOf,
  clipsInVideo,
  createProject,
  generate,
  pressTo,
  uploadClips,
  watchProgress,
} from '../harness/product/flow.ts';
import { expect, test } from '../harness/product/journey.ts';
import { createAccount, signIn } from '../harness/product/visitor.ts';
import { expectReel } from '../harness/reels/expect-reel.ts';

test('clips of every kind and a sentence become a reel that is watched, edited, downloaded and shared', async ({
  page,
  product,
}, info) => {
  test.setTimeout(600_000);
  const seconds = info.project.name === 'phone' ? 8 : 12;
  const email = await createAccount(page);
  const id = await createProject(page);
  const client = await clientOf(page, product.origin);
  const project = () => client.call('getProject', { params: { id } });

  await test.step('upload', async () => {
    await uploadClips(page, ALL_CLIPS.map(clip));
    expect(await project()).toMatchObject({ status: 'uploaded' });
    expect((await project()).videoClips).toHaveLength(ALL_CLIPS.length);
  });

  await test.step('prompt and processing', async () => {
    await generate(page, `A calm ${seconds} second travel reel, start with the ocean`);
    const shown = await watchProgress(page, new RegExp(`/preview/${id}$`));
    expect(shown.length).toBeGreaterThan(0);
    expect(shown).toEqual(shown.toSorted((one, other) => one - other));
    const made = await project();
    expect(made).toMatchObject({ status: 'completed', processingProgress: 100 });
    expect(clipsInVideo(made)[0]).toBe('ocean-waves.mp4');
    expect(Math.abs((made.actualDuration ?? 0) - seconds)).toBeLessThanOrEqual(seconds * 0.1);
  });

  await test.step('preview: it plays', async () => {
    await page.getByRole('button', { name: /^play/i }).first().click();
    await expect
      .poll(() =>
        page
          .locator('video')
          .first()
          .evaluate((video: HTMLVideoElement) => video.currentTime),
      )
      .toBeGreaterThan(0.3);
    await expect(page.getByText('Video Timeline')).toBeVisible();
    await page
      .getByRole('button', { name: /Clip 1\b/ })
      .or(page.getByRole('link', { name: /Clip 1\b/ }))
      .first()
      .click();
    await expect(page).toHaveURL(new RegExp(`/timeline/${id}$`));
  });

  const planned = (await project()).editingPlan?.selectedClips ?? [];
  await test.step('timeline: reorder, trim, remove, save and regenerate', async () => {
    await page
      .getByRole('button', { name: /move .*down/i })
      .first()
      .click();
    await page
      .getByRole('button', { name: /^Shorten/, disabled: false })
      .first()
      .click();
    await expect(page.getByText('You have unsaved changes. Save or regenerate to apply them.')).toBeVisible();
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Timeline Updated', { exact: true }).first()).toBeVisible();
    const saved = await project();
    expect(saved.status).toBe('timeline_modified');
    const selected = saved.editingPlan?.selectedClips ?? [];
    expect(selected.map(({ clipId }) => clipId)).toEqual(
      [planned[1], planned[0], ...planned.slice(2)].map((entry) => entry?.clipId),
    );
    const regenerate = page.getByRole('button', { name: 'Regenerate' }).first();
    await pressTo(page, regenerate, new RegExp(`/processing/${id}$`));
    await watchProgress(page, new RegExp(`/timeline/${id}$`));
    const made = await project();
    expect(made.status).toBe('completed');
    expect(made.timeline?.map(({ clipId }) => clipId)).toEqual(selected.map(({ clipId }) => clipId));
    expect(made.run?.report?.cutsReused).toBeGreaterThan(0);
    expect(made.actualDuration).toBeCloseTo(
      selected.reduce((sum, entry) => sum + playedSeconds(entry), 0),
      0,
    );
  });

  await test.step('export: download', async () => {
    await page
      .getByRole('button', { name: 'Export Video' })
      .or(page.getByRole('link', { name: 'Export Video' }))
      .first()
      .click();
    await expect(page.getByText('Ready to Export')).toBeVisible();
    const arriving = page.waitForEvent('download');
    await page
      .getByRole('button', { name: /download/i })
      .first()
      .click();
    const download = await arriving;
    expect(download.suggestedFilename()).toMatch(/\.mp4$/);
    const file = info.outputPath('reel.mp4');
    await download.saveAs(file);
    expectReel(file, { seconds });
  });

  await test.step('export: share', async () => {
    const answering = page.waitForResponse((answer) => answer.url().endsWith(`/api/projects/${id}/share`));
    await page
      .getByRole('button', { name: /instagram/i })
      .first()
      .click();
    const share = await (await answering).json();
    expect(share).toMatchObject({ platform: 'instagram', shareUrl: expect.stringMatching(/^https:\/\//) });
    const withoutSession = await fetch(share.downloadUrl);
    expect(withoutSession.status).toBe(200);
    expect(withoutSession.headers.get('content-type')).toBe('video/mp4');
    await withoutSession.body?.cancel();
  });

  await test.step('signing out and in again loses nothing', async () => {
    await page.goto('/api/logout');
    await expect(page.getByText('AI-powered video editing for social media')).toBeVisible();
    await signIn(page, email);
    await expect(page.getByText('Recent Projects')).toBeVisible();
    expect(await (await clientOf(page, product.origin)).call('listProjects')).toMatchObject([
      { id, status: 'completed' },
    ]);
  });
});
