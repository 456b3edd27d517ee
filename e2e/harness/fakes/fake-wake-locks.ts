import type { Page } from '@playwright/test';

/** A browser that keeps the screen awake when asked. To be called before the page is opened. */
export async function fakeWakeLocks(page: Page) {
  await page.addInitScript(() => {
    const locks: { released: boolean; release: () => Promise<void> }[] = [];
    const request = async () => {
      const lock = {
        released: false,
        release: async () => {
          lock.released = true;
        },
      };
      locks.push(lock);
      return lock;
    };
    Object.defineProperty(navigator, 'wakeLock', { value: { request } });
    Object.assign(window, { wakeLocks: locks });
  });
  return {
    /** Of each that was asked for, whether it is over. */
    released: (): Promise<boolean[]> =>
      page.evaluate(() =>
        (Reflect.get(window, 'wakeLocks') as { released: boolean }[]).map((lock) => lock.released),
      ),
    /** The page was hidden, which ends the first of them, and is back. */
    takeAway: (): Promise<void> =>
      page.evaluate(async () => {
        const [lock] = Reflect.get(window, 'wakeLocks') as { release: () => Promise<void> }[];
        await lock?.release();
        document.dispatchEvent(new Event('visibilitychange'));
      }),
  };
}
