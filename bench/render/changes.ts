import type { ReelSpec } from '@cutroom/media';
import type { BenchPlan } from './bench-plan.ts';
import { cheapest, type Measured } from './measured-process.ts';
import { START_SECONDS } from './sources.ts';

/** What an edit costs after a first render with an empty cache. */
export async function measureChanges({ spec, ours, rounds }: BenchPlan): Promise<void> {
  const runs: { first: Measured[]; reordered: Measured[]; changed: Measured[] } = {
    first: [],
    reordered: [],
    changed: [],
  };
  for (let round = 0; round < rounds; round += 1) {
    const cache = `changes-${round}`;
    runs.first.push(await ours.render('first render', spec, cache));
    runs.reordered.push(await ours.render('reordered', { ...spec, cuts: spec.cuts.toReversed() }, cache));
    runs.changed.push(await ours.render('one cut changed', withFirstMoved(spec), cache));
  }
  const first = cheapest(runs.first);
  console.log('| render | CPU / first render | wall / own CPU | peak MiB |\n|---|---|---|---|');
  for (const { name, cpuSeconds, wallSeconds, peakMib } of Object.values(runs).map(cheapest)) {
    const cells = [name, (cpuSeconds / first.cpuSeconds).toFixed(3), (wallSeconds / cpuSeconds).toFixed(2)];
    console.log(`| ${[...cells, peakMib.toFixed(0)].join(' | ')} |`);
  }
}

function withFirstMoved(spec: ReelSpec): ReelSpec {
  const cuts = spec.cuts.map((cut, index) =>
    index === 0 ? { ...cut, startSeconds: START_SECONDS + 0.2 } : cut,
  );
  return { ...spec, cuts };
}
