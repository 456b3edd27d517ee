import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openToolbox } from '../open-media.ts';
import type { ReelSpec } from '../reel-spec.ts';
import { renderReel } from '../render-reel.ts';

/** Renders the plan in a file as a process of its own, for tests that kill the whole of it. */
const [directory = '', planPath = ''] = process.argv.slice(2);
const spec: ReelSpec = JSON.parse(await readFile(planPath, 'utf8'));
const toolbox = await openToolbox({ scratchDirectory: join(directory, 'scratch') });
await renderReel(toolbox, spec, {
  workDirectory: join(directory, 'work'),
  outputPath: join(directory, 'alone.mp4'),
  cache: { get: async () => false, put: async () => undefined },
  signal: new AbortController().signal,
});
