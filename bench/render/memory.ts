import type { BenchPlan } from './bench-plan.ts';

/** How much memory a reel needs by its number of cuts. */
export async function measureMemory({ spec, ours }: BenchPlan): Promise<void> {
  console.log('| cuts | peak MiB |\n|---|---|');
  for (const count of [1, 10, 50]) {
    const cuts = Array.from({ length: count }, (_, index) => {
      const cut = spec.cuts[index % spec.cuts.length];
      if (cut === undefined) throw new Error('There is no source.');
      const startSeconds = 0.1 * Math.floor(index / spec.cuts.length);
      return { ...cut, startSeconds, frames: count === 1 ? 90 : 15 };
    });
    const { peakMib } = await ours.render(`${count} cuts`, { ...spec, cuts }, `memory-${count}`);
    console.log(`| ${count} | ${peakMib.toFixed(0)} |`);
  }
}
