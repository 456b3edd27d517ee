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
if (planPath !== undefined) await render(planPath);

async function render(path: string): Promise<void> {
  const spec: ReelSpec = JSON.parse(await readFile(path, 'utf8'));
  const report = await media.renderReel(spec, {
    workDirectory: join(tmpdir(), 'cutroom-bench-work'),
    outputPath,
    cache: folderCache(cacheDirectory),
    signal: new AbortController().signal,
  });
  console.log(JSON.stringify(report));
}
