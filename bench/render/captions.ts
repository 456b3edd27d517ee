import type { ReelSpec } from '@cutroom/media';
import type { BenchPlan } from './bench-plan.ts';

/** What they may cost at most, of a first render of the same cuts without them. */
const CAPTIONS_SHARE_MAX = 0.15;
/** A changed level encodes no frame and draws no word. */
const LEVEL_SHARE_MAX = 0.03;
/** A word every third of a second: fast speech. */
const WORD_SECONDS = 0.33;
const WORDS = 'and then we took the small boat out to the island where nobody had been since spring'.split(
  ' ',
);

/**
 * What captions cost where every cut has them from its first frame to its last, each word with a bitmap of its own; and what
 * another level of the first cut costs after that, in the process that made the reel, as in a server.
 */
export async function measureCaptions({ spec, ours, rounds, seconds }: BenchPlan): Promise<void> {
  const runs: { plain: number[]; captioned: number[]; level: number[] } = {
    plain: [],
    captioned: [],
    level: [],
  };
  const captioned = withCaptions(spec, seconds);
  for (let round = 0; round < rounds; round += 1) {
    const cache = `captions-${round}`;
    const [plain] = await ours.renderInTurn('no captions', [spec], `${cache}-plain`);
    const reels = [captioned, quieter(captioned, -6), quieter(captioned, -3)];
    const [first, ...levels] = await ours.renderInTurn('captions, then other levels', reels, cache);
    runs.plain.push(plain?.cpuSeconds ?? Number.NaN);
    runs.captioned.push(first?.cpuSeconds ?? Number.NaN);
    runs.level.push(...levels.map(({ cpuSeconds }) => cpuSeconds));
  }
  const [plain, first] = [Math.min(...runs.plain), Math.min(...runs.captioned)];
  const level = Math.min(...runs.level) / first;
  console.log('| what | CPU / first render | at most |\n|---|---|---|');
  console.log(`| captions, more than none | ${(first / plain - 1).toFixed(3)} | ${CAPTIONS_SHARE_MAX} |`);
  console.log(`| another level of a cut, with captions | ${level.toFixed(3)} | ${LEVEL_SHARE_MAX} |`);
}

function quieter(spec: ReelSpec, gainDb: number): ReelSpec {
  return { ...spec, cuts: spec.cuts.map((cut, index) => (index === 0 ? { ...cut, gainDb } : cut)) };
}

function withCaptions(spec: BenchPlan['spec'], seconds: number): ReelSpec {
  const cuts = spec.cuts.map((cut) => ({
    ...cut,
    words: Array.from({ length: Math.floor(seconds / WORD_SECONDS) }, (_, at) => ({
      text: WORDS[at % WORDS.length] ?? '',
      startSeconds: cut.startSeconds + at * WORD_SECONDS,
      endSeconds: cut.startSeconds + (at + 0.9) * WORD_SECONDS,
    })),
  }));
  return { ...spec, cuts, captionStyle: 'word_pop' };
}
