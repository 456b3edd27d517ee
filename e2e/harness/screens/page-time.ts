import { setTimeout as delay } from 'node:timers/promises';
import { expect, type Locator, type Page } from '@playwright/test';

const MARGIN_MS = 250;
const ATTEMPTS_MAX = 6;
/** React may hold back what it had to fetch for 300 ms. */
const UNTIL_MS_MAX = 400;
/** Milliseconds at first, hundredths of a second where it takes longer. */
const stepMs = (passed: number) => (passed < 100 ? 1 : 10);
const REAL_WAIT_MS = 40;
const REAL_WAIT_MS_MAX = 300;

/**
 * The page's clock, moved by the test: five seconds pass in a moment, and what must not have happened after 499 ms
 * can be seen not to have. To be called before the page is opened; until `stop`, time passes by itself.
 */
export async function pageTime(page: Page) {
  await page.clock.install();
  return {
    /** From now on no time passes but what the test lets pass. */
    async stop(): Promise<void> {
      // The page's time goes on while it is being read, so stopping aims a little ahead of it.
      for (let attempt = 1; ; attempt += 1) {
        const now = await page.evaluate(() => Date.now());
        try {
          return await page.clock.pauseAt(now + MARGIN_MS * attempt);
        } catch (error) {
          if (attempt === ATTEMPTS_MAX) throw error;
        }
      }
    },
    /** From now on time passes by itself again. */
    goOn: (): Promise<void> => page.clock.resume(),
    /** Lets time pass, with everything that is due meanwhile. */
    pass: (ms: number): Promise<void> => page.clock.runFor(ms),
    /** Skips a wait: what was due fires once, at the end. */
    skip: (ms: number): Promise<void> => page.clock.fastForward(ms),
    /**
     * Lets hardly any time pass until the element is there: what it still waits for is the network, or timers of no
     * delay. Answers how much passed, in ms.
     */
    async until(target: Locator): Promise<number> {
      for (let passed = 0; passed < UNTIL_MS_MAX; passed += stepMs(passed)) {
        if (await target.isVisible()) return passed;
        await page.clock.runFor(stepMs(passed));
        // A busy machine needs longer for the same, and the page's time must not run ahead of it.
        await delay(Math.min(REAL_WAIT_MS_MAX, REAL_WAIT_MS + 2 * passed));
      }
      await expect(target).toBeVisible({ timeout: 1 });
      return UNTIL_MS_MAX;
    },
  };
}

export type PageTime = Awaited<ReturnType<typeof pageTime>>;
