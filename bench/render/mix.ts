import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MusicSpec, ReelSpec } from '@cutroom/media';
import type { BenchPlan } from './bench-plan.ts';

const RATE = 48_000;
/** What it may cost at most, of a first render without music. */
const MIX_SHARE_MAX = 0.05;
const LEVEL_SHARE_MAX = 0.03;

/** Levels that a creator tries one after the other. */
const LEVELS_DB = [-6, -3, 3];

/** What a track under the reel costs, and another level of it, in the process that made the reel, as in a server. */
export async function measureMix({ folder, spec, ours, rounds }: BenchPlan): Promise<void> {
  const music = await trackFor(folder, spec);
  const mixed = { ...spec, music };
  const others = LEVELS_DB.map((db) => ({ ...spec, music: { ...music, gainDb: music.gainDb + db } }));
  const runs: { plain: number[]; mixed: number[]; level: number[]; fresh: number[] } = {
    plain: [],
    mixed: [],
    level: [],
    fresh: [],
  };
  for (let round = 0; round < rounds; round += 1) {
    const cache = `mix-${round}`;
    const [plain] = await ours.renderInTurn('no music', [spec], `${cache}-plain`);
    const [first, ...levels] = await ours.renderInTurn('mixed, then other levels', [mixed, ...others], cache);
    const fresh = await ours.render(
      'another level in a new process',
      { ...spec, music: quieter(music) },
      cache,
    );
    runs.plain.push(plain?.cpuSeconds ?? Number.NaN);
    runs.mixed.push(first?.cpuSeconds ?? Number.NaN);
    runs.level.push(median(levels.map(({ cpuSeconds }) => cpuSeconds)));
    runs.fresh.push(fresh.cpuSeconds);
  }
  const plain = Math.min(...runs.plain);
  const row = (what: string, seconds: number, share: number, limit: string): string =>
    `| ${what} | ${seconds.toFixed(2)} | ${share.toFixed(3)} | ${limit} |`;
  console.log('| what | CPU s | CPU / first render | at most |\n|---|---|---|---|');
  console.log(row('first render, no music', plain, 1, ''));
  const mix = Math.min(...runs.mixed);
  console.log(row('first render, mixed', mix, mix / plain, String(1 + MIX_SHARE_MAX)));
  const level = Math.min(...runs.level);
  console.log(row('another level, median of three', level, level / plain, String(LEVEL_SHARE_MAX)));
  const fresh = Math.min(...runs.fresh);
  console.log(row('another level, in a new process', fresh, fresh / plain, ''));
}

function quieter(music: MusicSpec): MusicSpec {
  return { ...music, gainDb: music.gainDb - 9 };
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
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
