import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MusicSpec, ReelSpec } from '@cutroom/media';
import type { BenchPlan } from './bench-plan.ts';
import { cheapest, type Measured } from './measured-process.ts';

const RATE = 48_000;
/** What it may cost at most, of a first render without music. */
const MIX_SHARE_MAX = 0.05;
const LEVEL_SHARE_MAX = 0.03;

/** What a track under the reel costs, and another level of it. */
export async function measureMix({ folder, spec, ours, rounds }: BenchPlan): Promise<void> {
  const music = await trackFor(folder, spec);
  const runs: { plain: Measured[]; mixed: Measured[]; level: Measured[] } = {
    plain: [],
    mixed: [],
    level: [],
  };
  for (let round = 0; round < rounds; round += 1) {
    const cache = `mix-${round}`;
    runs.plain.push(await ours.render('first render, no music', spec, `${cache}-plain`));
    runs.mixed.push(await ours.render('first render, mixed', { ...spec, music }, cache));
    const quieter = { ...music, gainDb: music.gainDb - 6 };
    runs.level.push(await ours.render('another level', { ...spec, music: quieter }, cache));
  }
  const plain = cheapest(runs.plain).cpuSeconds;
  const mixed = cheapest(runs.mixed).cpuSeconds / plain - 1;
  const level = cheapest(runs.level).cpuSeconds / plain;
  console.log('| what | CPU / first render | at most |\n|---|---|---|');
  console.log(`| a mix, more than none | ${mixed.toFixed(3)} | ${MIX_SHARE_MAX} |`);
  console.log(`| another level | ${level.toFixed(3)} | ${LEVEL_SHARE_MAX} |`);
}

/** Noise as long as the reel: what is mixed does not change what mixing costs. */
async function trackFor(folder: string, spec: ReelSpec): Promise<MusicSpec> {
  const seconds = Math.ceil(spec.cuts.reduce((sum, { frames }) => sum + frames, 0) / 30) + 1;
  const path = join(folder, 'music.pcm');
  const pcm = new Int16Array(seconds * RATE * 2).map((_, at) => ((at * 7919) % 16_384) - 8192);
  await writeFile(path, new Uint8Array(pcm.buffer));
  return {
    path,
    startSeconds: 0,
    endSeconds: seconds,
    gainDb: 0,
    isDucked: true,
    downbeats: [],
    loudness: { stepSeconds: 0.5, levelsDb: Array.from({ length: seconds * 2 }, () => -17) },
  };
}
