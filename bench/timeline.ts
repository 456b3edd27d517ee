import { loadavg } from 'node:os';
import { type Browser, chromium, devices, type Page } from '@playwright/test';
import { type ApiClient, apiClient, projectWhen } from '../e2e/harness/product/api-client.ts';
import { startProduct } from '../e2e/harness/product/product.ts';
import { ensureBuilt } from '../scripts/builds.ts';
import { findChromium } from '../scripts/chromium.ts';
import { asMs, editFigures, playFigures, scrubFigures, stripFigures } from './timeline-figures/desktop.ts';
import { generateFigure } from './timeline-figures/generate.ts';
import { type MemorySample, memoryFigures, slope } from './timeline-figures/memory.ts';
import { doneAfterMs, PHONE_ACTIONS, watchPresses } from './timeline-figures/phone.ts';
import { playableProject, spreadTimeline } from './timeline-figures/project.ts';
import { drawNothing, quantile, watchPage } from './timeline-figures/watch.ts';
import { benchmarkIndex, PHONE_INDEX, phoneSlowdown } from './web-figures/processor.ts';
import { cookiesOf, observe } from './web-figures/visit.ts';
import { interactionToNextPaint } from './web-figures/vitals.ts';

/**
 * How the timeline feels: each part against its limit, in a Chromium without a graphics accelerator.
 *   node bench/timeline.ts [generate | edit | scrub | cuts | sync | strip | phone | memory …, default all] [--minutes=2 of editing] [--seconds=180 of audio against frames]
 *     [--undrawn: the phone's actions without the player's drawing] [--slowdown=4 of the phone's processor, default what makes it one of a BenchmarkIndex of 375]
 * Needs about ten minutes, and a machine that does nothing else.
 */
const PARTS = ['generate', 'edit', 'scrub', 'cuts', 'sync', 'strip', 'phone', 'memory'] as const;
type Part = (typeof PARTS)[number];
const wanted = process.argv.slice(2).filter((each) => !each.startsWith('--'));
const minutes = numberOf('minutes') ?? 2;
const syncSeconds = numberOf('seconds') ?? 180;
const fixedSlowdown = numberOf('slowdown');
const isUndrawn = process.argv.includes('--undrawn');

await ensureBuilt();
const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath === null ? {} : { executablePath }),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--autoplay-policy=no-user-gesture-required',
  ],
});
const product = await startProduct();
try {
  const client = await apiClient(product.origin);
  const id = await playableProject(client);
  console.log(`Processor: BenchmarkIndex ${await benchmarkIndex(browser)}.`);
  for (const part of PARTS.filter((each) => wanted.length === 0 || wanted.includes(each))) {
    const load = (loadavg()[0] ?? 0).toFixed(1);
    for (const line of await measure(part, browser, client, id))
      console.log(`${part}: ${line} (load ${load})`);
  }
} finally {
  await browser.close();
  await product.remove();
}

function numberOf(option: string): number | null {
  const given = process.argv.find((each) => each.startsWith(`--${option}=`));
  return given === undefined ? null : Number(given.split('=')[1]);
}

async function measure(part: Part, within: Browser, client: ApiClient, id: number): Promise<string[]> {
  switch (part) {
    case 'generate':
      return onceGenerated(within, client, id);
    case 'edit':
      return onDesktop(within, client, id, { count: 50, seconds: 0.5 }, async (page) => {
        await page.getByRole('button', { name: /^Clip 3: / }).click();
        const found = await editFigures(page, 3);
        return [
          `to the first frame of the new preview ${asMs(found, 0.5)} median (150), ${asMs(found, 0.95)} p95 (300), ${found.length} edits`,
        ];
      });
    case 'scrub':
      return onDesktop(within, client, id, { count: 50, seconds: 0.5 }, async (page) => {
        const found = await scrubFigures(page, 40);
        const near = found.map((each) => each.near);
        const shown = found.map((each) => each.shown);
        return [
          `to the nearest tile or the frame ${asMs(near, 0.5)} median, ${asMs(near, 0.95)} p95, ${asMs(near, 1)} slowest (100)`,
          `to the frame that is meant ${asMs(shown, 0.5)} median, ${asMs(shown, 0.95)} p95`,
        ];
      });
    case 'cuts':
      return onDesktop(within, client, id, { count: 60, seconds: 0.5 }, async (page) => {
        const play = { seconds: 31, cutSeconds: 0.5, startOf: (cut: number) => (cut % 4) * 0.5 };
        const { heldMs } = await playFigures(page, play);
        return [
          `60 of 0.5 s: longest held frame ${asMs(heldMs, 1)} (100), ${heldMs.filter((each) => each > 100).length} over it; ${heldMs.length} frames in 30 s`,
        ];
      });
    case 'sync':
      return onDesktop(within, client, id, { count: 60, seconds: 3 }, async (page) => {
        const { lateSeconds } = await playFigures(page, {
          seconds: syncSeconds,
          cutSeconds: 3,
          startOf: () => 0,
        });
        const away = lateSeconds.map((each) => Math.abs(each) * 1000);
        return [
          `frames from what is heard over ${syncSeconds} s: ${asMs(away, 0.5)} median, ${asMs(away, 0.95)} p95, ${asMs(away, 0.99)} p99 (40), ${away.length} frames`,
        ];
      });
    case 'strip':
      return onDesktop(within, client, id, { count: 50, seconds: 0.5 }, async (page) => {
        const found = await stripFigures(page);
        const fps = (1000 * found.length) / found.reduce((sum, each) => sum + each, 0);
        return [
          `zooming and scrolling ${fps.toFixed(0)} screens a second (60), p95 ${asMs(found, 0.95)}, longest ${asMs(found, 1)}`,
        ];
      });
    case 'phone':
      return onPhone(within, client, id);
    case 'memory':
      return onDesktop(within, client, id, { count: 20, seconds: 1 }, async (page) => {
        await page.getByRole('button', { name: /^Clip 3: / }).click();
        const found = await memoryFigures(within, page, minutes);
        const figures = [
          ['script and buffers', (sample: MemorySample) => sample.scriptBytes],
          ["the page's process", (sample: MemorySample) => sample.processBytes],
        ] as const;
        return figures.map(([name, bytesOf]) => {
          const largest = megabytes(Math.max(...found.map(bytesOf)));
          return `${name} at most ${largest} MB (250), ${megabytes(slope(found, bytesOf))} MB more a minute over ${minutes} minutes of editing, ${found.length} samples`;
        });
      });
  }
}

