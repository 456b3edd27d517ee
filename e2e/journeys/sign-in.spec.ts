import { expect, test } from '../harness/product/journey.ts';
import { newEmail, PASSWORD } from '../harness/product/visitor.ts';

test('the sign-in page says in place what is missing, shows the password and names a new one', async ({
  page,
}) => {
  await page.goto('/api/login');
  const email = page.getByLabel('Email');
  const password = page.getByLabel('Password');
  const createAccount = page.getByRole('button', { name: 'Create account' });

  await expect(page.getByText('At least 8 characters.')).toBeHidden();
  await createAccount.click();
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
  await expect(page.getByText('At least 8 characters.')).toBeVisible();
  await expect(email).toBeFocused();
  await createAccount.click();
  await expect(page.getByRole('alert')).toHaveText('Fill in your email and your password.');
  await expect(email).toBeFocused();
  await email.fill('maya');
  await createAccount.click();
  await expect(page.getByRole('alert')).toHaveText('That does not look like an email address.');
  await email.fill(newEmail());
  await password.fill('short');
  await createAccount.click();
  await expect(page.getByRole('alert')).toHaveText('The password needs at least 8 characters.');
  await expect(password).toBeFocused();
  await expect(password).toHaveAttribute('autocomplete', 'new-password');

  await password.fill(PASSWORD);
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(password).toHaveAttribute('type', 'password');
  await createAccount.click();
  await expect(page.getByRole('heading', { name: 'Create Your Video' })).toBeVisible();
});

test('Enter does what the form shows, and each of the two ways is one button at any time', async ({
  page,
}) => {
  await page.goto('/api/login');
  const buttons = page.getByRole('button', { name: /^(Sign in|Create account)$/ });
  await expect(buttons).toHaveText(['Create account', 'Sign in']);
  await page.getByLabel('Email').fill(newEmail());
  await page.getByLabel('Password').fill('a wrong password');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByLabel('Password')).toBeFocused();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByLabel('Password')).toBeFocused();
  await expect(buttons).toHaveText(['Sign in', 'Create account']);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByLabel('Email').fill(newEmail());
  await page.getByLabel('Password').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Create Your Video' })).toBeVisible();
});

test('what the browser filled in is not sent by a look at the other tab', async ({ page }) => {
  await page.goto('/api/login');
  await page.getByLabel('Email').fill(newEmail());
  const password = page.getByLabel('Password');
  await password.fill(PASSWORD);
  // As a password manager leaves it: the browser alone can say so.
  await password.evaluate((field) => {
    const { matches } = field;
    const matchesFilled = (selector: string) => selector === ':autofill' || matches.call(field, selector);
    Object.assign(field, { matches: matchesFilled });
  });
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('At least 8 characters.')).toBeVisible();
  await expect(page).toHaveURL(/\/api\/login/);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the server says it instead, and there is nothing to press that would do nothing', async ({
    page,
  }) => {
    await page.goto('/api/login');
    await expect(page.getByRole('button')).toHaveText(['Create account', 'Sign in']);
    await page.getByLabel('Email').fill(newEmail());
    await page.getByLabel('Password').fill('short');
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByRole('alert')).toHaveText('The password needs at least 8 characters.');
    await expect(page.getByLabel('Password')).toHaveAttribute('autocomplete', 'new-password');
  });
});
