import type { ShareLink } from '@cutroom/contract';
import type { Page } from '@playwright/test';
import { PROJECT_ID, sampleProject } from '../harness/fakes/sample-project.ts';
import { expectAccessible } from '../harness/screens/axe.ts';
import { button, expect, expectToast, test } from '../harness/screens/screen.ts';

const LINKS: readonly ShareLink[] = [
  {
    id: 'second',
    platform: 'youtube',
    createdAt: '2026-11-23T12:31:00.000Z',
    expiresAt: '2026-11-24T12:31:00.000Z',
  },
  {
    id: 'first',
    platform: 'tiktok',
    createdAt: '2026-11-23T10:05:00.000Z',
    expiresAt: '2026-11-24T10:05:00.000Z',
  },
];

const region = (page: Page) => page.getByRole('region', { name: 'Links to this video' });

test.beforeEach(({ api }) => {
  api.projects = [sampleProject()];
  api.answer('listShares', [...LINKS]);
});

test('each link is listed with its platform and its times, and withdrawn alone', { tag: '@both' }, async ({
  page,
  api,
}) => {
  await page.goto(`/export/${PROJECT_ID}`);
  await expect(region(page).getByRole('listitem')).toHaveText([
    /^YouTube, .*works until/,
    /^TikTok, .*works until/,
  ]);
  await expectAccessible(page);
  api.answer('withdrawShare', { success: true });
  await button(page, /^Withdraw the TikTok link of /).click();
  await expect(page.getByRole('alertdialog')).toContainText('Whoever has it can no longer open the video.');
  api.answer('listShares', LINKS.slice(0, 1));
  await button(page, 'Withdraw link').click();
  await expectToast(page, ['Link Withdrawn', 'It does not open your video any more.'], 'default');
  await expect(region(page).getByRole('listitem')).toHaveText([/^YouTube/]);
  await expect
    .poll(() => api.calls('withdrawShare').map(({ path }) => path))
    .toEqual([`/api/projects/${PROJECT_ID}/shares/first`]);
});

test('a link is kept by who thinks better of it, and said to work where it could not be withdrawn', {
  tag: '@both',
}, async ({ page, api }) => {
  await page.goto(`/export/${PROJECT_ID}`);
  await button(page, /^Withdraw the YouTube link of /).click();
  await button(page, 'Keep link').click();
  expect(api.calls('withdrawShare')).toHaveLength(0);
  api.drop('withdrawShare');
  await button(page, /^Withdraw the YouTube link of /).click();
  await button(page, 'Withdraw link').click();
  await expectToast(page, ['Link Not Withdrawn', /It still opens your video/]);
  await expect(region(page).getByRole('listitem')).toHaveCount(2);
});

test('a list that could not be loaded is asked for again', { tag: '@both' }, async ({ page, api }) => {
  api.refuse('listShares', 'internal');
  await page.goto(`/export/${PROJECT_ID}`);
  await expect(page.getByText('The links to this video could not be loaded.')).toBeVisible();
  api.answer('listShares', [...LINKS]);
  await button(page, 'Try again').click();
  await expect(region(page)).toBeVisible();
});