function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(1);
}

interface Spread {
  readonly count: number;
  readonly seconds: number;
}

async function onDesktop(
  within: Browser,
  client: ApiClient,
  id: number,
  spread: Spread,
  use: (page: Page) => Promise<string[]>,
): Promise<string[]> {
  await spreadTimeline(client, id, spread);
  return inPage(within, client, async (page) => {
    await page.goto(`/timeline/${id}`);
    await page.locator('[aria-label="Video player"][data-shown]').waitFor();
    await page.waitForTimeout(2000);
    return use(page);
  });
}

async function inPage<Result>(
  within: Browser,
  client: ApiClient,
  use: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await within.newContext({ viewport: { width: 1280, height: 800 }, baseURL: client.origin });
  try {
    await context.addCookies(cookiesOf(client.cookie, client.origin));
    const page = await context.newPage();
    await page.addInitScript(watchPage);
    return await use(page);
  } finally {
    await context.close();
  }
}

/** The clips are analysed already: what a second wish takes. */
async function onceGenerated(within: Browser, client: ApiClient, id: number): Promise<string[]> {
  const found: number[] = [];
  for (const look of ['cool', 'vivid', 'soft']) {
    const use = async (page: Page) =>
      void found.push(await generateFigure(page, id, `A 4 second reel, ${look} look`));
    await inPage(within, client, use);
    await projectWhen(client, id, ({ status }) => status === 'completed');
  }
  return [
    `from 'Generate Video' to a reel that plays ${asMs(found, 0.5)} median, ${asMs(found, 1)} slowest (2000)`,
  ];
}

/** The slowest interaction of each action, on the slowed-down phone of bench/web.ts. */
async function onPhone(within: Browser, client: ApiClient, id: number): Promise<string[]> {
  await spreadTimeline(client, id, { count: 50, seconds: 1 });
  const phone = await phoneSlowdown(within);
  const slowdown = fixedSlowdown ?? phone.slowdown;
  const context = await within.newContext({
    ...devices['Pixel 7'],
    baseURL: client.origin,
    colorScheme: 'dark',
  });
  try {
    await context.addCookies(cookiesOf(client.cookie, client.origin));
    const page = await context.newPage();
    await page.addInitScript(observe);
    await page.addInitScript(watchPresses);
    if (isUndrawn) await page.addInitScript(drawNothing);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.goto(`/timeline/${id}`);
    await page.locator('[aria-label="Video player"][data-shown]').waitFor();
    await page.waitForTimeout(3000);
    const found: { readonly name: string; readonly ms: number; readonly doneMs: number | null }[] = [];
    for (const [name, act] of PHONE_ACTIONS) {
      await page.evaluate(() => window.cutroomFigures.events.splice(0));
      await act(page);
      const events = await page.evaluate(() => window.cutroomFigures.events);
      const doneMs = doneAfterMs(await page.evaluate(() => window.cutroomPress));
      found.push({ name, ms: interactionToNextPaint(events) ?? 0, doneMs });
    }
    const lines = found.map(
      ({ name, ms, doneMs }) =>
        `${name} ${Math.round(ms)} ms${doneMs === null ? '' : `, all of it drawn after ${Math.round(doneMs)}`}`,
    );
    return [
      `a processor of ${phone.speed} slowed down ${slowdown.toFixed(2)} times, to ${Math.round(phone.speed / slowdown)} (${PHONE_INDEX})`,
      ...lines,
      `slowest ${Math.round(
        quantile(
          found.map(({ ms }) => ms),
          1,
        ),
      )} ms (200)`,
    ];
  } finally {
    await context.close();
  }
}
