import type { Browser } from '@playwright/test';
import { median } from './vitals.ts';

/**
 * The BenchmarkIndex of the phone that is measured, whatever machine measures it. Lighthouse slows machines of 1500 to 2000 down
 * four times (https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md): this is the slowest phone of those. Chromium's
 * own presets are calibrated alike, to 264 (Moto G Power of 2022) and 1000 (Pixel 5).
 */
export const PHONE_INDEX = 375;
/** The speed of a shared machine changes from one second to the next. */
const READINGS = 3;

/** How fast the machine is now, and how many times it has to be slowed down to be the phone. */
export async function phoneSlowdown(
  browser: Browser,
): Promise<{ readonly speed: number; readonly slowdown: number }> {
  const readings: number[] = [];
  for (let reading = 0; reading < READINGS; reading += 1) readings.push(await benchmarkIndex(browser));
  const speed = median(readings) ?? PHONE_INDEX;
  return { speed, slowdown: Math.max(1, speed / PHONE_INDEX) };
}

/** Lighthouse's BenchmarkIndex of this machine: how fast its browser runs script when nothing slows it down. */
export async function benchmarkIndex(browser: Browser): Promise<number> {
  const page = await browser.newPage();
  try {
    return await page.evaluate(countRounds);
  } finally {
    await page.close();
  }
}

/** Runs in the page: texts built letter by letter, and numbers copied, each for half a second (tens of rounds a second). */
function countRounds(): number {
  const forMs = 500;
  const perSecond = (round: (index: number) => void): number => {
    const startedAt = performance.now();
    let rounds = 0;
    while (performance.now() - startedAt < forMs) {
      for (let each = 0; each < 10; each += 1) round(rounds + each);
      rounds += 10;
    }
    return rounds / 10 / ((performance.now() - startedAt) / 1000);
  };
  const texts = perSecond(() => {
    let text = '';
    for (let at = 0; at < 10_000; at += 1) text += 'a';
    if (text.length === 1) throw new Error('Only here so that the text is made.');
  });
  const one = Array.from({ length: 100_000 }, (_, index) => index);
  const other = [...one];
  const copies = perSecond((index) => {
    const from = index % 2 === 0 ? one : other;
    const to = index % 2 === 0 ? other : one;
    for (let at = 0; at < from.length; at += 1) to[at] = from[at] ?? 0;
  });
  return Math.round((texts + copies) / 2);
}
