import { ERROR_CATALOGUE } from '@cutroom/contract';
import type { Page } from '@playwright/test';
import { button, expect, expectToast, link, pathOf, test } from '../harness/screens/screen.ts';

const HEADING = { name: 'Your account' };

async function openAccount(page: Page): Promise<void> {
  await page.goto('/account');
  await expect(page.getByRole('heading', HEADING)).toBeVisible();
  await expect(page.getByLabel('Your name')).toHaveValue('Maya');
}

test('the account says who one is, where one is signed in and what one uses', async ({ page }) => {
  await openAccount(page);
  await expect(page.getByText('maya@example.com').first()).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: '(this one)' })).toContainText('203.0.113.7');
  await expect(page.locator('dl')).toContainText('Videos begun today, canceled ones too');
  await expect(link(page, 'Download my data')).toHaveAttribute('href', '/api/account/export');
});

for (const [name, call, text] of [
  ['the account', 'getAccount', 'Your account could not be loaded.'],
  ['the sessions', 'listSessions', 'Where you are signed in could not be loaded.'],
  ['what is used', 'getUsage', 'What you use could not be loaded.'],
] as const) {
  test(`${name} that cannot be loaded: it is said, and can be asked for again`, async ({ page, api }) => {
    api.drop(call);
    await page.goto('/account');
    await expect(page.getByText(text)).toBeVisible();
    api.restore(call);
    await button(page, 'Try again').click();
    await expect(page.getByText(text)).toHaveCount(0);
    await expect(page.getByText('(this one)')).toBeVisible();
    await expect(page.getByText('Videos begun today, canceled ones too')).toBeVisible();
  });
}

test('elsewhere can be signed out although the sessions could not be loaded', async ({ page, api }) => {
  api.drop('listSessions');
  api.answer('endOtherSessions', { success: true });
  await openAccount(page);
  await expect(page.getByText('Where you are signed in could not be loaded.')).toBeVisible();
  await button(page, 'Sign out everywhere else').click();
  await expectToast(page, ['Signed Out', 'You are signed out everywhere else.'], 'default');
});

test('a new name is saved with the keyboard alone', async ({ page, api }) => {
  api.answer('renameAccount', { email: 'maya@example.com', name: 'Maya S.', hasPassword: true });
  await openAccount(page);
  await expect(button(page, 'Save name')).toBeDisabled();
  await page.getByLabel('Your name').focus();
  await page.keyboard.press('End');
  await page.keyboard.type(' S.');
  await page.keyboard.press('Enter');
  await expectToast(page, ['Name Saved', 'You are Maya S. now.'], 'default');
  await expect.poll(() => api.calls('renameAccount').map(({ body }) => body)).toEqual([{ name: 'Maya S.' }]);
  await expect(button(page, 'Save name')).toBeDisabled();
});

test('a wrong password changes nothing and is said', async ({ page, api }) => {
  api.refuse('changePassword', 'wrong_password');
  await openAccount(page);
  await page.getByLabel('Current password').fill('not the one I had');
  await page.getByLabel(/^New password/).fill('short');
  await expect(button(page, 'Change password')).toBeDisabled();
  await page.getByLabel(/^New password/).fill('long enough now');
  await button(page, 'Change password').click();
  await expectToast(page, ['Error', ERROR_CATALOGUE.wrong_password.message]);
  await expect(page.getByLabel('Current password')).toHaveValue('not the one I had');
});

test('the other sessions end, and this one stays', async ({ page, api }) => {
  api.answer('endOtherSessions', { success: true });
  await openAccount(page);
  await expect(page.getByRole('listitem').filter({ hasText: 'since' })).toHaveCount(2);
  const answer = api.calls('listSessions').length;
  await button(page, 'Sign out everywhere else').click();
  await expectToast(page, ['Signed Out', 'You are signed out everywhere else.'], 'default');
  await expect.poll(() => api.calls('listSessions').length).toBeGreaterThan(answer);
});

test('an account is deleted only after it was asked twice', async ({ page, api }) => {
  api.answer('deleteAccount', { success: true });
  await openAccount(page);
  await expect(button(page, 'Delete my account')).toBeDisabled();
  await page.getByLabel('Your password').fill('correct horse battery');
  await button(page, 'Delete my account').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  expect(api.calls('deleteAccount')).toEqual([]);
  await button(page, 'Delete my account').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete account' }).click();
  await expect.poll(() => pathOf(page)).toBe('/');
  await expect
    .poll(() => api.calls('deleteAccount').map(({ body }) => body))
    .toEqual([{ password: 'correct horse battery' }]);
});
