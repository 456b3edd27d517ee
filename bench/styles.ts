import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReelSpec } from '@cutroom/media';
import { type Measured, measure } from './render/measured-process.ts';
import { makeSources, planOf } from './render/sources.ts';

/**
 * Measures what a style adds to rendering the same cuts without one, in one run; each is rendered `rounds` times in
 * turn and the cheapest kept. Only ratios count. `node bench/styles.ts [cuts, default 4] [seconds a cut, default 3] [rounds, default 2]`
 */
const [CUTS = 4, SECONDS = 3, ROUNDS = 2] = process.argv.slice(2).map(Number);
const folder = await mkdtemp(join(tmpdir(), 'cutroom-bench-styles-'));
try {
  await main();
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function main(): Promise<void> {
  const plain = await planOf(folder, await makeSources(folder, CUTS, SECONDS), SECONDS);
  const opening = (await render('opening', null)).cpuSeconds;
  const costs = new Map<string, Measured>();
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, spec] of Object.entries(stylesOf(plain))) {
      const measured = await render(name, spec, `cache-${name}-${round}`);
      const before = costs.get(name);
      if (before === undefined || measured.cpuSeconds < before.cpuSeconds) costs.set(name, measured);
    }
  }
  const crossfaded = { ...plain, transition: 'crossfade' } as const;
  const reordered = { ...crossfaded, cuts: [...plain.cuts.slice(1), ...plain.cuts.slice(0, 1)] };
  costs.set('crossfade, first cut moved to the end', await render('moved', reordered, 'cache-crossfade-0'));
  const base = (costs.get('plain')?.cpuSeconds ?? Number.NaN) - opening;
  console.log(`\n${CUTS} cuts of ${SECONDS} s\n\n| style | CPU / plain | peak MiB |\n|---|---|---|`);
  for (const [name, { cpuSeconds, peakMib }] of costs)
    console.log(`| ${name} | ${((cpuSeconds - opening) / base).toFixed(2)} | ${peakMib.toFixed(0)} |`);
}

function stylesOf(plain: ReelSpec): { readonly [name: string]: ReelSpec } {
  const tone = { black: 0.05, white: 0.92, gamma: 1.15 };
  const titles = [{ text: 'Our summer in the mountains', at: 'opening' as const }];
  return {
    plain,
    'tone correction': { ...plain, cuts: plain.cuts.map((cut) => ({ ...cut, tone })) },
    'look: warm': { ...plain, look: 'warm' },
    'look: cinematic': { ...plain, look: 'cinematic' },
    'look: black and white': { ...plain, look: 'black_and_white' },
    crossfade: { ...plain, transition: 'crossfade' },
    'dip to black': { ...plain, transition: 'dip_to_black' },
    'fades in and out': { ...plain, fadeIn: true, fadeOut: true },
    title: { ...plain, titles },
    everything: { ...plain, look: 'warm', transition: 'crossfade', fadeIn: true, fadeOut: true, titles },
  };
}

/** Renders in a process of its own; without a plan it only opens the engine, which a server does once. */
async function render(name: string, spec: ReelSpec | null, cache = ''): Promise<Measured> {
  const planPath = join(folder, 'plan.json');
  if (spec !== null) await writeFile(planPath, JSON.stringify(spec));
  const outputPath = join(folder, 'reel.mp4');
  const script = [process.execPath, join(import.meta.dirname, 'render', 'ours.ts')];
  const plan = spec === null ? [] : [planPath, outputPath, join(folder, cache)];
  return measure(name, [...script, ...plan], outputPath);
}
