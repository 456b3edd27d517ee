import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { BenchPlan } from './bench-plan.ts';
import { cheapest, type Measured } from './measured-process.ts';
import { finishedPictures, measureLimit, renderLossless, runGraph, runMelt } from './peers.ts';
import { qualityOf } from './quality.ts';

/** Whole reels: this product, one ffmpeg filter graph, melt where it is installed, and the limit. */
export async function measureReels(plan: BenchPlan): Promise<void> {
  const lossless = await renderLossless(plan);
  const raw = await finishedPictures(plan, lossless);
  const runs: { [name: string]: Measured[] } = {};
  const keep = (measured: Measured): void => {
    runs[measured.name] = [...(runs[measured.name] ?? []), measured];
  };
  for (let round = 0; round < plan.rounds; round += 1) {
    keep(await measureLimit(plan, raw, 1));
    keep(await measureLimit(plan, raw, 2));
    keep(await plan.ours('ours', plan.spec, `reels-${round}`));
    keep(await runGraph(plan));
    if (existsSync('/usr/bin/melt') && round === 0) keep(await runMelt(plan));
  }
  console.log('| renderer | CPU s | CPU / limit | wall / own CPU | peak MiB | Mbit/s | SSIM | VMAF |');
  console.log('|---|---|---|---|---|---|---|---|');
  const rows = Object.values(runs).map(cheapest);
  const limit = rows[0]?.cpuSeconds ?? Number.NaN;
  for (const row of rows) console.log(await tableRow(row, limit, plan, lossless));
}

async function tableRow(row: Measured, limit: number, plan: BenchPlan, lossless: string): Promise<string> {
  const { name, cpuSeconds, wallSeconds, peakMib, outputPath } = row;
  const cells = [name, cpuSeconds.toFixed(1), (cpuSeconds / limit).toFixed(2)];
  cells.push((wallSeconds / cpuSeconds).toFixed(2), peakMib.toFixed(0));
  if (outputPath === '') return `| ${[...cells, '', '', ''].join(' | ')} |`;
  const megabits = ((await stat(outputPath)).size * 8) / 1e6 / (plan.sources.length * plan.seconds);
  const { ssim, vmaf } = await qualityOf(outputPath, lossless);
  return `| ${[...cells, megabits.toFixed(2), ssim, vmaf].join(' | ')} |`;
}
