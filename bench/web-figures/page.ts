import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import path from 'node:path';
import { inRepository } from '../../scripts/repository.mjs';
import { PHONE_INDEX } from './processor.ts';
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

The network is that of Lighthouse's mobile preset, 1.6 Mbit/s and 150 ms of delay, which every request really takes. The processor is slowed
down to a BenchmarkIndex of ${PHONE_INDEX}, so that figures of different machines are those of one phone: Lighthouse's factor of four makes that of a machine
of 1500, the slowest that it is meant for; Chromium's own presets are 264 (Moto G Power of 2022) and 1000 (Pixel 5). This machine of
${cpus().length} processors had ${range(figures, 'speed')} and was slowed down ${range(figures, 'slowdown')} times; painting, which has threads of its own, is not slowed down.
Load of the machine before the start: ${range(figures, 'load')}. While the processing screen is measured the answer of the project list is fixed,
because a real run would take the processor that is being measured.
`;
}

/** '3', or '2 to 3' where the screens differ. */
function range(figures: readonly RouteFigures[], key: 'rounds' | 'speed' | 'slowdown' | 'load'): string {
  const values = figures.map((each) => each[key]);
  const text = (value: number) =>
    key === 'load' || key === 'slowdown' ? value.toFixed(1) : String(Math.round(value));
  const least = text(Math.min(...values));
  const most = text(Math.max(...values));
  return least === most ? least : `${least} to ${most}`;
}
