import type { Browser } from '@playwright/test';

/**
 * Lighthouse's BenchmarkIndex of this machine: how fast its browser runs script when nothing slows it down. The preset's
 * slowdown of 4 is meant for machines of 1500 to 2000, to land in the middle of what phones reach (125 to 800); source:
 * https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md
 */
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
