import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { type FakeApi, fakeApi } from '../fakes/fake-api.ts';
import { type PageTime, pageTime } from './page-time.ts';

/** Tests of single screens: the real pages, with a server whose answers the test gives. */
export const test = base.extend<{ api: FakeApi; time: PageTime }>({
  api: [
    async ({ context }, use) => {
      const api = await fakeApi(context);
      await use(api);
      expect(api.unknown, 'requests that this test has no answer for').toEqual([]);
    },
    { auto: true },
  ],
  /** A test that names it moves the page's clock itself. */
  time: async ({ page }, use) => use(await pageTime(page)),
});

export { expect };

/** The notification that is visible: its title, and its description where it has one. */
export async function expectToast(
  page: Page,
  [title, description]: readonly [title: string, description: string | RegExp],
  variant: 'default' | 'destructive' = 'destructive',
): Promise<void> {
  await expect(toasts(page).locator('> div > *')).toHaveText([title, description]);
  await expect(toasts(page)).toHaveAttribute('data-variant', variant);
}

export function toasts(page: Page): Locator {
  return page.locator('li[data-variant]');
}

/** There once the page is ready to show notifications, which it fetches after everything else. */
export function toastRegion(page: Page): Locator {
  return page.getByRole('region', { name: /^Notification/ });
}

/** Opens a screen that is ready to notify, which needs code of its own. */
export async function openNotifying(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(toastRegion(page)).toBeAttached();
}

/**
 * The code of dialogs comes once the page rests, and is waited for as long as there is no connection. It is fetched and then imported,
 * which asks again where requests are watched, as here: only then it is in the page.
 */
export async function dialogsCanOpen(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const scripts = entries.filter(({ name }) => name.endsWith('.js'));
    const isImported = (address: string): boolean =>
      scripts.some(({ name, initiatorType }) => name === address && initiatorType !== 'fetch');
    const fetched = scripts.filter(({ initiatorType }) => initiatorType === 'fetch').map(({ name }) => name);
    return fetched.some((name) => name.includes('/open-dialog')) && fetched.every(isImported);
  });
}

export function button(page: Page, name: string | RegExp): Locator {
  return page.getByRole('button', { name, exact: typeof name === 'string' });
}

export function link(page: Page, name: string | RegExp): Locator {
  return page.getByRole('link', { name, exact: typeof name === 'string' });
}

/** Where the browser has gone, without the site's address. */
export function pathOf(page: Page): string {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
}

/** Every notification from now on as 'title / description', also those the browser leaves at once. */
export async function notedToasts(page: Page): Promise<readonly string[]> {
  const noted: string[] = [];
  await page.exposeFunction('noteToast', (text: string) => noted.push(text));
  await page.addInitScript(() => {
    const note: unknown = Reflect.get(window, 'noteToast');
    const seen = new WeakSet<Element>();
    new MutationObserver(() => {
      for (const toast of document.querySelectorAll('li[data-variant]')) {
        if (seen.has(toast) || typeof note !== 'function') continue;
        seen.add(toast);
        note([...toast.querySelectorAll(':scope > div > *')].map((part) => part.textContent).join(' / '));
      }
    }).observe(document, { childList: true, subtree: true });
  });
  return noted;
}
