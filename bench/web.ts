import { writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { chromium } from '@playwright/test';
import { startProduct } from '../e2e/harness/product.ts';
import { ensureBuilt } from '../scripts/builds.ts';
import { findChromium } from '../scripts/chromium.ts';
import { inRepository } from '../scripts/repository.mjs';
import { fillAccounts } from './web-figures/accounts.ts';
import { figuresTable, LIMITS, overLimit, type RouteFigures } from './web-figures/report.ts';
import { type Visit, type VisitFigures, visit } from './web-figures/visit.ts';
import { visitsOf } from './web-figures/visits.ts';
import { median } from './web-figures/vitals.ts';

/**
 * How every screen feels on a slow phone: LCP, INP, CLS and script of the built product, in a throttled Chromium.
 *   node bench/web.ts [rounds, default 3]
 * Prints the table and writes it to docs/web-performance.md.
 */
const ROUNDS = Number(process.argv[2] ?? 3);

await ensureBuilt();
const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath === null ? {} : { executablePath }),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
const product = await startProduct();
try {
  const loadBefore = loadavg()[0] ?? 0;
  const figures: RouteFigures[] = [];
  for (const plan of visitsOf(await fillAccounts(product.origin))) figures.push(await measure(plan));
  const table = figuresTable(figures);
  console.log(`\n${table}\n`);
  const over = overLimit(figures);
  console.log(over.length === 0 ? 'Everything is within its limit.' : `Over the limit: ${over.join('; ')}.`);
  await writeFile(inRepository('docs', 'web-performance.md'), document(table, over, loadBefore));
} finally {
  await browser.close();
  await product.remove();
}

async function measure(plan: Visit): Promise<RouteFigures> {
  const rounds: VisitFigures[] = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await visit(browser, product.origin, plan));
  const figures = {
    name: plan.name,
    lcpMs: median(rounds.map(({ lcpMs }) => lcpMs)),
    cls: Math.max(...rounds.map(({ cls }) => cls)),
    inpMs: median(rounds.map(({ inpMs }) => inpMs)),
    scriptBytes: Math.max(...rounds.map(({ scriptBytes }) => scriptBytes)),
    busyMs: median(rounds.map(({ busyMs }) => busyMs)) ?? 0,
  };
  console.error(`${plan.name}: ${JSON.stringify(rounds)}`);
  return figures;
}

function document(table: string, over: readonly string[], load: number): string {
  const { lcpMs, inpMs, cls, dashboardScriptBytes } = LIMITS;
  return `# The web pages: how they feel on a slow phone

Made by \`npm run bench -- web\`, which builds and serves the product, fills two accounts through its API and visits every
screen ${ROUNDS} times in Chromium with an empty cache: a phone's window, 1.6 Mbit/s with 150 ms of delay a request, and a
processor slowed down four times. LCP and INP are medians, CLS is the worst of the rounds.

- **LCP**: when the largest part of the screen was painted. Limit ${lcpMs / 1000} s.
- **INP**: from a real press or key to the next picture, the slowest of those tried on the screen. Limit ${inpMs} ms.
- **CLS**: how much moved that nobody had moved. Limit ${cls}.
- **Script**: gzipped, everything asked for until the largest part was painted. Limit for the dashboard
  ${dashboardScriptBytes / 1000} kB, which the build holds it to as well. Notifications and menus come after that.
- **Main thread**: processor time of the page until it rested, on the slowed-down processor. It tells which screens are
  heavy even where the load of the machine blurs the other times.

${table}

${over.length === 0 ? 'Everything is within its limit.' : `Over the limit: ${over.join('; ')}.`}

Measured on ${cpus().length} processors (load ${load.toFixed(1)} before the start); times grow with the load. While the processing screen
is measured the answer of the project list is fixed, because a real run would take the processor that is being measured.
`;
}
