import type { CDPSession, Page } from '@playwright/test';

/** What the page holds, in bytes, after the garbage is gone. */
export interface MemorySample {
  readonly atMinutes: number;
  readonly bytes: number;
}

/** Edits without a pause. @returns a sample about every ten seconds: script objects and buffers */
export async function memoryFigures(
  page: Page,
  devtools: CDPSession,
  minutes: number,
): Promise<MemorySample[]> {
  const samples: MemorySample[] = [];
  const began = Date.now();
  const keys = [
    '-',
    '.',
    'd',
    'Alt+ArrowDown',
    'Delete',
    'Control+z',
    'Control+z',
    'Control+z',
    'Control+z',
    'Control+z',
  ];
  for (;;) {
    const atMinutes = (Date.now() - began) / 60_000;
    samples.push({ atMinutes, bytes: await heldBytes(devtools) });
    if (atMinutes >= minutes) return samples;
    for (let round = 0; round < 6; round += 1) {
      for (const key of [...keys, 'Shift+ArrowRight']) {
        await page.keyboard.press(key);
        await page.waitForTimeout(60);
      }
    }
  }
}

async function heldBytes(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize, backingStorageSize = 0 } = (await devtools.send('Runtime.getHeapUsage')) as {
    readonly usedSize: number;
    readonly backingStorageSize?: number;
  };
  return usedSize + backingStorageSize;
}

/** Bytes a minute of the straight line through the samples (least squares), without the first one: the page fills up. */
export function slope(samples: readonly MemorySample[]): number {
  const later = samples.slice(1);
  const mean = (values: readonly number[]) => values.reduce((sum, each) => sum + each, 0) / values.length;
  const [x, y] = [mean(later.map((each) => each.atMinutes)), mean(later.map((each) => each.bytes))];
  const sum = (each: (sample: MemorySample) => number) =>
    later.reduce((total, sample) => total + each(sample), 0);
  return sum((each) => (each.atMinutes - x) * (each.bytes - y)) / sum((each) => (each.atMinutes - x) ** 2);
}
