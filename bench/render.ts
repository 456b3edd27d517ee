import { existsSync } from 'node:fs';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReelSpec } from '@cutroom/media';
import { type Measured, measure } from './render/measured-process.ts';
import { measureLimit, type PeerPlan, renderLossless, runGraph, runMelt } from './render/peers.ts';
import { qualityOf } from './render/quality.ts';
import { makeSources, planOf, START_SECONDS } from './render/sources.ts';

/**
 * Measures rendering in one run, on one plan and the same sources: this product, one ffmpeg filter graph, melt where
 * it is installed, and the limit, which is decoding the selected frames plus encoding the finished pictures.
 * Only ratios count: the machine may be shared. What is compared is run `rounds` times in turn and the cheapest kept.
 *   node bench/render.ts [cuts, default 10] [seconds a cut, default 3] [rounds, default 2]
 */
const [CUTS = 10, SECONDS = 3, ROUNDS = 2] = process.argv.slice(2).map(Number);

const folder = await mkdtemp(join(tmpdir(), 'cutroom-bench-'));
try {
  await main();
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function main(): Promise<void> {
  const sources = await makeSources(folder, CUTS, SECONDS);
  const plan: PeerPlan = { folder, sources, seconds: SECONDS };
  const spec = await planOf(folder, sources, SECONDS);
  const lossless = await renderLossless(plan);
  // The server finds ffmpeg, checks its hash and tries the sandbox once; a render does not pay for it again.
  const opening = await runOurs('opening');
  const limits: number[] = [];
  const first: Measured[] = [];
  const graphs: Measured[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    limits.push(await measureLimit(plan, lossless));
    first.push(await runOurs('ours', spec, `cache-${round}`, opening));
    graphs.push(await runGraph(plan));
  }
  const limit = Math.min(...limits);
  const ours = cheapest(first);
  const again = [
    await runOurs('ours, reordered', { ...spec, cuts: spec.cuts.toReversed() }, 'cache-0', opening),
    await runOurs('ours, one cut changed', withFirstMoved(spec), 'cache-0', opening),
  ];
  const peers = [cheapest(graphs), ...(existsSync('/usr/bin/melt') ? [await runMelt(plan)] : [])];

  console.log(`\n${CUTS} cuts of ${SECONDS} s; limit ${limit.toFixed(1)} CPU s\n`);
  console.log('| renderer | CPU / limit | CPU / ours | wall / own CPU | peak MiB | Mbit/s | SSIM | VMAF |');
  console.log('|---|---|---|---|---|---|---|---|');
  for (const row of [ours, ...again, ...peers]) {
    const isSamePlan = !row.name.includes(',');
    const quality = isSamePlan ? await qualityOf(row.outputPath, lossless) : { ssim: '', vmaf: '' };
    console.log(await tableRow(row, limit, ours, quality));
  }
  await printMemory(spec, opening);
}

async function printMemory(spec: ReelSpec, opening: Measured): Promise<void> {
  console.log('\n| cuts | peak MiB |\n|---|---|');
  for (const count of [1, 10, 50]) {
    const cuts = Array.from({ length: count }, (_, index) => {
      const cut = spec.cuts[index % spec.cuts.length];
      if (cut === undefined) throw new Error('There is no source.');
      return { ...cut, startSeconds: 0.1 * Math.floor(index / CUTS), durationSeconds: count === 1 ? 3 : 0.5 };
    });
    const { peakMib } = await runOurs(`${count} cuts`, { ...spec, cuts }, `cache-memory-${count}`, opening);
    console.log(`| ${count} | ${peakMib.toFixed(0)} |`);
  }
}

function withFirstMoved(spec: ReelSpec): ReelSpec {
  const cuts = spec.cuts.map((cut, index) =>
    index === 0 ? { ...cut, startSeconds: START_SECONDS + 0.2 } : cut,
  );
  return { ...spec, cuts };
}

/** Renders a plan in a process of its own; without one the process only opens the engine. */
async function runOurs(
  name: string,
  spec: ReelSpec | null = null,
  cache = '',
  opening: Measured | null = null,
): Promise<Measured> {
  const outputPath = join(folder, `${name.replaceAll(/\W+/g, '-')}.mp4`);
  const planPath = join(folder, 'plan.json');
  if (spec !== null) await writeFile(planPath, JSON.stringify(spec));
  const script = [process.execPath, join(import.meta.dirname, 'render', 'ours.ts')];
  const plan = spec === null ? [] : [planPath, outputPath, join(folder, cache)];
  const measured = await measure(name, [...script, ...plan], outputPath);
  if (opening === null) return measured;
  return {
    ...measured,
    cpuSeconds: measured.cpuSeconds - opening.cpuSeconds,
    wallSeconds: Math.max(0, measured.wallSeconds - opening.wallSeconds),
  };
}

function cheapest(rows: readonly Measured[]): Measured {
  const [best] = rows.toSorted((a, b) => a.cpuSeconds - b.cpuSeconds);
  if (best === undefined) throw new Error('Nothing was measured.');
  return best;
}

async function tableRow(
  row: Measured,
  limit: number,
  ours: Measured,
  quality: { readonly ssim: string; readonly vmaf: string },
): Promise<string> {
  const megabits = ((await stat(row.outputPath)).size * 8) / 1e6 / (CUTS * SECONDS);
  const cells = [
    ...[row.name, (row.cpuSeconds / limit).toFixed(2), (row.cpuSeconds / ours.cpuSeconds).toFixed(3)],
    ...[(row.wallSeconds / row.cpuSeconds).toFixed(2), row.peakMib.toFixed(0), megabits.toFixed(2)],
    ...[quality.ssim, quality.vmaf],
  ];
  return `| ${cells.join(' | ')} |`;
}
