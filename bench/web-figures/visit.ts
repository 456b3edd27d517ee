import { gzipSync } from 'node:zlib';
import { type Browser, type CDPSession, devices, type Page } from '@playwright/test';
import { phoneSlowdown } from './processor.ts';
import {
  cumulativeLayoutShift,
  interactionToNextPaint,
  type LayoutShift,
  type TimedEvent,
} from './vitals.ts';

/** A screen, and what somebody does on it without leaving it. */
export interface Visit {
  readonly name: string;
  readonly path: string;
  /** Text that proves the screen is there. */
  readonly sign: string;
  /** Whose session; null for a stranger. A cookie header. */
  readonly cookie: string | null;
  readonly interact: (page: Page) => Promise<void>;
  readonly arrange?: (page: Page) => Promise<void>;
}

export interface VisitFigures {
  readonly lcpMs: number | null;
  /** What the largest part was, for whoever wants it sooner: 'H1 Your video', 'IMG /reel.jpg'. */
  readonly lcpPart: string | null;
  readonly cls: number;
  readonly inpMs: number | null;
  readonly scriptBytes: number;
  /** Processor time of the page's main thread until the screen rested, slowed down as it is. */
  readonly busyMs: number;
  /** BenchmarkIndex of the machine just before, and how many times it was slowed down. */
  readonly speed: number;
  readonly slowdown: number;
}

/** A slow network: that of Lighthouse's mobile preset. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
};
/** After the last thing was loaded: lazy parts and late shifts. */
const REST_MS = 2500;
const SCREEN_MS_MAX = 60_000;

/** Opens the screen with an empty cache and uses it. */
export async function visit(browser: Browser, origin: string, plan: Visit): Promise<VisitFigures> {
  const { speed, slowdown } = await phoneSlowdown(browser);
  const context = await browser.newContext({ ...devices['Pixel 7'], baseURL: origin, colorScheme: 'dark' });
  try {
    if (plan.cookie !== null) await context.addCookies(cookiesOf(plan.cookie, origin));
    const page = await context.newPage();
    page.setDefaultTimeout(SCREEN_MS_MAX);
    await page.addInitScript(observe);
    await plan.arrange?.(page);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', NETWORK);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });

    await page.goto(plan.path);
    await page.getByText(plan.sign).first().waitFor();
    await page.waitForTimeout(REST_MS);
    const busyMs = await mainThreadMs(devtools);
    const { lcpMs, lcpPart } = await page.evaluate(() => window.cutroomFigures);
    const scriptBytes = await gzippedBytes(await scriptsBefore(page, lcpMs ?? Number.POSITIVE_INFINITY));
    await plan.interact(page);
    await page.waitForTimeout(500);
    const { shifts, events } = await page.evaluate(() => window.cutroomFigures);
    return {
      lcpMs,
      lcpPart,
      cls: cumulativeLayoutShift(shifts),
      inpMs: interactionToNextPaint(events),
      scriptBytes,
      busyMs,
      speed,
      slowdown,
    };
  } finally {
    await context.close();
  }
}

async function mainThreadMs(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
}

interface Figures {
  lcpMs: number | null;
  lcpPart: string | null;
  readonly shifts: LayoutShift[];
  readonly events: TimedEvent[];
}

declare global {
  interface Window {
    cutroomFigures: Figures;
  }
}

/** Runs in the page before anything else. */
export function observe(): void {
  const figures: Figures = { lcpMs: null, lcpPart: null, shifts: [], events: [] };
  window.cutroomFigures = figures;
  const watch = (type: string, each: (entry: PerformanceEntry) => void, more: object = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({
      type,
      buffered: true,
      ...more,
    });
  watch('largest-contentful-paint', (entry) => {
    const { element, url } = entry as PerformanceEntry & {
      readonly element: Element | null;
      readonly url: string;
    };
    figures.lcpMs = entry.startTime;
    figures.lcpPart = `${element?.tagName ?? ''} ${url || (element?.textContent ?? '').slice(0, 40)}`;
  });
  watch('layout-shift', (entry) => {
    const { startTime, value, hadRecentInput } = entry as PerformanceEntry & {
      readonly value: number;
      readonly hadRecentInput: boolean;
    };
    figures.shifts.push({ startTime, value, hadRecentInput });
  });
  watch(
    'event',
    (entry) => {
      const { interactionId } = entry as PerformanceEntry & { readonly interactionId: number };
      figures.events.push({ interactionId, durationMs: entry.duration });
    },
    // The shortest the browser reports.
    { durationThreshold: 16 },
  );
}

/** Addresses of the scripts that were asked for before this moment. */
function scriptsBefore(page: Page, untilMs: number): Promise<readonly string[]> {
  return page.evaluate(
    (until) =>
      performance
        .getEntriesByType('resource')
        .filter(({ name, startTime }) => name.endsWith('.js') && startTime < until)
        .map(({ name }) => name),
    untilMs,
  );
}

async function gzippedBytes(addresses: readonly string[]): Promise<number> {
  const sizes = [...new Set(addresses)].map(async (address) => {
    const code = await fetch(address).then((answer) => answer.text());
    return gzipSync(code, { level: 9 }).length;
  });
  return (await Promise.all(sizes)).reduce((sum, bytes) => sum + bytes, 0);
}

export function cookiesOf(header: string, origin: string) {
  return header.split('; ').map((pair) => {
    const at = pair.indexOf('=');
    return { name: pair.slice(0, at), value: pair.slice(at + 1), url: origin };
  });
}
