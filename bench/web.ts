import { loadavg } from 'node:os';
import { chromium } from '@playwright/test';
import { startProduct } from '../e2e/harness/product/product.ts';
import { ensureBuilt } from '../scripts/builds.ts';
import { findChromium } from '../scripts/chromium.ts';
import { fillAccounts } from './web-figures/accounts.ts';
import { writePage } from './web-figures/page.ts';
import { figuresTable, overLimit, type RouteFigures } from './web-figures/report.ts';
import { type Visit, type VisitFigures, visit } from './web-figures/visit.ts';
import { visitsOf } from './web-figures/visits.ts';
import { median } from './web-figures/vitals.ts';

/**
 * How every screen feels on a slow phone: LCP, INP, CLS and script of the built product, in a throttled Chromium.
 *   node bench/web.ts [rounds, default 3] [beginning of a screen's name …, default all]
 * Prints the table and writes it to docs/web-performance.md, where screens that are left out keep what they had.
 */
const [rounds = '3', ...wanted] = process.argv.slice(2);
const ROUNDS = Number(rounds);

await ensureBuilt();
const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath === null ? {} : { executablePath }),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
const product = await startProduct();
try {
  const plans = visitsOf(await fillAccounts(product.origin));
  const load = loadavg()[0] ?? 0;
  const order = plans.map(({ name }) => name);
  const figures: RouteFigures[] = [];
  for (const plan of plans.filter(isWanted)) {
    figures.push({ ...(await measure(plan)), load });
    await writePage(figures, order);
  }
  console.log(`\n${figuresTable(figures)}\n`);
  const over = overLimit(figures);
  console.log(over.length === 0 ? 'Everything is within its limit.' : `Over the limit: ${over.join('; ')}.`);
} finally {
  await browser.close();
  await product.remove();
}

function isWanted({ name }: Visit): boolean {
  return wanted.length === 0 || wanted.some((beginning) => name.startsWith(beginning));
}

async function measure(plan: Visit): Promise<Omit<RouteFigures, 'load'>> {
  const visits: VisitFigures[] = [];
  for (let round = 0; round < ROUNDS; round += 1) visits.push(await visit(browser, product.origin, plan));
  console.error(`${plan.name}: ${JSON.stringify(visits)}`);
  return {
    name: plan.name,
    rounds: ROUNDS,
    lcpMs: median(visits.map(({ lcpMs }) => lcpMs)),
    cls: Math.max(...visits.map(({ cls }) => cls)),
    inpMs: median(visits.map(({ inpMs }) => inpMs)),
    scriptBytes: Math.max(...visits.map(({ scriptBytes }) => scriptBytes)),
    busyMs: median(visits.map(({ busyMs }) => busyMs)) ?? 0,
    speed: median(visits.map(({ speed }) => speed)) ?? 0,
    slowdown: median(visits.map(({ slowdown }) => slowdown)) ?? 0,
  };
}
