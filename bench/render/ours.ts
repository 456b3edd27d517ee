import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openMedia, type ReelSpec } from '@cutroom/media';
import { countedToolsPath } from '../counted-tools/tools-path.ts';
import { folderCache } from './folder-cache.ts';

/** Renders the plan of a file with this product's engine; run as a process of its own so that it can be measured. */
const [planPath, outputPath = '', cacheDirectory = ''] = process.argv.slice(2);
const scratchDirectory = join(tmpdir(), 'cutroom-bench-scratch');
const media = await openMedia({ scratchDirectory, searchPath: countedToolsPath() });
// Without a plan the process only opens the engine, which the benchmark takes off.
if (planPath !== undefined) await renderAll(planPath);

/** One reel after the other, as a server does. What each cost is written to stderr, for `renderInTurn` to read. */
async function renderAll(path: string): Promise<void> {
  const specs: ReelSpec[] = JSON.parse(await readFile(path, 'utf8'));
  for (const spec of specs) {
    const [before, start] = [cpuSeconds(), performance.now()];
    await render(spec);
    const wallSeconds = (performance.now() - start) / 1000;
    console.error(`RENDERED ${(cpuSeconds() - before).toFixed(3)} ${wallSeconds.toFixed(3)}`);
  }
}

async function render(spec: ReelSpec): Promise<void> {
  const report = await media.renderReel(spec, {
    workDirectory: join(tmpdir(), 'cutroom-bench-work'),
    outputPath,
    cache: folderCache(cacheDirectory),
    signal: new AbortController().signal,
  });
  console.log(JSON.stringify(report));
}

/** Of this process with all its threads, and of the children that have ended (proc(5): fields 16 and 17, in hundredths). */
function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  const fields = readFileSync('/proc/self/stat', 'latin1').split(') ').at(-1)?.split(' ') ?? [];
  return (user + system) / 1e6 + (Number(fields[13]) + Number(fields[14])) / 100;
}
