import { readFileSync } from 'node:fs';
import type { Browser, CDPSession, Page } from '@playwright/test';

/** What the page holds, in bytes, after the garbage is gone. */
export interface MemorySample {
  readonly atMinutes: number;
  /** Script objects and their buffers. */
  readonly scriptBytes: number;
  /** All memory of the page's process but the browser's own code: decoders, frames and images too. */
  readonly processBytes: number;
}

/** Edits without a pause. @returns a sample about every ten seconds */
export async function memoryFigures(browser: Browser, page: Page, minutes: number): Promise<MemorySample[]> {
  const samples: MemorySample[] = [];
  const devtools = await page.context().newCDPSession(page);
  const processId = await busiestRenderer(browser);
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
    const scriptBytes = await heldBytes(devtools);
    samples.push({ atMinutes, scriptBytes, processBytes: occupiedBytes(processId) });
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

/** Of the processes that draw pages the one that has done most: no other page is open. */
async function busiestRenderer(browser: Browser): Promise<number> {
  const devtools = await browser.newBrowserCDPSession();
  const { processInfo } = await devtools.send('SystemInfo.getProcessInfo');
  await devtools.detach();
  const renderers = processInfo.filter(({ type }) => type === 'renderer');
  const [busiest] = renderers.toSorted((a, b) => b.cpuTime - a.cpuTime);
  if (busiest === undefined) throw new Error('The browser has no process for the page.');
  return busiest.id;
}

/** Its own and what it shares with the process that draws, where images are; without what is read from files. Linux only. */
function occupiedBytes(processId: number): number {
  const status = readFileSync(`/proc/${processId}/status`, 'utf8');
  const kibibytes = (name: string) =>
    Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? Number.NaN);
  return 1024 * (kibibytes('RssAnon') + kibibytes('RssShmem'));
}

/** Bytes a minute of the straight line through the samples (least squares), without the first one: the page fills up. */
export function slope(samples: readonly MemorySample[], bytesOf: (sample: MemorySample) => number): number {
  const later = samples.slice(1);
  const mean = (values: readonly number[]) => values.reduce((sum, each) => sum + each, 0) / values.length;
  const [x, y] = [mean(later.map((each) => each.atMinutes)), mean(later.map(bytesOf))];
  const sum = (each: (sample: MemorySample) => number) =>
    later.reduce((total, sample) => total + each(sample), 0);
  return sum((each) => (each.atMinutes - x) * (bytesOf(each) - y)) / sum((each) => (each.atMinutes - x) ** 2);
}
