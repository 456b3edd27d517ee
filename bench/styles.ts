import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { ReelSpec } from '@cutroom/media';
import { cheapest, type Measured } from './render/measured-process.ts';
import { openOurs } from './render/ours-alone.ts';
import { makeSources, planOf } from './render/sources.ts';

/**
 * Measures what a style adds to rendering the same cuts without one, in one run; each is rendered `rounds` times in
 * turn and the cheapest kept. Only ratios count.
 *   node bench/styles.ts [--cuts 3] [--seconds 2] [--rounds 2] [--folder …]
 * A folder that is named keeps the sources for the next run.
 */
const { values } = parseArgs({
  options: {
    cuts: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '2' },
    rounds: { type: 'string', default: '2' },
    folder: { type: 'string' },
  },
});

const folder =
  values.folder === undefined
    ? await mkdtemp(join(tmpdir(), 'cutroom-bench-styles-'))
    : resolve(values.folder, `styles-${values.cuts}x${values.seconds}`);
try {
  await main();
} finally {
  if (values.folder === undefined) await rm(folder, { recursive: true, force: true });
}

async function main(): Promise<void> {
  await mkdir(folder, { recursive: true });
  const [cuts, seconds, rounds] = [Number(values.cuts), Number(values.seconds), Number(values.rounds)];
  const plain = await planOf(folder, await makeSources(folder, cuts, seconds), seconds);
  const ours = await openOurs(folder);
  const runs = new Map<string, Measured[]>();
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, spec] of Object.entries(stylesOf(plain)))
      runs.set(name, [...(runs.get(name) ?? []), await ours.render(name, spec, `${name}-${round}`)]);
  }
  const crossfaded = { ...plain, transition: 'crossfade' } as const;
  const reordered = { ...crossfaded, cuts: [...plain.cuts.slice(1), ...plain.cuts.slice(0, 1)] };
  const moved = 'crossfade, first cut moved to the end';
  runs.set(moved, [await ours.render(moved, reordered, 'crossfade-0')]);
  const base = cheapest(runs.get('plain') ?? []).cpuSeconds;
  console.log(`\n${cuts} cuts of ${seconds} s\n\n| style | CPU / plain | peak MiB |\n|---|---|---|`);
  for (const [name, measured] of runs) {
    const { cpuSeconds, peakMib } = cheapest(measured);
    console.log(`| ${name} | ${(cpuSeconds / base).toFixed(2)} | ${peakMib.toFixed(0)} |`);
  }
}

function stylesOf(plain: ReelSpec): { readonly [name: string]: ReelSpec } {
  const tone = { black: 0.05, white: 0.92, gamma: 1.15 };
  const [first, ...others] = plain.cuts;
  const words = { text: 'Our summer in the mountains', centerY: 0.55, style: 'shadow' as const };
  const titles = [{ ...words, startSeconds: 0, durationSeconds: 2.6 }];
  const cuts = first === undefined ? [] : [{ ...first, titles }, ...others];
  return {
    plain,
    'tone correction': { ...plain, cuts: plain.cuts.map((cut) => ({ ...cut, tone })) },
    'look: warm': { ...plain, look: 'warm' },
    'look: cinematic': { ...plain, look: 'cinematic' },
    'look: black and white': { ...plain, look: 'black_and_white' },
    crossfade: { ...plain, transition: 'crossfade' },
    'dip to black': { ...plain, transition: 'dip_to_black' },
    'fades in and out': { ...plain, fadeIn: true, fadeOut: true },
    title: { ...plain, cuts },
    everything: { ...plain, look: 'warm', transition: 'crossfade', fadeIn: true, fadeOut: true, cuts },
  };
}
