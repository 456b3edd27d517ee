import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { BenchPlan } from './bench-plan.ts';
import { cheapest, type Measured } from './measured-process.ts';
import { finishedFrames, measureLimit, peerOutputs, renderLossless, runGraph, runMelt } from './peers.ts';
import { qualityOf } from './quality.ts';

/** Whole reels: the limit, this product and one ffmpeg filter graph, in turn. */
export async function measureReels(plan: BenchPlan): Promise<void> {
  const raw = await finishedFrames(plan, await renderLossless(plan));
  const rounds: Measured[][] = [];
  for (let round = 0; round < plan.rounds; round += 1) {
    const limit = await measureLimit(plan, raw, 1);
    const ours = await plan.ours.render('ours', plan.spec, `reels-${round}`);
    const graph = await runGraph(plan);
    rounds.push([limit, await measureLimit(plan, raw, 2), ours, graph]);
  }
  printCosts(rounds);
}

/** melt, where it is installed, beside one filter graph. */
export async function measureMelt(plan: BenchPlan): Promise<void> {
  if (!existsSync('/usr/bin/melt')) return console.log('melt is not installed.');
  printCosts([[await runGraph(plan), await runMelt(plan)]]);
}

/** How the finished files of the other parts look, as far as the folder has them. */
export async function measureQuality(plan: BenchPlan): Promise<void> {
  const lossless = await renderLossless(plan);
  console.log('| renderer | Mbit/s | SSIM | VMAF |\n|---|---|---|---|');
  for (const [name, path] of Object.entries({ ours: plan.ours.outputOf('ours'), ...peerOutputs(plan) })) {
    if (!existsSync(path)) continue;
    const megabits = ((await stat(path)).size * 8) / 1e6 / (plan.sources.length * plan.seconds);
    const { ssim, vmaf } = await qualityOf(path, lossless);
    console.log(`| ${name} | ${megabits.toFixed(2)} | ${ssim} | ${vmaf} |`);
  }
}

/** @param rounds what was measured in turn; the ratios are to the first of them */
function printCosts(rounds: readonly (readonly Measured[])[]): void {
  const names = (rounds[0] ?? []).map(({ name }) => name);
  const rows = names.map((_, index) => cheapest(rounds.flatMap((round) => round[index] ?? [])));
  const first = rows[0]?.cpuSeconds ?? Number.NaN;
  console.log(`| renderer | CPU s | CPU / ${names[0]} | wall / own CPU | peak MiB |\n|---|---|---|---|---|`);
  for (const { name, cpuSeconds, wallSeconds, peakMib } of rows) {
    const cells = [name, cpuSeconds.toFixed(1), (cpuSeconds / first).toFixed(2)];
    cells.push((wallSeconds / cpuSeconds).toFixed(2), peakMib.toFixed(0));
    console.log(`| ${cells.join(' | ')} |`);
  }
}
