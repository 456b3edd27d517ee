import type { ReelSpec } from '@cutroom/media';
import type { BenchPlan } from './bench-plan.ts';
import { cheapest, type Measured } from './measured-process.ts';

/** What they may cost at most, of a first render of the same cuts without them. */
const CAPTIONS_SHARE_MAX = 0.15;
/** A word every third of a second: fast speech. */
const WORD_SECONDS = 0.33;
const WORDS = 'and then we took the small boat out to the island where nobody had been since spring'.split(
  ' ',
);

/** What captions cost where every cut has them from its first frame to its last, each word with a bitmap of its own. */
export async function measureCaptions({ spec, ours, rounds, seconds }: BenchPlan): Promise<void> {
  const runs: { plain: Measured[]; captioned: Measured[] } = { plain: [], captioned: [] };
  const captioned = withCaptions(spec, seconds);
  for (let round = 0; round < rounds; round += 1) {
    runs.plain.push(await ours.render('first render, no captions', spec, `captions-${round}-plain`));
    runs.captioned.push(await ours.render('first render, captions', captioned, `captions-${round}`));
  }
  const share = cheapest(runs.captioned).cpuSeconds / cheapest(runs.plain).cpuSeconds - 1;
  console.log('| what | CPU / first render | at most |\n|---|---|---|');
  console.log(`| captions, more than none | ${share.toFixed(3)} | ${CAPTIONS_SHARE_MAX} |`);
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
