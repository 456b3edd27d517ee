import { expect, type Page } from '@playwright/test';

export const PASSWORD = 'correct horse battery staple';

let visitors = 0;
/** An address nobody has used on this server. */
export function newEmail(): string {
  visitors += 1;
  return `visitor-${Date.now()}-${visitors}@example.com`;
}

/** Landing page, Get Started, the real sign-in page, and a new account. Ends on the dashboard. */
export async function createAccount(page: Page, email: string = newEmail()): Promise<string> {
  await page.goto('/');
  await page
    .getByRole('button', { name: 'Get Started' })
    .or(page.getByRole('link', { name: 'Get Started' }))
    .first()
    .click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Create Your Video' })).toBeVisible();
  return email;
}

/** The sign-in page, for an account that exists. Ends on the dashboard. */
export async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/api/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Create Your Video' })).toBeVisible();
}
