import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import path from 'node:path';
import { inRepository } from '../../scripts/repository.mjs';
import { figuresTable, LIMITS, overLimit, type RouteFigures } from './report.ts';

const PAGE = inRepository('docs', 'web-performance.md');
/** What was measured last of each screen, so that screens can be measured one by one. */
const MEMORY = inRepository('.cache', 'bench', 'web.json');
/** From here on, what people wrote: a new measurement leaves it alone. */
const NOTES = '## What was found';

/**
 * Writes docs/web-performance.md.
 * @param measured replaces what was known of these screens
 * @param order names of all screens; others are forgotten
 */
export async function writePage(measured: readonly RouteFigures[], order: readonly string[]): Promise<void> {
  const known = new Map([...(await remembered()), ...measured].map((each) => [each.name, each]));
  const figures = order.flatMap((name) => known.get(name) ?? []);
  await mkdir(path.dirname(MEMORY), { recursive: true });
  await writeFile(MEMORY, `${JSON.stringify(figures, null, 2)}\n`);
  const notes = (await readFile(PAGE, 'utf8').catch(() => '')).split(NOTES)[1];
  await writeFile(PAGE, pageOf(figures) + (notes === undefined ? '' : `\n${NOTES}${notes}`));
}

async function remembered(): Promise<readonly RouteFigures[]> {
  const text = await readFile(MEMORY, 'utf8').catch(() => '[]');
  return JSON.parse(text) as readonly RouteFigures[];
}

function pageOf(figures: readonly RouteFigures[]): string {
  const { lcpMs, inpMs, cls, dashboardScriptBytes } = LIMITS;
  const over = overLimit(figures);
  return `# The web pages: how they feel on a slow phone

Made by \`npm run bench -- web\` (some screens only, say: \`node bench/web.ts 3 landing timeline\`), which builds and serves the
product, fills two accounts through its API and visits every screen ${range(figures, 'rounds')} times in Chromium with an empty
cache. LCP and INP are medians, CLS is the worst of the rounds.

- **LCP**: when the largest part of the screen was painted. Limit ${lcpMs / 1000} s.
- **INP**: from a real press or key to the next picture, the slowest of those tried on the screen. Limit ${inpMs} ms.
- **CLS**: how much moved that nobody had moved. Limit ${cls}.
- **Script**: gzipped, everything asked for until the largest part was painted. Limit for the dashboard
  ${dashboardScriptBytes / 1000} kB, which the build holds it to as well. Notifications and menus come after that.
- **Main thread**: processor time of the page until it rested, on the slowed-down processor. It tells which screens are
  heavy even where the load of the machine blurs the other times.

${figuresTable(figures)}

${over.length === 0 ? 'Everything is within its limit.' : `Over the limit: ${over.join('; ')}.`}

The throttling has the figures of Lighthouse's mobile preset: 1.6 Mbit/s, 150 ms of delay, a processor slowed down four times.
Lighthouse computes from them what a load would have taken; here the load is really slowed down, every request by the delay.
Its factor of four is meant for a fast desktop (a BenchmarkIndex of 1500 to 2000), which it turns into a phone of 375 to 500. On
this machine of ${cpus().length} processors the same measure gave ${range(figures, 'speed')}, so the phone here is one of ${range(figures, 'speed', 4)}: times are
longer than Lighthouse's would be. Load of the machine before the start: ${range(figures, 'load')}. While the processing screen is measured
the answer of the project list is fixed, because a real run would take the processor that is being measured.
`;
}

/** '3', or '2 to 3' where the screens differ. */
function range(figures: readonly RouteFigures[], key: 'rounds' | 'speed' | 'load', divisor = 1): string {
  const values = figures.map((each) => each[key] / divisor);
  const text = (value: number) => (key === 'load' ? value.toFixed(1) : String(Math.round(value)));
  const least = text(Math.min(...values));
  const most = text(Math.max(...values));
  return least === most ? least : `${least} to ${most}`;
}
