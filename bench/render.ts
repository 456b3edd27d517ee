import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { measureCaptions } from './render/captions.ts';
import { measureChanges } from './render/changes.ts';
import { measureMemory } from './render/memory.ts';
import { measureMix } from './render/mix.ts';
import { openOurs } from './render/ours-alone.ts';
import { measureMelt, measureQuality, measureReels } from './render/reels.ts';
import { makeSources, planOf } from './render/sources.ts';

/**
 * Measures rendering on one plan and the same sources. Only ratios of one part count: the machine may be shared.
 * What is compared is run `rounds` times in turn and the cheapest kept.
 *   node bench/render.ts [--parts reels,melt,quality,changes,mix,captions,memory] [--cuts 10] [--seconds 3] [--rounds 2] [--folder …]
 * A folder that is named keeps the sources for the next run.
 */
const PARTS = {
  reels: measureReels,
  melt: measureMelt,
  quality: measureQuality,
  changes: measureChanges,
  mix: measureMix,
  captions: measureCaptions,
  memory: measureMemory,
};

const { values } = parseArgs({
  options: {
    parts: { type: 'string', default: Object.keys(PARTS).join(',') },
    cuts: { type: 'string', default: '10' },
    seconds: { type: 'string', default: '3' },
    rounds: { type: 'string', default: '2' },
    folder: { type: 'string' },
  },
});

const folder =
  values.folder === undefined
    ? await mkdtemp(join(tmpdir(), 'cutroom-bench-'))
    : resolve(values.folder, `${values.cuts}x${values.seconds}`);
try {
  await main();
} finally {
  if (values.folder === undefined) await rm(folder, { recursive: true, force: true });
}

async function main(): Promise<void> {
  await mkdir(folder, { recursive: true });
  const [seconds, rounds] = [Number(values.seconds), Number(values.rounds)];
  const sources = await makeSources(folder, Number(values.cuts), seconds);
  const spec = await planOf(folder, sources, seconds);
  // The server finds ffmpeg, checks its hash and tries the sandbox once; a render does not pay for it again.
  const ours = await openOurs(folder);
  for (const [name, measurePart] of Object.entries(PARTS)) {
    if (!values.parts.split(',').includes(name)) continue;
    console.log(`\n— ${name}: ${sources.length} cuts of ${seconds} s, ${rounds} rounds —\n`);
    await measurePart({ folder, sources, seconds, rounds, spec, ours });
  }
}
