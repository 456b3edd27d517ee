import { PROJECT_ID, sampleProject, uploadedProject } from '../harness/fakes/sample-project.ts';
import { MUSIC } from '../harness/screens/music-screen.ts';
import { button, expect, expectToast, openNotifying, test } from '../harness/screens/screen.ts';

// The device itself is offline, as in offline.spec.ts: music, captions and links.

test.describe('the music', () => {
  test.beforeEach(async ({ page, api }) => {
    api.projects = [uploadedProject({ music: MUSIC })];
    await openNotifying(page, `/prompt/${PROJECT_ID}`);
    await expect(button(page, 'Quiet under speech')).toHaveAttribute('aria-pressed', 'true');
    await api.goOffline();
  });

  test('a change that cannot be saved says so and does not stand there', { tag: '@both' }, async ({
    page,
  }) => {
    const quiet = button(page, 'Quiet under speech');
    await quiet.click();
    await expectToast(page, ['The music was not changed', /./]);
    await expect(quiet).toHaveAttribute('aria-pressed', 'true');
    await expect(quiet).toBeEnabled();
  });

  test('changes one after the other all go back to what is saved', { tag: '@both' }, async ({
    page,
    api,
  }) => {
    await api.goOnline();
    api.drop('editMusic');
    const held = api.hold('editMusic');
    const level = page.getByLabel('Music level');
    const before = await level.inputValue();
    await level.press('ArrowRight');
    await level.press('ArrowRight');
    await expect(level).toHaveValue(String(Number(before) + 2));
    await api.goOffline();
    held.release();
    await expectToast(page, ['The music was not changed', /./]);
    await expect(level).toHaveValue(before);
  });

  test('a track that cannot be removed says so and stays', { tag: '@both' }, async ({ page }) => {
    await button(page, 'Remove music').click();
    await expectToast(page, ['The music was not removed', /./]);
    await expect(button(page, 'Remove music')).toBeEnabled();
  });
});

test('captions that cannot be put on say so', { tag: '@both' }, async ({ page, api }) => {
  api.projects = [sampleProject({ status: 'timeline_modified' })];
  api.answer('getPlayback', { clips: [], planned: null });
  api.answer('getWords', [{ text: 'Hello', startSeconds: 1, endSeconds: 2 }]);
  await openNotifying(page, `/timeline/${PROJECT_ID}`);
  const show = button(page, 'Show captions');
  await expect(show).toBeVisible();
  await api.goOffline();
  await show.click();
  await expectToast(page, ['The captions were not changed', /./]);
  await expect(show).toHaveAttribute('aria-pressed', 'false');
  await expect(show).toBeEnabled();
});

test('a link that cannot be withdrawn says that it still works', { tag: '@both' }, async ({ page, api }) => {
  api.projects = [sampleProject()];
  const createdAt = '2026-11-23T10:05:00.000Z';
  api.answer('listShares', [{ id: 'one', platform: 'tiktok', createdAt, expiresAt: createdAt }]);
  await openNotifying(page, `/export/${PROJECT_ID}`);
  await button(page, /^Withdraw the TikTok link of /).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toBeVisible();
  await api.goOffline();
  await question.getByRole('button', { name: 'Withdraw link' }).click();
  await expectToast(page, ['Link Not Withdrawn', /It still opens your video/]);
});
